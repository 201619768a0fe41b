"""What goes on around a waiting die: a leg that sways, a jump, a glued wrist, a rubber band."""

from math import cos, dist, pi, sin
from typing import Final

import numpy as np
import pygame

from dexterity.hand.requirements.hot_potato import COMES_S, GONE_S, potato_at
from dexterity.hand.requirements.jump import AIR_S, CROUCH_S, height_mm
from dexterity.hand.requirements.under_leg import BEHIND_MM, GAP_MM, gap_at
from dexterity.ui.draw.colours import CENTRE, INK, PAPER, SHADOW, Colour
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.palms import NEIGHBOUR, draw_open_hand
from dexterity.ui.world.paper import mixed, rgb
from dexterity.ui.world.parts import HAIR, SKIN, SLEEVE, Part, draw_parts, limb, ring
from dexterity.ui.world.sketch import ink, paint, veil
from dexterity.ui.world.stamps import LEVELS, dot
from dexterity.ui.world.trail import spaced, stamp
from dexterity.values import Vec2, Vec3

TROUSERS: Final[Colour] = (0.50, 0.58, 0.42)
GLUE: Final[Colour] = (0.94, 0.88, 0.55)
RUBBER: Final[Colour] = (0.72, 0.36, 0.26)

THIGH_MM: Final = 42.0
"""How far above the hand's plane a leg is raised. Higher: it hides more of the table."""

GAUGE_PT: Final = (74.0, 46.0)
"""Width and height of the jump's gauge."""

TAUT_MM: Final = 160.0
"""A band stretched by so much is as thin as it gets."""


def draw_leg(surface: pygame.Surface, rest_mm: Vec3, at_s: float, camera: Camera) -> None:
    """The raised leg where it has swayed to, and the gap below it; to be drawn before the die."""
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
        _haloed(surface, line[start : start + 2], 2.2 * unit, CENTRE)
    for side in (-GAP_MM, GAP_MM):
        post = np.array([(x + side, y, z - 9.0), (x + side, y, z + 9.0)])
        _haloed(surface, camera.pixels(post), 2.6 * unit, CENTRE)
    arrow = np.array([(x, y - 16.0), (x, y + 20.0), (x - 6.0, y + 11.0), (x, y + 20.0),
                      (x + 6.0, y + 11.0)])  # fmt: skip
    _haloed(surface, camera.on_plane(arrow, z), 2.0 * unit, INK)


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
    _haloed(surface, ground, 1.6 * unit, INK)
    _haloed(surface, arc, 1.8 * unit, mixed(CENTRE, PAPER, 0.35))
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
        _haloed(surface, np.array(line), 2.0 * unit, INK)
    pygame.draw.aacircle(surface, rgb(INK), (x, neck - 4 * unit), 4.4 * unit)


def draw_wrist(
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
        _haloed(surface, line[start : start + 3], 1.8 * camera.unit_px, CENTRE if torn else INK)
    low = height_mm - 16.0
    puddle = [
        (wrist_mm[0] + (40.0 + 9.0 * sin(5 * turn)) * cos(turn),
         wrist_mm[1] + (32.0 + 6.0 * sin(4 * turn)) * sin(turn))
        for turn in np.linspace(0.0, 2 * pi, 30, endpoint=False).tolist()
    ]  # fmt: skip
    paint(surface, camera.on_plane(np.array(puddle), low - 8.0), GLUE, camera.unit_px)
    draw_parts(surface, _glued_hand(wrist_mm, hand_mm, low), camera)


def _glued_hand(wrist_mm: Vec2, hand_mm: Vec2, low: float) -> tuple[Part, ...]:
    """A sleeve, a cuff, a hand, and two fingers at the die."""
    (wx, wy), (hx, hy) = wrist_mm, hand_mm
    length = max(1.0, dist(wrist_mm, hand_mm))
    ax, ay = (hx - wx) / length, (hy - wy) / length

    def at(along: float, aside: float, up: float) -> Vec3:
        return wx + along * ax - aside * ay, wy + along * ay + aside * ax, low + up

    return (
        Part(limb((wx - 60.0, wy - 120.0, low), (wx - 10.0, wy - 22.0, low), (26.0, 19.0)), SLEEVE),
        Part(limb((wx - 8.0, wy - 18.0, low), (wx - 4.0, wy - 9.0, low), (18.0, 17.0)), PAPER),
        Part(limb(at(0.0, 0.0, 0.0), at(0.5 * length, 0.0, 4.0), (13.0, 21.0)), SKIN),
        Part(limb(at(0.55 * length, 12.0, 6.0), at(length - 6.0, 11.0, 10.0), (9.0, 7.0)), SKIN),
        Part(limb(at(0.5 * length, -14.0, 6.0), at(length - 9.0, -10.0, 12.0), (9.0, 7.0)), SKIN),
    )


def draw_band(surface: pygame.Surface, pointer_mm: Vec2, hand_mm: Vec3, camera: Camera) -> None:
    """The neighbour's hand, and the rubber band by which the pointer pulls it; before the die."""
    draw_open_hand(surface, hand_mm, camera, sleeved=NEIGHBOUR)
    x, y, z = hand_mm
    ends = camera.on_plane(np.array([pointer_mm, (x, y)]), z - 12.0)
    pull = dist(pointer_mm, (x, y))
    slack = max(0.0, 1.0 - pull / 40.0) * 16.0 * camera.unit_px
    share = np.linspace(0.0, 1.0, 13)[:, None]
    line = ends[0] + share * (ends[1] - ends[0])
    line[:, 1] += slack * 4.0 * (share * (1.0 - share))[:, 0]
    width = (6.0 - 3.4 * min(1.0, pull / TAUT_MM)) * camera.unit_px
    _haloed(surface, line, width, RUBBER)
    (px, py), _ = ends.tolist()
    pygame.draw.aacircle(surface, rgb(INK), (px, py), 8.0 * camera.unit_px)
    pygame.draw.aacircle(surface, rgb(RUBBER), (px, py), 6.0 * camera.unit_px)


def draw_potato(
    surface: pygame.Surface, rest_mm: Vec3, since_toss_s: float, camera: Camera
) -> None:
    """The neighbour's hand, the way the die comes from it, and the steam over the die."""
    begin = potato_at(0.0, rest_mm)
    draw_open_hand(surface, (begin[0], begin[1], begin[2] - 6.0), camera, sleeved=NEIGHBOUR)
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
        _haloed(surface, wisp, 2.0 * unit, mixed(CENTRE, PAPER, 0.25))


def _haloed(surface: pygame.Surface, line: Floats, width_px: float, colour: Colour) -> None:
    """A line on an edge of paper, to be seen on any ground."""
    ink(surface, line, width_px + 3.0, PAPER)
    ink(surface, line, width_px, colour)
