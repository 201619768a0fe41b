"""Many campaigns of computer heroes, with the cards that the game ships, shared out in parts."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Final

from dexterity.hand.error import Skill
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
from dexterity.session.spreading import spread

SIDE_BY_SIDE: Final = 5
"""Campaigns in a part, however many there are and whoever plays them: who plays beside whom is in
the last bits of a throw. More: fewer to share out, and a bar that stands still for longer; throws
that are alike, and so thrown together, are rare until there are hundreds."""

Progress = Callable[[int], None]
"""Is told, now and then, how many more campaigns have ended."""


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
    """A campaign that is over, and all that was counted in it."""

    run: Run
    chronicle: Chronicle


Ended = tuple[State, int, Chronicle]
"""Of a campaign played elsewhere: how it stands, after how many actions, and what was counted."""


def parts_of(starts: Sequence[Start], skill: Skill, way: WayName = WayName.FLICK) -> list[Part]:
    """The campaigns in their order, so many to a part."""
    firsts = range(0, len(starts), SIDE_BY_SIDE)
    return [Part(tuple(starts[first : first + SIDE_BY_SIDE]), skill, way) for first in firsts]


def play_many(
    starts: Sequence[Start],
    skill: Skill,
    *,
    way: WayName = WayName.FLICK,
    progress: Progress = lambda ended: None,
    executor: Executor | None = None,
) -> list[Played]:
    """All campaigns to their ends, in their order, each the same whoever plays it."""
    parts = parts_of(starts, skill, way)
    ended = spread(play_part, parts, executor, lambda part: progress(len(part.starts)))
    pairs = zip(starts, chain.from_iterable(ended), strict=True)
    return [
        Played(Run(game_of(fighter_box(), start.options), start.seed, state, actions), chronicle)
        for start, (state, actions, chronicle) in pairs
    ]


def play_part(part: Part) -> list[Ended]:
    """Side by side to their ends; without the cards, which every worker has of its own."""
    games = ((game_of(fighter_box(), start.options), start.seed) for start in part.starts)
    runs = [begin(game, seed) for game, seed in games]
    chronicles = {id(run): Chronicle() for run in runs}

    def note(run: Run, action: Action, effects: tuple[Effect, ...]) -> None:
        chronicles[id(run)].note(run, action, effects)

    play(runs, book_of(part.skill, part.way), note)
    return [(run.state, run.actions, chronicles[id(run)]) for run in runs]


@cache
def book_of(skill: Skill, way: WayName) -> ThrowBook:
    """What a worker has aimed at once it remembers for its next parts: aims take half of the time.
    They are habits, the same in every campaign, so that remembering them changes nothing."""
    return ThrowBook(skill, way)
