"""Where, how fast and with what bend a hand let go, or that it had stopped before it did."""

from dataclasses import dataclass
from math import cos, dist, hypot, sin
from statistics import median

import numpy as np

from dexterity.hand.feel import (
    ENOUGH_SAMPLES,
    FASTEST_HAND_MM_S,
    FEWEST_SAMPLES,
    GAP_S,
    LET_GO_LEAD_S,
    LONGEST_WINDOW_S,
    MOST_STEER_RAD,
    RELEASE_WINDOW_S,
    REST_DISTANCE_MM,
    REST_WINDOW_S,
    SHORTEST_SPAN_S,
    SLIGHT_BEND_RAD_S,
    SLOWEST_THROW_MM_S,
)
from dexterity.hand.parabola import Parabola, fit_parabola
from dexterity.hand.thinning import thin
from dexterity.hand.track import Track, duration_s, within_reach
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2


@dataclass(frozen=True, slots=True)
class Release:
    """The hand's motion at the instant it let go."""

    place_mm: Vec2
    velocity_mm_s: Vec2
    bend_rad_s: float
    """How fast the direction of motion turned; counter-clockwise from above is positive."""


def read_release(track: Track) -> Release | None:
    """The motion at let-go; None where the hand had stopped, or where too little is known."""
    moving = swing(track)
    told = thin(moving)
    if len(told) < FEWEST_SAMPLES or duration_s(moving) < SHORTEST_SPAN_S or rested(moving):
        return None
    path = _fitted(told, moving[-1].at_s)
    velocity = path.velocity_at(-LET_GO_LEAD_S)
    if hypot(*velocity) < SLOWEST_THROW_MM_S:
        return None
    bend = _bend(velocity, path.acceleration_mm_s2)
    headed = _turned(velocity, steer_rad(bend, duration_s(moving)))
    return Release(within_reach(path.place_mm), _no_faster(headed), bend)


def swing(track: Track) -> Track:
    """The last uninterrupted motion, no longer than what tells about the release."""
    if len(track) > 1 and track[-1].at_s - track[-2].at_s >= GAP_S:
        return track[-1:]
    moving = _without_echo(track)
    count = 1
    while count < len(moving) and _goes_back(moving, count):
        count += 1
    return moving[-count:]


def rested(track: Track) -> bool:
    """Whether the hand mostly stayed where it let go. The median overlooks a single outlier."""
    last = track[-1]
    near = [sample for sample in track[:-1] if last.at_s - sample.at_s <= REST_WINDOW_S]
    return bool(near) and median(_apart(sample, last) for sample in near) < REST_DISTANCE_MM


def steer_rad(bend_rad_s: float, span_s: float) -> float:
    """How far to turn the direction read shortly before let-go.

    A slight bend is taken for noise and turned back to the middle of the samples; what goes beyond
    is meant, and carries on until let-go.
    """
    slight = max(-SLIGHT_BEND_RAD_S, min(SLIGHT_BEND_RAD_S, bend_rad_s))
    back_s = max(0.0, span_s / 2.0 - LET_GO_LEAD_S)
    ahead = (bend_rad_s - slight) * LET_GO_LEAD_S
    return max(-MOST_STEER_RAD, min(MOST_STEER_RAD, ahead - slight * back_s))


def _without_echo(track: Track) -> Track:
    # A touch screen reports the lifting of a finger at the place of its last motion, a frame later:
    # that is no measurement. One such sample is ignored; two say that the hand stood still.
    if len(track) > 1 and _apart(track[-2], track[-1]) == 0.0:
        return track[:-1]
    return track


def _goes_back(track: Track, count: int) -> bool:
    """Whether the sample before the last `count` is part of the same motion and near enough."""
    before, since, last = track[-count - 1], track[-count], track[-1]
    window_s = RELEASE_WINDOW_S if count >= ENOUGH_SAMPLES else LONGEST_WINDOW_S
    return since.at_s - before.at_s < GAP_S and last.at_s - before.at_s <= window_s


def _apart(one: PointerSample, other: PointerSample) -> float:
    return dist((one.x_mm, one.y_mm), (other.x_mm, other.y_mm))


def _fitted(track: Track, end_s: float) -> Parabola:
    at_s = np.array([sample.at_s - end_s for sample in track])
    return fit_parabola(at_s, np.array([(sample.x_mm, sample.y_mm) for sample in track]))


def _turned(velocity_mm_s: Vec2, by_rad: float) -> Vec2:
    x, y = velocity_mm_s
    return x * cos(by_rad) - y * sin(by_rad), x * sin(by_rad) + y * cos(by_rad)


def _no_faster(velocity_mm_s: Vec2) -> Vec2:
    share = min(1.0, FASTEST_HAND_MM_S / hypot(*velocity_mm_s))
    return velocity_mm_s[0] * share, velocity_mm_s[1] * share


def _bend(velocity_mm_s: Vec2, acceleration_mm_s2: Vec2) -> float:
    # Curvature times speed: the part of the acceleration that is square to the motion, per speed.
    (vx, vy), (ax, ay) = velocity_mm_s, acceleration_mm_s2
    return (vx * ay - vy * ax) / (vx * vx + vy * vy)
