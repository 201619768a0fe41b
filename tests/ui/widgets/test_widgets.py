"""Every widget by mouse, by finger and by keys, on a real page in the real application."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dexterity.session.settings import Settings
from dexterity.ui.canvas.theme import SMALLEST_TARGET
from dexterity.ui.sound.cues import Cue
from dexterity.ui.widgets.slider import Slider
from dexterity.ui.widgets.text_field import TextField
from dexterity.values import Vec2
from tests.kit.screens import Driver, Listener, driven
from tests.kit.widget_page import WidgetPage


@pytest.fixture
def sounds() -> Listener:
    return Listener()


@pytest.fixture
def driver(tmp_path: Path, sounds: Listener) -> Iterator[Driver]:
    with driven(tmp_path, Settings(reduced_motion=True), sounds=sounds) as player:
        player.app.go(WidgetPage(player.app))
        player.tick(2)
        yield player


def page(driver: Driver) -> WidgetPage:
    assert isinstance(driver.app.screen, WidgetPage)
    return driver.app.screen


def along(driver: Driver, name: str, share: float) -> Vec2:
    """A place on a slider's way."""
    slider = driver.widget(name)
    assert isinstance(slider, Slider)
    track = slider._track
    return track.left + share * track.width, track.middle[1]


def cell(driver: Driver, name: str, share: float) -> Vec2:
    box = driver.widget(name).box
    return box.left + share * box.width, box.bottom - 20.0


def row(driver: Driver, number: int) -> Vec2:
    box = driver.widget("list").box
    return box.middle[0], box.top + 5.0 + (number + 0.5) * SMALLEST_TARGET


# --- buttons ----------------------------------------------------------------------------------


def test_a_button_by_mouse(driver: Driver, sounds: Listener) -> None:
    driver.click("throw")
    assert page(driver).said == ["throw"]
    assert sounds.cues == [Cue.BUTTON]


def test_a_button_by_finger(driver: Driver) -> None:
    driver.tap("throw")
    assert page(driver).said == ["throw"]


def test_a_button_by_keys(driver: Driver, sounds: Listener) -> None:
    driver.focus("throw")
    driver.key("return")
    driver.key("space")
    assert page(driver).said == ["throw", "throw"]
    assert sounds.cues == [Cue.BUTTON] * 2


def test_a_button_let_go_of_outside_does_nothing(driver: Driver) -> None:
    driver.drag(driver.place_of("throw"), (640.0, 700.0))
    assert page(driver).said == []


def test_a_button_left_and_come_back_to_works(driver: Driver) -> None:
    place = driver.place_of("throw")
    driver.drag(place, (place[0] + 300.0, place[1]), place)
    assert page(driver).said == ["throw"]


def test_the_right_button_takes_a_press_back(driver: Driver) -> None:
    place = driver.place_of("throw")
    driver.down(place)
    driver.down(place, button=3)
    driver.up(place)
    assert page(driver).said == []


def test_a_disabled_button_hears_nobody(driver: Driver) -> None:
    driver.click("off")
    driver.tap("off")
    assert page(driver).said == []
    assert "off" not in driver.reachable


def test_a_key_that_is_held_presses_a_button_once(driver: Driver) -> None:
    driver.focus("throw")
    driver.hold_key("return", 8)
    assert page(driver).said == ["throw"]


def test_a_button_clicked_by_mouse_is_not_pressed_unseen_by_enter(driver: Driver) -> None:
    driver.click("throw")
    driver.key("return")
    assert page(driver).said == ["throw"]


def test_two_fingers_on_a_button_press_it_once(driver: Driver) -> None:
    place = driver.place_of("throw")
    driver.touch(place, finger=1)
    driver.touch(place, finger=2)
    driver.lift(place, finger=2)
    driver.lift(place, finger=1)
    assert page(driver).said == ["throw"]


# --- toggle, slider, choices --------------------------------------------------------------------


def test_a_toggle_by_every_device(driver: Driver) -> None:
    driver.click("tick")
    assert not page(driver).tick
    driver.wait(1.0)
    driver.tap("tick")
    assert page(driver).tick
    driver.focus("tick")
    driver.key("space")
    assert not page(driver).tick


