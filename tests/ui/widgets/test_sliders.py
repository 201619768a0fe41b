"""A slider, and one of a few, by every device."""

import pytest

from tests.kit.screens import Driver
from tests.kit.widget_places import along, cell, page


def test_a_slider_is_pulled_although_the_page_is_made_anew_at_each_step(driver: Driver) -> None:
    driver.drag(*(along(driver, "volume", share) for share in (0.4, 0.55, 0.7, 0.9)))
    assert page(driver).volume == pytest.approx(0.9)


def test_a_slider_by_finger_and_past_its_end(driver: Driver) -> None:
    driver.swipe(along(driver, "volume", 0.4), along(driver, "volume", 2.5))
    assert page(driver).volume == 1.0


def test_a_slider_by_keys(driver: Driver) -> None:
    driver.focus("volume")
    for _ in range(3):
        driver.key("right")
    assert page(driver).volume == pytest.approx(0.55)
    driver.hold_key("left", 20)
    assert page(driver).volume == 0.0


def test_a_slider_cancelled_is_as_it_was(driver: Driver) -> None:
    driver.down(along(driver, "volume", 0.4))
    driver.move(along(driver, "volume", 0.8))
    assert page(driver).volume == pytest.approx(0.8)
    driver.lose_focus()
    assert page(driver).volume == pytest.approx(0.4)
    driver.up(along(driver, "volume", 0.8))
    assert page(driver).volume == pytest.approx(0.4)


def test_one_of_a_few_by_every_device(driver: Driver) -> None:
    driver.click(cell(driver, "way", 0.95))
    assert page(driver).way == 2
    driver.wait(1.0)
    driver.tap(cell(driver, "way", 0.05))
    assert page(driver).way == 0
    driver.focus("way")
    driver.key("right")
    assert page(driver).way == 1
    driver.key("left")
    driver.key("left")
    assert page(driver).way == 0
