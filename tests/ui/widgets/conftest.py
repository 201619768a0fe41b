"""The page of all widgets, in the real application."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dexterity.session.settings import Settings
from tests.kit.screens import Driver, Listener, driven
from tests.kit.widget_page import WidgetPage


@pytest.fixture
def sounds() -> Listener:
    return Listener()


@pytest.fixture
def driver(tmp_path: Path, sounds: Listener) -> Iterator[Driver]:
    with driven(tmp_path, Settings(reduced_motion=True), sounds=sounds) as player:
        player.app.go(WidgetPage(player.app))
        player.tick(2)
        yield player
