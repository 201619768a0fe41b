"""What goes on around a waiting die: a leg that sways, a glued wrist, a rubber band, a toss."""

from math import cos, dist, pi, sin
from typing import Final

import numpy as np
import pygame

from dexterity.hand.requirements.hot_potato import COMES_S, GONE_S, potato_at
from dexterity.hand.requirements.under_leg import BEHIND_MM, GAP_MM, gap_at
from dexterity.ui.draw.colours import CENTRE, INK, PAPER, Colour
from dexterity.ui.world.camera import Camera
from dexterity.ui.world.palms import NEIGHBOUR, draw_open_hand, glued_hand
from dexterity.ui.world.paper import mixed, rgb
from dexterity.ui.world.parts import HAIR, Part, draw_parts, limb
from dexterity.ui.world.sketch import haloed, paint
from dexterity.ui.world.stamps import LEVELS, dot
from dexterity.ui.world.trail import spaced, stamp
from dexterity.values.vectors import Vec2, Vec3

TROUSERS: Final[Colour] = (0.50, 0.58, 0.42)
GLUE: Final[Colour] = (0.94, 0.88, 0.55)
RUBBER: Final[Colour] = (0.72, 0.36, 0.26)

THIGH_MM: Final = 42.0
"""How far above the hand's plane a leg is raised. Higher: it hides more of the table."""

TAUT_MM: Final = 160.0
"""A band stretched by so much is as thin as it gets."""


def draw_leg(surface: pygame.Surface, rest_mm: Vec3, at_s: float, camera: Camera) -> None:
    """The raised leg where it has swayed to by its clock, and the gap below it; to be drawn before
    the die."""
    x, y, z = rest_mm[0] + gap_at(at_s), rest_mm[1] - BEHIND_MM, rest_mm[2]
    knee, edge = (x + GAP_MM + 22.0, y, z + THIGH_MM), x + GAP_MM + 18.0
    parts = (
        Part(limb((x - 190.0, y, z + THIGH_MM + 6.0), knee, (22.0, 17.0)), TROUSERS),
        Part(limb(knee, (edge, y, z - 4.0), (16.0, 12.0)), TROUSERS),
        Part(limb((edge, y, z - 12.0), (edge, y, z - 20.0), (9.0, 9.0)), PAPER),
        Part(limb((edge, y, z - 28.0), (edge + 22.0, y - 6.0, z - 31.0), (11.0, 9.0)), HAIR),
    )
    draw_parts(surface, parts, camera)
    draw_gap(surface, (x, y, z), camera)


def draw_gap(surface: pygame.Surface, middle_mm: Vec3, camera: Camera) -> None:
    """A broken line across the gap on the hand's plane, and an arrow through it."""
    x, y, z = middle_mm
    unit = camera.unit_px
    steps = np.linspace(-GAP_MM, GAP_MM, 12)
    line = camera.on_plane(np.column_stack([x + steps, np.full(12, y)]), z)
    for start in range(0, 12, 2):
        haloed(surface, line[start : start + 2], 2.2 * unit, CENTRE)
    for side in (-GAP_MM, GAP_MM):
        post = np.array([(x + side, y, z - 9.0), (x + side, y, z + 9.0)])
        haloed(surface, camera.pixels(post), 2.6 * unit, CENTRE)
    arrow = np.array([(x, y - 16.0), (x, y + 20.0), (x - 6.0, y + 11.0), (x, y + 20.0),
                      (x + 6.0, y + 11.0)])  # fmt: skip
    haloed(surface, camera.on_plane(arrow, z), 2.0 * unit, INK)


