"""How near a die came to more: a dimension, as on a plan of the table."""

from typing import Final

import numpy as np
import pygame

from dexterity.session.near_miss import NearMiss
from dexterity.ui.draw.colours import CENTRE, INK, PAPER, Colour
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.sketch import ink
from dexterity.values.vectors import Vec3

LINES_PT: Final = 27.0
ARROWS_PT: Final = 21.0
"""How far to the side the two lines go between which it is measured, and where the arrows are:
clear of the die and of the signs at its corners, and still under a lens."""
ARROW_PT: Final = 16.0
"""Length of the arrows. They stand outside, as on any plan: between lines that are three
millimetres apart there is no room for two of them."""
HEAD_PT: Final = 6.0
HALO_PX: Final = 2.0
"""Of paper, to each side of a line: on a red section crimson would drown."""
LEAST: Final = 1e-6


def draw_near_miss(surface: pygame.Surface, near: NearMiss, die_mm: Vec3, camera: Camera) -> None:
    """Two lines across the way that was lacking, and an arrow to each, beside the die."""
    start, end = np.array(near.from_mm), np.array(near.to_mm)
    way = (end - start) / max(LEAST, near.distance_mm)
    aside = np.array([-way[1], way[0]])
    if float(aside @ (start - die_mm[:2])) < 0.0:
        aside = -aside
    places = np.array([start, end, start + way, start + aside])
    first, last, onward, beside = camera.on_plane(places, near.height_mm)
    along, out, pen = _unit(onward - first), _unit(beside - first), camera.unit_px
    lines: list[tuple[Floats, float, Colour]] = []
    for place, back in ((first, -along), (last, along)):
        tip = place + ARROWS_PT * pen * out
        lines.append((np.array([place, place + LINES_PT * pen * out]), 1.5 * pen, INK))
        lines += [(line, 2.2 * pen, CENTRE) for line in _arrow(tip, back, pen)]
    for line, width, _ in lines:
        ink(surface, line, width + 2 * HALO_PX, PAPER)
    for line, width, colour in lines:
        ink(surface, line, width, colour)


def _arrow(tip: Floats, back: Floats, pen: float) -> tuple[Floats, Floats]:
    """Shaft and head of an arrow, by its tip and the way back from there."""
    across = np.array([-back[1], back[0]])
    barbs = [tip + HEAD_PT * pen * (back + slant * across) for slant in (0.6, -0.6)]
    return np.array([tip + ARROW_PT * pen * back, tip]), np.array([barbs[0], tip, barbs[1]])


def _unit(way: Floats) -> Floats:
    return np.asarray(way / max(LEAST, float(np.hypot(*way))))
