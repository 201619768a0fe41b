"""A box while it is placed: drawn where it is held, with a handle to turn it by."""

from math import cos, sin
from typing import Final

import numpy as np
import pygame

from dexterity.physics.props import Box
from dexterity.ui.draw.colours import CENTRE, INK, PAPER
from dexterity.ui.world.camera import Camera
from dexterity.ui.world.hand_path import draw_cross
from dexterity.ui.world.moving import draw_moving, draw_moving_shadow
from dexterity.ui.world.paper import rgb
from dexterity.ui.world.sketch import ink
from dexterity.ui.world.solid import still_solid
from dexterity.values import Vec2, Vec3

OUT_MM: Final = 46.0
"""From the box's side to the middle of its handle. Nearer: a finger on it is on the box too."""

KNOB_PT: Final = 12.0
"""Radius of the handle."""


def draw_placed_box(
    surface: pygame.Surface, box: Box, camera: Camera, *, allowed: bool = True
) -> None:
    """The box and its handle; a cross over it where it may not stand."""
    solid = still_solid(box)
    if solid is None:
        return
    draw_moving_shadow(surface, solid, camera)
    draw_moving(surface, solid, camera)
    if not allowed:
        top = np.array(camera.pixel((*box.place_mm, box.height_mm)))
        draw_cross(surface, top, 1.6 * camera.unit_px)
    draw_handle(surface, box, camera)


def draw_handle(surface: pygame.Surface, box: Box, camera: Camera) -> None:
    """A knob on a stick, and two small arrows: this is turned."""
    unit = camera.unit_px
    x, y, z = handle_mm(box)
    ends = camera.pixels(np.array([(*box.place_mm, z), (x, y, z)]))
    ink(surface, ends, 6.0 * unit, PAPER)
    ink(surface, ends, 2.6 * unit)
    place = (float(ends[1, 0]), float(ends[1, 1]))
    for radius, colour in ((KNOB_PT + 2.0, INK), (KNOB_PT, PAPER), (0.45 * KNOB_PT, CENTRE)):
        pygame.draw.aacircle(surface, rgb(colour), place, radius * unit)
    for side in (-1.0, 1.0):
        turns = box.turn_rad + side * np.linspace(0.18, 0.5, 7)
        reach = box.size_mm[0] / 2 + OUT_MM
        arc = np.column_stack([box.place_mm[0] + reach * np.cos(turns),
                               box.place_mm[1] + reach * np.sin(turns)])  # fmt: skip
        line = camera.on_plane(arc, z)
        ink(surface, line, 4.6 * unit, PAPER)
        ink(surface, line, 1.8 * unit)


def handle_mm(box: Box) -> Vec3:
    """Where the handle is: to the right of the box as it is turned, half way up."""
    reach = box.size_mm[0] / 2 + OUT_MM
    return (
        box.place_mm[0] + reach * cos(box.turn_rad),
        box.place_mm[1] + reach * sin(box.turn_rad),
        box.height_mm / 2,
    )


def on_handle(place_px: Vec2, box: Box, camera: Camera, reach_pt: float = 26.0) -> bool:
    """Whether a pointer at that pixel takes the handle."""
    x, y = camera.pixel(handle_mm(box))
    return bool(np.hypot(place_px[0] - x, place_px[1] - y) <= reach_pt * camera.unit_px)
