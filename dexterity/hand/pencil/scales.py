"""From what a hand did to how a pencil is pushed: its speed and its lean."""

from collections.abc import Iterable
from math import asin, cos, hypot, pow, sin

from dexterity.hand.gesture import Gesture
from dexterity.hand.pencil.feel import (
    LEAN_WINDOW_S,
    MOST_LEAN_RAD,
    MOST_PUSH_MM_S,
    PENCIL_MM,
    PLANE_SCALE,
    REFERENCE_HAND_MM_S,
    REFERENCE_PUSH_MM_S,
    RESPONSE_POWER,
    SLOWEST_PUSH_MM_S,
)
from dexterity.hand.track import Track
from dexterity.hand.ways.power import within_scale
from dexterity.values.vectors import Vec2


def push_speed(gesture: Gesture, sensitivity: float) -> float:
    """The tip's speed for the hand's, read on its plane: less than in proportion, and bounded."""
    share = gesture.speed_mm_s / PLANE_SCALE * sensitivity / REFERENCE_HAND_MM_S
    return min(MOST_PUSH_MM_S, REFERENCE_PUSH_MM_S * pow(share, RESPONSE_POWER))


def speed_from_power(power: float) -> float:
    """The tip's speed at a share of the scale of power."""
    return SLOWEST_PUSH_MM_S + (MOST_PUSH_MM_S - SLOWEST_PUSH_MM_S) * within_scale(power)


def power_from_speed(speed_mm_s: float) -> float:
    """The share of the scale that gives this speed; its ends for what lies beyond them."""
    return within_scale((speed_mm_s - SLOWEST_PUSH_MM_S) / (MOST_PUSH_MM_S - SLOWEST_PUSH_MM_S))


def lean_of(path: Track, direction_rad: float) -> float:
    """How far a pencil leant back whose top came along a path of the plane and was let go."""
    end_s = path[-1].at_s
    recent = (sample for sample in path if end_s - sample.at_s <= LEAN_WINDOW_S)
    behind = _behind_mm(((sample.x_mm, sample.y_mm) for sample in recent), direction_rad)
    return lean_from_top(behind / PLANE_SCALE)


def lean_from_top(from_tip_mm: float) -> float:
    """The lean of a pencil whose top is so far from above its tip; no farther than it can be."""
    return min(MOST_LEAN_RAD, asin(min(1.0, max(0.0, from_tip_mm) / PENCIL_MM)))


def within_lean(lean_rad: float) -> float:
    """The nearest lean that a hand can give."""
    return max(0.0, min(MOST_LEAN_RAD, lean_rad))


def top_held(pulled_mm: Vec2) -> Vec2:
    """Where the top is, from above the tip, when a hand leads it there: as far as it leans."""
    length, most = hypot(*pulled_mm), PLANE_SCALE * PENCIL_MM * sin(MOST_LEAN_RAD)
    share = min(1.0, most / length) if length else 0.0
    return pulled_mm[0] * share, pulled_mm[1] * share


def _behind_mm(places: Iterable[Vec2], direction_rad: float) -> float:
    """How far the farthest of some places is behind the origin, seen along a direction."""
    right, away = sin(direction_rad), cos(direction_rad)
    return max(-(x * right + y * away) for x, y in places)
