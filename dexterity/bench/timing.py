"""Times of the same work done several times, and turns taken so that noise falls on all alike."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median

from dexterity.bench.ends import Ends

# --- the clock ------------------------------------------------------------------------------------


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


# --- figures of time ------------------------------------------------------------------------------


Work = Callable[[], Ends]


@dataclass(frozen=True, slots=True)
class Timing:
    """What each round took."""

    seconds: tuple[float, ...]

    @property
    def best_s(self) -> float:
        """The round that was disturbed least."""
        return min(self.seconds)

    @property
    def median_s(self) -> float:
        """What a round usually takes."""
        return median(self.seconds)

    @property
    def spread(self) -> float:
        """From the best to the worst round, as a share of the median."""
        return (max(self.seconds) - self.best_s) / self.median_s


@dataclass(frozen=True, slots=True)
class Run:
    """The rounds of one contender, and how its throws ended, which is the same each time."""

    timing: Timing
    ends: Ends


def take_turns(
    contenders: Mapping[str, Work], rounds: int, clock: Clock, say: Callable[[str], None]
) -> dict[str, Run]:
    """Let each contender work once a round, so that a slow minute of the machine meets all."""
    seconds: dict[str, list[float]] = {name: [] for name in contenders}
    ends: dict[str, Ends] = {}
    for number in range(1, rounds + 1):
        for name, work in contenders.items():
            say(f"Round {number} of {rounds}: {name} …")
            start_ns = clock.read_ns()
            ends[name] = work()
            seconds[name].append((clock.read_ns() - start_ns) / 1e9)
    return {name: Run(Timing(tuple(seconds[name])), ends[name]) for name in contenders}
