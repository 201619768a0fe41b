"""What a hand shows of itself: the sling, the direction, the scale of power and the loft."""

from dataclasses import replace
from math import cos, sin, tau
from typing import Final

import pygame

from dexterity.content.texts import Texts
from dexterity.hand.feel import LEAST_LOFT_RAD, MOST_LOFT_RAD
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import Held, Phase, WayName
from dexterity.hand.ways.moment import COMES_S, OVER_S
from dexterity.hand.ways.power import power_from_speed
from dexterity.hand.ways.steady import scale_point
from dexterity.hand.ways.timing import SWEEP_RAD
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import CORAL, FIELD, LABEL
from dexterity.ui.draw.colours import CENTRE, INK, Colour
from dexterity.ui.throwing.strokes import arrow_head, broken_ring, dot, on_picture, stroke
from dexterity.ui.world.camera import Camera
from dexterity.units import DEGREE
from dexterity.values.vectors import Vec2, Vec3

FORK_MM: Final = 34.0
"""From where the die lay to each end of the sling."""
BAND: Final[Colour] = (0.55, 0.36, 0.24)
ARROW_MM: Final = 70.0
SCALE_STEPS: Final = 10
HATCHES: Final = 50
NARROW_MM, WIDE_MM = 3.0, 11.0
"""Half the width of the scale of power at its lower and its upper end."""
NEEDLE_MM: Final = 150.0
"""How long a needle is. Longer: it leaves the picture at its ends. Shorter: nobody sees where it
points."""
MOMENT_RINGS: Final = 1.6
"""How many times as wide as the ring around the die the one that closes upon it begins."""
RING_PT: Final = 52.0
GAUGE: Final = 40.0
"""Points from the foot of the loft's gauge to its arc."""
GAUGE_BESIDE: Final = 58.0
"""Points from the die to the gauge. Less: a finger on the die covers it."""


def as_meant(held: Held, toss: Toss) -> Held:
    """The hand with direction and power as they are now: those of an aim that is alive move."""
    if held.way is WayName.FLICK:
        return held
    power = power_from_speed(toss.speed_mm_s)
    return replace(held, direction_rad=toss.direction_rad, power=power)


def draw_behind_die(
    canvas: Canvas, held: Held, toss: Toss, now_s: float, camera: Camera, *, tool: bool = False
) -> None:
    """All that the die lies upon; a tool, which is what is pulled then, has no sling."""
    surface, meant = canvas.surface, as_meant(held, toss)
    match held.way, held.phase:
        case _, Phase.IDLE:
            invite(surface, held, camera)
        case _, Phase.ACTING:
            draw_arrow(surface, held.rest_mm, held.direction_rad, camera)
            draw_moment(surface, held, now_s, camera)
        case WayName.FLICK, _:
            pen = camera.unit_px
            lay, now = on_picture([held.rest_mm, held.place_mm], camera)
            stroke(surface, [lay, now], 1.2 * pen, halo=True)
        case WayName.SLINGSHOT, _ if tool:
            draw_scale(surface, meant, camera)
        case WayName.SLINGSHOT, _:
            draw_sling(surface, meant, camera)
        case WayName.TIMING, Phase.AIMING:
            draw_sweep(surface, held, camera)
            draw_arrow(surface, held.rest_mm, meant.direction_rad, camera, NEEDLE_MM)
        case _, Phase.AIMING:
            draw_arrow(surface, held.rest_mm, held.direction_rad, camera)
        case _, Phase.READY:
            draw_scale(surface, meant, camera)
            invite(surface, held, camera)
        case _:
            draw_scale(surface, meant, camera)


