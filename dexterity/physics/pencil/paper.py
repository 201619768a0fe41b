"""The sheet that a pencil is flicked on: how large it is, its walls, and the spots on it."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from math import isfinite
from typing import Final

from dexterity.errors import PaperError
from dexterity.values.stroke import Spot, Wall
from dexterity.values.vectors import Vec2

SHEET_MM: Final = 180.0
"""The side of a sheet: 18 squares of 10 mm."""

FARTHEST_MM: Final = 1000.0
"""How far from where the squares are counted from anything may be drawn. Past it, a slip."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet; its edge is no wall unless walls are drawn there."""

    walls: tuple[Wall, ...] = ()
    """Where a stroke touches two at once, it ends at the first of them here."""
    spots: tuple[Spot, ...] = ()
    low_mm: Vec2 = (0.0, 0.0)
    high_mm: Vec2 = (SHEET_MM, SHEET_MM)

    def __post_init__(self) -> None:
        for fault in _faults_of(self):
            raise PaperError(fault)

    def holds(self, place_mm: Vec2) -> bool:
        """Whether a place is on the sheet, its edge included."""
        (x, y), (left, near), (right, far) = place_mm, self.low_mm, self.high_mm
        return left <= x <= right and near <= y <= far


def _faults_of(paper: Paper) -> Iterator[str]:
    (left, near), (right, far) = paper.low_mm, paper.high_mm
    if not (left < right and near < far):
        yield "A sheet of paper must have a size."
    corners = (paper.low_mm, paper.high_mm)
    ends = chain.from_iterable((wall.from_mm, wall.to_mm) for wall in paper.walls)
    spots = chain.from_iterable((one.place_mm, one.to_mm or one.place_mm) for one in paper.spots)
    for place in chain(corners, ends, spots):
        if not all(isfinite(along) and abs(along) <= FARTHEST_MM for along in place):
            yield f"There is nothing at {place}: it is farther than {FARTHEST_MM:g} mm."
    for spot in paper.spots:
        if not 0.0 < spot.radius_mm <= FARTHEST_MM:
            yield f"The spot “{spot.id}” has a radius of {spot.radius_mm} mm."
