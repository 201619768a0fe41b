"""A parabola through noisy points, robust to one of them being wrong."""

from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

from dexterity.hand.feel import OUTLIER_DOUBT, OUTLIER_MM, OUTLIER_SPREADS
from dexterity.values.vectors import Vec2

Floats = npt.NDArray[np.float64]

UNKNOWNS = 3
"""Of a parabola, on each axis."""


@dataclass(frozen=True, slots=True)
class Parabola:
    """Motion with a constant acceleration; place and velocity are those at time 0."""

    place_mm: Vec2
    velocity_mm_s: Vec2
    acceleration_mm_s2: Vec2

    def velocity_at(self, at_s: float) -> Vec2:
        """The velocity at another time."""
        (vx, vy), (ax, ay) = self.velocity_mm_s, self.acceleration_mm_s2
        return vx + ax * at_s, vy + ay * at_s


def fit_parabola(at_s: Floats, place_mm: Floats) -> Parabola:
    """Least squares over times (n) and places (n, 2), after leaving out an outlier if there is one.

    Both axes are fitted alike and apart, so a mirrored stroke gives exactly the mirrored fit.
    """
    wrong = find_outlier(at_s, place_mm)
    if wrong is not None:
        at_s, place_mm = np.delete(at_s, wrong), np.delete(place_mm, wrong, axis=0)
    place, velocity, half = np.linalg.pinv(_design(at_s)) @ place_mm
    return Parabola(_pair(place), _pair(velocity), _pair(2.0 * half))


def find_outlier(at_s: Floats, place_mm: Floats) -> int | None:
    """The sample that is far off the parabola the *others* make, if there is one.

    A sample at the end pulls the fit to itself and hardly shows in the fit's own residuals. So we
    ask by how much the sum of squares falls without it, which makes up for the pull, and compare
    the root of that with the spread of the others.
    """
    spare = len(at_s) - UNKNOWNS - 1
    if spare < 1:
        return None
    design = _design(at_s)
    solve = np.linalg.pinv(design)
    off = place_mm - design @ (solve @ place_mm)
    room = 1.0 - np.einsum("ij,ji->i", design, solve)
    relief = _squares(off) / np.maximum(room, _LEAST_ROOM)
    worst = int(np.argmax(relief))
    left = max(float(np.sum(_squares(off)) - relief[worst]), 0.0)
    return worst if sqrt(relief[worst]) > _tolerance_mm(left, spare) else None


def _tolerance_mm(left_mm2: float, spare: int) -> float:
    spread = sqrt(left_mm2 / (2.0 * spare))
    return max(OUTLIER_MM, OUTLIER_SPREADS * (1.0 + OUTLIER_DOUBT / spare) * spread)


_LEAST_ROOM = 1e-6
"""Keeps a sample that the fit meets whatever its value (a lone early one) from dividing by zero."""


def _design(at_s: Floats) -> Floats:
    return np.vander(at_s, UNKNOWNS, increasing=True)


def _squares(off_mm: Floats) -> Floats:
    squares: Floats = off_mm[:, 0] ** 2 + off_mm[:, 1] ** 2
    return squares


def _pair(values: Floats) -> Vec2:
    return float(values[0]), float(values[1])
