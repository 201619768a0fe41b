"""A record watched: throw by throw, in time, with the verdict of the day, and tried by oneself."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from dexterity.content.language import Language
from dexterity.rules.referee import Miss
from dexterity.session.records.record import TableChanged, Thrown, Undone
from dexterity.session.settings import Settings
from dexterity.session.story import verdict_sentence
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.replay import trial
from dexterity.ui.screens.replay.reel import Reel
from dexterity.ui.screens.replay.replay import ReplayScreen
from dexterity.ui.sound.cues import Cue
from tests.kit.hands import texts
from tests.kit.letterings import MOST_LETTERING
from tests.kit.records import CLASSIC, PIKE, ended, file_with, header, lines, newer, thrown
from tests.kit.screens import Driver, Listener, driven
from tests.kit.widget_page import WidgetPage

TWO = lines(header(), thrown(), TableChanged(PIKE), thrown(PIKE), Undone())


def at_replay(driver: Driver, path: Path) -> Reel:
    """Opened, and its first throw on its way."""
    screen = ReplayScreen(driver.app, path)
    driver.app.go(WidgetPage(driver.app))
    driver.app.go(screen)
    while screen.reel is None or screen.reel.playback.at_s == 0.0:
        driver.tick()
    return screen.reel


def test_a_throw_waits_until_its_table_is_drawn(tmp_path: Path) -> None:
    sounds = Listener()
    with driven(tmp_path, sounds=sounds) as driver:
        screen = ReplayScreen(driver.app, file_with(tmp_path, TWO))
        driver.app.go(screen)
        driver.tick(5)
        assert screen.reel is not None
        assert screen.reel.playback.at_s == 0.0
        assert Cue.WHOOSH not in sounds.cues
        driver.tick(120)
        assert screen.reel.playback.done
        assert sounds.cues.count(Cue.WHOOSH) == 1


def watch_to_the_end(driver: Driver, reel: Reel) -> None:
    while not reel.playback.done:
        driver.tick()
    driver.tick(2)


def test_a_throw_plays_and_ends_with_the_verdict_of_the_day(tmp_path: Path) -> None:
    sounds = Listener()
    with driven(tmp_path, sounds=sounds) as driver:
        reel = at_replay(driver, file_with(tmp_path, TWO))
        said = verdict_sentence(thrown().verdict, texts())
        driver.tick(10)
        assert said not in driver.texts, "not before the die lies"
        watch_to_the_end(driver, reel)
        assert said in driver.texts
        assert "Throw 1 of 2" in driver.texts
        assert "Flick by Ada" in driver.texts
        assert sounds.hits
        assert Cue.WHOOSH in sounds.cues


def test_the_flight_shown_is_the_flight_on_record(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        reel = at_replay(driver, file_with(tmp_path, TWO))
        watch_to_the_end(driver, reel)
        assert reel.playback.flight is not None
        assert reel.playback.flight.digest() == thrown().digest
        assert not reel.moved


def test_a_flight_that_has_moved_is_told_and_the_record_counts(tmp_path: Path) -> None:
    verdict = replace(thrown().verdict, value=0, centre=False, misses=(Miss.BONES,))
    other = msgspec.structs.replace(thrown(), digest="0" * 16, verdict=verdict)
    with driven(tmp_path) as driver:
        reel = at_replay(driver, file_with(tmp_path, lines(header(), other)))
        watch_to_the_end(driver, reel)
        assert any(text.startswith("Shown as this version computes it") for text in driver.texts)
        assert "A miss: the die lies on the bones." in driver.texts


def test_a_record_of_another_physics_says_so_when_it_begins(tmp_path: Path) -> None:
    older = replace(header().made_with, dice_physics=1)
    said = texts().say("replay.other_physics")
    for made_with, is_said in ((older, True), (header().made_with, False)):
        head = msgspec.structs.replace(header(), made_with=made_with)
        path = file_with(tmp_path, lines(head, thrown()))
        with driven(tmp_path) as driver:
            reel = at_replay(driver, path)
            driver.tick()
            assert not reel.playback.done
            assert (said in driver.texts) == is_said


def test_elsewhere_a_flight_may_differ_in_what_nobody_sees(tmp_path: Path) -> None:
    elsewhere = replace(header().made_with, numpy="1.0")
    head = msgspec.structs.replace(header(), made_with=elsewhere)
    near = msgspec.structs.replace(thrown(), digest="0" * 16)
    with driven(tmp_path) as driver:
        reel = at_replay(driver, file_with(tmp_path, lines(head, near, ended("h h / h h"))))
        watch_to_the_end(driver, reel)
        assert not reel.moved
        driver.click("next")
        watch_to_the_end(driver, reel)
        assert reel.moved


def test_a_flight_follows_the_launch_rather_than_the_toss(tmp_path: Path) -> None:
    """A later hand may make another launch of the same toss; the die flew as it flew."""
    slower = replace(thrown().toss, speed_mm_s=900.0)
    path = file_with(tmp_path, lines(header(), msgspec.structs.replace(thrown(), toss=slower)))
    with driven(tmp_path) as driver:
        reel = at_replay(driver, path)
        watch_to_the_end(driver, reel)
        assert not reel.moved


def test_pause_steps_and_slider_move_in_time(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        reel = at_replay(driver, file_with(tmp_path, TWO))
        driver.tick(20)
        driver.click("play")
        still = reel.playback.at_s
        driver.tick(10)
        assert reel.playback.at_s == still
        driver.click("step_forward")
        assert reel.playback.at_s > still
        driver.click("step_back")
        assert reel.playback.at_s == pytest.approx(still, abs=1 / 240)
        while reel.playback.flight is None:
            driver.tick()
        box = driver.widget("time").box
        driver.drag((box.left + 20.0, box.bottom - 20.0), (box.right - 3.0, box.bottom - 20.0))
        assert reel.playback.done
        driver.click("play")
        driver.tick()
        assert reel.playback.at_s < 0.1, "from the end it plays once more"


@pytest.mark.parametrize("language", list(Language))
def test_nothing_moves_when_play_becomes_pause(tmp_path: Path, language: Language) -> None:
    with driven(tmp_path, Settings(language=language)) as driver:
        at_replay(driver, file_with(tmp_path, TWO))
        names = ("again", "step_back", "play", "step_forward", "speed", "time")
        playing = [driver.widget(name).box for name in names]
        said = set(driver.texts)
        driver.click("play")
        driver.tick()
        assert said != set(driver.texts), "the word has changed"
        assert [driver.widget(name).box for name in names] == playing


def test_slower_is_slower(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        reel = at_replay(driver, file_with(tmp_path, TWO))
        for _ in range(5):
            driver.intend(Intention.SLOWER)
        assert reel.playback.speed == 0.1
        before = reel.playback.at_s
        driver.tick(6)
        assert reel.playback.at_s - before == pytest.approx(0.01)
        driver.click("next")
        assert reel.playback.speed == 0.1, "the speed stays chosen"


def test_the_next_throw_has_its_own_table_and_says_that_it_was_taken_back(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        reel = at_replay(driver, file_with(tmp_path, TWO))
        assert not driver.widget("previous").enabled
        driver.click("next")
        driver.tick(2)
        assert reel.take.table == PIKE
        assert reel.table.target is not None
        assert reel.table.target.id == "pike"
        assert "Throw 2 of 2" in driver.texts
        assert any(text.endswith("(undone later)") for text in driver.texts)
        assert not driver.widget("next").enabled
        driver.click("previous")
        driver.tick(2)
        assert reel.take.table == CLASSIC


def test_any_throw_can_be_jumped_to(tmp_path: Path) -> None:
    path = file_with(tmp_path, lines(header(), *[ended("h h / h h")] * 9, thrown()))
    with driven(tmp_path) as driver:
        reel = at_replay(driver, path)
        driver.focus("jump")
        driver.key("return")
        driver.tick()
        assert "1. miss: in a hole" in driver.texts
        for _ in range(9):
            driver.key("down")
        driver.key("return")
        driver.tick()
        assert driver.app.screen.form.dialog is None
        assert reel.at == 9
        assert "Throw 10 of 10" in driver.texts


def test_everything_has_a_key(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        reel = at_replay(driver, file_with(tmp_path, TWO))
        driver.intend(Intention.PAUSE)
        assert not reel.playback.playing
        at_s = reel.playback.at_s
        driver.intend(Intention.STEP_FORWARD)
        assert reel.playback.at_s > at_s
        driver.key("right")
        assert reel.playback.at_s > at_s + 0.04
        driver.key("down")
        assert reel.at == 1
        driver.key("up")
        assert reel.at == 0
        driver.tick(10)
        driver.intend(Intention.WATCH_AGAIN)
        assert reel.playback.at_s < 0.05
        driver.key("space")
        assert not reel.playback.playing
        driver.key("escape")
        assert isinstance(driver.app.screen, WidgetPage)


@pytest.mark.parametrize("device", ["mouse", "finger", "keys"])
def test_trying_it_oneself_gets_the_table_and_the_throw(
    tmp_path: Path, device: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[object, Thrown]] = []

    def stand_in(frame: Frame, table: object, throw: Thrown) -> Screen:
        asked.append((table, throw))
        return WidgetPage(frame)

    monkeypatch.setattr(trial, "practise_from", stand_in)
    with driven(tmp_path) as driver:
        reel = at_replay(driver, file_with(tmp_path, TWO))
        driver.click("next")
        match device:
            case "mouse":
                driver.click("try")
            case "finger":
                driver.tap("try")
            case _:
                driver.focus("try")
                driver.key("return")
        assert asked == [(PIKE, thrown(PIKE))]
        assert not reel.playback.playing, "it waits where it was left"


def test_the_real_practice_begins_as_the_throw_did(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        at_replay(driver, file_with(tmp_path, TWO))
        driver.click("next")
        driver.click("try")
        driver.tick(3)
        assert driver.app.screen.name == "practice"
        driver.key("escape")
        assert isinstance(driver.app.screen, ReplayScreen)


def test_losing_the_focus_pauses(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        reel = at_replay(driver, file_with(tmp_path, TWO))
        driver.lose_focus()
        assert not reel.playback.playing


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (newer(lines(header(), thrown())), "a newer version"),
        (lines(header(), thrown()) + b'{"do":"sing"}\n', "is damaged"),
        (
            lines(header(), thrown()).replace(b'"classic"', b'"moon"'),
            "a target or a level that is not here",
        ),
        (lines(header()), "nothing was thrown"),
    ],
)
def test_what_cannot_be_shown_is_a_sentence_and_a_way_back(
    tmp_path: Path, data: bytes, sentence: str
) -> None:
    with driven(tmp_path) as driver:
        driver.app.go(WidgetPage(driver.app))
        driver.app.go(ReplayScreen(driver.app, file_with(tmp_path, data)))
        driver.tick(5)
        assert any(sentence in text for text in driver.texts)
        driver.click("to list")
        assert isinstance(driver.app.screen, WidgetPage)


def test_a_long_record_is_read_in_slices(tmp_path: Path) -> None:
    path = file_with(tmp_path, lines(header(), *[thrown()] * 60))
    with driven(tmp_path) as driver:
        screen = ReplayScreen(driver.app, path)
        driver.app.go(screen)
        driver.tick(2)
        assert screen.reel is None
        assert "Opening the replay …" in driver.texts
        driver.tick(5)
        assert screen.reel is not None


def test_a_resized_window_changes_nothing_but_the_size(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        reel = at_replay(driver, file_with(tmp_path, TWO))
        driver.tick(10)
        driver.resize((900, 700))
        driver.tick(3)
        assert driver.clipped_texts() == []
        watch_to_the_end(driver, reel)


@pytest.mark.parametrize(("language", "size_px", "text_size"), MOST_LETTERING)
def test_no_text_is_clipped(
    tmp_path: Path, language: Language, size_px: tuple[int, int], text_size: float
) -> None:
    moved = msgspec.structs.replace(thrown(PIKE), digest="0" * 16)
    path = file_with(tmp_path, lines(header(PIKE), moved, Undone()))
    with driven(tmp_path, Settings(language=language, text_size=text_size), size_px) as driver:
        reel = at_replay(driver, path)
        watch_to_the_end(driver, reel)
        assert driver.clipped_texts() == []
        driver.click("jump")
        driver.tick(2)
        assert driver.clipped_texts() == []
        driver.key("escape")
        driver.key("f1")
        driver.tick(2)
        assert driver.clipped_texts() == []
