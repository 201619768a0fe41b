"""Walls drawn freely, anywhere on the sheet: straight from point to point."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import isfinite
from typing import Final

from dexterity.rules.pen.sheet.square import SHEET_MM
from dexterity.values.vectors import Vec2

TENTHS: Final = 10
"""To a millimetre: as fine as a stroke's points are. Finer than a pencil's line, and short to
write; whole tenths come back from a file, a code and a turned sheet as they were."""

MOST_POINTS: Final = 32
"""Of one stroke."""

Piece = tuple[Vec2, Vec2]
"""The straight line from one point of a stroke to the next."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """One line of a pencil. A ValueError if it has no length, or leaves the sheet."""

    points_mm: tuple[Vec2, ...]
    padded: bool = False

    def __post_init__(self) -> None:
        reason = why_no_stroke(self.points_mm)
        if reason is not None:
            raise ValueError(f"a stroke {reason}")

    @property
    def opposite(self) -> "Stroke":
        """Where it comes to lie when the sheet is turned half around."""
        return Stroke(tuple((_across(x), _across(y)) for x, y in self.points_mm), self.padded)

    def pieces(self) -> Iterator[Piece]:
        """Its straight parts, in order."""
        return pairwise(self.points_mm)


def why_no_stroke(points_mm: tuple[Vec2, ...]) -> str | None:
    """What keeps points from being a stroke, if anything."""
    if not 2 <= len(points_mm) <= MOST_POINTS:
        return f"must have 2 to {MOST_POINTS} points, not {len(points_mm)}"
    if not all(_is_exact(at) for point in points_mm for at in point):
        return f"must stay on the sheet, at tenths of a millimetre from 0 to {SHEET_MM:g}"
    if any(one == other for one, other in pairwise(points_mm)):
        return "must not stay where it is: a point is there twice in a row"
    return None


def tenths_from_mm(at_mm: float) -> int:
    """The nearest whole tenth."""
    return round(at_mm * TENTHS)


def mm_from_tenths(tenths: int) -> float:
    """The one float that stands for these tenths."""
    return tenths / TENTHS


def _across(at_mm: float) -> float:
    return mm_from_tenths(tenths_from_mm(SHEET_MM) - tenths_from_mm(at_mm))


def _is_exact(at_mm: float) -> bool:
    if not isfinite(at_mm) or not 0.0 <= at_mm <= SHEET_MM:
        return False
    return mm_from_tenths(tenths_from_mm(at_mm)) == at_mm
