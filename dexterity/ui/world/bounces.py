"""Where a die has hit: a small ring with rays, flat on what was hit, larger for a harder hit."""

from math import hypot
from typing import Final

import numpy as np
import pygame

from dexterity.physics.results.flight import Hit
from dexterity.ui.world.camera import Camera
from dexterity.ui.world.moment import Flown
from dexterity.ui.world.stamps import burst
from dexterity.values.vectors import Vec3

RADIUS_PT: Final = 7.5
HARD_MM_S: Final = 900.0
"""A hit that is drawn at full size."""

SOFT_MM_S: Final = 350.0
"""Softer hits leave no mark: the last trembling of a die would draw a blot."""

APART_MM: Final = 18.0
"""Hits nearer to an earlier one are not marked again."""


def marked_hits(flight: Flown, at_s: float) -> list[Hit]:
    """The hits up to a time that are worth a mark, in order."""
    marked: list[Hit] = []
    for hit in flight.hits:
        if hit.at_s > at_s or hit.speed_mm_s < SOFT_MM_S:
            continue
        if all(_apart(hit.place_mm, other.place_mm) > APART_MM for other in marked):
            marked.append(hit)
    return marked


def draw_bounces(surface: pygame.Surface, hits: list[Hit], camera: Camera) -> None:
    """A mark for each hit; the first, which the rules ask about, has more rays."""
    for number, hit in enumerate(hits):
        size = min(max(hit.speed_mm_s / HARD_MM_S, 0.45), 1.0)
        draw_bounce(surface, hit.place_mm, camera, size, rays=8 if number == 0 else 5)


def draw_bounce(
    surface: pygame.Surface, place_mm: Vec3, camera: Camera, size: float = 1.0, rays: int = 8
) -> None:
    """One mark."""
    mark = burst(round(RADIUS_PT * camera.unit_px * size, 0), _squash(place_mm, camera), rays)
    x, y = camera.pixel(place_mm)
    surface.blit(mark, mark.get_rect(center=(round(x), round(y))))


def _squash(place_mm: Vec3, camera: Camera) -> float:
    """How much lower than wide a ring on the table looks there."""
    line = np.array(place_mm) - camera.eye_mm
    return round(max(0.15, abs(float(line[2])) / float(np.sqrt((line * line).sum()))), 1)


def _apart(one: Vec3, other: Vec3) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])
