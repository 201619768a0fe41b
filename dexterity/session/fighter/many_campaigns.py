"""Many campaigns of computer heroes, with the cards that the game ships, shared out in parts."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from dexterity.hand.ways.held import WayName
from dexterity.players.throw_book import ThrowBook
from dexterity.rules.fighter.actions import Action
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.options import Options
from dexterity.rules.fighter.state import State
from dexterity.session.fighter.chronicle import Chronicle
from dexterity.session.fighter.fighter_options import game_of
from dexterity.session.fighter.trial import Run, begin, play
from dexterity.session.shipped import fighter_box
from dexterity.session.trials import Trials
from dexterity.values.skill import Skill

SIDE_BY_SIDE: Final = 5
"""Campaigns in a part, however many there are and whoever plays them: who plays beside whom is in
the last bits of a throw. More: fewer to share out, and a bar that stands still for longer; throws
that are alike, and so thrown together, are rare until there are hundreds."""


@dataclass(frozen=True, slots=True)
class Start:
    """What a campaign begins with."""

    options: Options
    seed: int


@dataclass(frozen=True, slots=True)
class Part:
    """Campaigns that are played side by side."""

    starts: tuple[Start, ...]
    skill: Skill
    way: WayName


@dataclass(frozen=True, slots=True)
class Played:
    """A campaign that is over, without the cards, which every worker has of its own."""

    start: Start
    state: State
    actions: int
    chronicle: Chronicle
    """All that was counted in it."""

    @property
    def run(self) -> Run:
        """The same with its cards."""
        game = game_of(fighter_box(), self.start.options)
        return Run(game, self.start.seed, self.state, self.actions)


def trials_of(
    starts: Sequence[Start], skill: Skill, way: WayName = WayName.FLICK
) -> Trials[Part, list[Played]]:
    """All of them in their order, so many to a part, each the same whoever plays it."""
    firsts = range(0, len(starts), SIDE_BY_SIDE)
    parts = [Part(tuple(starts[first : first + SIDE_BY_SIDE]), skill, way) for first in firsts]
    return Trials(play_part, parts, lambda part: len(part.starts))


def play_part(part: Part) -> list[Played]:
    """Side by side to their ends."""
    games = ((game_of(fighter_box(), start.options), start.seed) for start in part.starts)
    runs = [begin(game, seed) for game, seed in games]
    chronicles = {id(run): Chronicle() for run in runs}

    def note(run: Run, action: Action, effects: tuple[Effect, ...]) -> None:
        chronicles[id(run)].note(run, action, effects)

    play(runs, book_of(part.skill, part.way), note)
    return [
        Played(start, run.state, run.actions, chronicles[id(run)])
        for start, run in zip(part.starts, runs, strict=True)
    ]


@cache
def book_of(skill: Skill, way: WayName) -> ThrowBook:
    """What a worker has aimed at once it remembers for its next parts: aims take half of the time.
    They are habits, the same in every campaign, so that remembering them changes nothing."""
    return ThrowBook(skill, way)
