"""How a hand's path bent as it flicked: the curve that the stroke carries on."""

from dataclasses import dataclass
from itertools import accumulate
from math import copysign, cos, dist, hypot, sin
from typing import Final

import numpy as np

from dexterity.hand.feel import FEWEST_SAMPLES
from dexterity.hand.parabola import fit_parabola
from dexterity.hand.pencil.feel import (
    MOST_BEND_RAD_MM,
    MOST_CARRY_RAD,
    PLANE_SCALE,
    SHORTEST_BEND_MM,
    SLIGHT_BEND_RAD_MM,
)
from dexterity.hand.release import swing
from dexterity.hand.thinning import thin
from dexterity.hand.track import Track, clean_stroke
from dexterity.values.vectors import Vec2


@dataclass(frozen=True, slots=True)
class Bend:
    """The curve of a flick, on the sheet."""

    rad_mm: float
    """The stroke's, counter-clockwise positive: the path's beyond what no hand means."""
    way_mm: float
    """How long the path was that it was told by."""

    @property
    def carry_rad(self) -> float:
        """How far the path had turned, counter-clockwise, from its middle to where it let go."""
        carry = self.rad_mm * self.way_mm / 2.0
        return max(-MOST_CARRY_RAD, min(MOST_CARRY_RAD, carry))


STRAIGHT: Final = Bend(0.0, 0.0)


def read_bend(path: Track, direction_rad: float) -> Bend:
    """The bend of the last swing in a direction; straight where too little is known.

    The parabola is fitted over the way instead of the time. Over time, a flick that gains all its
    speed in its last moments would look straight: most samples are from before it moved.
    """
    places = _since_turn([(s.x_mm, s.y_mm) for s in thin(swing(clean_stroke(path)))], direction_rad)
    ways = list(accumulate(map(dist, places[:-1], places[1:]), initial=0.0))
    way_mm = ways[-1] / PLANE_SCALE
    if len(places) <= FEWEST_SAMPLES or way_mm < SHORTEST_BEND_MM:
        return STRAIGHT
    fitted = fit_parabola(np.array(ways) - ways[-1] / 2.0, np.array(places))
    (x, y), (ax, ay) = fitted.velocity_mm_s, fitted.acceleration_mm_s2
    bend = PLANE_SCALE * (x * ay - y * ax) / hypot(x, y) ** 3
    beyond = max(0.0, abs(bend) - SLIGHT_BEND_RAD_MM)
    return Bend(copysign(min(MOST_BEND_RAD_MM, beyond), bend), way_mm)


def _since_turn(places: list[Vec2], direction_rad: float) -> list[Vec2]:
    """The places since the one farthest back: before it the hand was still winding up."""
    right, away = sin(direction_rad), cos(direction_rad)
    along = [x * right + y * away for x, y in places]
    return places[along.index(min(along)) :]
