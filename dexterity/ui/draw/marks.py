"""Marks of a pen or pencil, collected before they go onto the paper; their edges are smooth."""

from dataclasses import dataclass

import numpy as np
import pygame

from dexterity.ui.draw.noise import Floats

FINE = 3
"""Fine points to a pixel, each way: ten shades at an edge. More: slower, and nobody sees it."""


@dataclass(frozen=True, slots=True)
class Window:
    """A rectangle of a sheet, in pixels; marks outside it are lost."""

    left: int
    top: int
    width: int
    height: int

    @property
    def slices(self) -> tuple[slice, slice]:
        """Its rows and columns."""
        return (
            slice(self.top, self.top + self.height),
            slice(self.left, self.left + self.width),
        )

    @property
    def corner(self) -> tuple[int, int]:
        """Left and top."""
        return self.left, self.top


class Marks:
    """How much of each pixel of a window is marked, 0 to 1; a later mark replaces the earlier."""

    def __init__(self, window: Window, fine: int = FINE) -> None:
        self.window = window
        self._fine = fine
        self._surface = pygame.Surface((window.width * fine, window.height * fine), depth=8)

    def stroke(self, points: Floats, widths: Floats | float, strength: float = 1.0) -> None:
        """A line through points (n, 2), as wide at each as told, drawn with a round tip."""
        level = round(255 * strength)
        wide = np.broadcast_to(np.asarray(widths, np.float64), (len(points),))
        places, radii = _closely(self._finely(points), wide * self._fine / 2)
        for x, y, radius in zip(*places.T.tolist(), radii.tolist(), strict=True):
            pygame.draw.circle(self._surface, level, (x, y), radius)

    def dot(self, place: Floats, width: float, strength: float = 1.0) -> None:
        """One touch of the tip."""
        x, y = self._finely(place).tolist()
        radius = width * self._fine / 2
        pygame.draw.circle(self._surface, round(255 * strength), (x, y), radius)

    def fill(self, points: Floats, strength: float = 1.0) -> None:
        """The inside of a polygon."""
        pygame.draw.polygon(self._surface, round(255 * strength), self._finely(points).tolist())

    def coverage(self) -> Floats:
        """What was marked, a number for each pixel of the window, rows first."""
        fine = self._fine
        levels = pygame.surfarray.pixels2d(self._surface)
        across = sum(levels[i::fine].astype(np.uint16) for i in range(fine))
        total = sum(np.asarray(across)[:, i::fine] for i in range(fine))
        return np.ascontiguousarray(np.asarray(total).T / (255.0 * fine * fine))

    def _finely(self, points: Floats) -> Floats:
        return np.asarray((points - self.window.corner) * self._fine)


def window_around(points: Floats, margin_px: float, size_px: tuple[int, int]) -> Window:
    """The part of a sheet of that size that the points (n, 2) take, and a margin around them."""
    low = np.maximum(np.floor(points.min(axis=0) - margin_px), 0)
    high = np.minimum(np.ceil(points.max(axis=0) + margin_px), size_px)
    (left, top), (width, height) = low.astype(int).tolist(), (high - low).astype(int).tolist()
    return Window(left, top, max(1, width), max(1, height))


def _closely(points: Floats, radii: Floats) -> tuple[Floats, Floats]:
    """The same line with points so close that discs of those radii leave no gaps."""
    lengths = np.hypot(*np.diff(points, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(lengths)])
    # At 0.8 radii apart the edge is scalloped by a twelfth of the radius: less than a fine point.
    step = max(0.75, 0.8 * float(radii.min()))
    at = np.linspace(0.0, along[-1], max(2, int(along[-1] / step) + 1))
    places = np.column_stack([np.interp(at, along, points[:, axis]) for axis in (0, 1)])
    return places, np.maximum(np.interp(at, along, radii), 0.6)