def test_a_slider_is_pulled_although_the_page_is_made_anew_at_each_step(driver: Driver) -> None:
    driver.drag(*(along(driver, "volume", share) for share in (0.4, 0.55, 0.7, 0.9)))
    assert page(driver).volume == pytest.approx(0.9)


def test_a_slider_by_finger_and_past_its_end(driver: Driver) -> None:
    driver.swipe(along(driver, "volume", 0.4), along(driver, "volume", 2.5))
    assert page(driver).volume == 1.0


def test_a_slider_by_keys(driver: Driver) -> None:
    driver.focus("volume")
    for _ in range(3):
        driver.key("right")
    assert page(driver).volume == pytest.approx(0.55)
    driver.hold_key("left", 20)
    assert page(driver).volume == 0.0


def test_a_slider_cancelled_is_as_it_was(driver: Driver) -> None:
    driver.down(along(driver, "volume", 0.4))
    driver.move(along(driver, "volume", 0.8))
    assert page(driver).volume == pytest.approx(0.8)
    driver.lose_focus()
    assert page(driver).volume == pytest.approx(0.4)
    driver.up(along(driver, "volume", 0.8))
    assert page(driver).volume == pytest.approx(0.4)


def test_one_of_a_few_by_every_device(driver: Driver) -> None:
    driver.click(cell(driver, "way", 0.95))
    assert page(driver).way == 2
    driver.wait(1.0)
    driver.tap(cell(driver, "way", 0.05))
    assert page(driver).way == 0
    driver.focus("way")
    driver.key("right")
    assert page(driver).way == 1
    driver.key("left")
    driver.key("left")
    assert page(driver).way == 0


# --- list -----------------------------------------------------------------------------------------


def test_a_row_is_chosen_and_pressed_again_it_opens(driver: Driver) -> None:
    driver.click(row(driver, 2))
    assert page(driver).row == 2
    assert page(driver).said == []
    driver.click(row(driver, 2))
    assert page(driver).said == ["open 2"]


def test_a_list_by_keys(driver: Driver) -> None:
    driver.focus("list")
    for _ in range(20):
        driver.key("down")
        if driver.focused != "list":
            break
    assert page(driver).row == 7
    driver.focus("list")
    driver.key("return")
    assert page(driver).said == ["open 7"]


def test_a_list_is_scrolled_by_wheel_and_chosen_from(driver: Driver) -> None:
    driver.wheel(-9, driver.place_of("list"))
    driver.click(row(driver, 5))
    assert page(driver).row == 7


def test_a_list_is_pulled_by_a_finger_without_choosing(driver: Driver) -> None:
    x, y = row(driver, 4)
    driver.swipe((x, y), (x, y - 60.0), (x, y - 400.0))
    assert page(driver).row == 0
    driver.tap(row(driver, 5))
    assert page(driver).row == 7


# --- text field ---------------------------------------------------------------------------------


def test_writing_by_mouse_and_keyboard(driver: Driver) -> None:
    driver.click("name")
    driver.key("end")
    driver.type(" m?")
    assert page(driver).written == "Ada m?"
    assert not driver.app.helps
    assert not driver.app.services.settings.muted


def test_letters_mean_nothing_else_while_they_are_written(driver: Driver) -> None:
    driver.focus("name")
    driver.key("space")
    driver.key("m", "m")
    assert not driver.app.services.settings.muted
    assert page(driver).said == []
    driver.key("tab")
    assert driver.focused != "name"


def test_the_caret_moves_and_letters_go(driver: Driver) -> None:
    driver.focus("name")
    for key in ("home", "delete", "right", "backspace"):
        driver.key(key)
    assert page(driver).written == "a"
    driver.type("bc")
    assert page(driver).written == "bca"


def test_a_field_takes_no_more_than_it_holds_and_no_control_signs(driver: Driver) -> None:
    field = driver.widget("name")
    assert isinstance(field, TextField)
    driver.focus("name")
    field.typed("\x07\n" + "x" * 50)
    assert page(driver).written == "Ada" + "x" * 9


