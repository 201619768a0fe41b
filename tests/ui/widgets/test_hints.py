"""Hints for whoever lingers, and none for whoever has just pressed."""

from tests.kit.screens import Driver
from tests.kit.widget_places import page


def test_whoever_lingers_gets_a_hint(driver: Driver) -> None:
    hint = "Nothing moves that need not move."
    driver.move(driver.place_of("tick"))
    driver.wait(0.3)
    assert hint not in driver.texts
    driver.wait(0.4)
    assert hint in driver.texts
    driver.move((640.0, 700.0))
    driver.tick()
    assert hint not in driver.texts
    driver.focus("tick")
    driver.wait(0.7)
    assert hint in driver.texts


def test_a_widget_clicked_has_no_hint_until_the_mouse_has_left_it(driver: Driver) -> None:
    hint, place = "It says play.", driver.place_of("icon play")
    driver.move(place)
    driver.wait(0.7)
    assert hint in driver.texts
    driver.click(place)
    driver.tick()
    assert hint not in driver.texts
    driver.wait(1.5)
    driver.move((place[0] + 2.0, place[1]))
    driver.wait(1.5)
    assert hint not in driver.texts
    driver.move((640.0, 700.0))
    driver.move(place)
    driver.wait(0.7)
    assert hint in driver.texts


def test_a_widget_clicked_by_a_mouse_that_never_moved_has_no_hint(driver: Driver) -> None:
    place = driver.place_of("icon play")
    driver.down(place)
    driver.up(place)
    driver.move((place[0] + 1.0, place[1]))
    driver.wait(1.5)
    assert page(driver).said == ["play"]
    assert "It says play." not in driver.texts


def test_a_widget_pressed_by_key_has_no_hint_until_the_focus_has_moved(driver: Driver) -> None:
    hint = "It says play."
    driver.focus("icon play")
    driver.wait(0.7)
    assert hint in driver.texts
    driver.key("return")
    driver.wait(1.5)
    assert hint not in driver.texts
    driver.move(driver.place_of("icon pause"))
    driver.wait(0.7)
    assert "It says pause." in driver.texts
    driver.move((640.0, 700.0))
    driver.wait(1.5)
    assert hint not in driver.texts
    driver.key("tab")
    driver.key("shift+tab")
    driver.wait(0.7)
    assert hint in driver.texts


def test_a_finger_that_lingers_reads_and_does_not_press(driver: Driver) -> None:
    place = driver.place_of("tick")
    driver.touch(place)
    driver.wait(0.8)
    assert "Nothing moves that need not move." in driver.texts
    driver.lift(place)
    assert page(driver).tick
