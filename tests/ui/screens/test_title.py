"""The cover: every choice by every device, both languages, and a picture that can wait."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from dexterity.content.language import Language
from dexterity.session.settings import Settings
from dexterity.session.settings_file import load_settings
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.title import TitleScreen
from tests.kit.screens import Driver, Room, driven

SIZES = [(1280, 720), (1024, 768)]
TEXT_SIZES = [1.0, 1.5, 2.0]
GAMES = ["practice", "fighter", "challenge", "pen", "delve"]
REST = ["replays", "settings", "quit"]
GAMES_AND_MORE = [*GAMES, *REST]


@contextmanager
def title(
    folder: Path, settings: Settings | None = None, size_px: tuple[int, int] = (1280, 720)
) -> Iterator[Driver]:
    with driven(folder, settings, size_px) as driver:
        app = driver.app
        app.go(
            TitleScreen(
                app,
                practice=lambda: Room(app, "practice"),
                fighter=lambda: Room(app, "fighter"),
                challenge=lambda: Room(app, "challenge"),
                pen=lambda: Room(app, "pen"),
                delve=lambda: Room(app, "delve"),
                replays=lambda: Room(app, "replays"),
                settings=lambda: Room(app, "settings"),
            )
        )
        driver.tick()
        yield driver


@pytest.mark.parametrize("name", [*GAMES, "replays", "settings"])
def test_every_choice_is_reached_and_left_by_every_device(tmp_path: Path, name: str) -> None:
    with title(tmp_path) as driver:
        driver.click(name)
        assert driver.app.screen.name == name
        driver.click((38.0, 38.0))
        assert driver.app.screen.name == "title"
        driver.tap(name)
        assert driver.app.screen.name == name
        driver.tap((38.0, 38.0))
        assert driver.app.screen.name == "title"
        driver.focus(name)
        driver.intend(Intention.CONFIRM)
        assert driver.app.screen.name == name
        driver.intend(Intention.BACK)
        assert driver.app.screen.name == "title"


def test_enter_alone_goes_to_practice(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        driver.key("return")
        assert driver.app.screen.name == "practice"


def test_arrow_keys_walk_down_the_games_and_along_the_rest(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        names = []
        for key in ("down",) * (len(GAMES) + 1) + ("right", "right"):
            driver.key(key)
            names.append(driver.focused)
        assert names == GAMES_AND_MORE


@pytest.mark.parametrize("how", ["mouse", "finger", "keys", "escape"])
def test_the_game_is_left_by_every_device(tmp_path: Path, how: str) -> None:
    with title(tmp_path) as driver:
        match how:
            case "mouse":
                driver.click("quit")
            case "finger":
                driver.tap("quit")
            case "keys":
                driver.focus("quit")
                driver.key("return")
            case _:
                driver.key("escape")
        assert not driver.app.running


@pytest.mark.parametrize("how", ["mouse", "finger", "keys"])
def test_the_language_changes_at_once_and_is_kept(tmp_path: Path, how: str) -> None:
    with title(tmp_path) as driver:
        assert "Practice" in driver.texts
        place = driver.widget("language").box
        french = (place.right - 20.0, place.middle[1])
        match how:
            case "mouse":
                driver.click(french)
            case "finger":
                driver.tap(french)
            case _:
                driver.focus("language")
                driver.key("right")
        driver.tick()
        assert "S’entraîner" in driver.texts
        assert "Practice" not in driver.texts
        file = driver.app.services.folders.settings_file
    assert load_settings(file).settings.language is Language.FRENCH


def test_games_to_come_are_not_shown(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        assert driver.reachable == [*GAMES_AND_MORE, "language"]


def pixels(driver: Driver) -> bytes:
    return pygame.image.tobytes(driver.window.surface, "RGB")


def pictures(driver: Driver, count: int) -> set[bytes]:
    """What is seen at so many moments, a tenth of a second apart."""
    seen = set()
    for _ in range(count):
        driver.tick(6)
        seen.add(pixels(driver))
    return seen


def test_the_picture_comes_after_the_words_and_then_moves(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        first = pixels(driver)
        driver.tick(90)
        drawn = pixels(driver)
        assert drawn != first
        assert len(pictures(driver, 70)) > 5


def test_nothing_moves_where_motion_is_reduced(tmp_path: Path) -> None:
    with title(tmp_path, Settings(reduced_motion=True)) as driver:
        driver.wait(5.0)
        assert len(pictures(driver, 50)) == 1


def test_the_picture_follows_the_window(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        driver.tick(60)
        driver.resize((900, 900))
        driver.tick(60)
        driver.resize((300, 120))
        driver.tick(10)
        assert driver.app.running


@pytest.mark.parametrize("language", [*Language])
@pytest.mark.parametrize("size_px", SIZES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_nothing_is_cut_off(
    tmp_path: Path, language: Language, size_px: tuple[int, int], text_size: float
) -> None:
    settings = Settings(language=language, text_size=text_size)
    with title(tmp_path, settings, size_px) as driver:
        assert driver.clipped_texts() == []
        boxes = [driver.widget(name).box for name in driver.reachable]
        assert not any(a.meets(b) for a in boxes for b in boxes if a is not b)
        driver.key("f1")
        driver.tick()
        assert driver.app.helps
        assert driver.clipped_texts() == []
