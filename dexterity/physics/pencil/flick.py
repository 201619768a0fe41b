"""A flick, or hundreds: from pushes to strokes, a step of time after the other.

Friction says how far each tip goes in a step, its bend and the grain whereto; the sheet's space
moves it there and says what was near its way.
"""

from collections.abc import Sequence
from math import cos, inf, sin, sqrt
from typing import Final, NamedTuple

import numpy as np

from dexterity.errors import LaunchError
from dexterity.physics.arrays import Floats
from dexterity.physics.pencil import tuning
from dexterity.physics.pencil.friction import Glide
from dexterity.physics.pencil.grain import Fibres, Grain
from dexterity.physics.pencil.paper import Paper
from dexterity.physics.pencil.sheet_space import Kind, sheet_space
from dexterity.physics.pencil.strokes import ENDS, Strokes, Track
from dexterity.values.stroke import Push, Stroke, StrokeEnd
from dexterity.values.vectors import Vec2

BOUNDS: Final = (
    ("direction", -1e6, 1e6),
    ("speed", 0.0, tuning.MOST_SPEED_MM_S),
    ("bend", -tuning.MOST_BEND_RAD_MM, tuning.MOST_BEND_RAD_MM),
    ("lean", 0.0, tuning.MOST_LEAN_RAD),
)
"""What a finger can give."""


def flick(push: Push, paper: Paper, grain: Grain) -> Stroke:
    """The stroke that a push draws."""
    return flick_many([push], paper, grain).stroke(0)


def flick_many(pushes: Sequence[Push], paper: Paper, grain: Grain | Sequence[Grain]) -> Strokes:
    """The stroke of each push, every one as if it were alone on the paper.

    `grain`: of the one sheet, or one for each push, for who does not know the sheet's.
    """
    check_pushes(pushes, paper)
    grains = [grain] * len(pushes) if isinstance(grain, Grain) else list(grain)
    if len(grains) != len(pushes):
        raise LaunchError(f"{len(pushes)} pushes need as many grains, not {len(grains)}")
    tips = _Tips(pushes, paper, grains)
    while tips.glide.going.any():
        tips.step()
    return tips.strokes()


def check_pushes(pushes: Sequence[Push], paper: Paper) -> None:
    """A LaunchError where no finger could give a push on this paper."""
    if not pushes:
        raise LaunchError("There is nothing to push.")
    for push in pushes:
        if not paper.holds(push.tip_mm):
            raise LaunchError(f"A pencil at {push.tip_mm} does not stand on the sheet.")
        values = (push.direction_rad, push.speed_mm_s, push.bend_rad_mm, push.lean_rad)
        for value, (name, least, most) in zip(values, BOUNDS, strict=True):
            if not least <= value <= most:
                raise LaunchError(f"A push's {name} is {value}, not from {least:g} to {most:g}.")


class _Moment(NamedTuple):
    """How tips are after a step; (n) each, places (2, n)."""

    places_mm: Floats
    ways_mm: Floats
    speeds_mm_s: Floats
    pressures: Floats


