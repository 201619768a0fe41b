"""Whole matches by mouse, by touch and by keyboard alone, people and computers in any mix."""

from pathlib import Path

import pytest

from dexterity.session.records.reading import list_records
from tests.kit.delve_screens import ADA, EMMY, GRACE, ROBOT, match_for, opened, play_at, play_out
from tests.kit.recorded_delves import resumed
from tests.kit.screens import Driver


def press_by(device: str, driver: Driver, name: str) -> None:
    match device:
        case "mouse":
            driver.click(name)
        case "finger":
            driver.tap(name)
        case _:
            driver.focus(name)
            driver.key("return")


@pytest.mark.parametrize(("device", "dares"), [("mouse", 4), ("finger", 2), ("keys", 2)])
def test_two_people_play_a_whole_game_with_one_device(
    tmp_path: Path, device: str, dares: int
) -> None:
    with opened(tmp_path) as driver:
        match = match_for(tmp_path, ADA, GRACE)
        screen = play_at(driver, match)
        play_out(driver, screen, lambda name: press_by(device, driver, name), dares=dares)
        assert match.result is not None
        assert driver.app.screen.name == "delve-end"
        winner = match.seats[match.result.winner].name
        assert any(winner in text for text in driver.texts)


def test_three_people_and_a_computer_play_a_whole_game(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        match = match_for(tmp_path, ADA, GRACE, EMMY, ROBOT)
        screen = play_at(driver, match)
        play_out(driver, screen, driver.click)
        assert match.result is not None


def test_one_person_among_computers_is_never_handed_anything(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        match = match_for(tmp_path, ADA, ROBOT)
        screen = play_at(driver, match)
        seen: set[str] = set()

        def press(name: str) -> None:
            seen.add(name)
            driver.click(name)

        play_out(driver, screen, press)
        assert match.result is not None
        assert "draw" in seen
        assert "take" not in seen


def test_enter_alone_does_what_the_coloured_button_says(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        match = match_for(tmp_path, ADA, GRACE)
        play_at(driver, match)
        for expected in ("take", "draw", "add"):
            assert driver.app.screen.form.default == expected
            driver.key("return")
            driver.tick(2)
        assert len(match.state.dungeon) == 1


def test_a_match_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    with opened(tmp_path) as driver:
        match = match_for(tmp_path, ADA, GRACE)
        play_at(driver, match)
        for name in ("take", "draw"):
            driver.click(name)
            driver.tick(2)
    again = resumed(tmp_path / "records")
    assert again.state == match.state
    with opened(tmp_path) as driver:
        play_at(driver, again)
        assert "take" in driver.reachable, "the drawn card waits for its owner"
        driver.click("take")
        driver.tick(2)
        assert "add" in driver.reachable
    assert len(list_records(tmp_path / "records")) == 1
