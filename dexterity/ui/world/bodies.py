"""Arm, head and nose that lie on the table for a die to touch: drawn as what they are."""

from collections.abc import Iterator
from math import copysign

import numpy as np
import pygame

from dexterity.physics.scene.materials import Material
from dexterity.physics.scene.props import Box
from dexterity.physics.scene.table import Table
from dexterity.ui.world.camera import Camera
from dexterity.ui.world.parts import BLUSH, Part, ball, draw_parts, ring
from dexterity.ui.world.tool_blocks import forearm
from dexterity.ui.world.tool_plates import head


def draw_bodies(surface: pygame.Surface, table: Table, camera: Camera) -> None:
    """All of them, the farthest first."""
    boxes = (prop for prop in table.props if isinstance(prop, Box))
    bodies = [box for box in boxes if box.material is Material.SKIN]
    for body in sorted(bodies, key=lambda box: -box.place_mm[1]):
        draw_parts(surface, tuple(_parts(body)), camera)


def _parts(body: Box) -> Iterator[Part]:
    (x, y), high = body.place_mm, body.height_mm
    if body.name == "elbow":
        # Its face towards the way to the target, which it lies beside.
        side = -copysign(1.0, x)
        turned = np.array([(0.0, -side, 0.0), (side, 0.0, 0.0), (0.0, 0.0, 1.0)])
        place = np.array([x + side * body.size_mm[1] / 2, y, high / 2])
        yield from (part.at(turned, place) for part in forearm())
    elif body.name == "head":
        # Without the neck, which would come out of the table.
        yield from (part.at(np.eye(3), np.array([x, y, high])) for part in head()[1:])
    else:
        yield from _nose(body)


def _nose(body: Box) -> Iterator[Part]:
    """Its bridge towards the thrower, its tip towards the target."""
    (x, y), high = body.place_mm, body.height_mm
    half_long, half_wide = (side / 2 for side in body.size_mm)
    bridge = np.concatenate(
        [
            ring((x, y, 0.0), (half_wide, 0.0, 0.0), (0.0, half_long, 0.0)),
            ring((x, y - 0.2 * half_long, 0.6 * high), (7.0, 0, 0), (0, 0.6 * half_long, 0)),
        ]
    )
    yield Part(bridge, BLUSH)
    tip = ball((x, y + 0.55 * half_long, 0.6 * high), (15.0, 17.0, 0.4 * high))
    near = y + 0.55 * half_long - 14.0
    nostrils = tuple(
        ring((x + side * 7.0, near, 0.35 * high), (3.0, 0, 0), (0, 0, 4.0)) for side in (-1, 1)
    )
    yield Part(tip, BLUSH, lines=nostrils)
