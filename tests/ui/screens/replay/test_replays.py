"""The list of replays: what is in it, what is wrong with some, and what can be done with them."""

import time
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from dexterity.content.language import Language
from dexterity.session.practice.practice import PracticeOptions
from dexterity.session.practice.practice_table import PracticeTable, PropSet
from dexterity.session.records.record import TableChanged, Undone
from dexterity.session.records.summary import summary_of
from dexterity.session.settings import Settings
from dexterity.ui.frame.screen import Screen
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.record_words import date_words
from dexterity.ui.screens.replay import replays
from dexterity.ui.screens.replay.replay import ReplayScreen
from dexterity.ui.screens.replay.replays import ReplaysScreen
from tests.kit.hands import texts
from tests.kit.letterings import MOST_LETTERING
from tests.kit.records import BEGUN, CLASSIC, PIKE, ended, file_with, header, lines, newer, thrown
from tests.kit.screens import Driver, driven
from tests.kit.widget_page import WidgetPage

GOOD = lines(header(), thrown(), ended("h h / h h"), thrown(), Undone())
NEWER = newer(GOOD)
DAMAGED = GOOD + b'{"do":"sing"}\n'


@pytest.fixture(autouse=True)
def in_greenwich(monkeypatch: pytest.MonkeyPatch) -> None:
    if hasattr(time, "tzset"):
        monkeypatch.setenv("TZ", "UTC")
        time.tzset()


@pytest.fixture
def records(tmp_path: Path) -> Path:
    folder = tmp_path / "records"
    folder.mkdir()
    return folder


def at_list(driver: Driver) -> ReplaysScreen:
    screen = ReplaysScreen(driver.app)
    driver.app.go(WidgetPage(driver.app))
    driver.app.go(screen)
    driver.wait(0.5)
    return screen


def test_the_newest_comes_first_with_date_target_throws_and_hits(
    tmp_path: Path, records: Path
) -> None:
    file_with(records, GOOD, "2026-03-01.jsonl")
    later = msgspec.structs.replace(header(PIKE), begun=datetime(2026, 4, 1, 9, 30, tzinfo=UTC))
    file_with(records, lines(later, thrown(PIKE)), "2026-04-01.jsonl")
    with driven(tmp_path) as driver:
        at_list(driver)
        said = driver.texts
    hits = int(thrown().verdict.hit)
    rows = [
        "Practice: The Pike, white die",
        f"1 April 2026, 09:30 · Ada · throws: 1, hits: {int(thrown(PIKE).verdict.hit)}",
        "Practice: The Classic, red die",
        f"1 March 2026, 14:05 · Ada · throws: 2, hits: {hits}, undone: 1",
    ]
    assert [text for text in said if text in rows][:4] == rows


def test_a_record_of_several_targets_says_so(records: Path, tmp_path: Path) -> None:
    boxed = PracticeTable("classic", props=(PropSet.BOX,))
    file_with(records, lines(header(boxed), TableChanged(PIKE), thrown(PIKE)))
    with driven(tmp_path) as driver:
        at_list(driver)
        assert any("The Classic and others, red die, with the box" in it for it in driver.texts)


def test_what_cannot_be_shown_says_why_and_is_not_opened(tmp_path: Path, records: Path) -> None:
    file_with(records, NEWER, "newer.jsonl")
    file_with(records, b"hello\n", "foreign.jsonl")
    file_with(records, GOOD.replace(b'"classic"', b'"moon"'), "moon.jsonl")
    file_with(records, DAMAGED, "damaged.jsonl")
    with driven(tmp_path) as driver:
        screen = at_list(driver)
        for sentence in (
            "The record newer.jsonl comes from a newer version",
            "foreign.jsonl is not a record of this game.",
            "The record moon.jsonl needs a target or a level that is not here.",
            "The record damaged.jsonl is damaged.",
        ):
            assert any(text.startswith(sentence) for text in driver.texts), sentence
        assert driver.texts.count("cannot be shown") == 4
        assert not driver.widget("watch").enabled
        driver.click("list")
        driver.key("return")
        driver.key("return")
        assert driver.app.screen is screen


def test_an_empty_list_explains_itself_and_leads_to_the_practice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def stand_in(name: str, frame: object) -> Screen:
        asked.append(name)
        return WidgetPage(driver.app)

    monkeypatch.setattr(replays, "make_screen", stand_in)
    with driven(tmp_path) as driver:
        at_list(driver)
        assert "Nothing to watch yet" in driver.texts
        assert driver.reachable == ["practise"]
        driver.click("practise")
        assert asked == ["practice"]
        assert driver.app.depth == 2, "the empty list is not come back to"


