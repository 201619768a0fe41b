"""Buttons and a toggle, by mouse, by finger and by keys."""

from dexterity.ui.sound.cues import Cue
from tests.kit.screens import Driver, Listener
from tests.kit.widget_places import page


def test_a_button_by_mouse(driver: Driver, sounds: Listener) -> None:
    driver.click("throw")
    assert page(driver).said == ["throw"]
    assert sounds.cues == [Cue.BUTTON]


def test_a_button_by_finger(driver: Driver) -> None:
    driver.tap("throw")
    assert page(driver).said == ["throw"]


def test_a_button_by_keys(driver: Driver, sounds: Listener) -> None:
    driver.focus("throw")
    driver.key("return")
    driver.key("space")
    assert page(driver).said == ["throw", "throw"]
    assert sounds.cues == [Cue.BUTTON] * 2


def test_a_button_let_go_of_outside_does_nothing(driver: Driver) -> None:
    driver.drag(driver.place_of("throw"), (640.0, 700.0))
    assert page(driver).said == []


def test_a_button_left_and_come_back_to_works(driver: Driver) -> None:
    place = driver.place_of("throw")
    driver.drag(place, (place[0] + 300.0, place[1]), place)
    assert page(driver).said == ["throw"]


def test_the_right_button_takes_a_press_back(driver: Driver) -> None:
    place = driver.place_of("throw")
    driver.down(place)
    driver.down(place, button=3)
    driver.up(place)
    assert page(driver).said == []


def test_a_disabled_button_hears_nobody(driver: Driver) -> None:
    driver.click("off")
    driver.tap("off")
    assert page(driver).said == []
    assert "off" not in driver.reachable


def test_a_key_that_is_held_presses_a_button_once(driver: Driver) -> None:
    driver.focus("throw")
    driver.hold_key("return", 8)
    assert page(driver).said == ["throw"]


def test_a_button_clicked_by_mouse_is_not_pressed_unseen_by_enter(driver: Driver) -> None:
    driver.click("throw")
    driver.key("return")
    assert page(driver).said == ["throw"]


def test_two_fingers_on_a_button_press_it_once(driver: Driver) -> None:
    place = driver.place_of("throw")
    driver.touch(place, finger=1)
    driver.touch(place, finger=2)
    driver.lift(place, finger=2)
    driver.lift(place, finger=1)
    assert page(driver).said == ["throw"]


def test_a_toggle_by_every_device(driver: Driver) -> None:
    driver.click("tick")
    assert not page(driver).tick
    driver.wait(1.0)
    driver.tap("tick")
    assert page(driver).tick
    driver.focus("tick")
    driver.key("space")
    assert not page(driver).tick
