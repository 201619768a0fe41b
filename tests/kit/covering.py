"""Of a sweep over many cases, the few that show each of its sides: the others are for `--all`."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

import pytest


def covering(cases: Iterable[Sequence[Any]], sides: Callable[..., Iterable[Hashable]]) -> list[Any]:
    """The cases for `parametrize`. Those that show a side which none before them showed run every
    time, the others are marked as long."""
    seen: set[Hashable] = set()
    marked = []
    for case in cases:
        new = {*sides(*case)} - seen
        seen |= new
        marked.append(pytest.param(*case, marks=() if new else pytest.mark.long))
    return marked


def first_of(values: Iterable[Any]) -> list[Any]:
    """The first value runs every time, the others are marked as long: they show the same again."""
    return covering(((value,) for value in values), lambda value: ("any",))
