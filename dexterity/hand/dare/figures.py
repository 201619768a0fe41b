"""What a path shows: how far round it went, and where it crossed itself."""

from collections.abc import Iterator
from itertools import pairwise
from math import atan2, cos, hypot, pi, remainder, sin, tau
from typing import Final

from dexterity.hand.track import Track
from dexterity.values.vectors import Vec2

SPACING_MM: Final = 4.0
"""Samples nearer to the last one kept are passed over: below it, direction is the pointer's noise.
Wider: a tight curl loses its turn."""

STOPPED_S: Final = 0.15
"""A hand that takes longer than this from one kept sample to the next has stopped. Less: a slow
circle counts as many. More: who turns and then stops to take aim has turned only then."""

LEAST_LOOP_MM2: Final = 500.0
"""The area of a loop that was meant: a circle 25 mm across. Smaller: a hand that swings back and
forth along one line crosses itself by trembling."""


LOOP_RAD: Final = tau + 1.4
"""How far round a loop goes that a hand draws by itself."""


def thinned(path: Track) -> list[tuple[float, Vec2]]:
    """Times and places along a path, none too near to the one before."""
    kept = [(path[0].at_s, (path[0].x_mm, path[0].y_mm))]
    for sample in path[1:]:
        (_, (x, y)), here = kept[-1], (sample.x_mm, sample.y_mm)
        if hypot(here[0] - x, here[1] - y) >= SPACING_MM:
            kept.append((sample.at_s, here))
    return kept


def turns(path: Track) -> Iterator[list[tuple[float, float]]]:
    """By how much the direction of motion turned, and when, in stretches without a stop;
    counter-clockwise is positive.

    A swing that reverses does not turn: what turns by more than a right angle from one sample to
    the next came to a stop in between.
    """
    points = thinned(path)
    headings = [
        (to_s, to_s - at_s, atan2(y1 - y0, x1 - x0))
        for (at_s, (x0, y0)), (to_s, (x1, y1)) in pairwise(points)
    ]
    stretch = list[tuple[float, float]]()
    for (_, _, before), (at_s, took_s, heading) in pairwise(headings):
        turn = remainder(heading - before, tau)
        if took_s > STOPPED_S or abs(turn) >= pi / 2:
            yield stretch
            stretch = []
        else:
            stretch.append((at_s, turn))
    yield stretch


def most_turned(path: Track, since_s: float) -> tuple[float, float]:
    """The farthest that a path went round in one go, either way, and when it had done so.

    Turning back counts against it, and begins anew past the start; so does what comes after a stop.
    """
    best, best_s = 0.0, since_s
    for stretch in turns(path):
        for sign in (1.0, -1.0):
            gone = 0.0
            for at_s, turn in stretch:
                gone = max(0.0, gone + sign * turn)
                if gone > best:
                    best, best_s = gone, at_s
    return best, best_s


def crossings(path: Track) -> int:
    """How often a path crossed itself, loops too small to be meant left aside."""
    points = [place for _, place in thinned(path)]
    count, first = 0, 0
    for end in range(3, len(points)):
        for start in range(first, end - 2):
            if _cross(points[start], points[start + 1], points[end - 1], points[end]) and (
                abs(_area(points[start + 1 : end])) >= LEAST_LOOP_MM2
            ):
                # What comes after belongs to the next loop.
                count, first = count + 1, end
                break
    return count


def _cross(a: Vec2, b: Vec2, c: Vec2, d: Vec2) -> bool:
    # What is right on a line counts as on its left: pointers report whole pixels, so that a path
    # may well cross itself in a sample, where it would else belong to neither of two pieces.
    return _on_both_sides(a, b, c, d) and _on_both_sides(c, d, a, b)


def _on_both_sides(a: Vec2, b: Vec2, c: Vec2, d: Vec2) -> bool:
    return (_side(a, b, c) >= 0.0) != (_side(a, b, d) >= 0.0)


def _side(a: Vec2, b: Vec2, c: Vec2) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _area(points: list[Vec2]) -> float:
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs) / 2.0


def loop(radius_mm: float, drift_mm: float = 12.0, count: int = 44) -> list[Vec2]:
    """A little more than once round, counter-clockwise, to where it counts from.

    It drifts to the side as it goes, so that its end crosses its beginning.
    """
    angles = [-0.7 + LOOP_RAD * step / count for step in range(count + 1)]
    points = [
        (radius_mm * sin(turn) - drift_mm * turn / tau, -radius_mm * cos(turn)) for turn in angles
    ]
    end_x, end_y = points[-1]
    return [(x - end_x, y - end_y) for x, y in points[:-1]]
