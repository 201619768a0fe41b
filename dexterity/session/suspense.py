"""Suspense: when a throw is slow, near the target and not decided. Slow motion plays only then."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import numpy as np

from dexterity.content.target import OUTSIDE_CODE, Target
from dexterity.physics.arrays import Bools, Floats, Ints
from dexterity.physics.dice.cube import CORNER_SIGNS, bottom_axes, bottom_points, face_up, frames_of
from dexterity.physics.results.flight import Flight
from dexterity.physics.results.landing import ON_MM
from dexterity.rules.referee import Verdict, judge
from dexterity.values.landing import CornerRest, Ending

LONGEST_S: Final = 0.35
"""The most of a throw that is slowed down, in the throw's own time: its last turn or two. Longer:
every throw drags. Shorter: the eye has no time to hope."""

SHORTEST_S: Final = 0.05
"""Less than this is not worth slowing down: it would look like a hitch."""

SLOW_MM_S: Final = 700.0
"""Faster than this a die only passes: nobody can see yet where it will end. Lower: a last tumble
over a border is missed."""

NEAR_MM: Final = 25.0
"""How far outside the target's outline a die still keeps one hoping: a roll and a half of it."""


@dataclass(frozen=True, slots=True)
class Suspense:
    """A window of a flight's own time."""

    from_s: float
    to_s: float
    """From here on nothing changes any more, though the die may still tremble."""

    def holds(self, at_s: float) -> bool:
        """Whether the outcome is open at that time."""
        return self.from_s <= at_s < self.to_s


def suspense_of(flight: Flight) -> Suspense | None:
    """When the outcome is open and the eye can follow; None where it never is."""
    target = flight.table.target
    if target is None or flight.landing.ending is Ending.FELL:
        return None
    decided = decided_at(flight, target)
    followed = _near(flight, target) & _slow(flight)
    start = decided
    while start > 0 and followed[start - 1] and (decided - start) * flight.step_s < LONGEST_S:
        start -= 1
    if (decided - start) * flight.step_s < SHORTEST_S:
        return None
    return Suspense(start * flight.step_s, decided * flight.step_s)


def decided_at(flight: Flight, target: Target) -> int:
    """The first state from which on the referee, asked at any instant, would say the same."""
    verdicts = verdicts_on_the_way(flight, target)
    count = len(verdicts)
    while count > 1 and verdicts[count - 2] == verdicts[-1]:
        count -= 1
    return count - 1


def verdicts_on_the_way(flight: Flight, target: Target) -> list[Verdict]:
    """What the referee would say of each state, were it the end and the die flat."""
    codes, faces = _read(flight, target)

    @cache
    def verdict(a: int, b: int, c: int, d: int, face: int) -> Verdict:
        corners = tuple(CornerRest((0.0, 0.0), target.ground(code)) for code in (a, b, c, d))
        symbol = flight.die.shows_symbol(face)
        one, two, three, four = corners
        # A tumbling die always leans: that it does so on its way says nothing of the end.
        return judge(
            replace(
                flight.landing,
                corners=(one, two, three, four),
                face_up=face,
                symbol_up=symbol,
                tilt_rad=0.0,
            )
        )

    return [verdict(*row, face) for row, face in zip(codes.T.tolist(), faces.tolist(), strict=True)]


def _read(flight: Flight, target: Target) -> tuple[Ints, Ints]:
    """The grounds under the bottom corners, (4, states), and the face up, of each state."""
    places, frames = flight.places_mm[:, 0].T, frames_of(flight.orientations[:, 0].T)
    halves = np.full(places.shape[1], flight.die.half_mm)
    corners = bottom_points(bottom_axes(frames, halves), CORNER_SIGNS) + places
    at_x, at_y = flight.table.target_at_mm
    codes = target.grounds(corners[:, 0] - at_x, corners[:, 1] - at_y)
    on = corners[:, 2] < target.thickness_mm + ON_MM
    # The order of the corners follows the lean; the count of grounds does not.
    return np.sort(np.where(on, codes, OUTSIDE_CODE), axis=0), face_up(frames)[0]


def _near(flight: Flight, target: Target) -> Bools:
    x, y = (flight.places_mm[:, 0, :2] - flight.table.target_at_mm).T
    near: Bools = target.outline.signed_distance(x, y) > -NEAR_MM
    return near


def _slow(flight: Flight) -> Bools:
    """Of each state, by the way from the one before."""
    steps: Floats = np.linalg.norm(np.diff(flight.places_mm[:, 0], axis=0), axis=1)
    speeds = np.concatenate([[np.inf], steps / flight.step_s])
    slow: Bools = speeds < SLOW_MM_S
    return slow
