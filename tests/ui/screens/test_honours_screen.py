"""The page of records: numbers that grow, and the best of them to be watched."""

from pathlib import Path

import pytest

from dexterity.content.language import Language
from dexterity.session.settings import Settings
from dexterity.ui.screens.gallery import SCREENS
from dexterity.ui.screens.honours import HonoursScreen
from dexterity.ui.screens.posing import challenges, pen
from tests.kit.screens import Driver, driven

FULL = challenges.after_levels(pen.left_before(SCREENS["honours"]))


def page(driver: Driver) -> HonoursScreen:
    screen = driver.app.screen
    assert isinstance(screen, HonoursScreen)
    return screen


def test_a_match_a_stroke_and_a_throw_are_counted_and_can_be_watched(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        driver.app.go(FULL(driver.app))
        driver.tick(5)
        assert page(driver).honours.count("pen").played == 1
        throws = [name for name in driver.reachable if name.startswith("watch/throw/")]
        assert len(throws) == 1
        driver.click("watch/stroke")
        assert driver.app.screen.name == "pen-replay"
        driver.app.back()
        driver.tick(5)
        driver.click(throws[0])
        assert driver.app.screen.name == "challenge-best"
        driver.app.back()
        driver.tick(5)
        assert page(driver).honours.count("pen").played == 1


def test_a_new_player_reads_what_will_be_there(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        driver.app.go(SCREENS["honours"](driver.app))
        driver.tick(3)
        for key in ("no_campaign", "no_stroke", "no_throws"):
            assert driver.app.services.texts.say(f"honours.{key}") in driver.texts


@pytest.mark.parametrize("language", [*Language])
def test_nothing_is_cut_off(tmp_path: Path, language: Language) -> None:
    with driven(tmp_path, Settings(language=language, text_size=2.0), (1024, 768)) as driver:
        driver.app.go(FULL(driver.app))
        driver.tick(5)
        assert driver.clipped_texts() == []