def draw_sweep(surface: pygame.Surface, held: Held, camera: Camera) -> None:
    """The arc along which a needle sweeps, with its ends and its middle."""
    turns = [held.direction_rad + SWEEP_RAD * (step / 12.0 - 1.0) for step in range(25)]
    arc = on_picture([ahead(held.rest_mm, turn, NEEDLE_MM) for turn in turns], camera)
    stroke(surface, arc, 1.4 * camera.unit_px, halo=True)
    for number in (0, 12, 24):
        ends = [ahead(held.rest_mm, turns[number], NEEDLE_MM + by) for by in (-8.0, 8.0)]
        stroke(surface, on_picture(ends, camera), 1.4 * camera.unit_px, halo=True)


def draw_moment(surface: pygame.Surface, held: Held, now_s: float, camera: Camera) -> None:
    """A ring that closes upon the one around the die: they meet at the moment to press."""
    (middle,) = on_picture([held.place_mm], camera)
    unit, left = camera.unit_px, 1.0 - (now_s - held.since_s) / COMES_S
    stroke_px = 2.6 * unit
    broken_ring(surface, middle, (RING_PT * unit, RING_PT * unit), 2.0 * unit)
    radius = RING_PT * unit * max(0.15, 1.0 + MOMENT_RINGS * left)
    colour = CENTRE if left * COMES_S > -OVER_S / 2.0 else INK
    ring = [
        (middle[0] + radius * cos(turn), middle[1] + radius * sin(turn))
        for turn in (tau * step / 40.0 for step in range(41))
    ]
    stroke(surface, ring, stroke_px, colour, halo=True)


def invite(surface: pygame.Surface, held: Held, camera: Camera) -> None:
    """A ring around the die: here one takes hold of it, or taps to throw."""
    (middle,) = on_picture([held.place_mm], camera)
    radius = RING_PT * camera.unit_px
    broken_ring(surface, middle, (radius, radius), 1.6 * camera.unit_px)


def draw_sling(surface: pygame.Surface, held: Held, camera: Camera) -> None:
    """The band from its fork to the die, and which way it will fly."""
    x, y, height = held.rest_mm
    pen = camera.unit_px
    ends: list[Vec3] = [(x - FORK_MM, y, height), (x + FORK_MM, y, height)]
    left, right, die = on_picture([*ends, held.place_mm], camera)
    for end in (left, right):
        stroke(surface, [end, die], (3.0 + 2.5 * (1.0 - held.power)) * pen, BAND, halo=True)
    for end in (left, right):
        dot(surface, end, 6.0 * pen)
        dot(surface, end, 3.0 * pen, BAND)
    if held.phase is Phase.AIMING:
        length_mm = ARROW_MM * (0.5 + 0.5 * held.power)
        draw_arrow(surface, held.rest_mm, held.direction_rad, camera, length_mm)


def draw_arrow(
    surface: pygame.Surface,
    from_mm: Vec3,
    way_rad: float,
    camera: Camera,
    length_mm: float = ARROW_MM,
) -> None:
    """Which way a die will go from a place."""
    pen = camera.unit_px
    ends = [ahead(from_mm, way_rad, along) for along in (22.0, length_mm)]
    start, end = on_picture(ends, camera)
    head = arrow_head(start, end, 16.0 * pen)
    stroke(surface, [start, end], 2.6 * pen, CENTRE, halo=True)
    stroke(surface, head, 2.6 * pen, CENTRE, halo=True)


