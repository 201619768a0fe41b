"""The shadow of a die on whatever is below it: crisp and dark near, wide and pale from high up."""

from itertools import pairwise
from typing import Final

import numpy as np
import pygame

from dexterity.physics.scene.terrain import NOWHERE_MM, Terrain
from dexterity.ui.draw.colours import INK, SHADOW
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.die import Points, Sprite
from dexterity.ui.world.die_model import CORNERS
from dexterity.ui.world.hull import hull_of, swollen
from dexterity.ui.world.light import cast
from dexterity.ui.world.paper import mixed, rgb

FINE: Final = 2
DARKEST: Final = 150.0
PALEST: Final = 75.0
"""Opacity, of 255, of a shadow on contact and of one from FADES_MM up."""

FADES_MM: Final = 260.0
SOFT_SHARE: Final = 0.03
"""How much wider a shadow gets for each millimetre of height."""

RINGS: Final = ((1.2, 1 / 3), (0.4, 2 / 3), (-0.4, 1.0))
"""How far out, and how dark: three steps are soft enough at the size of a die."""

CONTACT_MM: Final = 3.0
"""Below this, a die has a second, darker shadow right under it: it touches."""

STROKES_PT: Final = 3.5
"""From stroke to stroke of the hatching."""

LARGEST_PX: Final = 1500
"""A larger shadow belongs to a die that passes the eye, and is not drawn."""

INKY: Final = rgb(mixed(SHADOW, INK, 0.45))


def surface_below(ground: Terrain, place_mm: Floats) -> float | None:
    """The height of what is under a die; None where there is nothing."""
    height = float(ground.under(place_mm.reshape(1, 3, 1)).heights[0, 0])
    return None if height <= NOWHERE_MM else height


def shadow_sprite(
    place_mm: Floats, axes: Floats, half_mm: float, below_mm: float, camera: Camera
) -> Sprite | None:
    """The shadow of a die on a level surface below it; None where it would fill the picture."""
    corners = place_mm + half_mm * (CORNERS @ axes)
    gap = max(0.0, float(corners[:, 2].min()) - below_mm)
    level = DARKEST + (PALEST - DARKEST) * min(1.0, gap / FADES_MM)
    fallen = hull_of(cast(corners, below_mm)[:, :2])
    wider = 1.0 + SOFT_SHARE * gap
    outlines = [(swollen(fallen, out * wider), level * share) for out, share in RINGS]
    if gap < CONTACT_MM:
        under = hull_of(corners[np.argsort(corners[:, 2])[:4], :2])
        outlines.append((swollen(under, 0.6), min(255.0, level + 50.0)))
    pixels = camera.on_plane(np.concatenate([outline for outline, _ in outlines]), below_mm)
    counts = [len(outline) for outline, _ in outlines]
    return _laid(pixels, counts, [round(level) for _, level in outlines], camera.unit_px)


def _laid(pixels: Floats, counts: list[int], levels: list[int], unit_px: float) -> Sprite | None:
    """Polygons of rising darkness, and hatching where it is darkest."""
    (left, top), (right, bottom) = pixels.min(axis=0) - 2.0, pixels.max(axis=0) + 2.0
    corner, size = (int(left), int(top)), (int(right - left) + 2, int(bottom - top) + 2)
    if max(size) > LARGEST_PX:
        return None
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    large.fill((*INKY, 0))
    points: Points = ((pixels - corner) * FINE).tolist()
    first = 0
    for number, (count, level) in enumerate(zip(counts, levels, strict=True)):
        polygon = points[first : first + count]
        pygame.draw.polygon(large, (*INKY, level), polygon)
        if number == len(RINGS) - 1:
            _hatch(large, polygon, min(255, level + 45), STROKES_PT * unit_px * FINE)
        first += count
    return pygame.transform.smoothscale(large, size), corner


def _hatch(large: pygame.Surface, hull: Points, level: int, spacing: float) -> None:
    """Strokes that run down to the right across a shadow."""
    depths = [y - 0.5 * x for x, y in hull]
    corners = [*zip(hull, depths, strict=True), (hull[0], depths[0])]
    at, last = min(depths) + spacing, max(depths)
    while at < last:
        ends = [_between(a, b, at) for a, b in pairwise(corners) if (a[1] < at) != (b[1] < at)]
        if len(ends) == 2:
            pygame.draw.line(large, (*INKY, level), ends[0], ends[1], 2)
        at += spacing


def _between(
    one: tuple[list[float], float], other: tuple[list[float], float], at: float
) -> tuple[float, float]:
    """The place between two corners where a depth is reached."""
    ((x0, y0), depth0), ((x1, y1), depth1) = one, other
    share = (at - depth0) / (depth1 - depth0)
    return x0 + share * (x1 - x0), y0 + share * (y1 - y0)