@pytest.mark.parametrize("device", ["mouse", "finger", "keys"])
def test_a_record_is_opened_by_every_device(tmp_path: Path, records: Path, device: str) -> None:
    file_with(records, GOOD)
    with driven(tmp_path) as driver:
        at_list(driver)
        match device:
            case "mouse":
                driver.click("watch")
            case "finger":
                driver.tap("watch")
            case _:
                driver.key("return")
        assert isinstance(driver.app.screen, ReplayScreen)
        driver.key("escape")
        assert isinstance(driver.app.screen, ReplaysScreen)


def test_deleting_asks_first_and_can_be_undone(tmp_path: Path, records: Path) -> None:
    path = file_with(records, GOOD)
    with driven(tmp_path) as driver:
        at_list(driver)
        driver.click("delete")
        driver.key("escape")
        assert path.exists(), "nothing happens before the answer"
        driver.click("delete")
        driver.click("keep")
        assert path.exists()
        driver.click("delete")
        driver.click("really")
        assert not path.exists()
        assert "Nothing to watch yet" in driver.texts
        driver.intend(Intention.UNDO)
        driver.wait(0.2)
        assert path.read_bytes() == GOOD
        assert any("The Classic" in text for text in driver.texts)


def test_a_deleted_record_is_kept_aside_and_never_replaces_another(
    tmp_path: Path, records: Path
) -> None:
    (records / "deleted").mkdir()
    file_with(records / "deleted", b"older", "match.jsonl")
    file_with(records, GOOD)
    with driven(tmp_path) as driver:
        at_list(driver)
        driver.click("delete")
        driver.click("really")
    kept = {path.read_bytes() for path in (records / "deleted").iterdir()}
    assert kept == {b"older", GOOD}


def test_what_cannot_be_deleted_is_said(
    tmp_path: Path, records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = file_with(records, GOOD)

    def refuse(*_: object, **__: object) -> Path:
        raise PermissionError(13, "no")

    monkeypatch.setattr(Path, "rename", refuse)
    with driven(tmp_path) as driver:
        at_list(driver)
        driver.click("delete")
        driver.click("really")
        assert any(text.startswith("It cannot be deleted: ") for text in driver.texts)
        assert path.exists()


def test_a_practice_added_meanwhile_is_in_the_list_on_return(tmp_path: Path, records: Path) -> None:
    file_with(records, GOOD)
    with driven(tmp_path) as driver:
        screen = at_list(driver)
        driver.app.go(WidgetPage(driver.app))
        file_with(records, GOOD, "z.jsonl")
        driver.app.back()
        driver.wait(0.3)
        assert len(screen.records.lines) == 2


def test_dates_are_written_as_the_language_does() -> None:
    assert date_words(BEGUN, texts()) == "1 March 2026, 14:05"
    assert date_words(BEGUN, texts(Language.FRENCH)) == "1er mars 2026, 14:05"


def test_the_list_changes_its_language_at_once(tmp_path: Path, records: Path) -> None:
    file_with(records, GOOD)
    with driven(tmp_path) as driver:
        at_list(driver)
        driver.app.change_settings(Settings(language=Language.FRENCH))
        driver.tick()
        assert "Entraînement\u202f: La Classique, dé rouge" in driver.texts
        assert any(text.startswith("1er mars 2026, 14:05 · ") for text in driver.texts)


@pytest.mark.parametrize(("language", "size_px", "text_size"), MOST_LETTERING)
def test_no_text_is_clipped(
    tmp_path: Path, records: Path, language: Language, size_px: tuple[int, int], text_size: float
) -> None:
    file_with(records, GOOD, "2026-01-01_10-10-10_practice.jsonl")
    file_with(records, NEWER, "2025-01-01_10-10-10_practice.jsonl")
    with driven(tmp_path, Settings(language=language, text_size=text_size), size_px) as driver:
        at_list(driver)
        assert driver.clipped_texts() == []
        driver.click("delete")
        driver.tick(2)
        assert driver.clipped_texts() == []
        driver.click("really")
        driver.key("f1")
        driver.tick(2)
        assert driver.clipped_texts() == []
    for file in records.glob("*.jsonl"):
        file.unlink()
    with driven(tmp_path, Settings(language=language, text_size=text_size), size_px) as driver:
        at_list(driver)
        assert driver.clipped_texts() == []


def test_a_summary_counts_what_stands(records: Path) -> None:
    path = file_with(records, lines(header(), thrown(), TableChanged(PIKE), Undone(), Undone()))
    found = summary_of(path)
    assert found.options == PracticeOptions(CLASSIC)
    assert (found.targets, found.throws, found.hits, found.score) == (1, 0, 0, None)
    assert found.taken_back == 1
