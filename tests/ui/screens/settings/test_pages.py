"""The settings: every one of them changes at once, is kept, and is reached by every device."""

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from dexterity.content.language import Language
from dexterity.hand.ways.held import WayName
from dexterity.session.aim_aid import AimAid
from dexterity.session.settings import Settings
from dexterity.session.settings_file import load_settings
from dexterity.ui.screens.settings.throwing import SENSITIVITY_STEP, sensitivity_from
from dexterity.ui.sound.cues import Cue
from dexterity.values.skill import Skill
from tests.kit.letterings import EVERY_LETTERING
from tests.kit.screens import Listener
from tests.kit.settings_pages import chosen, right_end, settings_page

PAGES = ["throwing", "sound", "picture", "keys", "player"]
NOT_SHOWN = {
    "other_names",  # written where those sit down who have them
    "first_start_done",  # the guide's own
    "known_games",  # of the pages where games begin
    "key_bindings",  # a page of its own, with a file of tests of its own
}

# --- every setting ------------------------------------------------------------------------------

BY_KEYS: list[tuple[str, str, str, Any]] = [
    ("throwing", "way", "right", WayName.SLINGSHOT),
    ("throwing", "sensitivity", "right", sensitivity_from(SENSITIVITY_STEP)),
    ("throwing", "aim_aid", "right", AimAid.NONE),
    ("throwing", "practice_aid", "right", AimAid.SHORT),
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
    tested = {row[1] for row in BY_KEYS} | {"player_name", "steady_skill"}
    assert tested | NOT_SHOWN == {part.name for part in fields(Settings)}


@pytest.mark.parametrize("way", WayName)
def test_whose_error_a_hand_has_is_asked_of_the_steady_hand_alone(
    tmp_path: Path, way: WayName
) -> None:
    with settings_page(tmp_path, settings=Settings(way=way)) as driver:
        assert ("steady_skill" in driver.reachable) == (way is WayName.STEADY)


def test_the_skill_of_the_steady_hand_comes_with_it_and_is_kept(tmp_path: Path) -> None:
    with settings_page(tmp_path) as driver:
        driver.focus("way")
        for _ in WayName:
            driver.key("right")
        driver.tick()
        driver.focus("steady_skill")
        driver.key("right")
        assert chosen(driver).steady_skill is Skill.EXPERT
        driver.wait(1.2)
        kept = load_settings(driver.app.services.folders.settings_file).settings
        assert (kept.way, kept.steady_skill) == (WayName.STEADY, Skill.EXPERT)


@pytest.mark.parametrize("device", ["mouse", "finger"])
def test_sliders_choices_and_boxes_work_by_pointers(tmp_path: Path, device: str) -> None:
    with settings_page(tmp_path) as driver:
        press = driver.click if device == "mouse" else driver.tap
        press(right_end(driver, "sensitivity"))
        assert chosen(driver).sensitivity == 5.0
        press(right_end(driver, "way"))
        assert chosen(driver).way is WayName.STEADY
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


@pytest.mark.parametrize(("language", "size_px", "text_size"), EVERY_LETTERING)
def test_nothing_is_cut_off(
    tmp_path: Path, language: Language, size_px: tuple[int, int], text_size: float
) -> None:
    chosen = Settings(
        language=language, text_size=text_size, reduced_motion=True, way=WayName.STEADY
    )
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
