"""A pose: a screen, and what is done there until it looks as it should."""

from dataclasses import dataclass

from dexterity.ui.screens.gallery import SCREENS, Maker
from dexterity.ui.screens.posing.samples import write_samples
from dexterity.ui.screens.posing.steps import SETTLED, Script
from dexterity.ui.scripted.player import ScriptedPlayer


@dataclass(frozen=True, slots=True)
class Pose:
    """How to get there from a game that has just been opened, without any screen yet."""

    screen: Maker
    steps: tuple[Script, ...] = ()
    """What to do there, when all is drawn."""
    empty: bool = False
    """Nobody has practised here before."""
    first: bool = False
    """It is the title: every other screen lies on that, and has a way back to it."""


def strike(pose: Pose, player: ScriptedPlayer) -> None:
    """Brings the game into the pose."""
    if not pose.empty:
        write_samples(player.app.services.folders.records)
    if not (pose.first or pose.screen is SCREENS["title"]):
        player.app.go(SCREENS["title"](player.app))
    player.app.go(pose.screen(player.app))
    player.tick(SETTLED)
    for step in pose.steps:
        step(player)
