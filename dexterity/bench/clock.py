"""The clock that the bench trusts: the processor time of this process where it is fine enough."""

import time
from collections.abc import Callable
from dataclasses import dataclass

COARSEST_S = 1e-6
"""A live step takes some hundred microseconds. Windows counts processor time in ticks of 16 ms,
in which no step could be seen; there the time on the wall must do."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A way to read time, and its name for the report."""

    name: str
    read_ns: Callable[[], int]


def finest_clock() -> Clock:
    """Processor time, which a busy neighbour hardly spoils, or else the time on the wall."""
    if time.get_clock_info("process_time").resolution <= COARSEST_S:
        return Clock("processor time", time.process_time_ns)
    return Clock("time on the wall", time.perf_counter_ns)
