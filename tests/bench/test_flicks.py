"""Flicks as the bench times them."""

from itertools import count

from dexterity.bench.flicks import ALONE, FLICKS, WALLS, time_flicks
from dexterity.bench.timing import Clock


def test_flicks_are_timed_together_one_by_one_and_apart_from_their_space() -> None:
    ticks = count(step=1_000_000)
    found = time_flicks(2, Clock("a millisecond a look", lambda: next(ticks)))
    assert (found.flicks, found.walls) == (FLICKS, WALLS)
    assert (found.together_ms, found.alone_ms, found.space_ms) == (1.0, 1.0 / ALONE, 1.0)
