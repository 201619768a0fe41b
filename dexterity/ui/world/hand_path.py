"""The path of a hand as a line of pencil: where it went, crossed itself, and failed."""

from functools import lru_cache
from typing import Final

import numpy as np
import pygame

from dexterity.hand.dare.figures import LEAST_LOOP_MM2, thinned
from dexterity.hand.track import Track
from dexterity.ui.draw.colours import CENTRE, INK, PAPER, Colour
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.sketch import ink, smooth
from dexterity.ui.world.trail import GRAPHITE
from dexterity.values.vectors import Vec2

CROSS_PT: Final = 13.0
RING_PT: Final = 11.0
"""Half the size of the cross where something went wrong, and of a ring where all went well."""


def draw_path(
    surface: pygame.Surface,
    path: Track,
    camera: Camera,
    height_mm: float,
    failed: Vec2 | None = None,
) -> None:
    """The way a hand took at a height, with an arrow at its end; a cross where it failed."""
    line = path_pixels(path, camera, height_mm)
    unit = camera.unit_px
    if len(line) > 1:
        ink(surface, line, 5.0 * unit, PAPER)
        ink(surface, line, 2.2 * unit, GRAPHITE)
        draw_arrow_head(surface, line, unit)
    if failed is not None:
        (place,) = camera.on_plane(np.array([failed]), height_mm)
        draw_cross(surface, place, unit)


def path_pixels(path: Track, camera: Camera, height_mm: float) -> Floats:
    """Where a path is seen, trembling left aside."""
    places = np.array([place for _, place in thinned(path)])
    line = camera.on_plane(places, height_mm)
    return smooth(line, 3, closed=False) if len(line) > 2 else line


def draw_crossings(surface: pygame.Surface, path: Track, camera: Camera, height_mm: float) -> None:
    """A ring wherever a path crossed itself."""
    for place in crossing_places(path):
        (pixel,) = camera.on_plane(np.array([place]), height_mm)
        draw_ring(surface, pixel, camera.unit_px)


@lru_cache(maxsize=4)
def crossing_places(path: Track) -> tuple[Vec2, ...]:
    """Where a path crossed itself with a loop that was meant; what comes after is the next."""
    points = np.array([place for _, place in thinned(path)])
    found: list[Vec2] = []
    first = 0
    for end in range(3, len(points)):
        for start in range(first, end - 2):
            place = _meeting(points[start : start + 2], points[end - 1 : end + 1])
            if place is not None and _area(points[start + 1 : end]) >= LEAST_LOOP_MM2:
                found.append(place)
                first = end
                break
    return tuple(found)


def draw_cross(surface: pygame.Surface, place: Floats, unit_px: float) -> None:
    """Here it went wrong."""
    reach = CROSS_PT * unit_px
    for wide, colour in ((7.5, PAPER), (4.0, CENTRE)):
        for slope in (1.0, -0.9):
            line = place + reach * np.array([(-0.8, -0.8 * slope), (0.05, 0.0), (0.8, 0.8 * slope)])
            ink(surface, line, wide * unit_px, colour)


def draw_ring(surface: pygame.Surface, place: Floats, unit_px: float, colour: Colour = INK) -> None:
    """Here it was done."""
    turns = np.linspace(0.0, 2 * np.pi, 25)
    ring = place + RING_PT * unit_px * np.column_stack([np.cos(turns), np.sin(turns)])
    ink(surface, ring, 5.0 * unit_px, PAPER)
    ink(surface, ring, 2.2 * unit_px, colour)


def draw_arrow_head(surface: pygame.Surface, line: Floats, unit_px: float) -> None:
    """At the end of a line, which way it went."""
    away = line - line[-1]
    far = np.flatnonzero((away * away).sum(axis=1) > (8.0 * unit_px) ** 2)
    if not len(far):
        return
    back = away[far[-1]] / float(np.hypot(*away[far[-1]]))
    aside = np.array([-back[1], back[0]])
    for slant in (0.55, -0.55):
        barb = line[-1] + 12.0 * unit_px * (back + slant * aside)
        ink(surface, np.array([barb, line[-1]]), 2.2 * unit_px, GRAPHITE)


def _meeting(one: Floats, other: Floats) -> Vec2 | None:
    """Where two pieces of a line cross; None if they do not."""
    along, across = one[1] - one[0], other[1] - other[0]
    turn = float(along[0] * across[1] - along[1] * across[0])
    if turn == 0.0:
        return None
    gap = other[0] - one[0]
    first = float(gap[0] * across[1] - gap[1] * across[0]) / turn
    second = float(gap[0] * along[1] - gap[1] * along[0]) / turn
    if not (0.0 < first < 1.0 and 0.0 < second < 1.0):
        return None
    x, y = (one[0] + first * along).tolist()
    return x, y


def _area(points: Floats) -> float:
    x, y = points[:, 0], points[:, 1]
    return abs(float(x @ np.roll(y, -1) - y @ np.roll(x, -1))) / 2.0
