"""The first steps: they follow what the player does, by every device and in every way."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from math import radians
from pathlib import Path

import pygame
import pytest

from dexterity.content.language import Language
from dexterity.hand.toss import Toss
from dexterity.hand.ways.choice import way_named
from dexterity.hand.ways.held import PHASES, Phase, WayName
from dexterity.hand.ways.loft import loft_from_notches
from dexterity.places import assets
from dexterity.rules.referee import Miss
from dexterity.session.practice_table import PracticeTable
from dexterity.session.settings import Settings
from dexterity.session.settings_file import load_settings
from dexterity.session.throw import Throw, throw_toss
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.guide import GuideScreen
from dexterity.ui.screens.guide_hand import hand_place
from dexterity.ui.screens.guide_lesson import REMARKS, Lesson, Step, hint_for
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.throwing_table import ThrowingTable
from tests.kit.screens import Driver, Room, driven

X, Y = ON_STAGE.pixel(REST_MM)
HARD = 0.95
"""Points that the hand of a good throw gains from frame to frame."""


@contextmanager
def guide(
    folder: Path, settings: Settings | None = None, size_px: tuple[int, int] = (1280, 720)
) -> Iterator[Driver]:
    with driven(folder, settings, size_px) as driver:
        app = driver.app
        app.go(Room(app, "title"))
        app.go(GuideScreen(app, practice=lambda: Room(app, "practice")))
        driver.wait(0.5)
        yield driver


def screen(driver: Driver) -> GuideScreen:
    assert isinstance(driver.app.screen, GuideScreen)
    return driver.app.screen


def step(driver: Driver) -> Step:
    return screen(driver).lesson.step


def says(driver: Driver, key: str) -> bool:
    template = driver.app.services.texts.templates[key]
    return any(text.startswith(template.split("{")[0]) for text in driver.texts)


def swing(driver: Driver, hard: float = HARD, frames: int = 10) -> None:
    """Grab the die by mouse, swing ever faster and let go."""
    driver.down((X, Y))
    driver.wait(0.1)
    for number in range(frames):
        driver.move((X, Y - hard * number * number))
    driver.up((X, Y - hard * frames * frames))


def swipe(driver: Driver) -> None:
    """The same by finger."""
    driver.touch((X, Y))
    driver.wait(0.1)
    for number in range(10):
        driver.slide((X, Y - HARD * number * number))
    driver.lift((X, Y - HARD * 100))


def press_keys(driver: Driver) -> None:
    """Throw as it lies, by keys alone, whatever the way."""
    for _ in range(4):
        if at(driver).scene is not Scene.FLIGHT:
            driver.intend(Intention.THROW)


def at(driver: Driver) -> ThrowingTable:
    table = screen(driver).table
    assert table is not None
    return table.throwing


def rest(driver: Driver) -> None:
    """Until the referee has spoken."""
    for _ in range(600):
        if at(driver).scene is not Scene.FLIGHT:
            return
        driver.tick()
    raise AssertionError("the die never came to rest")


def learn_to_hit(driver: Driver, throw: Callable[[Driver], None]) -> None:
    for _ in range(10):
        throw(driver)
        rest(driver)
        if step(driver) is Step.READ:
            return
        driver.wait(0.2)
    raise AssertionError("ten good throws, and no hit")


# --- the whole way, by each device ----------------------------------------------------------------


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


def test_by_taps_alone_in_two_steps(tmp_path: Path) -> None:
    with guide(tmp_path, Settings(way=WayName.TWO_STEP)) as driver:
        assert says(driver, "guide.grab_two_step")
        driver.tap(ON_STAGE.pixel((0.0, 0.0, 0.0)))
        driver.tick(2)
        assert step(driver) is Step.THROW
        assert says(driver, "guide.throw_two_step_powering")
        place = hand_place(at(driver).hand.held, 0.0)
        assert place is not None
        driver.tap(place)
        driver.tick(2)
        assert says(driver, "guide.throw_two_step_ready")
        driver.tap((X, Y))
        assert at(driver).scene is Scene.FLIGHT


# --- ways out -------------------------------------------------------------------------------------


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


# --- what it says of tries that fail --------------------------------------------------------------


def test_a_swing_that_stops_gets_a_friendly_word(tmp_path: Path) -> None:
    with guide(tmp_path) as driver:
        driver.down((X, Y))
        driver.move((X, Y - 100.0))
        driver.wait(0.3)
        driver.up((X, Y - 100.0))
        driver.tick(2)
        assert says(driver, "guide.dropped")
        driver.down((X, Y))
        driver.tick(2)
        assert not says(driver, "guide.dropped")


def test_after_a_miss_it_says_why_and_lets_one_go_on(tmp_path: Path) -> None:
    with guide(tmp_path) as driver:
        swing(driver, 0.2)
        rest(driver)
        driver.tick(2)
        assert step(driver) is Step.THROW
        assert says(driver, "guide.miss_short")
        driver.tap("go_on")
        driver.tick(2)
        assert step(driver) is Step.READ
        assert says(driver, "verdict.outside")


def thrown(speed_mm_s: float, direction_deg: float = 0.0, loft_deg: float = 5.0) -> Throw:
    table, die = PracticeTable().build()
    toss = Toss((0.0, -500.0, 120.0), speed_mm_s, radians(direction_deg), radians(loft_deg), 0.0)
    return throw_toss(toss, (1.0, 0.0, 0.0, 0.0), table, die)


@pytest.mark.parametrize(
    ("throw", "hint"),
    [
        (thrown(350.0), "guide.miss_short"),
        (thrown(4000.0), "guide.miss_off_table"),
        (thrown(900.0, 60.0), "guide.miss_aside"),
    ],
)
def test_the_hint_tells_what_went_wrong(throw: Throw, hint: str) -> None:
    assert hint_for(throw) == hint


def test_there_is_a_word_for_everything_that_can_go_wrong() -> None:
    keys = {f"guide.miss_{miss}" for miss in Miss if miss is not Miss.OUTSIDE}
    keys |= {f"guide.miss_{side}" for side in ("short", "far", "aside")} | {*REMARKS.values()}
    for way in WayName:
        for phase in PHASES[way]:
            held = replace(way_named(way).start(REST_MM), phase=phase)
            keys |= {Lesson(step).words(held) for step in Step}
    for language in Language:
        templates = (assets() / "texts" / f"{language}.toml").read_text(encoding="utf-8")
        missing = {key for key in keys if f"\n{key.removeprefix('guide.')} = " not in templates}
        assert missing == set()


# --- the card and the table -----------------------------------------------------------------------


def test_the_way_of_throwing_changes_the_words(tmp_path: Path) -> None:
    with guide(tmp_path) as driver:
        driver.tap("way")
        driver.tick(2)
        assert driver.app.services.settings.way is WayName.SLINGSHOT
        driver.tap("way")
        driver.tick(2)
        assert says(driver, "guide.grab_two_step")


def test_a_press_on_the_card_is_none_on_the_table(tmp_path: Path) -> None:
    with guide(tmp_path, Settings(way=WayName.TWO_STEP)) as driver:
        card = driver.widget("card").box
        driver.tap((card.left + 10.0, card.top + 10.0))
        driver.tick()
        assert step(driver) is Step.GRAB
        assert at(driver).hand.held.phase is Phase.AIMING


@pytest.mark.parametrize("language", [*Language])
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("name", "notches"), [("higher", 3), ("lower", -3)])
def test_three_clicks_at_the_same_spot_change_the_height_three_times(
    tmp_path: Path, language: Language, text_size: float, name: str, notches: int
) -> None:
    settings = Settings(language=language, text_size=text_size, reduced_motion=True)
    with guide(tmp_path, settings) as driver:
        screen(driver).lesson = Lesson(Step.READ)
        driver.app.rearrange()
        driver.tick()
        before_rad = at(driver).hand.held.loft_rad
        spot = driver.place_of(name)
        for _ in range(3):
            driver.click(spot)
            driver.tick(2)
        assert screen(driver).lesson.lofted
        assert at(driver).hand.held.loft_rad == pytest.approx(
            before_rad + loft_from_notches(notches)
        )


def test_the_card_of_a_left_hand_stands_at_the_right(tmp_path: Path) -> None:
    with guide(tmp_path, Settings(left_handed=True)) as driver:
        assert driver.widget("card").box.left > 640.0


def test_nothing_is_recorded(tmp_path: Path) -> None:
    with guide(tmp_path) as driver:
        swing(driver)
        rest(driver)
        records = driver.app.services.folders.records
        assert not records.exists() or not [*records.iterdir()]


def pictures(driver: Driver) -> set[bytes]:
    seen = set()
    for _ in range(30):
        driver.tick(6)
        seen.add(pygame.image.tobytes(driver.window.surface, "RGB"))
    return seen


def test_a_hand_shows_what_to_do_and_keeps_still_where_motion_is_reduced(tmp_path: Path) -> None:
    with guide(tmp_path) as driver:
        driver.wait(2.0)
        assert len(pictures(driver)) > 3
    with guide(tmp_path, Settings(reduced_motion=True)) as driver:
        driver.wait(2.0)
        assert len(pictures(driver)) == 1


@pytest.mark.parametrize("language", [*Language])
@pytest.mark.parametrize("size_px", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_nothing_is_cut_off(
    tmp_path: Path, language: Language, size_px: tuple[int, int], text_size: float
) -> None:
    settings = Settings(language=language, text_size=text_size, reduced_motion=True)
    hints = ["", "guide.dropped", "guide.miss_no_bounce", "guide.miss_leaning"]
    with guide(tmp_path, settings, size_px) as driver:
        for step in Step:
            for hint in hints if step is Step.THROW else [""]:
                screen(driver).lesson = Lesson(step, hint, misses=1 if hint else 0)
                driver.app.rearrange()
                driver.tick()
                assert driver.clipped_texts() == []
                card = driver.widget("card").box
                assert card.bottom <= 720.0
        driver.key("f1")
        driver.tick()
        assert driver.clipped_texts() == []
