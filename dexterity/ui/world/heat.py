"""Where one's own throws came to rest: blots of wash that add up on the table."""

from collections.abc import Iterable
from typing import Final

import numpy as np
import pygame

from dexterity.ui.draw.colours import INK, WASHES
from dexterity.ui.world.camera import Camera
from dexterity.ui.world.stamps import LEVELS, dot, wash
from dexterity.values.vectors import Vec2

BLOT_MM: Final = 17.0
"""Radius of a blot: about a die's reach. Wider: ten throws are one cloud."""

STRENGTH: Final = 62
"""Opacity, of 255, of one blot; five on one spot nearly hide the board."""


class Heat:
    """A layer over the still picture; a throw is added, never redrawn."""

    def __init__(self, camera: Camera, size_px: tuple[int, int]) -> None:
        self._camera = camera
        self._layer = pygame.Surface(size_px, pygame.SRCALPHA)
        self._touched = pygame.Rect(0, 0, 0, 0)
        self.places_mm: list[Vec2] = []

    def add(self, place_mm: Vec2) -> None:
        """A die has come to rest there."""
        self.places_mm.append(place_mm)
        x, y = place_mm
        radius = BLOT_MM * self._camera.px_per_mm((x, y, 0.0))
        blot = wash(round(radius), WASHES[3].colour, STRENGTH)
        low = pygame.transform.smoothscale_by(blot, (1.0, self._squash((x, y))))
        right, down = self._camera.pixel((x, y, 0.0))
        self._blit(low, right, down)
        self._blit(dot(round(1.4 * self._camera.unit_px, 1), INK, LEVELS - 4), right, down)

    def add_all(self, places_mm: Iterable[Vec2]) -> None:
        """The same for many."""
        for place in places_mm:
            self.add(place)

    def draw(self, surface: pygame.Surface) -> None:
        """Lay it over the picture."""
        if self._touched.width:
            surface.blit(self._layer, self._touched, self._touched)

    def _blit(self, mark: pygame.Surface, right: float, down: float) -> None:
        # Not `blit`'s own rectangle alone: the first one would start at the corner of the picture.
        rect = self._layer.blit(mark, mark.get_rect(center=(round(right), round(down))))
        self._touched = self._touched.union(rect) if self._touched.width else rect

    def _squash(self, place: Vec2) -> float:
        line = np.array([*place, 0.0]) - self._camera.eye_mm
        return abs(float(line[2])) / float(np.sqrt((line * line).sum()))