def draw_wrist(  # noqa: PLR0917 - where a hand is takes four numbers
    surface: pygame.Surface,
    wrist_mm: Vec2,
    hand_mm: Vec2,
    radius_mm: float,
    camera: Camera,
    height_mm: float,
    *,
    torn: bool = False,
) -> None:
    """A hand glued down by its wrist, and the circle on which alone it can go."""
    turns = np.linspace(-0.75 * pi, 0.75 * pi, 49)
    circle = np.array(wrist_mm) + radius_mm * np.column_stack([np.cos(turns), np.sin(turns)])
    line = camera.on_plane(circle, height_mm)
    for start in range(0, 48, 3):
        haloed(surface, line[start : start + 3], 1.8 * camera.unit_px, CENTRE if torn else INK)
    low = height_mm - 16.0
    puddle = [
        (wrist_mm[0] + (40.0 + 9.0 * sin(5 * turn)) * cos(turn),
         wrist_mm[1] + (32.0 + 6.0 * sin(4 * turn)) * sin(turn))
        for turn in np.linspace(0.0, 2 * pi, 30, endpoint=False).tolist()
    ]  # fmt: skip
    paint(surface, camera.on_plane(np.array(puddle), low - 8.0), GLUE, camera.unit_px)
    draw_parts(surface, glued_hand(wrist_mm, hand_mm, low), camera)


def draw_band(
    surface: pygame.Surface,
    pointer_mm: Vec2,
    hand_mm: Vec3,
    camera: Camera,
    *,
    still: bool = False,
) -> None:
    """The neighbour's hand, and the rubber band by which the pointer pulls it; before the die."""
    draw_open_hand(surface, hand_mm, camera, sleeved=NEIGHBOUR, still=still)
    x, y, z = hand_mm
    ends = camera.on_plane(np.array([pointer_mm, (x, y)]), z - 12.0)
    pull = dist(pointer_mm, (x, y))
    slack = max(0.0, 1.0 - pull / 40.0) * 16.0 * camera.unit_px
    share = np.linspace(0.0, 1.0, 13)[:, None]
    line = ends[0] + share * (ends[1] - ends[0])
    line[:, 1] += slack * 4.0 * (share * (1.0 - share))[:, 0]
    width = (6.0 - 3.4 * min(1.0, pull / TAUT_MM)) * camera.unit_px
    haloed(surface, line, width, RUBBER)
    (px, py), _ = ends.tolist()
    pygame.draw.aacircle(surface, rgb(INK), (px, py), 8.0 * camera.unit_px)
    pygame.draw.aacircle(surface, rgb(RUBBER), (px, py), 6.0 * camera.unit_px)


def draw_potato(
    surface: pygame.Surface, rest_mm: Vec3, since_toss_s: float, camera: Camera
) -> None:
    """The neighbour's hand, the way the die comes from it, and the steam over the die."""
    begin = potato_at(0.0, rest_mm)
    draw_open_hand(
        surface, (begin[0], begin[1], begin[2] - 6.0), camera, sleeved=NEIGHBOUR, still=True
    )
    times = np.linspace(max(0.0, since_toss_s), min(GONE_S, 1.12 * COMES_S), 40).tolist()
    way = np.array([potato_at(at_s, rest_mm) for at_s in times])
    if since_toss_s < COMES_S:
        places = spaced(camera.pixels(way), 12.0 * camera.unit_px)
        mark = dot(round(2.4 * camera.unit_px, 1), CENTRE, LEVELS - 2)
        stamp(surface, places, [mark] * len(places))
    now = potato_at(min(max(0.0, since_toss_s), GONE_S), rest_mm)
    draw_steam(surface, now, since_toss_s, camera)


def draw_steam(surface: pygame.Surface, place_mm: Vec3, at_s: float, camera: Camera) -> None:
    """Three wisps over something hot."""
    x, y = camera.pixel(place_mm)
    unit, ups = camera.unit_px, np.linspace(0.0, 1.0, 9)
    for number in (-1, 0, 1):
        sway = 4.0 * np.sin(7.0 * ups + 9.0 * at_s + number) * unit
        wisp = np.column_stack([x + 12 * number * unit + sway, y - (26.0 + 26.0 * ups) * unit])
        haloed(surface, wisp, 2.0 * unit, mixed(CENTRE, PAPER, 0.25))
