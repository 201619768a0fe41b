"""The arc that a throw is expected to take: dots through the air, a ring where it first lands."""

from typing import Final

import numpy as np
import pygame

from dexterity.ui.draw.colours import CENTRE, PAPER, Colour
from dexterity.ui.world.bounces import draw_bounce
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.stamps import LEVELS, dot
from dexterity.ui.world.trail import in_sight, spaced, stamp
from dexterity.values.vectors import Vec3

APART_PT: Final = 11.0
RADIUS_PT: Final = 2.5
AIM: Final[Colour] = CENTRE
SHADOW_DOT: Final[Colour] = (0.38, 0.34, 0.40)


def draw_arc(
    surface: pygame.Surface, path_mm: Floats, camera: Camera, bounce_mm: Vec3 | None = None
) -> None:
    """Dots along predicted places (n, 3), fading, their shadow on the table, and the bounce."""
    path_mm = in_sight(path_mm, camera)
    if len(path_mm) < 2:
        return
    below = path_mm * (1.0, 1.0, 0.0)
    _dots(surface, camera.pixels(below), camera, SHADOW_DOT, RADIUS_PT * 0.6)
    _dots(surface, camera.pixels(path_mm), camera, PAPER, RADIUS_PT + 1.2)
    _dots(surface, camera.pixels(path_mm), camera, AIM, RADIUS_PT)
    if bounce_mm is not None:
        draw_bounce(surface, bounce_mm, camera)


def _dots(
    surface: pygame.Surface, pixels: Floats, camera: Camera, colour: Colour, radius_pt: float
) -> None:
    # From the hand on, so that the dots stand still while the end of the arc moves.
    places = spaced(pixels[::-1], APART_PT * camera.unit_px)[::-1]
    shares = np.linspace(1.0, 0.35, len(places))
    radius = round(radius_pt * camera.unit_px, 1)
    levels = np.ceil(LEVELS * 0.9 * shares).astype(int).tolist()
    stamp(surface, places, [dot(radius, colour, level) for level in levels])
