"""What a machine may lack or refuse, met by the whole program: one sentence, and it goes on."""

import errno
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Never

import pygame
import pytest

from dexterity.cli import main
from dexterity.errors import FileProblem
from dexterity.hand.ways.held import Phase
from dexterity.session.folders import folders_in
from dexterity.session.records.reading import read_record
from dexterity.session.settings import Settings
from dexterity.ui.screens.gallery import SCREENS
from dexterity.ui.screens.practice.practice import PracticeScreen
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM
from dexterity.ui.throwing.scene import Scene
from tests.kit.good_keys import throw_well
from tests.kit.records import file_with, header, lines, newer, thrown
from tests.kit.screens import Driver, driven
from tests.kit.xvfb import environment, wait_until
from tools.virtual_screen import end

PLAYED_BEFORE = Settings(first_start_done=True, reduced_motion=True)
DIE = ON_STAGE.pixel(REST_MM)
ENDS_BY_SIGNAL = pytest.mark.skipif(os.name != "posix", reason="needs a signal that asks to end")


def at_practice(driver: Driver) -> PracticeScreen:
    screen = PracticeScreen(driver.app, seed=1)
    driver.app.go(SCREENS["title"](driver.app))
    driver.app.go(screen)
    driver.wait(0.5)
    return screen


def scene_of(screen: PracticeScreen) -> Scene:
    return screen.table.scene


def throw(driver: Driver, screen: PracticeScreen) -> None:
    """The next die, by keys, until it is judged."""
    throw_well(driver, screen.table)
    for _ in range(300):
        driver.tick()
        if scene_of(screen) is Scene.VERDICT:
            return
    raise AssertionError("no verdict")


def read_or_nothing(path: Path) -> bytes:
    """Also while it is being replaced."""
    return path.read_bytes() if path.exists() else b"coffee"


# --- the program as it is started ----------------------------------------------------------------


