"""How the C library keeps the memory of the program together."""

import ctypes
import sys
from typing import Final

M_ARENA_MAX: Final = -8
"""The number of this option in glibc's malloc.h."""


def share_one_heap() -> bool:
    """All threads ask one heap for memory; whether there is such a choice here.

    Else glibc gives a heap of its own to every thread that thinks beside the frames, and what one
    has given back no other can have. They hardly ever wait for one another, since Python lets them
    run one at a time: frames cost the same with it and without.
    """
    if sys.platform != "linux":
        return False
    library = ctypes.CDLL(None)
    if not hasattr(library, "gnu_get_libc_version"):
        return False
    return bool(library.mallopt(M_ARENA_MAX, 1))
