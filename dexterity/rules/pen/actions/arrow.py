"""A spun arrow, and the straight line that a character follows because of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, dist, hypot, pi, sin, sqrt
from typing import Final

from dexterity.rules.pen.actions.action import Action
from dexterity.rules.pen.actions.flicking import BEFORE_EVENTS, MakeFlick, go_along
from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.effects import ArrowSpun
from dexterity.rules.pen.flicking import arrow_decides, spots_on_the_way
from dexterity.rules.pen.refusal import Refusal
from dexterity.rules.pen.sheet.segment import Segment, segments_around
from dexterity.rules.pen.turns import go_on
from dexterity.values.stroke import Spot, StrokeEnd
from dexterity.values.vectors import Vec2

LENGTH_MM: Final = 50.0
"""How far an arrow takes a character: five squares, about a good flick."""

CLEAR_MM: Final = 0.4
"""How far before a wall it ends, as a stroke does: half the width of both lines."""


@dataclass(frozen=True, slots=True)
class SpinArrow(Action):
    """An arrow spins in the air and decides where the character goes, instead of a flick."""

    record_name = "spin_arrow"
    phases = BEFORE_EVENTS

    def why_not(self, draft: PenDraft) -> Refusal | None:
        player = draft.state.turn
        if draft.pawn(player).flicks_missed:
            return Refusal.FLICK_MISSED
        return None if arrow_decides(draft, player) else Refusal.NO_ARROW

    def apply(self, draft: PenDraft) -> None:
        player, from_mm = draft.state.turn, draft.pawn(draft.state.turn).place_mm
        direction_rad = draft.luck("arrow").uniform(-pi, pi)
        walls = (*draft.board.walls, *segments_around(draft.state.filled))
        line = follow(from_mm, direction_rad, walls, spots_on_the_way(draft, player))
        draft.tell(ArrowSpun(player, direction_rad, line.end, from_mm, line.end_mm, line.padded))
        go_along(draft, line)
        go_on(draft)


@dataclass(frozen=True, slots=True)
class _Touch:
    """Where a line meets a wall."""

    at_mm: float
    wall: Segment


def follow(
    from_mm: Vec2, direction_rad: float, walls: Iterable[Segment], spots: Iterable[Spot]
) -> MakeFlick:
    """What a character meets on the way that an arrow points."""
    ahead = sin(direction_rad), cos(direction_rad)
    touches = (_touch(from_mm, ahead, wall) for wall in walls)
    first = min(
        (touch for touch in touches if touch is not None),
        key=lambda touch: touch.at_mm,
        default=None,
    )
    length = LENGTH_MM if first is None else first.at_mm
    end = StrokeEnd.RAN_OUT if first is None else StrokeEnd.WALL
    passed = sorted((_reached(from_mm, ahead, spot), spot.id) for spot in spots)
    return MakeFlick(
        end,
        (from_mm[0] + length * ahead[0], from_mm[1] + length * ahead[1]),
        first is not None and first.wall.padded,
        tuple(name for at_mm, name in passed if at_mm <= length),
    )


def _touch(from_mm: Vec2, ahead: Vec2, wall: Segment) -> _Touch | None:
    """The last place before the wall; where one stands already, if that is too near to it."""
    along = wall.end[0] - wall.start[0], wall.end[1] - wall.start[1]
    to_wall = wall.start[0] - from_mm[0], wall.start[1] - from_mm[1]
    across = _cross(ahead, along)
    if across == 0.0:
        return None
    at_mm, share = _cross(to_wall, along) / across, _cross(to_wall, ahead) / across
    # How far to stay away along the line, so as to be clear of the wall across it.
    clear = CLEAR_MM * hypot(*along) / abs(across)
    if at_mm < 0.0 or at_mm - clear > LENGTH_MM or not 0.0 <= share <= 1.0:
        return None
    return _Touch(max(0.0, at_mm - clear), wall)


def _reached(from_mm: Vec2, ahead: Vec2, spot: Spot) -> float:
    """How far along the line a spot is reached; beyond all lines if it is not."""
    if spot.to_mm is not None:
        return _crossed(from_mm, ahead, spot.place_mm, spot.to_mm)
    to_spot = spot.place_mm[0] - from_mm[0], spot.place_mm[1] - from_mm[1]
    at_mm = to_spot[0] * ahead[0] + to_spot[1] * ahead[1]
    aside = abs(_cross(ahead, to_spot))
    if dist(from_mm, spot.place_mm) <= spot.radius_mm:
        return 0.0
    if at_mm < 0.0 or aside > spot.radius_mm:
        return 2 * LENGTH_MM
    return at_mm - sqrt(spot.radius_mm**2 - aside**2)


def _crossed(from_mm: Vec2, ahead: Vec2, start: Vec2, end: Vec2) -> float:
    """How far along the line it crosses another."""
    along = end[0] - start[0], end[1] - start[1]
    to_start = start[0] - from_mm[0], start[1] - from_mm[1]
    across = _cross(ahead, along)
    if across == 0.0:
        return 2 * LENGTH_MM
    at_mm, share = _cross(to_start, along) / across, _cross(to_start, ahead) / across
    return at_mm if at_mm >= 0.0 and 0.0 <= share <= 1.0 else 2 * LENGTH_MM


def _cross(one: Vec2, other: Vec2) -> float:
    return one[0] * other[1] - one[1] * other[0]


ARROW: Final = (SpinArrow,)
