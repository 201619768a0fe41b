"""The game where nobody sees it: SDL is told to open neither a window nor a device."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

DRIVERS: Final = ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
DUMMY: Final = "dummy"


@contextmanager
def unseen() -> Iterator[None]:
    """Windows opened meanwhile are pictures in memory, whatever the machine has."""
    before = {name: os.environ.get(name) for name in DRIVERS}
    os.environ.update(dict.fromkeys(DRIVERS, DUMMY))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
