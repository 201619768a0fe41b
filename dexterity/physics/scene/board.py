"""The board's edges for many points at once: how far inside the board a point is, and which way.

Any outline, any holes: exact distances are worked out once on a grid of a millimetre and
interpolated, which costs the same for a circle as for a dragon.
"""

from functools import lru_cache

import numpy as np

from dexterity.content.shapes import Bounds
from dexterity.content.target import Target
from dexterity.physics.arrays import Bools, Floats, Ints
from dexterity.values.vectors import Vec2

CELL_MM = 1.0
"""Grid of the distances; straight edges are exact, the edge of a hole of 15 mm is off by 0.01."""

MARGIN_MM = 40.0
"""How far past the outline the grid reaches, so that a die beside the board knows the edge."""

KEPT = 4
"""Reliefs, each of some 7 MB: the title's, that of a game, and two that were played before. With
twice as many, an evening fills 60 MB. With one, the title and a game take turns in working out."""


@lru_cache(maxsize=KEPT)
def board_distance_of(target: Target, at_mm: Vec2) -> "BoardDistance":
    """The distances of a target, kept: it never changes and costs 50 ms to work out."""
    return BoardDistance(target, at_mm)


class BoardDistance:
    """Where there is board, as signed distances, positive inside the board's material."""

    def __init__(self, target: Target, at_mm: Vec2) -> None:
        bounds = target.outline.bounds()
        self._left = bounds.left_mm - MARGIN_MM
        self._bottom = bounds.bottom_mm - MARGIN_MM
        x, y = self._grid(bounds)
        outline = target.outline.signed_distance(x, y)
        inside = outline.copy()
        for hole in target.holes:
            np.minimum(inside, -hole.shape.signed_distance(x, y), out=inside)
        height, self._width = inside.shape
        flat = np.append(inside.ravel(), np.zeros(self._width + 1))
        cells = np.arange(height * self._width)
        steps = (0, 1, self._width, self._width + 1)
        # The four corners of a cell side by side: one look into memory instead of four.
        self._corners = np.stack([flat[cells + step] for step in steps], axis=1)
        self._within = (outline > 0.0).ravel()
        corner = (self._left + at_mm[0], self._bottom + at_mm[1])
        self._from = np.array(corner)[:, None] / CELL_MM
        self._most = np.array([[self._width - 1.001], [height - 1.001]])

    def _grid(self, bounds: Bounds) -> tuple[Floats, Floats]:
        across = np.arange(self._left, bounds.right_mm + MARGIN_MM + CELL_MM, CELL_MM)
        along = np.arange(self._bottom, bounds.top_mm + MARGIN_MM + CELL_MM, CELL_MM)
        x, y = np.meshgrid(across, along)
        return x, y

    def inside(self, places: Floats) -> tuple[Floats, Bools]:
        """For places (points, 2, n): how far inside the board's material, and whether within its
        outline at all."""
        cell, across, along = self._cells(places)
        corners = self._corners.take(cell, axis=0)
        a, b, c, d = (corners[..., corner] for corner in range(4))
        near = a + (b - a) * across
        return near + (c + (d - c) * across - near) * along, self._within.take(cell)

    def inward(self, places: Floats) -> tuple[Floats, Floats]:
        """For places (1, 2, n): the level direction that leads into the board's material."""
        cell, across, along = self._cells(places)
        corners = self._corners.take(cell, axis=0)
        a, b, c, d = (corners[..., corner] for corner in range(4))
        gx = (b - a) * (1.0 - along) + (d - c) * along
        gy = (c - a) * (1.0 - across) + (d - b) * across
        length = np.sqrt(gx * gx + gy * gy) + 1e-12
        return (gx / length)[0], (gy / length)[0]

    def _cells(self, places: Floats) -> tuple[Ints, Floats, Floats]:
        within = np.minimum(np.maximum(places * (1.0 / CELL_MM) - self._from, 0.0), self._most)
        whole = within.astype(np.int64)
        within -= whole
        return whole[:, 1] * self._width + whole[:, 0], within[:, 0], within[:, 1]
