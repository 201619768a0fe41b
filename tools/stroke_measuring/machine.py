"""What else the machine has to do: busy processes of our own, and what others keep it busy with."""

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from tools.stroke_measuring.playing import end

STAT: Final = Path("/proc/stat")
"""Where Linux counts what its cores did, in hundredths of a second: busy, nice, system, idle, …"""
IDLE_COLUMNS: Final = (3, 4)


def count_for_ever() -> None:
    """Keeps a core busy until it is ended."""
    number = 0
    while True:
        number += 1


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that never rest; each is ended by its own id."""
    context = get_context("spawn")
    with ExitStack() as ending:
        for _ in range(processes):
            process = context.Process(target=count_for_ever, daemon=True)
            process.start()
            ending.callback(end, process)
        yield


@dataclass(frozen=True, slots=True)
class Worked:
    """How long cores were busy up to now, and how much of it was for us."""

    at_s: float
    all_s: float
    ours_s: float


def worked() -> Worked:
    """Of our processes, those that have ended count."""
    columns = [int(word) for word in STAT.read_text().splitlines()[0].split()[1:9]]
    ticks = sum(ticks for column, ticks in enumerate(columns) if column not in IDLE_COLUMNS)
    return Worked(time.monotonic(), ticks / os.sysconf("SC_CLK_TCK"), sum(os.times()[:4]))


def busy_for_others(before: Worked, after: Worked) -> float:
    """How many cores were busy with something else in between: figures of such a machine are not
    those of a quiet one."""
    others_s = (after.all_s - before.all_s) - (after.ours_s - before.ours_s)
    return max(0.0, others_s) / (after.at_s - before.at_s)
