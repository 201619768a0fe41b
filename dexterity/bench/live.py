"""One die thrown live with everything on: what a single step costs, and the set-up before it."""

from dataclasses import dataclass
from statistics import mean

import numpy as np

from dexterity.bench.job import THROWN, part_of
from dexterity.bench.timing import Clock
from dexterity.physics import tuning
from dexterity.physics.batch import LaunchArrays, ThrowBatch
from dexterity.physics.scene.table import Table


@dataclass(frozen=True, slots=True)
class Live:
    """Costs of throws followed one at a time, recorded as they are for the picture."""

    throws: int
    steps: int
    set_up_ms: float
    """From the release to the first step: the table is built anew for each throw."""
    mean_us: float
    p99_us: float
    mean_share: float
    """Of the time that the step stands for; what is left is for the picture."""
    p99_share: float


def throw_live(launches: LaunchArrays, table: Table, clock: Clock) -> Live:
    """Throw one after the other and time every step by itself."""
    set_ups_ns: list[int] = []
    steps_ns: list[int] = []
    for number in range(len(launches)):
        start_ns = clock.read_ns()
        lanes = ThrowBatch(table, THROWN, part_of(launches, slice(number, number + 1)), record=True)
        set_ups_ns.append(clock.read_ns() - start_ns)
        steps_ns += _step_through(lanes, clock)
    mean_us, p99_us = mean(steps_ns) / 1e3, float(np.percentile(steps_ns, 99)) / 1e3
    return Live(
        throws=len(launches),
        steps=len(steps_ns),
        set_up_ms=mean(set_ups_ns) / 1e6,
        mean_us=mean_us,
        p99_us=p99_us,
        mean_share=mean_us / 1e6 / tuning.STEP_S,
        p99_share=p99_us / 1e6 / tuning.STEP_S,
    )


def _step_through(lanes: ThrowBatch, clock: Clock) -> list[int]:
    took_ns = []
    while not lanes.done:
        start_ns = clock.read_ns()
        lanes.step()
        took_ns.append(clock.read_ns() - start_ns)
    return took_ns