def draw_scale(surface: pygame.Surface, held: Held, camera: Camera) -> None:
    """A wedge along the direction, hatched as far as the power goes."""
    pen, hatches = camera.unit_px, round(HATCHES * held.power)
    sides = [across(held, step / HATCHES, camera) for step in range(HATCHES + 1)]
    for number in range(hatches):
        (a, _), (_, d) = sides[number], sides[number + 1]
        stroke(surface, [a, d], 2.2 * pen, CORAL)
    low, high = sides[0], sides[-1]
    stroke(surface, [low[0], high[0], high[1], low[1], low[0]], 1.6 * pen, halo=True)
    for tick in range(1, SCALE_STEPS):
        left, right = sides[tick * HATCHES // SCALE_STEPS]
        inner = (left[0] + 0.3 * (right[0] - left[0]), left[1] + 0.3 * (right[1] - left[1]))
        stroke(surface, [left, inner], 1.2 * pen)
    left, right = across(held, held.power, camera, wider=1.8)
    stroke(surface, [left, right], 3.2 * pen, CENTRE, halo=True)


def across(held: Held, power: float, camera: Camera, wider: float = 1.0) -> tuple[Vec2, Vec2]:
    """The two ends of a line across the scale, at a power."""
    x, y = scale_point(held, power)
    half = wider * (NARROW_MM + (WIDE_MM - NARROW_MM) * power)
    right, away, height = cos(held.direction_rad), -sin(held.direction_rad), held.rest_mm[2]
    one, other = on_picture(
        [(x - half * right, y - half * away, height), (x + half * right, y + half * away, height)],
        camera,
    )
    return one, other


def ahead(from_mm: Vec3, way_rad: float, along_mm: float) -> Vec3:
    """A place that far from another, as high."""
    x, y, height = from_mm
    return x + along_mm * sin(way_rad), y + along_mm * cos(way_rad), height


def draw_beside_die(
    canvas: Canvas, held: Held, camera: Camera, texts: Texts, beside: float = GAUGE_BESIDE
) -> None:
    """The loft, as an angle over the level and as a number."""
    scale = canvas.scale
    x, y = camera.pixel(held.place_mm)
    words = texts.say("throwing.degrees", angle=loft_number(held.loft_rad, texts))
    wide, high = canvas.measure(words, LABEL)
    width, height = max(GAUGE, wide) + 20.0, 1.45 * GAUGE + high + 14.0
    left = min(x / scale + beside, STAGE.width - width - 8.0)
    top = min(max(8.0, y / scale - 0.6 * height), STAGE.height - height - 8.0)
    box = Box(round(left), round(top), width, height)
    canvas.box(box, FIELD, "loft")
    foot = (box.middle[0] - 0.5 * GAUGE, box.top + 8.0 + 0.97 * GAUGE)
    draw_gauge(canvas, foot, held.loft_rad)
    canvas.text(words, Box(box.left + 6.0, box.bottom - high - 5.0, width - 12.0, high), LABEL,
                align=Align.CENTRE)  # fmt: skip


def draw_gauge(canvas: Canvas, foot: Vec2, loft_rad: float) -> None:
    """The range of the loft as an arc, and a hand that points at it."""
    pen = canvas.scale
    steps = [LEAST_LOFT_RAD + (MOST_LOFT_RAD - LEAST_LOFT_RAD) * n / 14 for n in range(15)]
    stroke(canvas.surface, [canvas.px(from_foot(foot, turn)) for turn in steps], 1.3 * pen)
    for turn in (LEAST_LOFT_RAD, 0.0, MOST_LOFT_RAD):
        tick = [canvas.px(from_foot(foot, turn, share)) for share in (0.88, 1.0)]
        stroke(canvas.surface, tick, 1.3 * pen)
    level = [canvas.px(from_foot(foot, 0.0, share)) for share in (0.0, 0.8)]
    stroke(canvas.surface, level, 1.0 * pen)
    start, tip = canvas.px(foot), canvas.px(from_foot(foot, loft_rad, 0.94))
    stroke(canvas.surface, [start, tip], 2.6 * pen, CENTRE)
    stroke(canvas.surface, arrow_head(start, tip, 8.0 * pen), 2.2 * pen, CENTRE)
    dot(canvas.surface, start, 3.0 * pen, INK)


def from_foot(foot: Vec2, turn_rad: float, share: float = 1.0) -> Vec2:
    """A place on the gauge."""
    return foot[0] + share * GAUGE * cos(turn_rad), foot[1] - share * GAUGE * sin(turn_rad)


def loft_number(loft_rad: float, texts: Texts) -> str:
    """The loft in degrees, with a tenth only where there is one."""
    tenths = round(10.0 * loft_rad / DEGREE)
    return texts.number(tenths / 10.0, 0 if tenths % 10 == 0 else 1)
