"""Seats are the same in every game: names are kept, told apart, and offered to the next one."""

from pathlib import Path

import pytest

from dexterity.session.settings import Settings
from dexterity.session.settings_file import load_settings
from dexterity.ui.screens.delve.play import DelveScreen
from dexterity.ui.screens.delve.set_up import DelveSetUp
from dexterity.ui.screens.gallery import make_screen
from dexterity.ui.screens.seating import Seating
from dexterity.values.skill import Skill
from tests.kit.screens import Driver, driven

SET_UPS = ["duel-set-up", "pen", "delve"]


def opened(driver: Driver, name: str) -> Seating:
    screen = make_screen(name, driver.app)
    driver.app.go(screen)
    driver.tick(2)
    seating = getattr(screen, "seating", None)
    assert isinstance(seating, Seating)
    return seating


@pytest.mark.parametrize("name", SET_UPS)
def test_names_written_in_one_game_are_offered_in_all(tmp_path: Path, name: str) -> None:
    with driven(tmp_path, Settings(player_name="Ada")) as driver:
        opened(driver, name)
        driver.click("name/1")
        driver.type("Grace")
        driver.click("begin")
        file = driver.app.services.folders.settings_file
        for each in SET_UPS:
            assert opened(driver, each).names[:2] == ["Ada", "Grace"]
    assert load_settings(file).settings.other_names == ("Grace",)


@pytest.mark.parametrize("name", SET_UPS)
def test_two_of_one_name_get_numbers(tmp_path: Path, name: str) -> None:
    with driven(tmp_path, Settings(player_name="Ada", other_names=("Ada",))) as driver:
        assert [seat.name for seat in opened(driver, name).seats(2)] == ["Ada", "Ada 2"]


@pytest.mark.parametrize("name", SET_UPS)
def test_a_computer_is_called_alike_in_all_games(tmp_path: Path, name: str) -> None:
    with driven(tmp_path, Settings(player_name="Ada")) as driver:
        seating = opened(driver, name)
        seating.sit(1, Skill.EXPERT)
        assert [seat.name for seat in seating.seats(2)] == ["Ada", "Expert computer"]


def test_a_computer_leaves_the_name_of_the_seat_to_the_next_person(tmp_path: Path) -> None:
    with driven(tmp_path, Settings(player_name="Ada", other_names=("Grace",))) as driver:
        seating = opened(driver, "pen")
        driver.focus("kind/1")
        driver.key("right")
        driver.tick(2)
        assert seating.seats(2)[1].is_computer
        driver.click("begin")
        assert driver.app.services.settings.other_names == ("Grace",)


def test_who_begins_is_chosen_in_delve_too(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        seating = opened(driver, "delve")
        assert isinstance(driver.app.screen, DelveSetUp)
        driver.focus("begins")
        driver.key("left")
        assert seating.begins == 1
        driver.click("begin")
        screen = driver.app.screen
        assert isinstance(screen, DelveScreen)
        assert screen.match.state.decides == 1


def test_somebody_who_has_left_the_table_cannot_begin(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        seating = opened(driver, "delve")
        seating.begins = 3
        assert (seating.named_first(4), seating.named_first(3)) == (3, None)
        assert seating.first(3, 1) < 3
