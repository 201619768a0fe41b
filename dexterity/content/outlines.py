"""How a shape is written in a file, and what is wrong with its line, point by point."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Final

import numpy as np
from msgspec import Meta
from numpy.typing import NDArray

from dexterity.content.forms import Form, MisfitError
from dexterity.content.reading import Misfit
from dexterity.content.shapes import Circle, Polygon, Shape, sides
from dexterity.values.vectors import Vec2

REACH_MM = 300.0
"""How far anything may lie from the middle of its board; a wider one leaves no room to bounce."""

FEWEST_POINTS = 3
MOST_POINTS = 200
"""Enough for any hand-drawn line; the checks below compare every edge with every other."""

SMALLEST_AREA_MM2 = 50.0
"""A fifth of what a 16 mm die covers; anything smaller is a slip of the pen, no place to aim at."""

SMALLEST_RADIUS_MM = 4.0
"""The circle of that area."""

Coordinate = Annotated[float, Meta(ge=-REACH_MM, le=REACH_MM)]
Point = Annotated[tuple[Coordinate, Coordinate], Meta(title="a point [x, y]")]
Points = Annotated[tuple[Point, ...], Meta(min_length=FEWEST_POINTS, max_length=MOST_POINTS)]
Radius = Annotated[float, Meta(ge=SMALLEST_RADIUS_MM, le=REACH_MM)]


@dataclass(frozen=True, slots=True)
class Crossing:
    """Two edges that meet where they should not, each named by the number of its first point."""

    edge: int
    other: int


def shape(
    circle: Annotated[Circle, Form(Circle, centre_mm=Point, radius_mm=Radius)] | None = None,
    polygon: Points | None = None,
) -> Shape:
    """The one shape of a table, a circle or a polygon."""
    if circle is not None and polygon is None:
        return circle
    if polygon is None or circle is not None:
        raise ValueError("must have either a circle or a polygon")
    misfits = tuple(_misfits(polygon))
    if misfits:
        raise MisfitError(*misfits)
    return Polygon(polygon)


SHAPE: Final = Form(shape)


def repeated_points(points: tuple[Vec2, ...]) -> tuple[tuple[int, int], ...]:
    """Pairs of numbers of equal points: the later one, and the first it repeats."""
    first: dict[Vec2, int] = {}
    met = [(i, first.setdefault(point, i)) for i, point in enumerate(points)]
    return tuple((i, earlier) for i, earlier in met if i != earlier)


def first_crossing(points: tuple[Vec2, ...]) -> Crossing | None:
    """Two edges that cross, touch or run back over each other; None for a simple polygon."""
    found = np.argwhere(np.triu(_meeting(points), 1))
    return Crossing(int(found[0][0]), int(found[0][1])) if len(found) else None


def _misfits(points: tuple[Vec2, ...]) -> Iterator[Misfit]:
    repeated = repeated_points(points)
    for late, early in repeated:
        yield f"polygon[{late}]", f"repeats the point polygon[{early}]"
    if repeated:
        # Equal points would be told a second time as edges that touch.
        return
    crossing, area = first_crossing(points), Polygon(points).area_mm2()
    if crossing is not None:
        edge, other = _edge_words(crossing.edge, points), _edge_words(crossing.other, points)
        yield "polygon", f"crosses or touches itself: the edge {edge} meets the edge {other}"
    elif area < SMALLEST_AREA_MM2:
        yield "polygon", f"covers {area:.1f} mm², less than {SMALLEST_AREA_MM2:g} mm²"


def _edge_words(edge: int, points: tuple[Vec2, ...]) -> str:
    return f"from point {edge} to point {(edge + 1) % len(points)}"


def _meeting(points: tuple[Vec2, ...]) -> NDArray[np.bool_]:
    """For every pair of edges, whether they meet; neighbours may share their corner, no more."""
    start, end = np.array(sides(points)).transpose(1, 0, 2)
    count = len(points)
    apart = (np.arange(count)[:, np.newaxis] - np.arange(count)) % count
    neighbours = (apart == 1) | (apart == count - 1)
    folds = neighbours & _folding(end - start)
    return np.asarray((_intersecting(start, end) & ~neighbours) | folds)


def _folding(along: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Pairs of edges of exactly opposite direction: as neighbours, one runs back over the other."""
    turn = _cross(along[:, np.newaxis], along[np.newaxis])
    return np.asarray((turn == 0.0) & (along @ along.T < 0.0))


def _intersecting(start: NDArray[np.float64], end: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Pairs of edges with a common point: each has the other's ends on two sides, or on itself."""
    a, b = start[:, np.newaxis], end[:, np.newaxis]
    from_start, from_end = np.sign(_cross(b - a, start - a)), np.sign(_cross(b - a, end - a))
    splits = from_start * from_end <= 0.0
    return np.asarray(splits & splits.T & _overlapping_boxes(start, end))


def _overlapping_boxes(start: NDArray[np.float64], end: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Edges on one line split each other without meeting; only their boxes tell them apart."""
    low, high = np.minimum(start, end), np.maximum(start, end)
    overlap = (low[:, np.newaxis] <= high) & (low <= high[:, np.newaxis])
    return np.asarray(overlap.all(axis=2))


def _cross(u: NDArray[np.float64], v: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(u[..., 0] * v[..., 1] - u[..., 1] * v[..., 0])
