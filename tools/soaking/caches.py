"""What the program keeps only to be quicker, put aside before its memory is looked at."""

import gc
from collections.abc import Iterator
from functools import _lru_cache_wrapper  # the kind of every function that `lru_cache` made
from typing import Any, Final

OURS: Final = "dexterity."


def empty_bounded_caches() -> None:
    """Each has a most, and is as full as the last games happened to leave it: up to 30 MB together.

    What has no most stays as it is. If that grows, it is a leak.
    """
    for one in _caches():
        if one.cache_info().maxsize is not None:
            one.cache_clear()


def _caches() -> "Iterator[_lru_cache_wrapper[Any]]":
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper) and one.__module__.startswith(OURS):
            yield one
