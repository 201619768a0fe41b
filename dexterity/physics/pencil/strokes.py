"""Many strokes at once, as arrays; any of them as a value."""

from dataclasses import dataclass
from math import hypot, inf

import numpy as np

from dexterity.physics.arrays import Bools, Floats, Ints
from dexterity.physics.pencil import tuning
from dexterity.physics.pencil.paper import Paper
from dexterity.values.stroke import Passing, Stroke, StrokeEnd, StrokePoint, Wall
from dexterity.values.vectors import Vec2

ENDS = tuple(StrokeEnd)
"""What the numbers of `Strokes.ends` stand for."""

Marks = tuple[tuple[Vec2, Vec2], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Track:
    """How n tips slid, after every step of time, k of them; who has ended stays as it ended."""

    steps: Ints
    """(n): how many steps each slid, the last of them maybe not to its end."""
    headings: Floats
    """(2, n): that of the last step."""
    places_mm: Floats
    """(k, 2, n)"""
    ways_mm: Floats
    """(k, n), as speeds and pressures are."""
    speeds_mm_s: Floats
    pressures: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Strokes:
    """A row for each of n strokes on one paper."""

    paper: Paper
    ends: Ints
    """(n): how each ended, counted as in ENDS."""
    walls: Ints
    """(n): the number of the wall of the paper that each ended at; -1 for none."""
    passed_mm: Floats
    """(n, spots): how far along it first came over each spot of the paper; infinite if never."""
    track: Track

    def __len__(self) -> int:
        return len(self.ends)

    @property
    def ends_mm(self) -> Floats:
        """(n, 2): where each ended."""
        ends_mm: Floats = self.track.places_mm[-1].T
        return ends_mm

    @property
    def length_mm(self) -> Floats:
        """(n)."""
        length: Floats = self.track.ways_mm[-1]
        return length

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
        points = self._points(row)
        last = points[-1].place_mm
        return Stroke(
            points,
            end,
            float(self.length_mm[row]),
            wall,
            nearest_on(wall, last) if wall else None,
            self._passings(row),
            self._skips(row, last) if end is StrokeEnd.SKIPPED else (),
        )

    def _points(self, row: int) -> tuple[StrokePoint, ...]:
        """Where the tip was after each step, and its end."""
        track, steps = self.track, int(self.track.steps[row])
        places = track.places_mm[: steps + 1, :, row].tolist()
        ways, speeds, pressures = (
            values[: steps + 1, row].tolist()
            for values in (track.ways_mm, track.speeds_mm_s, track.pressures)
        )
        times = [step * tuning.STEP_S for step in range(steps + 1)]
        if steps and ways[-1] > ways[-2]:
            # Within a step the square of the speed is nearly straight: its mean is the speeds'.
            last_s = 2.0 * (ways[-1] - ways[-2]) / (speeds[-2] + speeds[-1])
            times[-1] = times[-2] + last_s
        elif steps:
            # Stopped at the very beginning of a step, which leads nowhere.
            places.pop()
        points = zip(places, pressures, times, strict=False)
        return tuple(StrokePoint((x, y), pressed, at_s) for (x, y), pressed, at_s in points)

    def _passings(self, row: int) -> tuple[Passing, ...]:
        ways = self.passed_mm[row].tolist()
        passings = (
            Passing(spot.id, way)
            for spot, way in zip(self.paper.spots, ways, strict=True)
            if way < inf
        )
        return tuple(sorted(passings, key=lambda passing: passing.at_mm))

    def _skips(self, row: int, from_mm: Vec2) -> Marks:
        right, away = self.track.headings[:, row].tolist()
        speed = float(self.track.speeds_mm_s[-1, row])
        return skip_on(from_mm, (right, away), speed, self.paper)


def skip_on(from_mm: Vec2, heading: Vec2, speed_mm_s: float, paper: Paper) -> Marks:
    """The faint marks of a tip that has left the paper there: it hops on, drawing a dab wherever it
    comes down. Walls, being ink, are no matter to it."""
    length = hypot(*heading)
    right, away = heading[0] / length, heading[1] / length
    (x, y), speed, marks = from_mm, speed_mm_s, []
    for _ in range(tuning.MOST_HOPS):
        hop, dab = speed * tuning.HOP_S, speed * tuning.DAB_S
        begin = x + hop * right, y + hop * away
        x, y = begin[0] + dab * right, begin[1] + dab * away
        if not (paper.holds(begin) and paper.holds((x, y))):
            break
        marks.append((begin, (x, y)))
        speed *= tuning.HOP_KEEPS
    return tuple(marks)


def nearest_on(wall: Wall, place_mm: Vec2) -> Vec2:
    """The place on a wall's line that is nearest to another."""
    (x, y), (ax, ay), (bx, by) = place_mm, wall.from_mm, wall.to_mm
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    share = ((x - ax) * dx + (y - ay) * dy) / square if square else 0.0
    share = max(0.0, min(1.0, share))
    return ax + share * dx, ay + share * dy
