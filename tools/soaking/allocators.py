"""What the system, the C library and Python say about the memory of this program, on Linux."""

import ctypes
import os
import sys
from pathlib import Path
from typing import Final

STATM: Final = Path("/proc/self/statm")
"""Sizes in pages, the second is what is held in memory."""
BLOCK_BYTES: Final = 88
"""Of one of Python's small blocks, on average at the title: 34.4 MB in 391,000. Python tells their
number alone."""


class _MallInfo(ctypes.Structure):
    """What glibc's `mallinfo2` tells, in its order."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            "arena", "ordblks", "smblks", "hblks", "hblkhd",
            "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost",
        )
    )  # fmt: skip


def taken_mb() -> float:
    """What this program has in memory now."""
    pages = int(STATM.read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def in_use_mb() -> float:
    """What was asked for and not given back; where the C library does not tell, Python's alone."""
    return (_asked_of_c() + BLOCK_BYTES * sys.getallocatedblocks()) / 1e6


def give_back() -> None:
    """Lets the C library return to the system whatever is free."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def _asked_of_c() -> int:
    """Small and large, in all of its arenas."""
    tell = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if tell is None:
        return 0
    tell.restype = _MallInfo
    told = tell()
    return int(told.uordblks) + int(told.hblkhd)
