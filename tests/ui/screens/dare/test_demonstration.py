"""“Show me”: the recorded stroke, at a real table, is a throw that meets the requirement."""

from pathlib import Path

import pytest

from dexterity.session.demonstration import demonstration
from dexterity.ui.screens.challenge.level import LevelScreen
from dexterity.ui.screens.dare.demonstration import DemonstrationScreen
from dexterity.ui.throwing.scene import Scene
from tests.kit.challenge_shelf import JUMP
from tests.kit.challenging import Challenger, at_level, challenging

SHOWN = ("jump", "pirouette", "prayer", "hot_potato", "slap", "card", "blow", "back_turned")
"""One of each kind: a tap, a figure, two hands, a catch, tools led and loosed, a mirror."""


def seen(player: Challenger, screen: DemonstrationScreen) -> None:
    player.until(lambda: screen.shown.table.scene is Scene.VERDICT, frames=900)


@pytest.mark.parametrize("requirement", SHOWN)
def test_what_is_shown_is_what_was_recorded_and_meets_it(tmp_path: Path, requirement: str) -> None:
    with challenging(tmp_path) as player:
        screen = DemonstrationScreen(player.app, (requirement,))
        player.app.go(screen)
        seen(player, screen)
        last = screen.shown.table.last
        assert last is not None
        assert not last.verdict.failed
        assert last.flight.digest() == demonstration(requirement).flight.digest()


def test_it_is_opened_from_a_level_and_left_to_it(tmp_path: Path) -> None:
    with at_level(tmp_path, JUMP) as player:
        player.click("show_me")
        player.tick(2)
        player.screen_of(DemonstrationScreen)
        player.click("close")
        player.tick(2)
        assert player.screen_of(LevelScreen).shown.throws == ()


def test_a_badge_explains_itself_and_leads_there_too(tmp_path: Path) -> None:
    with at_level(tmp_path, JUMP) as player:
        player.click("requirement/jump")
        player.tick()
        assert player.says("requirement.jump.aimed")
        assert player.says("challenge_screens.steady_tries")
        player.click("explained/show")
        player.tick(2)
        player.screen_of(DemonstrationScreen)


def test_several_are_shown_one_after_the_other(tmp_path: Path) -> None:
    with challenging(tmp_path) as player:
        screen = DemonstrationScreen(player.app, ("jump", "wink"))
        player.app.go(screen)
        player.tick(2)
        player.click("next")
        player.tick(2)
        assert screen.shown.table.dare.ids == ("wink",)
