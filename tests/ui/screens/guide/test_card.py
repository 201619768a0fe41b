"""The card of the first steps, beside the table that it speaks of."""

from pathlib import Path

import pygame
import pytest

from dexterity.content.language import Language
from dexterity.hand.ways.held import Phase, WayName
from dexterity.hand.ways.loft import loft_from_notches
from dexterity.session.settings import Settings
from dexterity.ui.screens.guide.lesson import Lesson, Step
from tests.kit.guided import at, guide, rest, says, screen, step, swing
from tests.kit.letterings import EVERY_LETTERING
from tests.kit.screens import Driver


def test_the_way_of_throwing_changes_the_words(tmp_path: Path) -> None:
    with guide(tmp_path) as driver:
        for way in (WayName.SLINGSHOT, WayName.TIMING, WayName.FLICK):
            driver.tap("way")
            driver.tick(2)
            assert driver.app.services.settings.way is way
            assert says(driver, f"guide.grab_{way}")


def test_a_press_on_the_card_is_none_on_the_table(tmp_path: Path) -> None:
    with guide(tmp_path, Settings(way=WayName.TIMING)) as driver:
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


@pytest.mark.parametrize(("language", "size_px", "text_size"), EVERY_LETTERING)
def test_nothing_is_cut_off(
    tmp_path: Path, language: Language, size_px: tuple[int, int], text_size: float
) -> None:
    settings = Settings(language=language, text_size=text_size, reduced_motion=True)
    hints = ["", "guide.dropped", "guide.miss_no_bounce"]
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