@ENDS_BY_SIGNAL
def test_no_sound_damaged_settings_and_no_place_for_records_do_not_keep_it_from_starting(
    tmp_path: Path,
) -> None:
    settings = folders_in(tmp_path).settings_file
    settings.write_bytes(b"{ coffee")
    (tmp_path / "records").write_text("a file where the folder should be")
    variables = environment(tmp_path, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="nonexistent")
    game = subprocess.Popen(
        [sys.executable, "-m", "dexterity", "play", "practice", "--lang", "fr"],
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        # The choice of a language is kept after a second of play.
        wait_until("settings are saved", lambda: b"coffee" not in read_or_nothing(settings))
        game.send_signal(signal.SIGTERM)
        said, _ = game.communicate(timeout=20.0)
    finally:
        end(game)
    assert (game.returncode, said) == (0, b"")
    assert b"{ coffee" in [file.read_bytes() for file in tmp_path.glob("settings*")]


@pytest.mark.parametrize("words", [(), ("play", "practice"), ("replay", "match.jsonl")])
def test_without_a_screen_every_way_in_ends_with_one_sentence(
    tmp_path: Path,
    words: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file_with(tmp_path, lines(header(), thrown()))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DEXTERITY_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonexistent")
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("No window can be opened here: ")
    assert not (tmp_path / "home").exists()


# --- files ---------------------------------------------------------------------------------------


def full_disk(*_: object) -> Never:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_on_a_full_disk_the_practice_goes_on_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    with driven(tmp_path, PLAYED_BEFORE, (640, 360)) as driver:
        screen = at_practice(driver)
        throw(driver, screen)
        monkeypatch.setattr(driver.app, "notify", told.append)
        monkeypatch.setattr(screen.log.writer, "_put", full_disk)
        monkeypatch.setattr(os, "fsync", full_disk)
        say = driver.app.services.texts.say
        because = say(f"record.because_{FileProblem.FULL}")
        throw(driver, screen)
        throw(driver, screen)
        assert told == [say("record.not_recorded", reason=because)]
        assert screen.log.statistics.throws == 3
        # Another setting cannot be kept either; it holds all the same.
        driver.key("m")
        driver.wait(1.5)
        name = driver.app.services.folders.settings_file.name
        assert told[1:] == [say("record.settings_not_saved", name=name, reason=because)]
        assert driver.app.services.settings.muted
        path = screen.log.writer.path
    assert path is not None
    assert len(read_record(path).actions) == 1


def test_a_record_of_a_newer_version_is_told_everywhere_and_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = newer(lines(header(), thrown()))
    records = folders_in(tmp_path).records
    records.mkdir()
    path = file_with(records, data)
    assert main(["replay", str(path), "--verify"]) == 2
    assert "newer version" in capsys.readouterr().err
    with driven(tmp_path, PLAYED_BEFORE, (640, 360)) as driver:
        for name in ("title", "replays", "replay"):
            driver.app.go(SCREENS[name](driver.app))
            driver.wait(0.5)
            assert name == "title" or any("newer version" in text for text in driver.texts)
    assert path.read_bytes() == data


def test_a_home_that_vanishes_while_playing_is_made_again(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with driven(home, PLAYED_BEFORE, (640, 360)) as driver:
        throw(driver, at_practice(driver))
        shutil.rmtree(home)
        driver.key("m")
        driver.wait(2.0)
        assert folders_in(home).settings_file.exists()
        driver.app.go(SCREENS["replays"](driver.app))
        driver.wait(0.5)
        assert driver.app.services.texts.say("replays.empty_title") in driver.texts


# --- in the middle of something ------------------------------------------------------------------


def lose_focus(driver: Driver) -> None:
    driver.lose_focus()


def minimise(driver: Driver) -> None:
    driver.post(pygame.WINDOWMINIMIZED)
    driver.tick()


def open_help(driver: Driver) -> None:
    driver.key("f1")
    driver.key("f1")


def unplug(driver: Driver) -> None:
    driver.post(pygame.JOYDEVICEREMOVED, instance_id=0)
    driver.tick()


def resize(driver: Driver) -> None:
    driver.resize((900, 700))


MISHAPS: tuple[Callable[[Driver], None], ...] = (lose_focus, minimise, open_help, unplug, resize)


@pytest.mark.parametrize("mishap", MISHAPS)
def test_nothing_that_happens_in_mid_swing_throws_a_die(
    tmp_path: Path, mishap: Callable[[Driver], None]
) -> None:
    with driven(tmp_path, PLAYED_BEFORE, (640, 360)) as driver:
        screen = at_practice(driver)
        x, y = DIE
        driver.down((x, y))
        for step in range(1, 5):
            driver.move((x, y - 20.0 * step))
        mishap(driver)
        assert scene_of(screen) is Scene.HAND
        driver.wait(0.5)
        driver.up((x, y - 80.0))
        driver.wait(1.0)
        assert scene_of(screen) is Scene.HAND
        assert not screen.table.hand.held.pressing
        # And the next swing is as good as any.
        driver.drag(*((x, y - 28.0 * step) for step in range(10)))
        assert scene_of(screen) is Scene.FLIGHT


@pytest.mark.parametrize("mishap", MISHAPS)
def test_nothing_that_happens_while_the_gauge_moves_stops_it(
    tmp_path: Path, mishap: Callable[[Driver], None]
) -> None:
    with driven(tmp_path, PLAYED_BEFORE, (640, 360)) as driver:
        screen = at_practice(driver)
        for _ in range(2):
            driver.key("space")
        assert screen.table.hand.held.phase is Phase.POWERING
        mishap(driver)
        driver.wait(1.0)
        assert scene_of(screen) is Scene.HAND
        assert screen.table.hand.held.phase is Phase.POWERING
        driver.key("space")
        assert scene_of(screen) is Scene.FLIGHT


@pytest.mark.parametrize("mishap", MISHAPS)
def test_nothing_that_happens_in_mid_flight_loses_the_throw(
    tmp_path: Path, mishap: Callable[[Driver], None]
) -> None:
    with driven(tmp_path, PLAYED_BEFORE, (640, 360)) as driver:
        screen = at_practice(driver)
        throw_well(driver, screen.table)
        driver.tick(10)
        assert scene_of(screen) is Scene.FLIGHT
        mishap(driver)
        driver.wait(4.0)
        assert scene_of(screen) is Scene.VERDICT
        assert screen.log.statistics.throws == 1
