"""The first steps follow the player by every device and in every way, and can be left."""

from pathlib import Path

import pygame
import pytest

from dexterity.hand.ways.held import WayName
from dexterity.session.settings import Settings
from dexterity.session.settings_file import load_settings
from dexterity.ui.screens.guide.hand import hand_place
from dexterity.ui.screens.guide.lesson import Step
from dexterity.ui.screens.guide.table import LENS_AT
from dexterity.ui.throwing.hand_plane import ON_STAGE
from dexterity.ui.throwing.scene import Scene
from tests.kit.guided import (
    X,
    Y,
    at,
    guide,
    learn_to_hit,
    press_keys,
    rest,
    says,
    screen,
    step,
    swing,
    swipe,
)
from tests.kit.screens import Driver


def through_the_lens(driver: Driver) -> bytes:
    """The pixels where a judged die is seen large."""
    place = pygame.Rect(0, 0, 80, 80)
    place.center = (round(LENS_AT[0]), round(LENS_AT[1]))
    return pygame.image.tobytes(driver.window.surface.subsurface(place), "RGB")


def test_what_is_judged_is_seen_large_until_the_next_die_is_taken(tmp_path: Path) -> None:
    with guide(tmp_path) as driver:
        bare = through_the_lens(driver)
        learn_to_hit(driver, swing)
        driver.tick(2)
        assert through_the_lens(driver) != bare
        driver.wheel(2, (640.0, 400.0))
        driver.tick(2)
        assert through_the_lens(driver) == bare


def test_by_mouse_alone(tmp_path: Path) -> None:
    with guide(tmp_path) as driver:
        assert step(driver) is Step.GRAB
        assert says(driver, "guide.grab_flick")
        driver.down((X, Y))
        driver.tick(2)
        assert step(driver) is Step.THROW
        assert says(driver, "guide.throw_flick")
        driver.up((X, Y))
        learn_to_hit(driver, swing)
        driver.tick(2)
        assert says(driver, "guide.signs")
        driver.wheel(2, (640.0, 400.0))
        driver.tick(2)
        assert says(driver, "guide.read_lofted")
        swing(driver)
        rest(driver)
        driver.tick(2)
        assert step(driver) is Step.DONE
        driver.click("practice")
        assert driver.app.screen.name == "practice"
        assert driver.app.depth == 2
        assert driver.app.services.settings.first_start_done


def test_by_touch_alone(tmp_path: Path) -> None:
    with guide(tmp_path) as driver:
        learn_to_hit(driver, swipe)
        driver.tick()
        driver.tap("higher")
        driver.tick()
        assert screen(driver).lesson.lofted
        swipe(driver)
        rest(driver)
        driver.tick()
        assert step(driver) is Step.DONE
        driver.tap("practice")
        assert driver.app.screen.name == "practice"


@pytest.mark.parametrize("way", [*WayName])
def test_by_keys_alone_in_every_way(tmp_path: Path, way: WayName) -> None:
    with guide(tmp_path, Settings(way=way)) as driver:
        learn_to_hit(driver, press_keys)
        driver.tick()
        driver.key("up")
        driver.tick()
        assert screen(driver).lesson.lofted
        press_keys(driver)
        rest(driver)
        driver.tick()
        assert step(driver) is Step.DONE
        assert driver.focused == "practice"
        driver.key("return")
        assert driver.app.screen.name == "practice"


def test_by_taps_alone_in_timing(tmp_path: Path) -> None:
    with guide(tmp_path, Settings(way=WayName.TIMING)) as driver:
        assert says(driver, "guide.grab_timing")
        for words in ("guide.throw_timing_powering", ""):
            driver.tap((700.0, 300.0))
            driver.tick(2)
            assert not words or says(driver, words)
        assert at(driver).scene is Scene.FLIGHT


def test_by_taps_alone_with_a_steady_hand(tmp_path: Path) -> None:
    with guide(tmp_path, Settings(way=WayName.STEADY)) as driver:
        assert says(driver, "guide.grab_steady")
        driver.tap(ON_STAGE.pixel((0.0, 0.0, 0.0)))
        driver.tick(2)
        assert step(driver) is Step.THROW
        assert says(driver, "guide.throw_steady_powering")
        place = hand_place(at(driver).hand.held, 0.0)
        assert place is not None
        driver.tap(place)
        driver.tick(2)
        assert says(driver, "guide.throw_steady_ready")
        driver.tap((X, Y))
        assert at(driver).scene is Scene.FLIGHT


@pytest.mark.parametrize("how", ["mouse", "finger", "tab", "escape", "corner"])
def test_it_can_be_skipped_by_every_device_and_does_not_come_again(
    tmp_path: Path, how: str
) -> None:
    with guide(tmp_path) as driver:
        match how:
            case "mouse":
                driver.click("skip")
            case "finger":
                driver.tap("skip")
            case "tab":
                driver.focus("skip")
                driver.key("return")
            case "escape":
                driver.key("escape")
            case _:
                driver.click((38.0, 38.0))
        assert driver.app.screen.name == "title"
        file = driver.app.services.folders.settings_file
    assert load_settings(file).settings.first_start_done


def test_escape_in_the_middle_of_a_swing_only_puts_the_die_back(tmp_path: Path) -> None:
    with guide(tmp_path) as driver:
        driver.down((X, Y))
        driver.move((X, Y - 60.0))
        driver.key("escape")
        driver.up((X, Y - 60.0))
        driver.tick()
        assert driver.app.screen.name == "guide"
        assert at(driver).scene is Scene.HAND
        assert says(driver, "guide.cancelled")


def test_losing_the_focus_in_the_middle_of_a_swing_is_harmless(tmp_path: Path) -> None:
    with guide(tmp_path) as driver:
        driver.down((X, Y))
        driver.move((X, Y - 60.0))
        driver.lose_focus()
        assert at(driver).scene is Scene.HAND
        assert not at(driver).hand.held.pressing
        assert not driver.app.services.settings.first_start_done
