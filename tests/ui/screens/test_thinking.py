"""Thoughts beside the frames: heard once, and gone with whoever wanted them."""

import gc
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event, active_count
from time import monotonic, sleep
from weakref import ref

import pytest

from dexterity.ui.screens import thinking
from dexterity.ui.screens.thinking import Forgotten, Thinking

LONG_S = 10.0
"""A test that waits for this has failed."""


class Matter:
    """Something to think about."""


@pytest.fixture(autouse=True)
def thoughts_are_beside_the_frames(
    thoughts_take_no_time: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here they do take time."""
    monkeypatch.setattr(thinking, "ThreadPoolExecutor", ThreadPoolExecutor)


def wait_until_threads_are(count: int) -> None:
    until_s = monotonic() + LONG_S
    while active_count() > count and monotonic() < until_s:
        sleep(0.01)
    assert active_count() == count, "a thought goes on"


def test_a_thought_that_nobody_waits_for_ends_and_lets_go() -> None:
    before, mind, begun = active_count(), Thinking[None](), Event()
    matter = Matter()
    watched = ref(matter)

    def ponder(about: Matter) -> None:
        begun.set()
        while True:
            sleep(0.001)
            mind.heed()

    mind.update(0.0, matter, partial(ponder, matter))
    assert begun.wait(LONG_S)
    mind.close()
    wait_until_threads_are(before)
    del matter
    gc.collect()
    assert watched() is None


def test_a_thought_that_is_waited_for_goes_on() -> None:
    mind = Thinking[int]()
    mind.heed()
    assert mind.update(0.0, mind, lambda: 7) is None
    until_s = monotonic() + LONG_S
    while (thought := mind.update(1.0, mind, lambda: 8)) is None and monotonic() < until_s:
        sleep(0.001)
    mind.close()
    assert thought == 7


def test_a_closed_mind_is_heeded() -> None:
    mind = Thinking[int]()
    mind.close()
    with pytest.raises(Forgotten):
        mind.heed()
