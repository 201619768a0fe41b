"""The settings, open at one of their pages, in the real application."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dexterity.session.settings import Settings
from dexterity.ui.screens.settings.settings import SettingsScreen
from dexterity.values.vectors import Vec2
from tests.kit.screens import Driver, Listener, Room, driven


@contextmanager
def settings_page(
    folder: Path,
    page: str = "throwing",
    settings: Settings | None = None,
    size_px: tuple[int, int] = (1280, 720),
    sounds: Listener | None = None,
) -> Iterator[Driver]:
    with driven(folder, settings, size_px, sounds) as driver:
        driver.app.go(Room(driver.app, "below"))
        driver.app.go(
            SettingsScreen(driver.app, page=page, guide=lambda: Room(driver.app, "below"))
        )
        driver.wait(0.5)
        yield driver


def chosen(driver: Driver) -> Settings:
    return driver.app.services.settings


def right_end(driver: Driver, name: str) -> Vec2:
    box = driver.widget(name).box
    return box.right - 14.0, box.bottom - 22.0
