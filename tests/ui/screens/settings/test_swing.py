"""The sensitivity, and the field to swing in that shows what it does."""

from itertools import pairwise
from pathlib import Path

import pytest

from dexterity.hand.toss import throw_speed
from dexterity.session.settings import Settings
from dexterity.ui.screens.settings.swing_pad import GOOD_MM_S, SpeedScale
from tests.kit.screens import Driver
from tests.kit.settings_pages import chosen, settings_page


def test_the_sensitivity_goes_to_its_ends_and_comes_back_in_tenths(tmp_path: Path) -> None:
    with settings_page(tmp_path) as driver:
        driver.focus("sensitivity")
        driver.hold_key("left", 40)
        assert chosen(driver).sensitivity == 0.2
        seen = []
        for _ in range(32):
            driver.key("right")
            seen.append(chosen(driver).sensitivity)
        assert seen[-1] == 5.0
        assert 1.0 in seen
        assert all(1.03 < high / low < 1.17 for low, high in pairwise(seen))


def swing(driver: Driver, *, finger: bool = False, hard: float = 1.0) -> None:
    pad = driver.widget("swing").box
    x, y = pad.middle[0], pad.bottom - 30.0
    path = [(x, y - hard * 1.1 * step * step) for step in range(12)]
    if finger:
        driver.swipe(*path)
    else:
        driver.drag(*path)
    driver.tick()


def shown_speed(driver: Driver) -> float | None:
    scale = driver.widget("speed")
    assert isinstance(scale, SpeedScale)
    return scale.speed_mm_s


@pytest.mark.parametrize("finger", [False, True])
def test_a_swing_in_the_field_shows_the_speed_of_its_throw(tmp_path: Path, finger: bool) -> None:
    with settings_page(tmp_path) as driver:
        assert shown_speed(driver) is None
        swing(driver, finger=finger)
        speed = shown_speed(driver)
        assert speed is not None
        assert 500.0 < speed < 3000.0
        assert any(f"{speed / 1000.0:.2f}\u00a0m/s" in text for text in driver.texts)
        assert chosen(driver) == Settings()


def test_the_slider_shows_at_once_what_the_last_swing_would_have_been(tmp_path: Path) -> None:
    with settings_page(tmp_path) as driver:
        swing(driver)
        before = shown_speed(driver)
        driver.focus("sensitivity")
        driver.hold_key("right", 5)
        after = shown_speed(driver)
        assert before is not None
        assert after is not None
        more = throw_speed(1000.0, chosen(driver).sensitivity) / throw_speed(1000.0, 1.0)
        assert after == pytest.approx(before * more)


def test_the_advice_follows_the_swing(tmp_path: Path) -> None:
    with settings_page(tmp_path) as driver:
        for hard, word in ((0.6, "soft"), (3.0, "hard")):
            swing(driver, hard=hard)
            assert driver.app.screen.say(f"settings.advice_{word}") in driver.texts
        swing(driver)
        speed = shown_speed(driver)
        assert speed is not None
        driver.app.change_settings(
            Settings(sensitivity=round((sum(GOOD_MM_S) / 2 / speed) ** (4 / 3), 3))
        )
        driver.tick()
        assert driver.app.screen.say("settings.advice_good") in driver.texts


def test_a_swing_that_stops_is_told_so(tmp_path: Path) -> None:
    with settings_page(tmp_path) as driver:
        pad = driver.widget("swing").box
        x, y = pad.middle[0], pad.bottom - 30.0
        driver.down((x, y))
        driver.move((x, y - 80.0))
        driver.wait(0.3)
        driver.up((x, y - 80.0))
        driver.tick()
        assert shown_speed(driver) is None
        assert driver.app.screen.say("settings.stopped") in driver.texts


def test_pulling_in_the_field_does_not_scroll_the_page(tmp_path: Path) -> None:
    with settings_page(tmp_path) as driver:
        before = driver.widget("way").box
        swing(driver, finger=True)
        assert driver.widget("way").box == before
