"""Whoever never played a game is led to its lesson, and whoever did is not."""

from pathlib import Path

import pytest

from dexterity.session.settings import Settings
from dexterity.session.settings_file import load_settings
from dexterity.ui.canvas.theme import MAIN_BUTTON
from dexterity.ui.screens.gallery import make_screen
from dexterity.ui.widgets.button import Button
from tests.kit.screens import Driver, driven

GAMES = ["fighter", "pen", "delve"]


def open_set_up(driver: Driver, game: str) -> list[str]:
    """The buttons that stand out there."""
    driver.app.go(make_screen(game, driver.app))
    driver.tick(2)
    widgets = driver.app.screen.form.widgets
    return [one.name for one in widgets if isinstance(one, Button) and one.look is MAIN_BUTTON]


@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_stands_out_and_enter_opens_it_once(tmp_path: Path, game: str) -> None:
    with driven(tmp_path) as driver:
        assert open_set_up(driver, game) == ["lesson"]
        driver.key("return")
        driver.tick(2)
        assert "lesson" in driver.app.screen.name
        assert open_set_up(driver, game) == ["begin"]
        file = driver.app.services.folders.settings_file
    assert load_settings(file).settings.known_games == (game,)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_begins_a_match_needs_no_lesson_any_more(tmp_path: Path, game: str) -> None:
    with driven(tmp_path) as driver:
        open_set_up(driver, game)
        driver.click("begin")
        assert open_set_up(driver, game) == ["begin"]


def test_one_game_known_is_not_another(tmp_path: Path) -> None:
    with driven(tmp_path, Settings(known_games=("pen",))) as driver:
        assert open_set_up(driver, "pen") == ["begin"]
        assert open_set_up(driver, "delve") == ["lesson"]
