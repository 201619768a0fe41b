"""The settings: every one of them changes at once, is kept, and is reached by every device."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from dexterity.content.language import Language
from dexterity.hand.toss import throw_speed
from dexterity.hand.ways.held import WayName
from dexterity.session.aim_aid import AimAid
from dexterity.session.settings import Settings
from dexterity.session.settings_file import load_settings
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import keymap_from
from dexterity.ui.screens.settings import SettingsScreen
from dexterity.ui.screens.settings_throwing import SENSITIVITY_STEP, sensitivity_from
from dexterity.ui.screens.swing_pad import GOOD_MM_S, SpeedScale
from dexterity.ui.sound.cues import Cue
from dexterity.values import Vec2
from tests.kit.screens import Driver, Listener, Room, driven

PAGES = ["throwing", "sound", "picture", "keys", "player"]
NOT_SHOWN = {
    "first_start_done",  # the guide's own
    "key_bindings",  # a page of its own, tested below
}


@contextmanager
def settings_page(
    folder: Path,
    page: str = "throwing",
    settings: Settings | None = None,
    size_px: tuple[int, int] = (1280, 720),
    sounds: Listener | None = None,
) -> Iterator[Driver]:
    with driven(folder, settings, size_px, sounds) as driver:
        driver.app.go(Room(driver.app, "below"))
        driver.app.go(
            SettingsScreen(driver.app, page=page, guide=lambda: Room(driver.app, "below"))
        )
        driver.wait(0.5)
        yield driver


def chosen(driver: Driver) -> Settings:
    return driver.app.services.settings


# --- every setting ------------------------------------------------------------------------------

BY_KEYS: list[tuple[str, str, str, Any]] = [
    ("throwing", "way", "right", WayName.SLINGSHOT),
    ("throwing", "sensitivity", "right", sensitivity_from(SENSITIVITY_STEP)),
    ("throwing", "aim_aid", "right", AimAid.SHORT),
    ("throwing", "loft_deg", "left", Settings().loft_deg - 2.5),
    ("throwing", "left_handed", "return", True),
    ("sound", "master_volume", "left", 0.75),
    ("sound", "effects_volume", "left", 0.95),
    ("sound", "muted", "return", True),
    ("sound", "captions", "return", True),
    ("picture", "text_size", "right", 1.25),
    ("picture", "full_screen", "return", True),
    ("picture", "reduced_motion", "return", True),
    ("picture", "colour_safe", "return", True),
    ("picture", "game_speed", "right", 1.25),
    ("player", "language", "right", Language.FRENCH),
]


@pytest.mark.parametrize(("page", "name", "key", "value"), BY_KEYS)
def test_every_setting_changes_by_keys_and_is_kept(
    tmp_path: Path, page: str, name: str, key: str, value: Any
) -> None:
    with settings_page(tmp_path) as driver:
        driver.focus(f"tab/{page}")
        driver.key("return")
        driver.focus(name)
        driver.key(key)
        assert getattr(chosen(driver), name) == value
        driver.wait(1.2)
        kept = load_settings(driver.app.services.folders.settings_file)
        assert getattr(kept.settings, name) == value
        assert kept.notices == ()


def test_no_setting_is_forgotten() -> None:
    tested = {row[1] for row in BY_KEYS} | {"player_name"}
    assert tested | NOT_SHOWN == {part.name for part in fields(Settings)}


def right_end(driver: Driver, name: str) -> Vec2:
    box = driver.widget(name).box
    return box.right - 14.0, box.bottom - 22.0


@pytest.mark.parametrize("device", ["mouse", "finger"])
def test_sliders_choices_and_boxes_work_by_pointers(tmp_path: Path, device: str) -> None:
    with settings_page(tmp_path) as driver:
        press = driver.click if device == "mouse" else driver.tap
        press(right_end(driver, "sensitivity"))
        assert chosen(driver).sensitivity == 5.0
        press(right_end(driver, "way"))
        assert chosen(driver).way is WayName.TWO_STEP
        press("tab/picture")
        driver.tick()
        press("colour_safe")
        assert chosen(driver).colour_safe
        press("tab/sound")
        driver.tick()
        press(right_end(driver, "master_volume"))
        assert chosen(driver).master_volume == 1.0
        press((38.0, 38.0))
        assert driver.app.screen.name == "below"


def test_escape_leads_back(tmp_path: Path) -> None:
    with settings_page(tmp_path) as driver:
        driver.key("escape")
        assert driver.app.screen.name == "below"


def test_a_long_page_is_scrolled_by_a_finger_to_what_is_below(tmp_path: Path) -> None:
    with settings_page(tmp_path) as driver:
        before = driver.widget("left_handed").box.top
        driver.swipe((500.0, 590.0), (500.0, 400.0), (500.0, 100.0))
        after = driver.widget("left_handed").box
        assert after.top < before
        driver.tap((after.left + 30.0, after.middle[1]))
        assert chosen(driver).left_handed


def test_sliders_of_volume_let_themselves_be_heard(tmp_path: Path) -> None:
    heard = Listener()
    with settings_page(tmp_path, "sound", sounds=heard) as driver:
        driver.focus("master_volume")
        driver.key("left")
        assert heard.levels["master"] == 0.75
        assert heard.cues[-1] is Cue.COIN
        driver.focus("effects_volume")
        driver.key("left")
        assert [material for material, _, _ in heard.hits] == ["wood"]


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


# --- the field to swing in ----------------------------------------------------------------------


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


# --- keys ---------------------------------------------------------------------------------------


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
        driver.key("t")
        assert driver.app.screen.form.dialog is None
        assert keys_of(driver, Intention.THROW) == ("t", "pad a")
        driver.tick()
        assert any(text.startswith("T,") for text in driver.texts)
        driver.wait(1.2)
        kept = load_settings(driver.app.services.folders.settings_file).settings
        assert kept.key_bindings == {"throw": ("t", "pad a")}


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
        driver.key("t")
        assert keys_of(driver, Intention.THROW) == ("t", "pad a")


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
        driver.key("t")
        assert chosen(driver).key_bindings == {}


def test_a_button_of_a_gamepad_replaces_that_of_the_gamepad(tmp_path: Path) -> None:
    with settings_page(tmp_path, "keys") as driver:
        driver.focus("key/undo")
        driver.key("return")
        driver.pad(6)
        assert keys_of(driver, Intention.UNDO)[:2] == ("ctrl+z", "backspace")
        assert keys_of(driver, Intention.UNDO)[2] != "pad x"


def test_one_key_goes_back_to_the_first_one(tmp_path: Path) -> None:
    bound = Settings(key_bindings={"throw": ("t",)})
    with settings_page(tmp_path, "keys", bound) as driver:
        driver.tap("key/throw")
        driver.tick()
        driver.tap("key/default")
        assert chosen(driver).key_bindings == {}


def test_a_first_key_that_another_has_by_now_is_told(tmp_path: Path) -> None:
    bound = Settings(key_bindings={"throw": ("t",), "pause": ("space",)})
    with settings_page(tmp_path, "keys", bound) as driver:
        driver.click("key/throw")
        driver.click("key/default")
        driver.tick()
        assert keys_of(driver, Intention.THROW) == ("t",)
        assert any(driver.app.screen.say("intention.pause") in text for text in driver.texts)


def test_all_keys_go_back_when_asked_twice(tmp_path: Path) -> None:
    bound = Settings(key_bindings={"throw": ("t",)})
    with settings_page(tmp_path, "keys", bound) as driver:
        driver.focus("reset_keys")
        driver.key("return")
        driver.tick()
        assert chosen(driver).key_bindings == bound.key_bindings
        driver.focus("keys/reset")
        driver.key("return")
        assert chosen(driver).key_bindings == {}


# --- the player, and all as at first --------------------------------------------------------------


def test_a_name_is_written_with_its_spaces_and_kept_without_those_at_its_end(
    tmp_path: Path,
) -> None:
    with settings_page(tmp_path, "player") as driver:
        driver.click(right_end(driver, "player_name"))
        for word in ("Jean ", "P ", "é"):
            driver.type(word)
            driver.tick()
        assert chosen(driver).player_name == "Jean P é"
        driver.key("backspace")
        driver.tick()
        assert chosen(driver).player_name == "Jean P"
        driver.wait(1.2)
        kept = load_settings(driver.app.services.folders.settings_file).settings
        assert kept.player_name == "Jean P"


def test_the_language_changes_the_page_at_once(tmp_path: Path) -> None:
    with settings_page(tmp_path, "player") as driver:
        driver.focus("language")
        driver.key("right")
        driver.tick()
        assert "Réglages" in driver.texts
        assert driver.focused == "language"


def test_the_first_steps_are_found_again(tmp_path: Path) -> None:
    with settings_page(tmp_path, "player") as driver:
        driver.tap("guide_again")
        assert driver.app.screen.name == "below"
        assert driver.app.depth == 3


def test_resetting_all_asks_first(tmp_path: Path) -> None:
    mine = Settings(
        language=Language.FRENCH, player_name="Ada", muted=True, text_size=1.5,
        key_bindings={"throw": ("t",)}, first_start_done=True,
    )  # fmt: skip
    with settings_page(tmp_path, "sound", mine) as driver:
        driver.focus("reset")
        driver.key("return")
        driver.tick()
        driver.key("return")
        assert chosen(driver) == mine
        driver.tap("reset")
        driver.tick()
        driver.tap("reset/do")
        assert chosen(driver) == Settings(
            language=Language.FRENCH, player_name="Ada", first_start_done=True
        )


# --- nothing is cut off ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", [*Language])
@pytest.mark.parametrize("size_px", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_nothing_is_cut_off(
    tmp_path: Path, language: Language, size_px: tuple[int, int], text_size: float
) -> None:
    chosen = Settings(language=language, text_size=text_size, reduced_motion=True)
    with settings_page(tmp_path, "throwing", chosen, size_px) as driver:
        for page in PAGES:
            driver.click(f"tab/{page}")
            driver.tick()
            for name in driver.reachable:
                driver.app.screen.form.focus(name)
                driver.tick()
                assert driver.clipped_texts() == []
        for opened in ("reset", "key/aim_left_fine"):
            driver.click("tab/keys")
            driver.tick()
            driver.app.screen.form.focus(opened)
            driver.tick()
            driver.key("return")
            driver.tick()
            assert driver.clipped_texts() == []
            driver.key("escape")
