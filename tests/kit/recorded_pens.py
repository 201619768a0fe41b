"""Matches of Pen without a window, through the real session, its physics and its record."""

from datetime import UTC, datetime
from math import pi
from pathlib import Path
from random import Random

from dexterity.content.pen.sheets import load_sheet
from dexterity.hand.ways.held import WayName
from dexterity.physics.pencil.flick import flick_many
from dexterity.physics.pencil.grain import Grain
from dexterity.places import levels
from dexterity.rules.pen.actions import PlaceWall
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.sheet.square import square_at
from dexterity.rules.pen.state import Phase
from dexterity.session.match import last_match
from dexterity.session.matches import PenMatch
from dexterity.session.notice import Notice
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.pen_options import pen_options
from dexterity.session.seat import Seat, Seats
from dexterity.session.shipped import pen_box
from dexterity.values.stroke import Push
from tests.kit.penning import Duel

BEGUN = datetime(2026, 3, 2, 20, 15, 0, tzinfo=UTC)
LATER = datetime(2026, 3, 3, 18, 0, 0, tzinfo=UTC)
SEATS = (Seat("Ada"), Seat("Blaise"))
OPTIONS = Options(beginner=True, fun=True, left_handed=(False, True), first=PlayerId(1))
SHEET = "bridges"
SEED = 7
UNDONE, FLICKED = 0.4, 0.6
"""How often something is taken back, and how often a pencil is flicked that could wait."""


SPEEDS, FAR = (450.0, 700.0, 900.0, 1100.0), 1000


def unheard(notice: Notice) -> None:
    raise AssertionError(f"nothing was to be told: {notice}")


def begun(folder: Path, seed: int = SEED, seats: Seats = SEATS) -> PenMatch:
    """A match whose record goes into a folder."""
    sheet = load_sheet(levels() / "pen" / f"{SHEET}.txt")
    options = pen_options(pen_box(), sheet, OPTIONS, seats)
    return PenMatch.begin(PenCourse, options, seed, folder, unheard, begun=BEGUN)


def resumed(folder: Path) -> PenMatch:
    """The match that was left there."""
    last = last_match(folder, "pen", PenCourse)
    while last.under_way:
        last.advance(7)
    assert last.unfinished is not None, last.flaw
    return PenMatch.resume(last.unfinished, unheard, now=LATER)


def match_of(duel: Duel, seats: Seats = SEATS) -> PenMatch:
    """A match that stands as a game played by words does; nothing of it is written down."""
    return PenMatch(PenCourse(pen_box(), duel.game, seats, duel.state))


def push_of(match: PenMatch, direction_rad: float, speed_mm_s: float) -> Push:
    """From where the character stands."""
    return Push(match.state.pawns[match.state.turn].place_mm, direction_rad, speed_mm_s)


def aimed_push(match: PenMatch) -> Push:
    """The one of some dozens that ends nearest to the treasure, or to the own cell with it."""
    state, board, player = match.state, match.game.board, match.state.turn
    own, rival = board.sheet.cells[player], board.sheet.cells[1 - player]
    goal = own.squares if state.pawns[player].has_treasure else {rival.treasure}
    walls = frozenset(state.filled)
    steps = board.ways.without(walls).steps_from(*goal)
    pushes = [push_of(match, turn * pi / 24, speed) for turn in range(48) for speed in SPEEDS]
    strokes = flick_many(pushes, match.course.sheet.paper, Grain(match.course.sheet.grain_seed))
    ends = [square_at((float(x), float(y))) for x, y in strokes.ends_mm]
    return pushes[min(range(len(pushes)), key=lambda each: steps.get(ends[each], FAR))]


def act(match: PenMatch, luck: Random, *, aimed: bool = False) -> None:
    """Anything that can be done, and sometimes the last thing taken back."""
    if match.can_undo and luck.random() < UNDONE:
        match.undo()
    elif match.state.phase is Phase.WALL:
        match.do(PlaceWall(luck.choice(match.game.legal_walls(match.state))))
    elif match.course.awaits_flick and (
        luck.random() < FLICKED or not match.game.actions(match.state)
    ):
        push = push_of(match, luck.uniform(-pi, pi), luck.uniform(200.0, 1100.0))
        push = aimed_push(match) if aimed else push
        assert match.flick(push, WayName.FLICK).effects
    else:
        assert match.do(luck.choice(match.game.actions(match.state))) is not None
