"""A jump as it is seen: its arc beside the die, and the shadow of the feet that fall away."""

from typing import Final

import numpy as np
import pygame

from dexterity.hand.requirements.jump import AIR_S, CROUCH_S, height_mm
from dexterity.ui.draw.colours import CENTRE, INK, PAPER, SHADOW
from dexterity.ui.world.camera import Camera
from dexterity.ui.world.paper import mixed, rgb
from dexterity.ui.world.parts import ring
from dexterity.ui.world.sketch import haloed, veil
from dexterity.values.vectors import Vec2, Vec3

GAUGE_PT: Final = (74.0, 46.0)
"""Width and height of the jump's gauge."""


def draw_jump(
    surface: pygame.Surface, place_mm: Vec3, in_air_s: float | None, camera: Camera
) -> None:
    """The arc of a jump beside the die with where it has come to, and the feet's shadow below.

    `in_air_s` is since take-off, below nothing while the thrower crouches, None on the ground.
    """
    risen = 0.0 if in_air_s is None else height_mm(in_air_s)
    ground = (place_mm[0], place_mm[1], 0.0)
    reach = 40.0 * (1.0 - risen / 400.0)
    feet = [
        camera.pixels(ring((x, ground[1], 0.0), (0.32 * reach, 0.0, 0.0), (0.0, reach, 0.0)))
        for x in (ground[0] - 0.6 * reach, ground[0] + 0.6 * reach)
    ]
    veil(surface, feet, SHADOW, 0.45 - risen / 600.0)
    x, y = camera.pixel(place_mm)
    unit = camera.unit_px
    _draw_jump_arc(surface, (x - (70.0 + GAUGE_PT[0]) * unit, y + 0.3 * GAUGE_PT[1] * unit),
                   in_air_s, unit)  # fmt: skip


def _draw_jump_arc(
    surface: pygame.Surface, foot: Vec2, in_air_s: float | None, unit: float
) -> None:
    wide, high = GAUGE_PT[0] * unit, GAUGE_PT[1] * unit
    shares = np.linspace(0.0, 1.0, 22)
    arc = np.column_stack([foot[0] + wide * shares, foot[1] - 4.0 * high * shares * (1.0 - shares)])
    ground = np.array([(foot[0] - 0.3 * wide, foot[1]), (foot[0] + 1.2 * wide, foot[1])])
    haloed(surface, ground, 1.6 * unit, INK)
    haloed(surface, arc, 1.8 * unit, mixed(CENTRE, PAPER, 0.35))
    since = -CROUCH_S if in_air_s is None else in_air_s
    share = min(1.0, max(0.0, since / AIR_S))
    crouch = min(0.0, since) / CROUCH_S * 0.24 * wide
    place = (foot[0] + crouch + wide * share, foot[1] - 4.0 * high * share * (1.0 - share))
    _draw_figure(
        surface, place, unit, squat=since < 0.0 or share >= 1.0, flying=0.0 < since < AIR_S
    )


def _draw_figure(
    surface: pygame.Surface, foot: Vec2, unit: float, *, squat: bool, flying: bool
) -> None:
    """A little man on a gauge: he crouches, or throws his arms up."""
    x, y = foot
    tall, arms = (12.0, 4.0) if squat else (19.0, -9.0 if flying else 5.0)
    hip, neck = y - 0.45 * tall * unit, y - tall * unit
    lines = [
        [(x - 5 * unit, y), (x, hip), (x + 5 * unit, y)],
        [(x, hip), (x, neck)],
        [(x - 8 * unit, neck + (4 + arms) * unit), (x, neck + 4 * unit),
         (x + 8 * unit, neck + (4 + arms) * unit)],
    ]  # fmt: skip
    for line in lines:
        haloed(surface, np.array(line), 2.0 * unit, INK)
    pygame.draw.aacircle(surface, rgb(INK), (x, neck - 4 * unit), 4.4 * unit)
