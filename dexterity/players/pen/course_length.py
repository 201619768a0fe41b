"""How many flicks a player needs from the start to the rival's treasure and home.

Measured, not reckoned: the computer plays that course alone, again and again, through the real
physics, with nothing else on the sheet and nobody in the way.
"""

from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from dexterity.luck import derive_seed, luck_for
from dexterity.physics.pencil.flick import flick
from dexterity.physics.pencil.grain import Grain
from dexterity.physics.pencil.paper import Paper
from dexterity.players.pen.choosing import flick_push
from dexterity.players.pen.mind import MINDS
from dexterity.players.pen.outlook import Outlook
from dexterity.rules.pen.actions import flick_from
from dexterity.rules.pen.board import board_of
from dexterity.rules.pen.cards.box import Cards
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS, PlayerId
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.state import HEALTH, State
from dexterity.values.skill import Skill

MOST_FLICKS: Final = 200
"""Of one run; ten times what a long one takes."""


@dataclass(frozen=True, slots=True)
class CourseLength:
    """What some runs of one player came to."""

    flicks: float
    """On average."""
    error: float
    """Its standard error; 0 of a single run."""


def course_length(sheet: Sheet, seat: PlayerId, level: Skill, runs: int, seed: int) -> CourseLength:
    """Of a player whose cell is this one."""
    bare = board_of(replace(sheet, chests=(), potions=()))
    game = PenGame(Cards({}, {}), bare, Options(first=seat))
    counts = [_run(game, level, derive_seed(seed, "course", run)) for run in range(runs)]
    spread = stdev(counts) if runs > 1 else 0.0
    return CourseLength(fmean(counts), spread / sqrt(runs))


def unevenness(sheet: Sheet, level: Skill, runs: int, seed: int) -> float:
    """By what share of the longer course that of the other player is shorter."""
    first, second = (course_length(sheet, seat, level, runs, seed).flicks for seat in PLAYERS)
    return abs(first - second) / max(first, second)


def _run(game: PenGame, level: Skill, seed: int) -> int:
    state, luck = game.start(seed), luck_for(seed, "run")
    while game.result(state) is None and state.flicks < MOST_FLICKS:
        alone = _alone(game, state)
        push = flick_push(Outlook(game, alone, MINDS[level]), level, luck)
        paper = Paper(game.walls(alone), game.spots(alone))
        stroke = flick(push, paper, Grain(derive_seed(seed, "grain", alone.flicks)))
        state = game.apply(alone, flick_from(stroke)).state
    return state.flicks


def _alone(game: PenGame, state: State) -> State:
    """The same player's turn again, as fit as ever: only the way counts."""
    first, second = (replace(pawn, health=HEALTH) for pawn in state.pawns)
    seat = game.options.first
    return replace(state, turn=seat, decides=seat, pawns=(first, second))
