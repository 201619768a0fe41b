"""Quick strokes over a picture that moves: lines, arrows and rings, in pen and pencil."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin

import numpy as np
import pygame

from dexterity.ui.canvas.ink import rgb
from dexterity.ui.draw.colours import INK, PAPER, Colour
from dexterity.ui.world.camera import Camera, Floats
from dexterity.values.vectors import Vec2, Vec3


def on_picture(points_mm: Sequence[Vec3], camera: Camera) -> list[Vec2]:
    """Where points of the table are seen."""
    return [(x, y) for x, y in camera.pixels(np.array(points_mm, dtype=np.float64)).tolist()]


def stroke(
    surface: pygame.Surface,
    points: Sequence[Vec2],
    width_px: float,
    colour: Colour = INK,
    *,
    halo: bool = False,
) -> None:
    """A line through pixels; with a halo of paper it is seen on any ground."""
    if halo:
        stroke(surface, points, width_px + 3.0, PAPER)
    for start, end in pairwise(points):
        pygame.draw.aaline(surface, rgb(colour), start, end, max(1, round(width_px)))


def dot(surface: pygame.Surface, place: Vec2, radius_px: float, colour: Colour = INK) -> None:
    """A round blot."""
    pygame.draw.aacircle(surface, rgb(colour), place, max(1.0, radius_px))


def arrow_head(tail: Vec2, tip: Vec2, length_px: float) -> list[Vec2]:
    """The three points of a head at the tip of a line."""
    way: Floats = np.array(tip) - tail
    way /= max(1e-9, float(np.hypot(*way)))
    points = []
    for turn in (0.84 * pi, 0.0, -0.84 * pi):
        along = np.array([way[0] * cos(turn) - way[1] * sin(turn),
                          way[0] * sin(turn) + way[1] * cos(turn)])  # fmt: skip
        x, y = (np.array(tip) + (length_px * along if turn else 0.0 * along)).tolist()
        points.append((x, y))
    return points


def broken_ring(
    surface: pygame.Surface, middle: Vec2, radii_px: Vec2, width_px: float, dashes: int = 14
) -> None:
    """A dashed ring, such as around something to take hold of."""
    for dash in range(dashes):
        turns = [2 * pi * (dash + share) / dashes for share in (0.0, 0.28, 0.56)]
        line = [
            (middle[0] + radii_px[0] * cos(turn), middle[1] + radii_px[1] * sin(turn))
            for turn in turns
        ]
        stroke(surface, line, width_px, halo=True)
