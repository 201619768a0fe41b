"""Many strokes at once, as arrays; any of them as a value."""

from dataclasses import dataclass
from math import ceil

import numpy as np

from dexterity.physics.arrays import Bools, Floats, Ints
from dexterity.physics.pencil import feel
from dexterity.physics.pencil.glide import Glides
from dexterity.physics.pencil.paper import Paper
from dexterity.physics.pencil.skips import Marks, skip_on
from dexterity.values import Passing, Stroke, StrokeEnd, StrokePoint, Vec2, Wall

ENDS = tuple(StrokeEnd)
"""What the numbers of `Strokes.ends` stand for."""


@dataclass(frozen=True, slots=True, eq=False)
class Strokes:
    """A row for each of n strokes on one paper."""

    paper: Paper
    ends: Ints
    """(n): how each ended, counted as in ENDS."""
    ends_mm: Floats
    """(n, 2): where."""
    length_mm: Floats
    """(n)."""
    walls: Ints
    """(n): the number of the wall of the paper that each ended at; -1 for none."""
    passed_mm: Floats
    """(n, spots): how far along it first came over each spot of the paper; infinite if never."""
    lines_mm: Floats
    """(k, 2, n): where each tip would be after so many steps, had nothing stopped it."""
    glides: Glides

    def __len__(self) -> int:
        return len(self.ends)

    def ended(self, end: StrokeEnd) -> Bools:
        """(n): which of them ended so."""
        ended: Bools = self.ends == ENDS.index(end)
        return ended

    def hurt(self) -> Bools:
        """(n): which of them ended at a wall that is not padded."""
        hard = np.array([not wall.padded for wall in self.paper.walls] + [False])
        # No wall is number -1, which the last stands for.
        hurt: Bools = hard[self.walls]
        return hurt

    def stroke(self, row: int) -> Stroke:
        """One of them, with all that there is to see of it."""
        end = ENDS[self.ends[row]]
        number = int(self.walls[row])
        wall = self.paper.walls[number] if number >= 0 else None
        last = _pair(self.ends_mm[row])
        return Stroke(
            self._points(row),
            end,
            float(self.length_mm[row]),
            wall,
            nearest_on(wall, last) if wall else None,
            self._passings(row),
            self._skips(row) if end is StrokeEnd.SKIPPED else (),
        )

    def _points(self, row: int) -> tuple[StrokePoint, ...]:
        """The line's points: all whole steps that it took, and its end."""
        length = float(self.length_mm[row])
        whole = max(1, ceil(length / feel.STEP_MM))
        places = [_pair(place) for place in self.lines_mm[:whole, :, row]]
        ways = [step * feel.STEP_MM for step in range(whole)]
        if length > 0.0:
            places.append(_pair(self.ends_mm[row]))
            ways.append(length)
        points: list[StrokePoint] = []
        at_s, before_mm, before_mm_s = 0.0, 0.0, 0.0
        for place, way in zip(places, ways, strict=True):
            speed, pressure = self.glides.between(way, row)
            if way > before_mm:
                # Along a step the square of the speed is nearly straight: its mean is the speeds'.
                at_s += 2.0 * (way - before_mm) / (before_mm_s + speed)
            points.append(StrokePoint(place, pressure, at_s))
            before_mm, before_mm_s = way, speed
        return tuple(points)

    def _passings(self, row: int) -> tuple[Passing, ...]:
        ways = self.passed_mm[row].tolist()
        passings = (
            Passing(spot.id, way)
            for spot, way in zip(self.paper.spots, ways, strict=True)
            if way < np.inf
        )
        return tuple(sorted(passings, key=lambda passing: passing.at_mm))

    def _skips(self, row: int) -> Marks:
        length = float(self.length_mm[row])
        piece = max(1, ceil(length / feel.STEP_MM))
        heading = self.lines_mm[piece, :, row] - self.lines_mm[piece - 1, :, row]
        speed, _ = self.glides.between(length, row)
        return skip_on(_pair(self.ends_mm[row]), _pair(heading), speed, self.paper)


def nearest_on(wall: Wall, place_mm: Vec2) -> Vec2:
    """The place on a wall's line that is nearest to another."""
    (x, y), (ax, ay), (bx, by) = place_mm, wall.from_mm, wall.to_mm
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    share = ((x - ax) * dx + (y - ay) * dy) / square if square else 0.0
    share = max(0.0, min(1.0, share))
    return ax + share * dx, ay + share * dy


def _pair(values: Floats) -> Vec2:
    return float(values[0]), float(values[1])
