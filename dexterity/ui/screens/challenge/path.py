"""The path through the chapters: where its stops are, and the line that joins them."""

from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import Final

import numpy as np

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.draw.colours import WOOD
from dexterity.ui.screens.challenge.level_node import FOOT, SIDE
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.values.vectors import Vec2

BOARD: Final = Box(20.0, 78.0, 850.0, 634.0)
"""Where the path winds: at the left of the card."""
ENDS: Final = 54.0
"""Points from the side of the board to the first and the last stop: the bend's room."""
WIDEST_STEP: Final = 100.0
DASHES_A_STEP: Final = 5


def row_of(chapter: int, chapters: int) -> Box:
    """The strip of a chapter, counted from 0."""
    height = BOARD.height / chapters
    return Box(BOARD.left, BOARD.top + chapter * height, BOARD.width, height)


def stops_of(chapter: int, count: int, row: Box) -> list[Box]:
    """Places of the stops of a chapter; every other chapter goes from right to left."""
    room = row.width - 2 * ENDS - SIDE
    step = min(WIDEST_STEP, room / max(1, count - 1))
    top = row.bottom - SIDE - FOOT - 2.0
    lefts = [row.left + ENDS + step * at for at in range(count)]
    if chapter % 2:
        lefts = [row.right - ENDS - SIDE - step * at for at in range(count)]
    return [Box(left, top, SIDE, SIDE + FOOT) for left in lefts]


class PathLine(Widget):
    """A dashed line from stop to stop, round the bend to the next chapter and so on."""

    def __init__(self, stops: Sequence[Sequence[Box]]) -> None:
        super().__init__("path")
        self.box = BOARD
        self._rows = tuple(tuple(_middle(stop) for stop in row) for row in stops)

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return BOARD.size

    def appearance(self, touch: Touch) -> Hashable:
        return self._rows

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        way = [point for row in self._joined() for point in row]
        for at in range(0, len(way) - 1, 2):
            canvas.line(way[at : at + 2], width=2.4, colour=WOOD, name=f"path/{at % 7}")

    def _joined(self) -> list[list[Vec2]]:
        """The points of each chapter's way and of the bend after it, close together."""
        parts: list[list[Vec2]] = []
        for at, row in enumerate(self._rows):
            if not row:
                continue
            parts.append(_points(row))
            following = self._rows[at + 1] if at + 1 < len(self._rows) else ()
            if following:
                side = BOARD.right - 12.0 if at % 2 == 0 else BOARD.left + 12.0
                parts.append(_bend(row[-1], following[0], side))
        return parts


def _middle(stop: Box) -> Vec2:
    return stop.left + SIDE / 2, stop.top + SIDE / 2


def _points(stops: Sequence[Vec2]) -> list[Vec2]:
    points: list[Vec2] = [stops[0]]
    for (x0, y0), (x1, y1) in pairwise(stops):
        shares = np.linspace(0.0, 1.0, 2 * DASHES_A_STEP + 1)[1:]
        # A little sag between stops: a drawn path is never straight.
        points += [(float(x0 + s * (x1 - x0)), float(y0 + s * (y1 - y0) + 12.0 * s * (1 - s)))
                   for s in shares]  # fmt: skip
    return points


def _bend(start: Vec2, end: Vec2, side: float) -> list[Vec2]:
    """Round to the next row, by way of the side of the board."""
    shares = np.linspace(0.0, 1.0, 6 * DASHES_A_STEP)
    (x0, y0), (x1, y1) = start, end
    points = []
    for s in shares:
        x = (1 - s) ** 3 * x0 + 3 * (1 - s) ** 2 * s * side + 3 * (1 - s) * s * s * side + s**3 * x1
        y = (1 - s) ** 3 * y0 + 3 * (1 - s) ** 2 * s * y0 + 3 * (1 - s) * s * s * y1 + s**3 * y1
        points.append((float(x), float(y)))
    return points
