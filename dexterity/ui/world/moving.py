"""Solids that move, drawn anew for every frame: plain tones, a few strokes, ink at the edges."""

from typing import Final

import numpy as np
import pygame

from dexterity.ui.draw.colours import INK, SHADOW
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.hull import hull_of
from dexterity.ui.world.light import SHADE, brightness, cast
from dexterity.ui.world.paper import mixed, rgb
from dexterity.ui.world.solid import Solid

STROKE_MM: Final = 5.0
"""From stroke to stroke on a side in the shade."""


def draw_moving(surface: pygame.Surface, solid: Solid, camera: Camera) -> None:
    """One solid where it is now."""
    width = max(1, round(1.5 * camera.unit_px))
    for corners, outward in solid.seen_sides(camera):
        dark = (1.0 - float(brightness(outward[None])[0])) / (1.0 - SHADE)
        ground = mixed(solid.colour, INK, 0.32 * dark)
        outline = camera.pixels(corners)
        pygame.draw.polygon(surface, rgb(ground), outline.tolist())
        if not solid.is_round:
            _draw_strokes(surface, corners, camera, rgb(mixed(ground, INK, 0.25)))
            _draw_ink(surface, outline, width)
    top = camera.pixels(solid.ring(solid.height_mm))
    if camera.eye_mm[2] > solid.height_mm:
        bright = mixed(solid.colour, (1.0, 0.97, 0.90), 0.42)
        pygame.draw.polygon(surface, rgb(bright), top.tolist())
        _draw_ink(surface, top, width)
    _draw_ink(surface, hull_of(np.concatenate([top, camera.pixels(solid.ring(0.0))])), width)


def draw_moving_shadow(surface: pygame.Surface, solid: Solid, camera: Camera) -> None:
    """Its shadow on the table."""
    fallen = cast(solid.ring(solid.height_mm), 0.0)[:, :2]
    outline = camera.on_plane(hull_of(np.concatenate([solid.base_mm, fallen])))
    low = np.floor(outline.min(axis=0))
    size = np.ceil(outline.max(axis=0) - low) + 1.0
    layer = pygame.Surface(size.astype(int).tolist(), pygame.SRCALPHA)
    pygame.draw.polygon(layer, (*rgb(SHADOW), 110), (outline - low).tolist())
    surface.blit(layer, low.astype(int).tolist())


def _draw_strokes(
    surface: pygame.Surface, corners: Floats, camera: Camera, colour: tuple[int, int, int]
) -> None:
    along = corners[1] - corners[0]
    count = max(2, int(np.sqrt((along * along).sum()) / STROKE_MM))
    share = ((np.arange(count) + 0.5) / count)[:, None]
    feet = corners[0] + share * along
    tops = feet + 0.92 * (corners[3] - corners[0])
    ends = np.stack([camera.pixels(feet), camera.pixels(tops)], axis=1)
    for start, end in ends.tolist():
        pygame.draw.aaline(surface, colour, start, end)


def _draw_ink(surface: pygame.Surface, outline: Floats, width_px: int) -> None:
    points = outline.tolist()
    for start, end in zip(points, points[1:] + points[:1], strict=True):
        pygame.draw.aaline(surface, rgb(INK), start, end, width_px)
