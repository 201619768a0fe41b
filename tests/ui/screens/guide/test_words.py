"""What the first steps say of tries that fail."""

from dataclasses import replace
from math import radians
from pathlib import Path

import pytest

from dexterity.content.language import Language
from dexterity.hand.toss import Toss
from dexterity.hand.ways.choice import way_named
from dexterity.hand.ways.held import PHASES, WayName
from dexterity.places import assets
from dexterity.rules.referee import TODAYS_MISSES, Miss
from dexterity.session.practice.practice_table import PracticeTable
from dexterity.session.throw import Throw, throw_toss
from dexterity.ui.screens.guide.lesson import REMARKS, Lesson, Step, hint_for
from dexterity.ui.throwing.hand_plane import REST_MM
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.widgets.label import Label
from tests.kit.guided import (
    X,
    Y,
    at,
    guide,
    learn_to_hit,
    rest,
    says,
    step,
    swing,
)


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


def test_who_goes_on_after_a_miss_is_asked_for_the_next_throw_not_told_of_the_last(
    tmp_path: Path,
) -> None:
    with guide(tmp_path) as driver:
        swing(driver, 0.2)
        rest(driver)
        driver.tick(2)
        driver.tap("go_on")
        driver.tick(2)
        assert at(driver).scene is Scene.HAND
        assert says(driver, "guide.title_again")
        assert says(driver, "guide.read")
        assert not says(driver, "verdict.outside")
        assert not says(driver, "guide.signs")


def test_a_verdict_is_told_as_long_as_its_die_lies_there(tmp_path: Path) -> None:
    with guide(tmp_path) as driver:
        learn_to_hit(driver, swing)
        driver.tick(2)
        verdict = driver.widget("verdict")
        assert isinstance(verdict, Label)
        assert verdict.text in driver.texts
        driver.click("higher")
        driver.tick(2)
        assert says(driver, "guide.title_again")
        assert verdict.text not in driver.texts
        swing(driver)
        rest(driver)
        driver.tick(2)
        assert isinstance(driver.widget("verdict"), Label)


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


UNTOLD = {Miss.OUTSIDE, Miss.REQUIREMENT}
"""Told by where the die lies; and the guide asks for nothing but plain throws."""


def test_there_is_a_word_for_everything_that_can_go_wrong() -> None:
    keys = {f"guide.miss_{miss}" for miss in TODAYS_MISSES if miss not in UNTOLD}
    keys |= {f"guide.miss_{side}" for side in ("short", "far", "aside")} | {*REMARKS.values()}
    for way in WayName:
        for phase in PHASES[way]:
            held = replace(way_named(way).start(REST_MM), phase=phase)
            keys |= {Lesson(step).words(held) for step in Step}
    for language in Language:
        templates = (assets() / "texts" / f"{language}.toml").read_text(encoding="utf-8")
        missing = {key for key in keys if f"\n{key.removeprefix('guide.')} = " not in templates}
        assert missing == set()
        assert f"miss_{Miss.LEANING} = " not in templates, "nobody can hear that any more"
