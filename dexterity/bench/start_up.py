"""How long a person waits for the command line and for the first frame, beside bare imports."""

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from dexterity.bench.timing import Timing
from dexterity.places import PACKAGE
from dexterity.session.folders import HOME_VARIABLE, folders_in
from dexterity.session.settings import Settings
from dexterity.session.settings_file import save_settings

NOTHING: Final = "pass"
COMMANDS: Final = "import dexterity.cli"
UNCOMPILED: Final = "PYTHONDONTWRITEBYTECODE"
LIBRARIES: Final = "import pygame, pymunk, numpy"
"""What the game cannot do without; it is measured in times of these."""
FIRST_FRAME: Final = (
    "import dexterity.cli, dexterity.commands.play\n"
    "from dexterity.ui.opening import open_app\n"
    "open_app().tick()"
)
"""From nothing to the title before the player's eyes."""


@dataclass(frozen=True, slots=True)
class StartUp:
    """Best times of fresh processes, on the wall: that is what a person waits for."""

    python_ms: float
    program_ms: float
    ratio: float
    libraries_ms: float
    first_frame_ms: float
    first_frame_ratio: float
    """Of the libraries' bare import."""


def time_start_up(turns: int) -> StartUp:
    """Start each in turns."""
    with TemporaryDirectory(prefix="dexterity-") as home:
        surroundings = surroundings_in(Path(home))
        statements = (NOTHING, COMMANDS, LIBRARIES, FIRST_FRAME)
        for statement in statements:
            _start(statement, surroundings)  # so that everything is compiled
        rounds = [[_start(each, surroundings) for each in statements] for _ in range(turns)]
    python, program, libraries, first = (
        Timing(times).best_s for times in zip(*rounds, strict=True)
    )
    return StartUp(
        python_ms=1e3 * python,
        program_ms=1e3 * program,
        ratio=program / python,
        libraries_ms=1e3 * libraries,
        first_frame_ms=1e3 * first,
        first_frame_ratio=first / libraries,
    )


def surroundings_in(home: Path) -> Mapping[str, str]:
    """Where the game has been played before, and where there is no window to be seen."""
    save_settings(folders_in(home).settings_file, Settings(first_start_done=True))
    dummies = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    quiet = {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    # A player's second start finds everything compiled, whatever is set where we measure.
    usual = {name: value for name, value in os.environ.items() if name != UNCOMPILED}
    return {**usual, **dummies, **quiet, HOME_VARIABLE: str(home)}


def _start(statement: str, surroundings: Mapping[str, str]) -> float:
    start_s = time.perf_counter()
    # Run beside the package, where `-c` finds it installed or not.
    subprocess.run(
        [sys.executable, "-c", statement], cwd=PACKAGE.parent, env=surroundings, check=True
    )
    return time.perf_counter() - start_s
