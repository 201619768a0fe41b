"""Smooth curves through a few dots: bent, sampled and written as the path of an SVG.

A curve is a uniform Catmull-Rom spline. Its two handles at a dot mirror each other, so that each
stretch is one short `s` of an SVG path; a sharp dot simply has no handles.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import cos, hypot, radians, sin
from random import Random
from typing import NamedTuple

FLATTENED = 6
"""Straight pieces that stand for one stretch when a curve is cut by pencil strokes."""
LONGEST_HANDLE = 0.4
"""Of the shorter neighbouring stretch. Longer: curves through uneven dots loop."""
LONGEST_CONFIDENT = 62.0
"""Points a hand draws without a visible tremor; longer stretches get another dot."""
LARGE = 70.0
"""Points across from where on a curve may round to whole points: less than the hand trembles."""
LONGEST_MITRE = 1.9
"""How much farther than a side a sharp corner is moved when a curve is widened."""


class Dot(NamedTuple):
    """A place the pen passes through."""

    x: float
    y: float
    sharp: bool = False


Spot = tuple[float, float] | Dot
"""What a drawing is written with: (x, y), or sharp(x, y) where the line has a corner."""


def sharp(x: float, y: float) -> Dot:
    """A corner."""
    return Dot(x, y, sharp=True)


@dataclass(frozen=True)
class Curve:
    """Dots in order, open as a stroke or closed as the outline of a shape."""

    dots: tuple[Dot, ...]
    closed: bool

    @cached_property
    def handles(self) -> tuple[tuple[float, float], ...]:
        """From each dot to its next control point; mirrored, to the one before."""
        return tuple(self._handle(place) for place in range(len(self.dots)))

    def neighbours(self, place: int) -> tuple[Dot, Dot]:
        """The dots before and after one; an open end is its own neighbour."""
        last = len(self.dots) - 1
        if self.closed:
            return self.dots[place - 1], self.dots[(place + 1) % (last + 1)]
        return self.dots[max(place - 1, 0)], self.dots[min(place + 1, last)]

    def _handle(self, place: int) -> tuple[float, float]:
        dot = self.dots[place]
        before, after = self.neighbours(place)
        if dot.sharp or before is dot or after is dot:
            return 0.0, 0.0
        x, y = (after.x - before.x) / 6, (after.y - before.y) / 6
        length = hypot(x, y)
        room = LONGEST_HANDLE * min(distance(before, dot), distance(dot, after))
        shrunk = min(1.0, room / length) if length else 0.0
        return x * shrunk, y * shrunk

    def stretches(self) -> Iterable[tuple[int, int]]:
        """The places of the dots each stretch runs between."""
        count = len(self.dots)
        return ((one, (one + 1) % count) for one in range(count if self.closed else count - 1))

    def between(self, one: int, other: int, share: float) -> tuple[float, float]:
        """A place on the stretch from one dot to another."""
        start, end = self.dots[one], self.dots[other]
        out, into = self.handles[one], self.handles[other]
        rest = 1 - share
        b0, b1, b2, b3 = rest**3, 3 * rest**2 * share, 3 * rest * share**2, share**3
        return (
            start.x * (b0 + b1) + end.x * (b2 + b3) + out[0] * b1 - into[0] * b2,
            start.y * (b0 + b1) + end.y * (b2 + b3) + out[1] * b1 - into[1] * b2,
        )

    @cached_property
    def flat(self) -> tuple[tuple[float, float], ...]:
        """The curve as straight pieces."""
        places: list[tuple[float, float]] = []
        for one, other in self.stretches():
            straight = self.dots[one].sharp and self.dots[other].sharp
            pieces = 1 if straight else FLATTENED
            places += [self.between(one, other, step / pieces) for step in range(pieces)]
        if not self.closed:
            places.append(self.dots[-1][:2])
        return tuple(places)

    @cached_property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        xs, ys = [x for x, _ in self.flat], [y for _, y in self.flat]
        return min(xs), min(ys), max(xs), max(ys)

    @cached_property
    def clockwise(self) -> bool:
        """As seen on the page, where y grows downwards."""
        return sum(a[0] * b[1] - b[0] * a[1] for a, b in _sides(self.flat)) > 0

    def moved(self, dx: float, dy: float) -> "Curve":
        """The same elsewhere."""
        return Curve(tuple(Dot(d.x + dx, d.y + dy, d.sharp) for d in self.dots), self.closed)

    def trembling(self, luck: Random, tremor: float) -> "Curve":
        """As a hand draws it: long stretches in several goes, and no dot quite where it was."""
        dots: list[Dot] = []
        for one, other in self.stretches():
            start = self.dots[one]
            dots.append(start)
            goes = int(distance(start, self.dots[other]) / LONGEST_CONFIDENT)
            dots += [Dot(*self.between(one, other, go / (goes + 1))) for go in range(1, goes + 1)]
        if not self.closed:
            dots.append(self.dots[-1])
        return Curve(
            tuple(
                Dot(
                    dot.x + luck.uniform(-tremor, tremor),
                    dot.y + luck.uniform(-tremor, tremor),
                    dot.sharp,
                )
                for dot in dots
            ),
            self.closed,
        )

    @cached_property
    def normals(self) -> tuple[tuple[float, float], ...]:
        """At each dot one step to the left of the pen's way; longer in corners."""
        return tuple(self._normal(place) for place in range(len(self.dots)))

    def _normal(self, place: int) -> tuple[float, float]:
        dot = self.dots[place]
        before, after = self.neighbours(place)
        came, goes = _direction(before, dot), _direction(dot, after)
        x, y = came[0] + goes[0], came[1] + goes[1]
        length = hypot(x, y)
        if length < 1e-6:
            return goes[1], -goes[0]
        x, y = x / length, y / length
        reach = 1.0
        if dot.sharp and (along := x * came[0] + y * came[1]) > 0:
            reach = min(LONGEST_MITRE, 1 / along)
        return y * reach, -x * reach

    def offset(self, steps: Sequence[float]) -> "Curve":
        """Each dot moved that far to the left of the pen's way."""
        return Curve(
            tuple(
                Dot(dot.x + normal[0] * step, dot.y + normal[1] * step, dot.sharp)
                for dot, normal, step in zip(self.dots, self.normals, steps, strict=True)
            ),
            self.closed,
        )

    @property
    def path(self) -> str:
        """What an SVG calls it: small ones in tenths of a point, large ones in whole points."""
        left, top, right, bottom = self.box
        grain = 10 if max(right - left, bottom - top) < LARGE else 1
        return self._path_in(grain)

    def _path_in(self, grain: int) -> str:
        def _rounded(place: Sequence[float]) -> tuple[int, int]:
            """In tenths."""
            return round(place[0] * grain) * (10 // grain), round(place[1] * grain) * (10 // grain)

        here = _rounded(self.dots[0])
        words = [f"M{_number(here[0])} {_number(here[1])}"]
        for one, other in self.stretches():
            out, into, end = self.handles[one], self.handles[other], self.dots[other]
            first = one == 0 and out != (0.0, 0.0)
            controls = [(self.dots[one].x + out[0], self.dots[one].y + out[1])] if first else []
            controls += [(end.x - into[0], end.y - into[1]), end[:2]]
            rounded = [_rounded(control) for control in controls]
            if not first and out == into == (0.0, 0.0):
                words.append(_word("l", here, rounded[-1:]))
            else:
                words.append(_word("c" if first else "s", here, rounded))
            here = rounded[-1]
        return "".join(words) + ("z" if self.closed else "")


def closed(spots: Iterable[Spot]) -> Curve:
    """The outline of a shape."""
    return Curve(tuple(Dot(*spot) for spot in spots), closed=True)


def opened(spots: Iterable[Spot]) -> Curve:
    """A stroke."""
    return Curve(tuple(Dot(*spot) for spot in spots), closed=False)


def distance(one: Spot, other: Spot) -> float:
    """In points."""
    return hypot(other[0] - one[0], other[1] - one[1])


def around(centre: Spot, reach: float, degrees: float) -> tuple[float, float]:
    """The place that far from a centre: 0° to the right, 90° below."""
    angle = radians(degrees)
    return centre[0] + reach * cos(angle), centre[1] + reach * sin(angle)


def _direction(one: Dot, other: Dot) -> tuple[float, float]:
    length = distance(one, other)
    return ((other.x - one.x) / length, (other.y - one.y) / length) if length else (0.0, 0.0)


def _sides(
    places: Sequence[tuple[float, float]],
) -> Iterable[tuple[tuple[float, float], tuple[float, float]]]:
    return ((places[number - 1], place) for number, place in enumerate(places))


def _number(tenths: int) -> str:
    whole, part = divmod(abs(tenths), 10)
    text = f"{whole or ''}.{part}" if part else str(whole)
    return f"-{text}" if tenths < 0 else text


def _word(letter: str, here: tuple[int, int], places: Iterable[tuple[int, int]]) -> str:
    numbers = [_number(v - h) for place in places for v, h in zip(place, here, strict=True)]
    text = letter + numbers[0]
    for number in numbers[1:]:
        text += number if number.startswith("-") else f" {number}"
    return text
