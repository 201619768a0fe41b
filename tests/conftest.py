"""What holds for every test."""

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def windows_are_closed() -> Iterator[None]:
    """A window left open dies whenever the collector comes, and takes a later one with it.

    SDL gives a new window the address of one that it dropped; pygame then closes the new one when
    it forgets the old.
    """
    yield
    pygame = sys.modules.get("pygame")
    assert pygame is None or not pygame.display.get_init(), "this test left a window open"
