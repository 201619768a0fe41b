"""A real X server whose screen nobody sees (Xvfb), on a display that was free."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

SERVER: Final = "Xvfb"
SIZE_PX: Final = (1280, 720)
"""The size of the stage: pixels of such a screen are points of the stage."""
PATIENCE_S: Final = 20.0
"""How long a process is waited for. Only one that hangs takes so long."""


class NoScreenError(Exception):
    """The server did not start; its own words say why."""


@dataclass(frozen=True, slots=True)
class VirtualScreen:
    """One server of our own."""

    display: str
    """As the environment's DISPLAY has it."""
    frame_buffer: Path
    """What is to be seen, in the format of xwd."""


def not_installed(programs: Sequence[str] = (SERVER,)) -> str:
    """Why there can be no screen here; empty if there can."""
    absent = [name for name in programs if shutil.which(name) is None]
    be = "is" if len(absent) == 1 else "are"
    return f"{' and '.join(absent)} {be} not installed" if absent else ""


@contextmanager
def virtual_screen(folder: Path) -> Iterator[VirtualScreen]:
    """A screen of the stage's size; its picture and the server's log are in `folder`."""
    reading, writing = os.pipe()
    width, height = SIZE_PX
    words = [SERVER, "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24"]
    words += ["-fbdir", str(folder), "-nolisten", "tcp"]
    log_file = folder / "xvfb.log"
    with log_file.open("wb") as log:
        server = subprocess.Popen(words, pass_fds=(writing,), stdout=log, stderr=log)
    try:
        os.close(writing)
        # It says its number when it is ready; an end without a number reads as nothing.
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise NoScreenError(log_file.read_text())
        yield VirtualScreen(f":{number}", folder / "Xvfb_screen0")
    finally:
        end(server)


def end(process: subprocess.Popen[bytes]) -> None:
    """Ends what was begun here, and nothing else."""
    if process.poll() is None:
        process.terminate()
    try:
        process.wait(PATIENCE_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
