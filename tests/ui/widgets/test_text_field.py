"""A field that is written into, and what its letters do not do meanwhile."""

from dexterity.ui.widgets.text_field import TextField
from tests.kit.screens import Driver
from tests.kit.widget_places import page


def test_writing_by_mouse_and_keyboard(driver: Driver) -> None:
    driver.click("name")
    driver.key("end")
    driver.type(" m?")
    assert page(driver).written == "Ada m?"
    assert not driver.app.helps
    assert not driver.app.services.settings.muted


def test_letters_mean_nothing_else_while_they_are_written(driver: Driver) -> None:
    driver.focus("name")
    driver.key("space")
    driver.key("m", "m")
    assert not driver.app.services.settings.muted
    assert page(driver).said == []
    driver.key("tab")
    assert driver.focused != "name"


def test_the_caret_moves_and_letters_go(driver: Driver) -> None:
    driver.focus("name")
    for key in ("home", "delete", "right", "backspace"):
        driver.key(key)
    assert page(driver).written == "a"
    driver.type("bc")
    assert page(driver).written == "bca"


def test_a_field_takes_no_more_than_it_holds_and_no_control_signs(driver: Driver) -> None:
    field = driver.widget("name")
    assert isinstance(field, TextField)
    driver.focus("name")
    field.typed("\x07\n" + "x" * 50)
    assert page(driver).written == "Ada" + "x" * 9


def test_a_tap_puts_the_caret_between_letters(driver: Driver) -> None:
    box = driver.widget("name").box
    driver.tap((box.left + 14.0, box.bottom - 20.0))
    driver.type("O")
    assert page(driver).written == "OAda"
