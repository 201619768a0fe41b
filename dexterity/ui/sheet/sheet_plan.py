"""Where a sheet lies on the stage: from its millimetres to points and back, turned any way."""

from dataclasses import dataclass
from math import cos, hypot, sin
from typing import Final

import numpy as np

from dexterity.rules.pen.sheet.edge import Edge, edges_around
from dexterity.rules.pen.sheet.square import SHEET_MM, Square, square_at
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.draw.noise import Floats
from dexterity.values.vectors import Vec2

MARGIN_MM: Final = 9.0
"""Of the paper around the squares, where the numbers of the dice stand."""
PAPER_MM: Final = SHEET_MM + 2 * MARGIN_MM
SHADOW_MM: Final = 1.6
"""How far the paper's shadow reaches past it."""
EDGE_REACH_MM: Final = 3.0
"""How near to an edge a pointer must be to mean it. At half a square there is no middle left to
mean the square by."""
MIDDLE: Final = SHEET_MM / 2


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """A sheet laid on the stage."""

    middle: Vec2
    """Where its middle lies, in points."""
    scale: float
    """Points to a millimetre."""
    turned_rad: float = 0.0
    """To the right, as the player sees it; 0 has the first player's side at the bottom."""

    def place(self, at_mm: Vec2) -> Vec2:
        """The point of the stage where a place of the sheet is."""
        right, down = self.way((at_mm[0] - MIDDLE, at_mm[1] - MIDDLE))
        return self.middle[0] + right, self.middle[1] + down

    def way(self, by_mm: Vec2) -> Vec2:
        """A way on the sheet as one to the right and down on the stage, in points."""
        (x, y), c, s = by_mm, cos(self.turned_rad), sin(self.turned_rad)
        return self.scale * (x * c + y * s), self.scale * (x * s - y * c)

    def place_mm(self, point: Vec2) -> Vec2:
        """The place of the sheet that a point of the stage shows, be it beyond its edge."""
        right, down = (
            (point[0] - self.middle[0]) / self.scale,
            (point[1] - self.middle[1]) / self.scale,
        )
        c, s = cos(self.turned_rad), sin(self.turned_rad)
        return MIDDLE + right * c + down * s, MIDDLE + right * s - down * c

    def places(self, at_mm: Floats) -> Floats:
        """Points (n, 2) of the stage for as many places of the sheet."""
        c, s = self.scale * cos(self.turned_rad), self.scale * sin(self.turned_rad)
        return np.asarray((at_mm - MIDDLE) @ np.array([(c, s), (s, -c)]) + self.middle)

    @property
    def bounds(self) -> Box:
        """All that the paper takes with its shadow."""
        across = abs(cos(self.turned_rad)) + abs(sin(self.turned_rad))
        side = self.scale * (PAPER_MM * across + 2 * SHADOW_MM)
        return centred(self.middle, (side, side))

    # --- what a pointer is at -------------------------------------------------------------------

    def square(self, point: Vec2) -> Square | None:
        """The square at a point of the stage, if there is one."""
        place = self.place_mm(point)
        return square_at(place) if all(0.0 <= at < SHEET_MM for at in place) else None

    def edge(self, point: Vec2, reach_mm: float = EDGE_REACH_MM) -> Edge | None:
        """The edge nearest to a point of the stage, if one is within reach."""
        place = self.place_mm(point)
        near = edges_around(square_at(place))
        edge = min(near, key=lambda edge: _distance(edge, place))
        return edge if _distance(edge, place) <= reach_mm else None


def plan_in(box: Box, turned_rad: float = 0.0) -> SheetPlan:
    """A sheet as large as fits a box, in its middle, however it is turned."""
    across = abs(cos(turned_rad)) + abs(sin(turned_rad))
    scale = min(box.width, box.height) / (PAPER_MM * across + 2 * SHADOW_MM)
    return SheetPlan(box.middle, scale, turned_rad)


def _distance(edge: Edge, place_mm: Vec2) -> float:
    """From a place to the nearest of an edge, which is level or upright."""
    gaps = (
        max(start - at, at - end, 0.0)
        for start, end, at in zip(edge.start_mm, edge.end_mm, place_mm, strict=True)
    )
    return hypot(*gaps)
