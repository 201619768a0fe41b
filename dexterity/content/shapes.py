"""Flat shapes in millimetres: which points of many lie inside, and how far from the border."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from math import hypot, pi, tau

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dexterity.values.vectors import Vec2

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

GROUP_CELLS = 8192
"""Points times edges worked on at once: all edges for a handful of points, which so cost only one
round of numpy calls; edge after edge for thousands, which keeps numpy's inner loops long."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The smallest upright rectangle around a shape."""

    left_mm: float
    bottom_mm: float
    right_mm: float
    top_mm: float

    def contains(self, x: Floats, y: Floats) -> Bools:
        """Which of the points lie in the rectangle or on its border."""
        across = (self.left_mm <= x) & (x <= self.right_mm)
        return np.asarray(across & (self.bottom_mm <= y) & (y <= self.top_mm))


@dataclass(frozen=True, slots=True)
class Circle:
    """A disc; its border belongs to it."""

    centre_mm: Vec2
    radius_mm: float

    def contains(self, x: ArrayLike, y: ArrayLike) -> Bools:
        """Which of the points lie inside."""
        return np.asarray(self.signed_distance(x, y) >= 0.0)

    def signed_distance(self, x: ArrayLike, y: ArrayLike) -> Floats:
        """Millimetres to the border, positive inside."""
        across, along = np.subtract(x, self.centre_mm[0]), np.subtract(y, self.centre_mm[1])
        return np.asarray(self.radius_mm - np.hypot(across, along), dtype=np.float64)

    def bounds(self) -> Bounds:
        """The rectangle around the disc."""
        (x, y), r = self.centre_mm, self.radius_mm
        return Bounds(x - r, y - r, x + r, y + r)

    def border(self, step_mm: float) -> tuple[Floats, Floats]:
        """Points once around the border, at most a step apart."""
        turns = np.linspace(0.0, tau, _steps(tau * self.radius_mm, step_mm), endpoint=False)
        x, y = self.centre_mm
        return x + self.radius_mm * np.cos(turns), y + self.radius_mm * np.sin(turns)

    def area_mm2(self) -> float:
        """How much ground it covers."""
        return pi * self.radius_mm**2


@dataclass(frozen=True, slots=True)
class Polygon:
    """A simple polygon, concave or not; the last point joins the first."""

    points_mm: tuple[Vec2, ...]
    _edges: "_Edges" = field(init=False, repr=False, compare=False)
    _bounds: Bounds = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        xs, ys = zip(*self.points_mm, strict=True)
        object.__setattr__(self, "_bounds", Bounds(min(xs), min(ys), max(xs), max(ys)))
        object.__setattr__(self, "_edges", _edges_of(self.points_mm))

    def contains(self, x: ArrayLike, y: ArrayLike) -> Bools:
        """Which of the points lie inside; on the border itself either answer may come."""
        xs, ys = _together(x, y)
        inside = self._bounds.contains(xs, ys)
        inside[inside] = self._edges.odd_crossings(xs[inside], ys[inside])
        return inside

    def signed_distance(self, x: ArrayLike, y: ArrayLike) -> Floats:
        """Millimetres to the nearest point of the border, positive inside."""
        xs, ys = _together(x, y)
        distance = self._edges.distance(xs.ravel(), ys.ravel()).reshape(xs.shape)
        return np.where(self.contains(xs, ys), distance, -distance)

    def bounds(self) -> Bounds:
        """The rectangle around all points."""
        return self._bounds

    def border(self, step_mm: float) -> tuple[Floats, Floats]:
        """Points once around the border, every corner among them, at most a step apart."""
        parts = [_along(a, b, step_mm) for a, b in sides(self.points_mm)]
        xs, ys = zip(*parts, strict=True)
        return np.concatenate(xs), np.concatenate(ys)

    def area_mm2(self) -> float:
        """How much ground it covers, by the shoelace formula."""
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in sides(self.points_mm))) / 2.0


Shape = Circle | Polygon


def sides(points: tuple[Vec2, ...]) -> tuple[tuple[Vec2, Vec2], ...]:
    """Each point with the next one around, the last with the first."""
    return tuple(zip(points, points[1:] + points[:1], strict=True))


@dataclass(frozen=True, slots=True, eq=False)
class _Edges:
    """A polygon's edges as columns, ready to be set against a row of points."""

    x: Floats
    y: Floats
    end_y: Floats
    run: Floats
    rise: Floats
    slope: Floats
    """Run per rise; of no meaning, and never used, where an edge is level."""
    per_length2: Floats

    def odd_crossings(self, x: Floats, y: Floats) -> Bools:
        """Inside means: a ray to the right crosses the border an odd number of times."""
        odd = np.zeros(x.shape, dtype=np.bool_)
        for edges in self._groups(x.size):
            odd ^= np.logical_xor.reduce(edges._crossed(x, y), axis=0)
        return odd

    def distance(self, x: Floats, y: Floats) -> Floats:
        """From each point to the nearest of all edges."""
        nearest = np.full(x.shape, np.inf)
        for edges in self._groups(x.size):
            # In place and in one loop: arrays that are given up between two edges go back to the
            # system and are fetched anew, which takes four times as long as the arithmetic.
            across, along = x - edges.x, y - edges.y
            share = across * edges.run
            share += along * edges.rise
            share *= edges.per_length2
            np.minimum(np.maximum(share, 0.0, out=share), 1.0, out=share)
            across -= share * edges.run
            along -= share * edges.rise
            across *= across
            along *= along
            across += along
            np.minimum(nearest, across.min(axis=0), out=nearest)
        return np.asarray(np.sqrt(nearest))

    def _crossed(self, x: Floats, y: Floats) -> Bools:
        straddles = (self.y > y) != (self.end_y > y)
        to_the_right = x < self.x + (y - self.y) * self.slope
        return np.asarray(straddles & to_the_right)

    def _groups(self, points: int) -> Iterator["_Edges"]:
        """The edges, as many at a time as go well with so many points."""
        size = max(1, GROUP_CELLS // max(1, points))
        columns = [getattr(self, column.name) for column in fields(self)]
        for start in range(0, len(self.x), size):
            yield _Edges(*(column[start : start + size] for column in columns))


def _edges_of(points: tuple[Vec2, ...]) -> _Edges:
    start = np.array(points, dtype=np.float64).reshape(-1, 2)
    end = np.roll(start, -1, axis=0)
    run, rise = (end - start).T
    level, length2 = rise == 0.0, run * run + rise * rise
    slope = np.where(level, 0.0, run / np.where(level, 1.0, rise))
    per_length2 = 1.0 / np.where(length2 == 0.0, 1.0, length2)
    columns = (start[:, 0], start[:, 1], end[:, 1], run, rise, slope, per_length2)
    return _Edges(*(np.ascontiguousarray(column)[:, np.newaxis] for column in columns))


def _together(x: ArrayLike, y: ArrayLike) -> tuple[Floats, Floats]:
    xs, ys = np.broadcast_arrays(np.asarray(x, np.float64), np.asarray(y, np.float64))
    return xs, ys


def _along(start: Vec2, end: Vec2, step_mm: float) -> tuple[Floats, Floats]:
    steps = _steps(hypot(end[0] - start[0], end[1] - start[1]), step_mm)
    share = np.arange(steps) / steps
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _steps(length_mm: float, step_mm: float) -> int:
    return max(1, int(np.ceil(length_mm / step_mm)))
