"""A pointer's path as a stroke: few points, whole tenths, and never off the line by much."""

from itertools import groupby
from math import dist
from typing import Final

from dexterity.rules.pen.sheet.playable import distance_to
from dexterity.rules.pen.sheet.stroke import MOST_POINTS, Stroke, mm_from_tenths, tenths_from_mm
from dexterity.values.vectors import Vec2

FINEST_MM: Final = 0.4
"""How far a stroke may be from the hand's own line: the width of a pencil's. Finer, and a stroke is
full of points that nobody sees."""

COARSER: Final = 1.5
"""What that grows by until a long scribble has few enough points."""

SHORTEST_MM: Final = 1.5
"""From end to end or to the farthest point; less is a slip of the finger."""


def stroke_along(path_mm: tuple[Vec2, ...]) -> Stroke | None:
    """The stroke that follows a path; None if it is no more than a dot."""
    points = _without_stops(tuple(map(_exact, path_mm)))
    if max(dist(points[0], point) for point in points) < SHORTEST_MM:
        return None
    slack = FINEST_MM
    found = _thinned(points, slack)
    while len(found) > MOST_POINTS:
        slack *= COARSER
        found = _thinned(points, slack)
    return Stroke(found)


def _without_stops(points: tuple[Vec2, ...]) -> tuple[Vec2, ...]:
    """No point twice in a row."""
    return tuple(point for point, _ in groupby(points))


def _exact(place_mm: Vec2) -> Vec2:
    x, y = (mm_from_tenths(tenths_from_mm(at)) for at in place_mm)
    return x, y


def _thinned(points: tuple[Vec2, ...], slack_mm: float) -> tuple[Vec2, ...]:
    """The points without which the line would be off by more (Ramer, Douglas and Peucker)."""
    kept, waiting = {0, len(points) - 1}, [(0, len(points) - 1)]
    while waiting:
        first, last = waiting.pop()
        inner = range(first + 1, last)
        farthest = max(inner, key=lambda at: _off(points, at, first, last), default=None)
        if farthest is not None and _off(points, farthest, first, last) > slack_mm:
            kept.add(farthest)
            waiting += [(first, farthest), (farthest, last)]
    return _without_stops(tuple(points[at] for at in sorted(kept)))


def _off(points: tuple[Vec2, ...], at: int, first: int, last: int) -> float:
    one, other = points[first], points[last]
    return dist(one, points[at]) if one == other else distance_to((one, other), points[at])
