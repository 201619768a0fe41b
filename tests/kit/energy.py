"""Throws at tables on which several dice lie, and the steps in which their energy grows."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from dexterity.physics.arrays import Ints
from dexterity.physics.batch import LaunchArrays, ThrowBatch
from dexterity.physics.scene.props import LyingDie
from tests.kit.lying import scattered
from tests.kit.throws import joined, moments, tumbling_launches


@dataclass(frozen=True, slots=True)
class Growth:
    """A step in which the dice of a lane have more energy together than before."""

    lane: int
    at_s: float
    lift_mm: float
    """How much more, as the height by which it could lift one of them."""
    share: float
    """The same of what the thrown die began with."""


def growths(lanes: ThrowBatch, least_share: float) -> Iterator[Growth]:
    """The steps in which energy grows by more than a share of what the thrown die began with."""
    steps = moments(lanes)
    first = next(steps)
    resting_mm = np.maximum(first.places_mm[2, :, 1:], 0.0).sum(1)
    began, before = first.lifts_mm - resting_mm, first.lifts_mm
    gone = _gone(lanes)
    for now in steps:
        # What went over the edge ends as nothing, which is more than what is below the table has.
        counted, gone = gone == _gone(lanes), _gone(lanes)
        gains = np.where(counted, now.lifts_mm - before, 0.0)
        for lane in np.flatnonzero(gains > least_share * began).tolist():
            yield Growth(lane, now.at_s, float(gains[lane]), float(gains[lane] / began[lane]))
        before = now.lifts_mm


def _gone(lanes: ThrowBatch) -> Ints:
    """How many dice of each lane have fallen."""
    return np.asarray(lanes.fallen.reshape(lanes.count, lanes.per_lane).sum(1))


def launches_among_dice(count: int, seed: int) -> LaunchArrays:
    """A third each: plain throws, straight fast ones, dice let fall; at what `dice_about` lays."""
    third = count // 3
    return joined(
        tumbling_launches(count - 2 * third, seed),
        tumbling_launches(
            third,
            seed + 1,
            from_mm=(0.0, -250.0, 80.0),
            velocity_mm_s=(0.0, 2500.0, -600.0),
            spread_mm_s=300.0,
            most_spin_rad_s=100.0,
        ),
        tumbling_launches(
            third, seed + 2, from_mm=(0.0, -70.0, 110.0), velocity_mm_s=(0.0, 300.0, -300.0)
        ),
    )


def dice_about(lanes: int, seed: int) -> list[tuple[LyingDie, ...]]:
    """For each lane two to five dice of its own, near the middle of the table."""
    numbers = range(lanes)
    corners = (-35.0, -60.0), (35.0, 20.0)
    return [scattered(2 + lane % 4, seed * lanes + lane, *corners) for lane in numbers]
