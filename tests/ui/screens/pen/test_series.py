"""The best of three between two computers, all through the screens: left, gone on with, decided."""

from pathlib import Path

import pytest

from dexterity.session.progress import tally_of
from dexterity.session.progress_file import load_progress
from dexterity.session.records.reading import list_records
from dexterity.session.seat import Seat, Seats
from dexterity.session.series import Series
from dexterity.ui.screens.gallery import SCREENS
from dexterity.ui.screens.pen.play import PenScreen
from dexterity.ui.screens.pen.routes import to_match
from dexterity.ui.screens.series_sheet import SeriesSheet
from dexterity.values.skill import Skill
from tests.kit.pen import MOST_DEEDS, QUICK, PenDriver, match_on
from tests.kit.screens import Driver, driven

SEATS: Seats = (Seat("Ada", Skill.EXPERT), Seat("Grace", Skill.NOVICE))


def sheet_of(driver: Driver) -> SeriesSheet:
    screen = driver.app.screen
    assert isinstance(screen, SeriesSheet), screen.name
    return screen


def play_game(driver: Driver) -> SeriesSheet:
    """The computers play; then to the score sheet."""
    player = PenDriver(driver)
    for _ in range(MOST_DEEDS):
        if player.over:
            break
        driver.tick(30)
        player.settle()
    assert driver.app.screen.name == "pen-end"
    driver.key("return")
    driver.tick(2)
    return sheet_of(driver)


def gone_on_with(driver: Driver) -> None:
    """From the title, as after a day."""
    driver.app.go(SCREENS["title"](driver.app))
    for _ in range(200):
        if "continue" in driver.reachable:
            break
        driver.tick(2)
    driver.click("continue")
    driver.tick(3)


@pytest.mark.long
def test_a_best_of_three_is_left_gone_on_with_decided_and_played_again(tmp_path: Path) -> None:
    with driven(tmp_path, QUICK, (640, 360)) as driver:
        match = match_on(tmp_path, seats=SEATS, before=Series(2, 3))
        driver.app.go(to_match(driver.app, match))
        driver.tick(2)
        first = play_game(driver).series
        assert len(first.games) == 1
    with driven(tmp_path, QUICK, (640, 360)) as driver:
        gone_on_with(driver)
        assert sheet_of(driver).series == first, "between two games, at the score sheet"
        driver.click("go_on")
        driver.tick(20)
        table = driver.app.screen
        assert isinstance(table, PenScreen)
        assert table.match.seats == SEATS[::-1]
        for _ in range(MOST_DEEDS):
            if table.match.state.flicks:
                break
            driver.tick(10)
    with driven(tmp_path, QUICK, (640, 360)) as driver:
        gone_on_with(driver)
        table = driver.app.screen
        assert isinstance(table, PenScreen), "in the middle of the second game"
        assert table.match.course.series == first
        series = play_game(driver).series
        assert len(series.games) == 2
        while not series.over:
            driver.click("go_on")
            driver.tick(3)
            series = play_game(driver).series
        names = ("Ada", "Grace")
        kept = load_progress(driver.app.services.folders.progress_file).progress
        tally = tally_of(kept, names, "pen")
        assert tally.met == 1, "a series counts once"
        assert tally.won[series.leader or 0] == 1
        assert len(list_records(tmp_path / "records")) == len(series.games)
        driver.click("go_on")
        driver.tick(3)
        again = driver.app.screen
        assert isinstance(again, PenScreen)
        assert again.match.seats == SEATS[::-1]
        assert again.match.course.series == Series(2, again.match.course.series.seed)
