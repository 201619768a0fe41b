"""The page of keys: a new key is pressed and kept, refused where it clashes, and put back."""

from pathlib import Path

import pytest

from dexterity.session.settings import Settings
from dexterity.session.settings_file import load_settings
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import keymap_from
from tests.kit.screens import Driver
from tests.kit.settings_pages import chosen, settings_page


def keys_of(driver: Driver, meant: Intention) -> tuple[str, ...]:
    return keymap_from(chosen(driver).key_bindings).keys[meant]


@pytest.mark.parametrize("device", ["mouse", "finger", "keys"])
def test_a_new_key_is_pressed_and_kept(tmp_path: Path, device: str) -> None:
    with settings_page(tmp_path, "keys") as driver:
        match device:
            case "mouse":
                driver.click("key/throw")
            case "finger":
                driver.tap("key/throw")
            case _:
                driver.focus("key/throw")
                driver.key("return")
        driver.tick()
        driver.key("k")
        assert driver.app.screen.form.dialog is None
        assert keys_of(driver, Intention.THROW) == ("k", "pad a")
        driver.tick()
        assert any(text.startswith("K,") for text in driver.texts)
        driver.wait(1.2)
        kept = load_settings(driver.app.services.folders.settings_file).settings
        assert kept.key_bindings == {"throw": ("k", "pad a")}


def test_the_new_key_works_at_once(tmp_path: Path) -> None:
    with settings_page(tmp_path, "keys") as driver:
        driver.focus("key/back")
        driver.key("return")
        driver.key("b")
        driver.key("escape")
        assert driver.app.screen.name == "settings"
        driver.key("b")
        assert driver.app.screen.name == "below"


def test_every_intention_has_its_line(tmp_path: Path) -> None:
    with settings_page(tmp_path, "keys") as driver:
        lines = {name.removeprefix("key/") for name in driver.reachable if name.startswith("key/")}
        assert lines == {meant.value for meant in Intention}


def test_a_clash_is_told_and_not_taken(tmp_path: Path) -> None:
    with settings_page(tmp_path, "keys") as driver:
        driver.click("key/throw")
        driver.key("w")
        driver.tick()
        assert chosen(driver).key_bindings == {}
        assert driver.app.screen.form.dialog is not None
        other = driver.app.screen.say("intention.switch_way")
        assert any("W" in text and other in text for text in driver.texts)
        driver.key("k")
        assert keys_of(driver, Intention.THROW) == ("k", "pad a")


def test_a_sign_that_means_something_clashes_too(tmp_path: Path) -> None:
    with settings_page(tmp_path, "keys") as driver:
        driver.click("key/mute")
        driver.key("shift+/", sign="?")
        assert chosen(driver).key_bindings == {}


def test_a_key_of_the_table_may_mean_something_on_pages(tmp_path: Path) -> None:
    with settings_page(tmp_path, "keys") as driver:
        driver.focus("key/undo")
        driver.key("return")
        driver.key("m")
        assert keys_of(driver, Intention.UNDO) == ("m", "pad x")


def test_escape_calls_the_question_off(tmp_path: Path) -> None:
    with settings_page(tmp_path, "keys") as driver:
        driver.click("key/throw")
        driver.key("escape")
        assert driver.app.screen.form.dialog is None
        assert driver.app.screen.name == "settings"
        assert chosen(driver).key_bindings == {}
        driver.key("k")
        assert chosen(driver).key_bindings == {}


def test_a_button_of_a_gamepad_replaces_that_of_the_gamepad(tmp_path: Path) -> None:
    with settings_page(tmp_path, "keys") as driver:
        driver.focus("key/undo")
        driver.key("return")
        driver.pad(6)
        assert keys_of(driver, Intention.UNDO)[:2] == ("ctrl+z", "backspace")
        assert keys_of(driver, Intention.UNDO)[2] != "pad x"


def test_one_key_goes_back_to_the_first_one(tmp_path: Path) -> None:
    bound = Settings(key_bindings={"throw": ("k",)})
    with settings_page(tmp_path, "keys", bound) as driver:
        driver.tap("key/throw")
        driver.tick()
        driver.tap("key/default")
        assert chosen(driver).key_bindings == {}


def test_a_first_key_that_another_has_by_now_is_told(tmp_path: Path) -> None:
    bound = Settings(key_bindings={"throw": ("k",), "pause": ("space",)})
    with settings_page(tmp_path, "keys", bound) as driver:
        driver.click("key/throw")
        driver.click("key/default")
        driver.tick()
        assert keys_of(driver, Intention.THROW) == ("k",)
        assert any(driver.app.screen.say("intention.pause") in text for text in driver.texts)


def test_all_keys_go_back_when_asked_twice(tmp_path: Path) -> None:
    bound = Settings(key_bindings={"throw": ("k",)})
    with settings_page(tmp_path, "keys", bound) as driver:
        driver.focus("reset_keys")
        driver.key("return")
        driver.tick()
        assert chosen(driver).key_bindings == bound.key_bindings
        driver.focus("keys/reset")
        driver.key("return")
        assert chosen(driver).key_bindings == {}
