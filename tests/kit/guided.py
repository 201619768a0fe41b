"""The first steps in the real application, and a player who takes them by every device."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from dexterity.session.settings import Settings
from dexterity.ui.screens.guide.guide import GuideScreen
from dexterity.ui.screens.guide.lesson import Step
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.throwing_table import ThrowingTable
from tests.kit.good_keys import throw_well
from tests.kit.screens import Driver, Room, driven

X, Y = ON_STAGE.pixel(REST_MM)
HARD = 0.95
"""Points that the hand of a good throw gains from frame to frame."""


@contextmanager
def guide(
    folder: Path, settings: Settings | None = None, size_px: tuple[int, int] = (1280, 720)
) -> Iterator[Driver]:
    with driven(folder, settings, size_px) as driver:
        app = driver.app
        app.go(Room(app, "title"))
        app.go(GuideScreen(app, practice=lambda: Room(app, "practice")))
        driver.wait(0.5)
        yield driver


def screen(driver: Driver) -> GuideScreen:
    assert isinstance(driver.app.screen, GuideScreen)
    return driver.app.screen


def step(driver: Driver) -> Step:
    return screen(driver).lesson.step


def says(driver: Driver, key: str) -> bool:
    template = driver.app.services.texts.templates[key]
    return any(text.startswith(template.split("{")[0]) for text in driver.texts)


def swing(driver: Driver, hard: float = HARD, frames: int = 10) -> None:
    """Grab the die by mouse, swing ever faster and let go."""
    driver.down((X, Y))
    driver.wait(0.1)
    for number in range(frames):
        driver.move((X, Y - hard * number * number))
    driver.up((X, Y - hard * frames * frames))


def swipe(driver: Driver) -> None:
    """The same by finger."""
    driver.touch((X, Y))
    driver.wait(0.1)
    for number in range(10):
        driver.slide((X, Y - HARD * number * number))
    driver.lift((X, Y - HARD * 100))


def press_keys(driver: Driver) -> None:
    """The same by keys alone, whatever the way."""
    throw_well(driver, at(driver))


def at(driver: Driver) -> ThrowingTable:
    table = screen(driver).table
    assert table is not None
    return table.throwing


def rest(driver: Driver) -> None:
    """Until the referee has spoken."""
    for _ in range(600):
        if at(driver).scene is not Scene.FLIGHT:
            return
        driver.tick()
    raise AssertionError("the die never came to rest")


def learn_to_hit(driver: Driver, throw: Callable[[Driver], None]) -> None:
    for _ in range(10):
        throw(driver)
        rest(driver)
        if step(driver) is Step.READ:
            return
        driver.wait(0.2)
    raise AssertionError("ten good throws, and no hit")