def test_a_tap_puts_the_caret_between_letters(driver: Driver) -> None:
    box = driver.widget("name").box
    driver.tap((box.left + 14.0, box.bottom - 20.0))
    driver.type("O")
    assert page(driver).written == "OAda"


# --- focus ---------------------------------------------------------------------------------------


def test_tab_goes_through_all_in_order_and_round(driver: Driver) -> None:
    order = driver.reachable
    assert order[:5] == ["volume", "way", "tick", "throw", "ask"]
    seen = []
    for _ in range(len(order) + 1):
        driver.key("tab")
        seen.append(driver.focused)
    assert seen == [*order, order[0]]
    driver.key("shift+tab")
    assert driver.focused == order[-1]


def test_arrows_go_where_they_point(driver: Driver) -> None:
    driver.focus("tick")
    driver.key("down")
    assert driver.focused == "throw"
    driver.key("right")
    assert driver.focused == "ask"
    driver.key("down")
    assert driver.focused.startswith("icon")
    driver.key("up")
    assert driver.focused in {"throw", "ask"}
    driver.hat(0, 1)
    assert driver.focused == "tick"


def test_the_focus_is_seen(driver: Driver) -> None:
    before = driver.window.surface.copy()
    driver.focus("throw")
    box = driver.widget("throw").box.inset(-4.0)
    scale = driver.app.canvas.scale
    ring = [
        (round(x * scale), round(box.top * scale)) for x in range(int(box.left), int(box.right))
    ]
    darkened = [
        sum(before.get_at(at)[:3]) - sum(driver.window.surface.get_at(at)[:3]) > 60
        for x, y in ring
        for at in ((x, y - 1), (x, y), (x, y + 1))
    ]
    assert sum(darkened) > len(ring) / 2


# --- dialog, hints, scrolling -------------------------------------------------------------------


def test_a_dialog_by_mouse(driver: Driver) -> None:
    driver.click("ask")
    driver.tick()
    driver.click("forget")
    assert page(driver).said == ["forget"]
    assert page(driver).form.dialog is None


def test_a_dialog_by_finger(driver: Driver) -> None:
    driver.tap("ask")
    driver.tick()
    driver.tap("keep")
    assert page(driver).said == []
    assert page(driver).form.dialog is None


def test_a_dialog_by_keys_starts_at_the_harmless_button(driver: Driver) -> None:
    driver.focus("ask")
    driver.key("return")
    assert driver.focused == "keep"
    driver.key("tab")
    driver.key("return")
    assert page(driver).said == ["forget"]


def test_esc_closes_a_dialog_and_nothing_more(driver: Driver) -> None:
    driver.click("ask")
    driver.key("escape")
    assert page(driver).form.dialog is None
    assert driver.app.running


def test_nothing_reaches_the_page_below_a_dialog(driver: Driver) -> None:
    place = driver.place_of("throw")
    driver.click("ask")
    driver.tick()
    driver.click(place)
    driver.wheel(-3, place)
    assert page(driver).said == []


def test_whoever_lingers_gets_a_hint(driver: Driver) -> None:
    hint = "Nothing moves that need not move."
    driver.move(driver.place_of("tick"))
    driver.wait(0.3)
    assert hint not in driver.texts
    driver.wait(0.4)
    assert hint in driver.texts
    driver.move((640.0, 700.0))
    driver.tick()
    assert hint not in driver.texts
    driver.focus("tick")
    driver.wait(0.7)
    assert hint in driver.texts


def test_a_widget_clicked_has_no_hint_until_the_mouse_has_left_it(driver: Driver) -> None:
    hint, place = "It says play.", driver.place_of("icon play")
    driver.move(place)
    driver.wait(0.7)
    assert hint in driver.texts
    driver.click(place)
    driver.tick()
    assert hint not in driver.texts
    driver.wait(1.5)
    driver.move((place[0] + 2.0, place[1]))
    driver.wait(1.5)
    assert hint not in driver.texts
    driver.move((640.0, 700.0))
    driver.move(place)
    driver.wait(0.7)
    assert hint in driver.texts


