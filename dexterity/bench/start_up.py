"""How long the program takes before it does anything, beside a Python that does nothing."""

import subprocess
import sys
import time
from dataclasses import dataclass

from dexterity.bench.timing import Timing
from dexterity.places import PACKAGE


@dataclass(frozen=True, slots=True)
class StartUp:
    """Times of fresh processes, on the wall: that is what a person waits for."""

    python_ms: float
    program_ms: float
    ratio: float
    """Of the best times."""


def time_start_up(turns: int) -> StartUp:
    """Start a bare Python and the command line's imports in turns."""
    _start("import dexterity.cli")  # so that everything is compiled
    pairs = [(_start("pass"), _start("import dexterity.cli")) for _ in range(turns)]
    python, program = (Timing(times) for times in zip(*pairs, strict=True))
    return StartUp(
        python_ms=1e3 * python.best_s,
        program_ms=1e3 * program.best_s,
        ratio=program.best_s / python.best_s,
    )


def _start(statement: str) -> float:
    start_s = time.perf_counter()
    # Run beside the package, where `-c` finds it installed or not.
    subprocess.run([sys.executable, "-c", statement], cwd=PACKAGE.parent, check=True)
    return time.perf_counter() - start_s
