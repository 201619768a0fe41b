"""What a hand that aims shows on the sheet: the needle and its sweep, and the scale of power."""

from math import cos, sin
from typing import Final

import numpy as np

from dexterity.hand.feel import SCALE_FROM_MM, SCALE_TO_MM
from dexterity.hand.pencil.feel import PLANE_SCALE
from dexterity.hand.pencil.held import HeldPencil
from dexterity.hand.pencil.scales import power_from_speed
from dexterity.hand.ways.held import Phase, WayName
from dexterity.hand.ways.timing import SWEEP_RAD
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.theme import CORAL
from dexterity.ui.draw.colours import CENTRE, INK, Colour
from dexterity.ui.sheet.sheet_plan import SheetPlan
from dexterity.ui.throwing.strokes import arrow_head, stroke
from dexterity.values.stroke import Push
from dexterity.values.vectors import Vec2

FROM_MM, TO_MM = SCALE_FROM_MM / PLANE_SCALE, SCALE_TO_MM / PLANE_SCALE
"""Where the scale of power begins and ends, from the tip: where taps choose on it."""
CLEAR_MM: Final = 5.0
"""From the tip to where a needle begins: the tip itself stays in sight."""
NEEDLE_MM: Final = 34.0
WIDE_MM: Final = 3.6
"""Half the width of the scale at its far end."""
ARC_STEPS: Final = 24


def draw_aim(canvas: Canvas, plan: SheetPlan, held: HeldPencil, push: Push) -> None:
    """For every way but the flick, in which the hand itself is all there is to see."""
    hand, turn = held.hand, push.direction_rad
    match hand.way, hand.phase:
        case WayName.FLICK, _:
            return
        case WayName.SLINGSHOT, Phase.AIMING:
            _draw_arrow(canvas, plan, push, CLEAR_MM + NEEDLE_MM * _power(push))
        case WayName.SLINGSHOT, _:
            return
        case WayName.TIMING, Phase.AIMING:
            _draw_sweep(canvas, plan, held)
            _draw_arrow(canvas, plan, push, NEEDLE_MM)
        case _, Phase.AIMING:
            _draw_arrow(canvas, plan, push, NEEDLE_MM)
        case _:
            _draw_scale(canvas, plan, push.tip_mm, turn, _power(push))


def _power(push: Push) -> float:
    return power_from_speed(push.speed_mm_s)


def _draw_sweep(canvas: Canvas, plan: SheetPlan, held: HeldPencil) -> None:
    """The arc along which the needle goes to and fro, and its ends."""
    middle = held.view.heading(held.hand.direction_rad)
    turns = [middle + SWEEP_RAD * (2.0 * n / ARC_STEPS - 1.0) for n in range(ARC_STEPS + 1)]
    tip = held.view.tip_mm
    _line(canvas, plan, [_ahead(tip, turn, NEEDLE_MM) for turn in turns], 1.2)
    for turn in (turns[0], turns[-1]):
        ends = [_ahead(tip, turn, NEEDLE_MM + by) for by in (-2.0, 2.0)]
        _line(canvas, plan, ends, 1.4)


def _draw_arrow(canvas: Canvas, plan: SheetPlan, push: Push, length_mm: float) -> None:
    tail, head = (_ahead(push.tip_mm, push.direction_rad, along) for along in (CLEAR_MM, length_mm))
    _line(canvas, plan, [tail, head], 2.4, CENTRE)
    start, end = (canvas.px(plan.place(place)) for place in (tail, head))
    head_px = arrow_head(start, end, 11.0 * canvas.scale)
    stroke(canvas.surface, head_px, 2.4 * canvas.scale, CENTRE, halo=True)


def _draw_scale(
    canvas: Canvas, plan: SheetPlan, tip_mm: Vec2, turn_rad: float, power: float
) -> None:
    """A wedge along the direction, hatched as far as the power goes."""
    sides = [_across(tip_mm, turn_rad, share) for share in np.linspace(0.0, 1.0, 31).tolist()]
    for number in range(round(30 * power)):
        (one, _), (_, other) = sides[number], sides[number + 1]
        _line(canvas, plan, [one, other], 1.8, CORAL, halo=False)
    low, high = sides[0], sides[-1]
    _line(canvas, plan, [low[0], high[0], high[1], low[1], low[0]], 1.3)
    _line(canvas, plan, [*_across(tip_mm, turn_rad, power, wider=1.8)], 2.8, CENTRE)


def _across(tip_mm: Vec2, turn_rad: float, share: float, wider: float = 1.0) -> tuple[Vec2, Vec2]:
    """The two ends of a line across the scale."""
    x, y = _ahead(tip_mm, turn_rad, FROM_MM + share * (TO_MM - FROM_MM))
    half = wider * WIDE_MM * (0.3 + 0.7 * share)
    right, away = half * cos(turn_rad), -half * sin(turn_rad)
    return (x - right, y - away), (x + right, y + away)


def _ahead(from_mm: Vec2, turn_rad: float, along_mm: float) -> Vec2:
    return from_mm[0] + along_mm * sin(turn_rad), from_mm[1] + along_mm * cos(turn_rad)


def _line(
    canvas: Canvas,
    plan: SheetPlan,
    places_mm: list[Vec2],
    width: float,
    colour: Colour = INK,
    *,
    halo: bool = True,
) -> None:
    points = [canvas.px(plan.place(place)) for place in places_mm]
    stroke(canvas.surface, points, width * canvas.scale, colour, halo=halo)