def test_a_widget_clicked_by_a_mouse_that_never_moved_has_no_hint(driver: Driver) -> None:
    place = driver.place_of("icon play")
    driver.down(place)
    driver.up(place)
    driver.move((place[0] + 1.0, place[1]))
    driver.wait(1.5)
    assert page(driver).said == ["play"]
    assert "It says play." not in driver.texts


def test_a_widget_pressed_by_key_has_no_hint_until_the_focus_has_moved(driver: Driver) -> None:
    hint = "It says play."
    driver.focus("icon play")
    driver.wait(0.7)
    assert hint in driver.texts
    driver.key("return")
    driver.wait(1.5)
    assert hint not in driver.texts
    driver.move(driver.place_of("icon pause"))
    driver.wait(0.7)
    assert "It says pause." in driver.texts
    driver.move((640.0, 700.0))
    driver.wait(1.5)
    assert hint not in driver.texts
    driver.key("tab")
    driver.key("shift+tab")
    driver.wait(0.7)
    assert hint in driver.texts


def test_a_finger_that_lingers_reads_and_does_not_press(driver: Driver) -> None:
    place = driver.place_of("tick")
    driver.touch(place)
    driver.wait(0.8)
    assert "Nothing moves that need not move." in driver.texts
    driver.lift(place)
    assert page(driver).tick


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Driver]:
    """Letters so large that the page has to be scrolled."""
    with driven(tmp_path, Settings(text_size=2.0, reduced_motion=True)) as player:
        player.app.go(WidgetPage(player.app))
        player.tick(2)
        yield player


def test_the_focus_scrolls_a_long_page_along(crowded: Driver) -> None:
    left = crowded.widget("left").box
    assert not left.holds(crowded.widget("icon again").box)
    crowded.focus("icon again")
    assert left.holds(crowded.widget("icon again").box)


def test_a_finger_scrolls_a_page_even_from_on_top_of_a_slider(crowded: Driver) -> None:
    x, y = along(crowded, "volume", 0.8)
    crowded.swipe((x, y), (x, y - 30.0), (x, y - 200.0))
    assert page(crowded).volume == pytest.approx(0.4)
    assert crowded.widget("volume").box.top < 0.0 or crowded.widget("volume").box.top < y - 100.0


def test_what_is_scrolled_out_of_sight_is_not_pressed(crowded: Driver) -> None:
    crowded.wheel(-30, crowded.place_of("left"))
    hidden = crowded.widget("volume").box
    assert hidden.bottom < crowded.widget("left").box.top + 40.0
    crowded.click((hidden.middle[0] + 200.0, max(2.0, crowded.widget("left").box.top - 8.0)))
    assert page(crowded).volume == pytest.approx(0.4)


# --- everything can be read and reached -----------------------------------------------------------


@pytest.mark.parametrize("size_px", [(1280, 720), (1024, 768), (1900, 700)])
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_no_text_is_cut_off(tmp_path: Path, size_px: tuple[int, int], text_size: float) -> None:
    with driven(tmp_path, Settings(text_size=text_size, reduced_motion=True), size_px) as driver:
        driver.app.go(WidgetPage(driver.app))
        driver.tick(2)
        assert len(driver.texts) > 10
        assert driver.clipped_texts() == []
        driver.focus("ask")
        driver.key("return")
        driver.tick()
        assert "Throw everything away?" in driver.texts
        assert driver.clipped_texts() == []
        driver.key("escape")
        driver.key("f1")
        driver.tick()
        assert driver.clipped_texts() == []


@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_every_widget_is_large_enough_for_a_finger(tmp_path: Path, text_size: float) -> None:
    with driven(tmp_path, Settings(text_size=text_size)) as driver:
        driver.app.go(WidgetPage(driver.app))
        driver.tick()
        small = [
            widget.name
            for widget in driver.app.screen.form.widgets
            if widget.can_focus and min(widget.box.size) < SMALLEST_TARGET - 0.01
        ]
        assert small == []