class _Tips:
    """Pencils' tips on their way over one sheet, a column for each."""

    def __init__(self, pushes: Sequence[Push], paper: Paper, grains: Sequence[Grain]) -> None:
        self._paper, self._space = paper, sheet_space(paper)
        self._places = np.array([push.tip_mm for push in pushes]).T.copy()
        # Sines and cosines are the standard library's, a number at a time: numpy's may differ in
        # the last bit by how many numbers they are given.
        turns = [push.direction_rad for push in pushes]
        self._headings = np.array([[sin(turn) for turn in turns], [cos(turn) for turn in turns]])
        self._bends = np.array([push.bend_rad_mm for push in pushes])
        self._fibres = Fibres(grains, (paper.low_mm[0] + paper.high_mm[0]) / 2.0)
        self._last_turn = np.zeros(len(pushes))
        self.glide = Glide(
            np.array([push.speed_mm_s for push in pushes]),
            np.array([sin(push.lean_rad) for push in pushes]),
        )
        self._ends = np.full(len(pushes), ENDS.index(StrokeEnd.RAN_OUT))
        self._walls = np.full(len(pushes), -1)
        self._passed = np.full((len(pushes), len(paper.spots)), inf)
        self._steps = np.zeros(len(pushes), np.int64)
        self._room_until = np.zeros(len(pushes))
        """How far on its way each tip is to be looked at again: before, it can meet nothing."""
        self._track = [self._now()]
        self._space.stand(self._places)
        self._near: list[dict[int, float]] = self._begin()

    def _now(self) -> _Moment:
        glide = self.glide
        return _Moment(self._places, glide.way_mm, glide.speed_mm_s, glide.pressure)

    def _begin(self) -> list[dict[int, float]]:
        """Which spots each tip stands on; and at which walls, which it touches again only by coming
        nearer. On a wall's very line, one is at neither side of it and may leave to both."""
        known: dict[Vec2, tuple[float, list[int], dict[int, float]]] = {}
        near = []
        for row, (x, y) in enumerate(self._places.T.tolist()):
            # Many flicks are tried from one place.
            if (x, y) not in known:
                known[x, y] = self._space.room_mm((x, y)), *self._surroundings((x, y))
            self._room_until[row], spots, walls = known[x, y]
            self._passed[row, spots] = 0.0
            near.append(walls)
        return near

    def _surroundings(self, place: Vec2) -> tuple[list[int], dict[int, float]]:
        """The spots that a place is on; and how near to each wall it is at a tip may come."""
        spots, walls = [], {}
        for line in self._space.lines_within(place, tuning.CLOSER_MM):
            distance = line.distance_mm(place)
            if line.kind is Kind.SPOT and distance <= line.radius_mm:
                spots.append(line.number)
            elif line.kind is Kind.WALL:
                walls[line.number] = min(line.radius_mm, distance - tuning.CLOSER_MM)
        return spots, walls

    def step(self) -> None:
        """Lets all tips slide on for a step of time."""
        places, step_s = self._places, tuning.STEP_S
        self._steps[self.glide.going] += 1
        travel = self.glide.step()
        middle = places + (0.5 * travel) * self._headings
        turn = (self._bends + self._fibres.turns(middle)) * travel
        # A step's own direction is that of the curve's chord: half of its turn comes before it and
        # half after. Tips that have stopped keep theirs.
        by = np.where(travel > 0.0, 0.5 * (self._last_turn + turn), 0.0)
        self._headings, self._last_turn = _turned(self._headings, by), turn
        chord = travel * (1.0 - turn * turn / 24.0)
        self._places = self._space.move((chord / step_s) * self._headings, step_s)
        for row in np.flatnonzero((travel > 0.0) & (self.glide.way_mm > self._room_until)).tolist():
            self._look(row, (float(places[0, row]), float(places[1, row])), float(travel[row]))
        self._track.append(self._now())

    def _look(self, row: int, before: Vec2, travel: float) -> None:
        """What a tip meets in the step that it has just gone."""
        way = float(self._track[-1].ways_mm[row])
        room = self._space.room_mm(before)
        self._room_until[row] = way + room
        if room > travel:
            return
        after = float(self._places[0, row]), float(self._places[1, row])
        wall, at_wall, at_edge = -1, inf, inf
        entered: list[tuple[int, float]] = []
        for line in self._space.lines_within(before, travel):
            if line.kind is Kind.EDGE:
                at_edge = self._leaves(before, after)
                continue
            reach = line.radius_mm
            if line.kind is Kind.WALL:
                reach = self._near[row].get(line.number, reach)
            share = line.entry(before, after, reach)
            if line.kind is Kind.SPOT:
                entered.append((line.number, share))
            elif (share, line.number) < (at_wall, wall) and share < inf:
                at_wall, wall = share, line.number
        stop = min(at_wall, at_edge)
        for spot, share in entered:
            if share <= stop and share < inf:
                self._passed[row, spot] = min(self._passed[row, spot], way + share * travel)
        if stop < inf:
            self._stop(row, before, after, stop, way + stop * travel)
            self._walls[row] = wall if at_wall <= at_edge else -1
            end = StrokeEnd.WALL if at_wall <= at_edge else StrokeEnd.OFF_SHEET
            self._ends[row] = ENDS.index(end)

    def _stop(self, row: int, before: Vec2, after: Vec2, share: float, way: float) -> None:
        """Ends a stroke within the last step."""
        (left, near), (right, far) = self._paper.low_mm, self._paper.high_mm
        x, y = (one + share * (other - one) for one, other in zip(before, after, strict=True))
        place = min(max(x, left), right), min(max(y, near), far)
        self._places[:, row] = place
        self._space.put(row, place)
        # Along a step the square of the speed is nearly straight.
        last, glide = self._track[-1], self.glide
        first, second = float(last.speeds_mm_s[row]), float(glide.speed_mm_s[row])
        speed = sqrt(first * first + share * (second * second - first * first))
        press = float(last.pressures[row])
        glide.stop(row, way, speed, press + share * (float(glide.pressure[row]) - press))

    def _leaves(self, before: Vec2, after: Vec2) -> float:
        """At what share of a step a tip is past the edge of the sheet; infinite if it is not."""
        first = inf
        sides = zip(before, after, self._paper.low_mm, self._paper.high_mm, strict=True)
        for begun, then, low, high in sides:
            if not low <= then <= high:
                edge = low if then < low else high
                first = min(first, (edge - begun) / (then - begun))
        return first

    def strokes(self) -> Strokes:
        """What they drew, once all have ended."""
        glide = self.glide
        self._ends[glide.skipped] = ENDS.index(StrokeEnd.SKIPPED)
        self._ends[~glide.started] = ENDS.index(StrokeEnd.TOO_WEAK)
        # A line of no length comes over nothing.
        self._passed[glide.way_mm <= 0.0] = inf
        stacked = map(np.stack, zip(*self._track, strict=True))
        track = Track(self._steps, self._headings, *stacked)
        return Strokes(self._paper, self._ends, self._walls, self._passed, track)


def _turned(headings: Floats, by_rad: Floats) -> Floats:
    """Headings turned counter-clockwise by small angles.

    By the tangent of half the angle, which a small angle's half stands for: sums, products and
    quotients alone, so that lengths stay and mirrored headings turn into mirrored ones exactly.
    """
    half = 0.5 * by_rad
    half = half + half * half * half / 3.0
    square = half * half
    under = 1.0 + square
    x, y = headings
    cosine, sine = (1.0 - square) / under, 2.0 * half / under
    return np.array([x * cosine - y * sine, x * sine + y * cosine])
