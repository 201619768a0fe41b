"""A campaign in the list of records, and watched: its throws, with the dice that lay there."""

import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from dexterity.content.language import Language
from dexterity.errors import RecordFlaw
from dexterity.session.fighter.fight_table import FightTable
from dexterity.session.practice.practice_table import PracticeTable
from dexterity.session.records.reading import read_record
from dexterity.session.records.record import Record, Thrown
from dexterity.session.settings import Settings
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.screens.record_words import RecordLine, line_note, line_title, looked_at
from dexterity.ui.screens.replay import trial
from dexterity.ui.screens.replay.reel import Reel
from dexterity.ui.screens.replay.replay import ReplayScreen
from dexterity.ui.screens.replay.replays import ReplaysScreen
from dexterity.values.colour import DieColour
from tests.kit.hands import texts
from tests.kit.records import file_with, lines
from tests.kit.screens import Driver, driven
from tests.kit.widget_page import WidgetPage

GOLDEN = Path(__file__).parents[3] / "records" / "golden-campaign.jsonl"


@cache
def golden() -> Record:
    return read_record(GOLDEN)


def beginning(folder: Path, throws: int) -> Path:
    """The golden campaign up to a throw, counted from 1."""
    actions = golden().actions
    at = [number for number, action in enumerate(actions) if isinstance(action, Thrown)]
    return file_with(folder, lines(golden().header, *actions[: at[throws - 1] + 1]))


def number_of(holds: Callable[[Thrown], object]) -> int:
    """Of the first throw of that sort, counted from 1."""
    throws = (action for action in golden().actions if isinstance(action, Thrown))
    return next(number for number, throw in enumerate(throws, 1) if holds(throw))


def among_dice(throw: Thrown) -> bool:
    return throw.moment is not None and bool(throw.moment.lying)


def is_plain(throw: Thrown) -> bool:
    return not throw.requirements


def is_dared(throw: Thrown) -> bool:
    return bool(throw.requirements)


def at_replay(driver: Driver, path: Path, throw: int) -> Reel:
    """Opened at a throw, and that one on its way."""
    screen = ReplayScreen(driver.app, path, throw=throw)
    driver.app.go(WidgetPage(driver.app))
    driver.app.go(screen)
    while screen.reel is None or screen.reel.playback.at_s == 0.0:
        driver.tick()
    return screen.reel


# --- the list -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "party", "end"),
    [
        (Language.ENGLISH, "Fighter: Grace Cleancut, Brad Brunchybuck", "won, score"),
        (Language.FRENCH, "Fighter\u202f: Grace Coupenette, Brad Déjeuniais", "gagné, score"),
    ],
)
def test_a_line_tells_the_party_and_how_it_ended(language: Language, party: str, end: str) -> None:
    line, words = looked_at(GOLDEN), texts(language)
    assert line.usable
    assert line_title(line, words, lambda _: None) == party
    assert line_note(line, words).startswith(end)


def test_one_that_was_left_tells_how_far_it_came(tmp_path: Path) -> None:
    left = looked_at(beginning(tmp_path, 3))
    assert line_note(left, texts()).startswith("not finished; beaten: ")


def test_a_party_of_which_nobody_knows_a_hero_is_not_shown(tmp_path: Path) -> None:
    data = GOLDEN.read_bytes().replace(b'"grace"', b'"gnome"', 1)
    path = file_with(tmp_path, data)
    assert looked_at(path) == RecordLine(path, RecordFlaw.UNKNOWN_TARGET)


@pytest.mark.parametrize("language", Language)
def test_no_line_of_the_list_is_clipped(tmp_path: Path, language: Language) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    shutil.copy(GOLDEN, folder)
    beginning(folder, 2)
    with driven(tmp_path, Settings(language=language, text_size=1.5)) as driver:
        driver.app.go(ReplaysScreen(driver.app))
        driver.wait(0.5)
        assert driver.clipped_texts() == []


# --- watched ------------------------------------------------------------------------------------


def test_a_throw_is_seen_among_the_dice_that_lay_there(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        reel = at_replay(driver, GOLDEN, number_of(among_dice))
        table = reel.take.table
        assert isinstance(table, FightTable)
        assert table.lying
        while not reel.playback.done:
            driver.tick()
        driver.tick(2)
        flight = reel.playback.flight
        assert flight is not None
        assert len(flight.table.lying) == len(table.lying)
        assert driver.clipped_texts() == []


@pytest.mark.parametrize("holds", [is_plain, is_dared])
def test_a_throw_can_be_tried_by_oneself(
    tmp_path: Path, holds: Callable[[Thrown], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def stand_in(frame: Frame, what: object, *_: object) -> Screen:
        asked.append(what)
        return WidgetPage(frame)

    for way in ("practise_from", "practise_dare"):
        monkeypatch.setattr(trial, way, stand_in)
    with driven(tmp_path) as driver:
        reel = at_replay(driver, GOLDEN, number_of(holds))
        thrown, table = reel.take.thrown, reel.take.table
        assert isinstance(table, FightTable)
        driver.click("try")
    plain = PracticeTable(die=DieColour(table.colour))
    assert asked == [thrown.requirements or plain]
