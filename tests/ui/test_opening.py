"""Opening the game: which screens come first, and what goes on whatever is wrong."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from dexterity.content.language import Language
from dexterity.session.folders import folders_in
from dexterity.session.settings import Settings
from dexterity.session.settings_file import load_settings, save_settings
from dexterity.ui import opening
from dexterity.ui.frame.app import App
from dexterity.ui.frame.clock import StepClock
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.opening import open_app
from dexterity.ui.sound.sounds import Silence, Sounds
from tests.kit.widget_page import WidgetPage

ROOT = Path(__file__).parent.parent.parent


def opened(home: Path, *, languages: tuple[str, ...] = (), **more: object) -> App:
    return open_app(folders_in(home), clock=StepClock(), languages=languages, **more)  # type: ignore[arg-type]


def played_before(home: Path) -> None:
    save_settings(folders_in(home).settings_file, Settings(first_start_done=True))


def seen(app: App, frames: int = 4) -> list[str]:
    """All that is written after some frames."""
    app.canvas.texts = []
    for _ in range(frames):
        app.tick()
    return [written.text for written in app.canvas.texts]


def names_of(app: App) -> list[str]:
    names = []
    while app.running:
        names.append(app.screen.name)
        app.back()
    return names


def test_the_first_start_begins_with_the_guide_on_the_title(tmp_path: Path) -> None:
    app = opened(tmp_path)
    assert names_of(app) == ["guide", "title"]
    app.close()


def test_later_it_begins_with_the_title(tmp_path: Path) -> None:
    played_before(tmp_path)
    app = opened(tmp_path)
    assert names_of(app) == ["title"]
    app.close()


def test_a_screen_asked_for_lies_on_the_title_without_a_page_being_turned(tmp_path: Path) -> None:
    pages: list[Screen] = []

    def first(frame: Frame) -> Screen:
        pages.append(WidgetPage(frame))
        return pages[-1]

    app = opened(tmp_path, first=first)
    assert app.screen is pages[0]
    assert "Everything on one page" in seen(app, 1)
    app.back()
    assert app.screen.name == "title"
    app.close()


def test_the_systems_language_is_spoken_until_one_is_chosen(tmp_path: Path) -> None:
    app = opened(tmp_path, languages=("de", "fr", "en"))
    assert app.services.settings.language is Language.FRENCH
    assert app.services.texts.language is Language.FRENCH
    app.close()
    assert not folders_in(tmp_path).settings_file.exists(), "nothing was chosen"


def test_a_chosen_language_stays(tmp_path: Path) -> None:
    played_before(tmp_path)
    app = opened(tmp_path, languages=("fr",))
    assert app.services.settings.language is Language.ENGLISH
    app.close()


def test_a_change_of_settings_is_kept(tmp_path: Path) -> None:
    played_before(tmp_path)
    app = opened(tmp_path, change=lambda settings: replace(settings, text_size=1.5))
    app.close()
    assert load_settings(folders_in(tmp_path).settings_file).settings.text_size == 1.5


def test_sounds_are_opened_after_the_first_frame(tmp_path: Path) -> None:
    app = opened(tmp_path)
    heard = [type(app.services.sounds)]
    app.tick()
    heard.append(type(app.services.sounds))
    assert heard == [Silence, Sounds]
    app.close()


def test_without_a_device_it_says_so_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    played_before(tmp_path)
    app = opened(tmp_path)
    assert any(text.startswith("No sound: this machine") for text in seen(app))
    assert app.running
    app.close()


def test_damaged_settings_are_told_and_kept_aside(tmp_path: Path) -> None:
    folders_in(tmp_path).settings_file.write_text("{", encoding="utf-8")
    app = opened(tmp_path)
    assert any(text.startswith("The settings were damaged.") for text in seen(app))
    app.close()
    assert (tmp_path / "settings.json.damaged-1").read_text(encoding="utf-8") == "{"


def test_a_home_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("a file where a folder should be", encoding="utf-8")
    app = opened(home)
    clock = app.services.clock
    assert isinstance(clock, StepClock)
    seen(app)
    app.change_settings(replace(app.services.settings, text_size=1.5))
    texts = []
    for _ in range(250):
        # One notice after the other, each as long as it takes to read.
        clock.at_s += 0.1
        texts += seen(app, 1)
    assert any(text.startswith("The settings cannot be saved: ") for text in texts)
    assert app.running
    app.close()


def test_without_a_display_it_ends_with_a_sentence() -> None:
    silent = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    silent = {name: value for name, value in silent.items() if "DISPLAY" not in name}
    ended = subprocess.run(
        [sys.executable, "-m", "dexterity", "play"],
        cwd=ROOT,
        env=silent,
        capture_output=True,
        text=True,
        check=False,
    )
    if sys.platform != "linux":
        pytest.skip("only there can a display be taken away by a variable")
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert "No window can be opened here" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_what_can_wait_brings_no_notice(tmp_path: Path) -> None:
    played_before(tmp_path)
    app = opened(tmp_path)
    seen(app, 6)
    assert app.services.notices == []
    assert opening.what_can_wait(app.services)
    app.close()
