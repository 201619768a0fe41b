"""Strokes of pen and pencil, collected on a fine grid before they go onto the paper."""

from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

from dexterity.ui.draw.noise import unsteady
from dexterity.ui.world.camera import Floats

Bytes = npt.NDArray[np.uint8]

FINE: Final = 3
"""Fine points to a pixel, each way: ten shades at an edge. Two show steps along flat ink lines."""

FARTHEST_PX: Final = 100_000.0
"""Points farther out are moved here: pygame counts in whole numbers that have an end."""

PART: Final = 12
"""Points of a line drawn as one ribbon: a long ribbon that comes back over itself would leave
holes where it does."""


class Strokes:
    """How hard each pixel of a rectangle is pressed on, 0 to 255; a later stroke replaces."""

    def __init__(self, window: pygame.Rect, fine: int = FINE) -> None:
        self.window = window
        self._fine = fine
        self._surface = pygame.Surface((window.width * fine, window.height * fine), depth=8)

    def fill(self, points: Floats, strength: float = 1.0) -> None:
        """The inside of a polygon."""
        if len(points) > 2:
            fine = self._finely(points).tolist()
            pygame.draw.polygon(self._surface, round(255 * strength), fine)

    def ribbons(self, points: Floats, widths: Floats, strengths: Floats) -> None:
        """Many strokes of as many points each: (m, k, 2), (m, k), (m,)."""
        levels = np.rint(255.0 * strengths).astype(int).tolist()
        polygons = self._finely(ribbons(points, widths)).tolist()
        for level, polygon in zip(levels, polygons, strict=True):
            pygame.draw.polygon(self._surface, level, polygon)

    def line(
        self,
        points: Floats,
        widths: Floats | float,
        strength: float = 1.0,
        *,
        round_tip: bool = True,
    ) -> None:
        """One line through points (n, 2); a round tip makes its corners round too."""
        wide = np.broadcast_to(np.asarray(widths, np.float64), (len(points),))
        level = round(255 * strength)
        for first in range(0, len(points) - 1, PART):
            part = slice(first, first + PART + 1)
            (ribbon,) = self._finely(ribbons(points[None, part], wide[None, part])).tolist()
            pygame.draw.polygon(self._surface, level, ribbon)
        if not round_tip:
            return
        radii = (wide * self._fine / 2).tolist()
        for place, radius in zip(self._finely(points).tolist(), radii, strict=True):
            pygame.draw.circle(self._surface, level, place, radius)

    def coverage(self) -> Bytes:
        """What was pressed, columns first, as pygame has it."""
        fine = self._fine
        levels = pygame.surfarray.pixels2d(self._surface)
        if fine == 1:
            return np.array(levels, dtype=np.uint8)
        across = levels[::fine].astype(np.uint16)
        for i in range(1, fine):
            across += levels[i::fine]
        total = across[:, ::fine].copy()
        for i in range(1, fine):
            total += across[:, i::fine]
        # Looked up: dividing every pixel takes three times as long.
        means = (np.arange(255 * fine * fine + 1) // (fine * fine)).astype(np.uint8)
        return means.take(total)

    def _finely(self, points: Floats) -> Floats:
        return np.clip((points - self.window.topleft) * self._fine, -FARTHEST_PX, FARTHEST_PX)


def ribbons(points: Floats, widths: Floats) -> Floats:
    """The outlines (m, 2k, 2) of strokes as wide at each of their points as told."""
    along = np.empty_like(points)
    along[:, 1:-1] = points[:, 2:] - points[:, :-2]
    along[:, 0], along[:, -1] = points[:, 1] - points[:, 0], points[:, -1] - points[:, -2]
    length = np.sqrt((along * along).sum(axis=2)) + 1e-9
    half = widths / 2 / length
    aside = np.stack([-along[..., 1] * half, along[..., 0] * half], axis=2)
    return np.concatenate([points + aside, (points - aside)[:, ::-1]], axis=1)


def pen_line(strokes: Strokes, points: Floats, width_px: float, rng: np.random.Generator) -> None:
    """A line of ink, pressed on now more, now less."""
    swell = 1.0 + 0.25 * unsteady(len(points), max(4.0, len(points) / 5.0), rng)
    strokes.line(points, width_px * np.clip(swell, 0.5, 1.6))


def bounds_of(points: Floats, margin_px: float, size_px: tuple[int, int]) -> pygame.Rect:
    """The part of a picture that points (n, 2) take, with a margin around; perhaps none of it."""
    low = np.floor(points.min(axis=0) - margin_px)
    high = np.ceil(points.max(axis=0) + margin_px)
    low, high = low.clip(-FARTHEST_PX, FARTHEST_PX), high.clip(-FARTHEST_PX, FARTHEST_PX)
    (left, top), (width, height) = low.astype(int).tolist(), (high - low).astype(int).tolist()
    return pygame.Rect(left, top, width, height).clip(pygame.Rect((0, 0), size_px))
