"""The application: its stack of screens, what reaches them, and what it does by itself."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from dexterity.content.language import Language
from dexterity.session.settings import Settings
from dexterity.session.settings_file import load_settings
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.app import LONGEST_ELAPSED_S, App
from dexterity.ui.frame.clock import StepClock
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.frame.window import ScreenWindow
from dexterity.ui.input.events import Event, FocusLost, Intended, Phase, Pointer, Resized
from dexterity.ui.input.intentions import Intention
from dexterity.ui.sound.cues import Cue
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.layout import placed
from tests.kit.screens import Driver, Listener, driven, services
from tests.kit.widget_page import WidgetPage


class Diary(Screen):
    """Writes down all that happens to it."""

    def __init__(self, frame: Frame, title: str = "diary") -> None:
        super().__init__(frame, arrows=False)
        self.title = title
        self.heard: list[Event] = []
        self.lived: list[str] = []
        self.elapsed: list[float] = []
        self.slips, self.enough = False, 0

    def arrange(self, ruler: Ruler) -> None:
        self.lived.append("arrange")
        button = Button("further", self.say("widget.help"), self._further)
        self.form.refill(placed(button, Box(100, 100, 200, 50), ruler))

    def _further(self) -> None:
        self.frame.go(Diary(self.frame, "further"))

    def handle(self, event: Event) -> bool:
        self.heard.append(event)
        return super().handle(event)

    def update(self, elapsed_s: float) -> None:
        self.elapsed.append(elapsed_s)
        if self.slips:
            raise ZeroDivisionError
        if len(self.elapsed) == self.enough:
            self.frame.quit()

    def show(self) -> None:
        self.lived.append("show")

    def hide(self) -> None:
        self.lived.append("hide")
        super().hide()

    def close(self) -> None:
        self.lived.append("close")

    def help(self) -> HelpPage:
        return HelpPage(self.title, ("Write.",))


@pytest.fixture
def sounds() -> Listener:
    return Listener()


@pytest.fixture
def driver(tmp_path: Path, sounds: Listener) -> Iterator[Driver]:
    with driven(tmp_path, sounds=sounds) as player:
        player.app.go(Diary(player.app))
        player.tick()
        yield player


def diary(driver: Driver) -> Diary:
    assert isinstance(driver.app.screen, Diary)
    return driver.app.screen


def intended(screen: Diary) -> list[Intention]:
    return [event.intention for event in screen.heard if isinstance(event, Intended)]


# --- the stack ----------------------------------------------------------------------------------


def test_a_further_screen_and_back(driver: Driver) -> None:
    first = diary(driver)
    driver.click("further")
    second = diary(driver)
    assert (second.title, driver.app.depth) == ("further", 2)
    driver.key("escape")
    assert diary(driver) is first
    assert first.lived == ["show", "arrange", "hide", "show", "arrange"]
    assert second.lived[-2:] == ["hide", "close"]


def test_back_by_the_button_in_the_corner_by_mouse_and_by_finger(driver: Driver) -> None:
    for press in (driver.click, driver.tap):
        driver.app.go(Diary(driver.app, "further"))
        driver.tick()
        press((38.0, 38.0))
        assert diary(driver).title == "diary"


def test_a_first_screen_has_no_back_button_and_leaving_it_ends_the_program(driver: Driver) -> None:
    driver.click((38.0, 38.0))
    assert driver.app.running
    driver.key("escape")
    assert not driver.app.running


def test_swapping_closes_what_was_there(driver: Driver) -> None:
    first = diary(driver)
    driver.app.swap(Diary(driver.app, "other"))
    driver.tick()
    assert first.lived[-2:] == ["hide", "close"]
    assert driver.app.depth == 1


def test_what_is_held_when_the_screen_changes_does_not_stick(driver: Driver) -> None:
    place = driver.place_of("further")
    driver.down(place)
    driver.app.go(Diary(driver.app, "further"))
    driver.tick()
    driver.up(place)
    driver.app.back()
    driver.tick()
    driver.click("further")
    assert diary(driver).title == "further"


def test_pages_turn_with_a_sound_and_end_up_still(driver: Driver, sounds: Listener) -> None:
    driver.app.go(WidgetPage(driver.app))
    driver.tick()
    turning = driver.window.surface.copy()
    driver.wait(0.5)
    still = driver.window.surface.copy()
    driver.tick()
    assert Cue.PAGE in sounds.cues
    assert pygame.image.tobytes(turning, "RGB") != pygame.image.tobytes(still, "RGB")
    assert pygame.image.tobytes(driver.window.surface, "RGB") == pygame.image.tobytes(still, "RGB")


def test_pages_do_not_turn_under_reduced_motion(tmp_path: Path) -> None:
    with driven(tmp_path, Settings(reduced_motion=True)) as driver:
        driver.app.go(Diary(driver.app))
        driver.tick()
        driver.app.go(WidgetPage(driver.app))
        driver.tick()
        first = pygame.image.tobytes(driver.window.surface, "RGB")
        driver.wait(0.5)
        assert pygame.image.tobytes(driver.window.surface, "RGB") == first


# --- events --------------------------------------------------------------------------------------


def test_a_key_means_one_thing_on_the_page_or_else_one_at_the_table(driver: Driver) -> None:
    driver.key("left")
    assert intended(diary(driver)) == [Intention.LEFT, Intention.AIM_LEFT]
    driver.key("tab")
    driver.key("right")
    # The button has the focus now, and the arrows with it.
    assert intended(diary(driver))[-1] is Intention.RIGHT


def test_a_remapped_key(driver: Driver) -> None:
    settings = driver.app.services.settings
    driver.app.change_settings(replace(settings, key_bindings={"undo": ("k",)}))
    driver.key("k")
    driver.key("backspace")
    assert intended(diary(driver)) == [Intention.UNDO]


def test_a_gamepad_says_the_same_as_keys(driver: Driver) -> None:
    driver.pad(5)
    assert driver.focused == "further"
    driver.pad(0)
    assert diary(driver).title == "further"
    driver.pad(1)
    assert diary(driver).title == "diary"


def test_losing_the_focus_in_mid_press_is_harmless(driver: Driver) -> None:
    place = driver.place_of("further")
    driver.down(place)
    driver.lose_focus()
    driver.up(place)
    heard = diary(driver).heard
    assert FocusLost() in heard
    assert [event.phase for event in heard if isinstance(event, Pointer)][-1] is Phase.CANCEL
    assert diary(driver).title == "diary"


def test_help_by_key_and_by_button_and_away_again(driver: Driver) -> None:
    ways: list[Callable[[], None]] = [
        lambda: driver.key("f1"),
        lambda: driver.click((1242.0, 38.0)),
        lambda: driver.tap((1242.0, 38.0)),
    ]
    for ask in ways:
        ask()
        driver.tick()
        assert {"diary", "Write."} <= {*driver.texts}
        driver.key("escape")
        driver.wait(1.0)
        assert "Write." not in driver.texts
        assert driver.app.running


def test_nothing_reaches_the_screen_below_the_help(driver: Driver) -> None:
    driver.key("f1")
    driver.tick()
    before = len(diary(driver).heard)
    driver.click("further")
    driver.key("space")
    assert len(diary(driver).heard) == before
    assert not driver.app.helps
    assert diary(driver).title == "diary"


def test_the_window_is_closed(driver: Driver) -> None:
    driver.post(pygame.QUIT)
    driver.tick()
    assert not driver.app.running


# --- sizes, settings, time --------------------------------------------------------------------


def test_a_resized_window_is_arranged_anew_and_pointers_still_meet(driver: Driver) -> None:
    for size in [(1024, 768), (640, 360), (1900, 500)]:
        driver.resize(size)
        driver.tick()
        assert Resized() in diary(driver).heard
        driver.click("further")
        assert diary(driver).title == "further"
        driver.app.back()
        driver.tick()


def test_the_language_changes_at_once(driver: Driver) -> None:
    settings = driver.app.services.settings
    driver.app.change_settings(replace(settings, language=Language.FRENCH))
    driver.tick()
    assert "Aide" in driver.texts


def test_muting_by_key_tells_the_sounds(driver: Driver, sounds: Listener) -> None:
    driver.key("m")
    assert sounds.levels["muted"]
    driver.key("m")
    assert not sounds.levels["muted"]


def test_full_screen_and_back(driver: Driver) -> None:
    driver.key("f11")
    assert driver.window.full_screen
    driver.key("alt+return")
    assert not driver.window.full_screen


def test_changes_are_saved_after_a_while_and_when_the_program_ends(tmp_path: Path) -> None:
    with driven(tmp_path) as driver:
        file = driver.app.services.folders.settings_file
        driver.app.go(Diary(driver.app))
        driver.tick()
        driver.key("m")
        assert not file.exists()
        driver.wait(1.2)
        assert load_settings(file).settings.muted
        driver.key("m")
    assert not load_settings(file).settings.muted


def test_a_folder_that_cannot_be_written_is_a_notice(driver: Driver) -> None:
    folder = driver.app.services.folders.settings
    folder.rmdir()
    folder.write_text("in the way", encoding="utf-8")
    driver.key("m")
    driver.wait(1.5)
    assert any("settings" in text for text in driver.texts)
    folder.unlink()


def test_a_machine_that_slept_does_not_jump(driver: Driver) -> None:
    driver.clock.at_s += 3600.0
    driver.tick()
    assert max(diary(driver).elapsed) <= LONGEST_ELAPSED_S


def test_notices_are_shown_and_captions_only_if_wanted(driver: Driver) -> None:
    driver.app.notify("The settings were damaged.")
    driver.app.caption("a knock on wood")
    driver.tick()
    assert "The settings were damaged." in driver.texts
    assert "a knock on wood" not in driver.texts
    driver.app.change_settings(replace(driver.app.services.settings, captions=True))
    driver.app.caption("a knock on wood")
    driver.tick()
    assert "a knock on wood" in driver.texts


def test_what_can_wait_is_done_after_the_first_frame(tmp_path: Path) -> None:
    done: list[str] = []
    app = App(
        ScreenWindow("tests", (640, 360)),
        services(tmp_path),
        after_first_frame=[lambda: done.append("sounds"), lambda: done.append("gamepads")],
    )
    app.go(Diary(app))
    assert done == []
    app.tick()
    app.tick()
    assert done == ["sounds", "gamepads"]
    app.close()


def test_our_own_slip_closes_screens_and_saves_on_its_way_up(tmp_path: Path) -> None:
    sounds = Listener()
    app = App(ScreenWindow("tests", (640, 360)), services(tmp_path, sounds=sounds))
    screen = Diary(app)
    app.go(screen)
    app.change_settings(replace(app.services.settings, muted=True))
    screen.slips = True
    with pytest.raises(ZeroDivisionError):
        app.run()
    assert screen.lived[-1] == "close"
    assert sounds.closed
    assert load_settings(app.services.folders.settings_file).settings.muted


def test_nothing_that_was_drawn_outlives_the_window(tmp_path: Path) -> None:
    app = App(ScreenWindow("tests", (640, 360)), services(tmp_path))
    app.go(WidgetPage(app))
    app.tick()
    assert app.canvas.kept_px > 0
    app.close()
    assert app.canvas.kept_px == 0


def test_run_goes_on_until_the_player_has_had_enough(tmp_path: Path) -> None:
    app = App(ScreenWindow("tests", (640, 360)), services(tmp_path))
    screen = Diary(app)
    app.go(screen)
    clock = app.services.clock
    assert isinstance(clock, StepClock)
    screen.enough = 30
    app.run()
    assert len(screen.elapsed) == 30
    assert clock.at_s == pytest.approx(100.5)
