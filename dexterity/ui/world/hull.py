"""The tightest line around points: silhouettes of dice and boxes, and their shadows."""

import numpy as np

from dexterity.ui.world.camera import Floats
from dexterity.values.vectors import Vec2


def hull_of(points: Floats) -> Floats:
    """The corners (m, 2) of the convex hull of points (n, 2), once around."""
    ordered = sorted(map(tuple, points.tolist()))
    lower, upper = _half(ordered), _half(ordered[::-1])
    return np.array(lower[:-1] + upper[:-1], dtype=np.float64).reshape(-1, 2)


def swollen(hull: Floats, by: float) -> Floats:
    """A hull whose corners are moved away from its middle by a length."""
    out = hull - hull.mean(axis=0)
    length = np.sqrt((out * out).sum(axis=1, keepdims=True)) + 1e-9
    return np.asarray(hull + out * (by / length))


def _half(ordered: list[Vec2]) -> list[Vec2]:
    """One side of the hull of points in order."""
    side: list[Vec2] = []
    for point in ordered:
        while len(side) > 1 and _turn(side[-2], side[-1], point) <= 0.0:
            side.pop()
        side.append(point)
    return side


def _turn(a: Vec2, b: Vec2, c: Vec2) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
