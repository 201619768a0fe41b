"""Hands about a die: one that holds it, two that pray, two little fingers, a neighbour's."""

from functools import cache, lru_cache
from math import dist, pi
from typing import Final

import numpy as np
import pygame

from dexterity.ui.draw.colours import Colour
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.parts import CUFF, SKIN, SLEEVE, Part, ball, draw_parts, limb, ring
from dexterity.ui.world.sleeves import sleeve
from dexterity.ui.world.tools import axes_of_pose
from dexterity.values.launch import ToolPose
from dexterity.values.vectors import Vec2, Vec3

NEIGHBOUR: Final[Colour] = (0.55, 0.68, 0.46)
"""The sleeve of somebody else."""

APART_MM: Final = 26.0
"""How far from the die a praying hand is that does not hold it."""


def draw_open_hand(
    surface: pygame.Surface,
    place_mm: Vec3,
    camera: Camera,
    *,
    sleeved: Colour = SLEEVE,
    turned: bool = False,
    still: bool = False,
) -> None:
    """A hand, palm up, below a die at that place; to be drawn before the die.

    `turned` is for a thrower whose back is to the table: the arm comes from the other side. `still`
    is for one that will be seen at the same place in the next frame.
    """
    _draw(surface, _open_hand(sleeved), place_mm, camera, pi if turned else 0.0, still=still)


def draw_praying(
    surface: pygame.Surface,
    place_mm: Vec3,
    camera: Camera,
    *,
    left: bool,
    right: bool,
    still: bool = False,
) -> None:
    """Two hands, each beside the die if it holds it and a little away if it does not."""
    for side, holds in ((-1.0, left), (1.0, right)):
        away = 12.0 if holds else 12.0 + APART_MM
        _draw(surface, _praying(side, away), place_mm, camera, still=still)


def draw_pinkies(
    surface: pygame.Surface, place_mm: Vec3, camera: Camera, *, still: bool = False
) -> None:
    """A little finger from either side, and the rest of both hands behind."""
    for side in (-1.0, 1.0):
        _draw(surface, _pinky(side), place_mm, camera, still=still)


def _draw(
    surface: pygame.Surface,
    parts: tuple[Part, ...],
    place_mm: Vec3,
    camera: Camera,
    turn_rad: float = 0.0,
    *,
    still: bool = False,
) -> None:
    if still:
        picture, corner = _picture(parts, place_mm, camera, turn_rad, surface.get_size())
        surface.blit(picture, corner)
        return
    turned, place = axes_of_pose(ToolPose(0.0, place_mm, turn_rad)), np.array(place_mm)
    draw_parts(surface, [part.at(turned, place) for part in parts], camera)


@lru_cache(maxsize=8)
def _picture(
    parts: tuple[Part, ...],
    place_mm: Vec3,
    camera: Camera,
    turn_rad: float,
    size_px: tuple[int, int],
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A hand on its own, and where its corner belongs: to lay it down again costs a tenth."""
    layer = pygame.Surface(size_px, pygame.SRCALPHA)
    _draw(layer, parts, place_mm, camera, turn_rad)
    bounds = layer.get_bounding_rect()
    return layer.subsurface(bounds).copy(), bounds.topleft


@cache
def _open_hand(sleeved: Colour) -> tuple[Part, ...]:
    fingers = [
        Part(limb((0.8 * x, 4.0, -17.0), (x, tip, -7.0), (7.5, 6.0)), SKIN)
        for x, tip in ((-23.0, 24.0), (-8.0, 31.0), (7.0, 30.0), (21.0, 22.0))
    ]
    palm = Part(ball((0.0, -13.0, -18.0), (27.0, 27.0, 9.0)), SKIN)
    thumb = Part(limb((25.0, -22.0, -14.0), (34.0, 2.0, -4.0), (9.0, 7.0)), SKIN)
    cuff, arm = sleeve((0.0, -40.0, -20.0), 20.0)
    return (*fingers, thumb, palm, cuff, Part(arm.points, sleeved))


@cache
def _praying(side: float, away_mm: float) -> tuple[Part, ...]:
    x = side * (away_mm + 5.0)
    fingers = [
        Part(limb((x, y, 4.0), (0.8 * x, y + 4.0, 34.0 - 0.3 * abs(y)), (6.0, 4.5)), SKIN)
        for y in (-14.0, -4.0, 6.0, 15.0)
    ]
    palm = Part(ball((x, 0.0, -10.0), (6.0, 21.0, 20.0)), SKIN)
    wrist = (x + side * 3.0, -8.0, -28.0)
    cuff = Part(np.concatenate([_hoop(wrist, 0.0, 13.0), _hoop(wrist, 12.0, 15.0)]), CUFF)
    arm = Part(
        np.concatenate([_hoop(wrist, 11.0, 14.0),
                        _hoop((wrist[0] + side * 50.0, -100.0, -36.0), 0.0, 26.0)]),
        SLEEVE,
    )  # fmt: skip
    return (*fingers, palm, cuff, arm)


@cache
def _pinky(side: float) -> tuple[Part, ...]:
    little = Part(limb((side * 38.0, -20.0, -4.0), (side * 13.0, -1.0, 0.0), (7.0, 5.5)), SKIN)
    curled = [
        Part(ball((side * (46.0 + 5.0 * n), -20.0 - 9.0 * n, 4.0 + 2.0 * n), (9.0, 8.0, 9.0)), SKIN)
        for n in (0, 1, 2)
    ]
    fist = Part(ball((side * 60.0, -44.0, -2.0), (18.0, 22.0, 15.0)), SKIN)
    wrist = (side * 70.0, -64.0, -4.0)
    cuff = Part(np.concatenate([_hoop(wrist, 0.0, 15.0), _hoop(wrist, 12.0, 17.0)]), CUFF)
    far = (side * 130.0, -150.0, -10.0)
    arm = Part(np.concatenate([_hoop(wrist, 11.0, 16.0), _hoop(far, 0.0, 28.0)]), SLEEVE)
    return (little, *curled, fist, cuff, arm)


def _hoop(wrist: Vec3, back_mm: float, radius_mm: float) -> Floats:
    x, y, z = wrist
    return ring((x, y - back_mm, z), (radius_mm, 0.0, 0.0), (0.0, 0.0, 0.8 * radius_mm))


def glued_hand(wrist_mm: Vec2, hand_mm: Vec2, low: float) -> tuple[Part, ...]:
    """A sleeve, a cuff, a hand, and two fingers at the die."""
    (wx, wy), (hx, hy) = wrist_mm, hand_mm
    length = max(1.0, dist(wrist_mm, hand_mm))
    ax, ay = (hx - wx) / length, (hy - wy) / length

    def at(along: float, aside: float, up: float) -> Vec3:
        return wx + along * ax - aside * ay, wy + along * ay + aside * ax, low + up

    return (
        Part(limb((wx - 60.0, wy - 120.0, low), (wx - 10.0, wy - 22.0, low), (26.0, 19.0)), SLEEVE),
        Part(limb((wx - 8.0, wy - 18.0, low), (wx - 4.0, wy - 9.0, low), (18.0, 17.0)), CUFF),
        Part(limb(at(0.0, 0.0, 0.0), at(0.5 * length, 0.0, 4.0), (13.0, 21.0)), SKIN),
        Part(limb(at(0.55 * length, 12.0, 6.0), at(length - 6.0, 11.0, 10.0), (9.0, 7.0)), SKIN),
        Part(limb(at(0.5 * length, -14.0, 6.0), at(length - 9.0, -10.0, 12.0), (9.0, 7.0)), SKIN),
    )
