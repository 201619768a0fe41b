"""The cover: every choice by every device, both languages, and a picture that can wait."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np
import pygame
import pytest

from dexterity.content.language import Language
from dexterity.rules.pen.options import Options
from dexterity.session.matches import PenMatch
from dexterity.session.notice import Notice
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.pen_options import pen_options
from dexterity.session.seat import Seat, Seats
from dexterity.session.settings import Settings
from dexterity.session.settings_file import load_settings
from dexterity.session.shipped import pen_box
from dexterity.ui.frame.screen import Screen
from dexterity.ui.input.events import Phase, Pointer, PointerKind
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.pen.play import PenScreen
from dexterity.ui.screens.pen.sheets_on_offer import shipped_sheets
from dexterity.ui.screens.title.title import TitleScreen
from dexterity.values.stroke import Push
from tests.kit.screens import Driver, Room, driven

SIZES = [(1280, 720), (1024, 768)]
TEXT_SIZES = [1.0, 1.5, 2.0]
GAMES = ["practice", "fighter", "challenge", "pen", "delve"]
REST = ["replays", "honours", "rules", "settings", "quit"]
GAMES_AND_MORE = [*GAMES, *REST]


def room(driver: Driver, name: str) -> Callable[[], Screen]:
    return lambda: Room(driver.app, name)


@contextmanager
def title(
    folder: Path, settings: Settings | None = None, size_px: tuple[int, int] = (1280, 720)
) -> Iterator[Driver]:
    with driven(folder, settings, size_px) as driver:
        doors = {name: room(driver, name) for name in GAMES_AND_MORE if name != "quit"}
        driver.app.go(TitleScreen(driver.app, doors))
        driver.tick()
        yield driver


@pytest.mark.parametrize("name", [*GAMES, "replays", "honours", "rules", "settings"])
def test_every_choice_is_reached_and_left_by_every_device(tmp_path: Path, name: str) -> None:
    with title(tmp_path) as driver:
        driver.click(name)
        assert driver.app.screen.name == name
        driver.click((38.0, 38.0))
        assert driver.app.screen.name == "title"
        driver.tap(name)
        assert driver.app.screen.name == name
        driver.tap((38.0, 38.0))
        assert driver.app.screen.name == "title"
        driver.focus(name)
        driver.intend(Intention.CONFIRM)
        assert driver.app.screen.name == name
        driver.intend(Intention.BACK)
        assert driver.app.screen.name == "title"


def test_enter_alone_goes_to_practice(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        driver.key("return")
        assert driver.app.screen.name == "practice"


def test_arrow_keys_walk_down_the_games_and_along_the_rest(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        names = []
        for key in (*("down",) * (len(GAMES) + 1), "right", "right", "down", "left"):
            driver.key(key)
            names.append(driver.focused)
        assert names == [*GAMES, "replays", "honours", "rules", "quit", "settings"]


@pytest.mark.parametrize("how", ["mouse", "finger", "keys", "escape"])
def test_the_game_is_left_by_every_device(tmp_path: Path, how: str) -> None:
    with title(tmp_path) as driver:
        match how:
            case "mouse":
                driver.click("quit")
            case "finger":
                driver.tap("quit")
            case "keys":
                driver.focus("quit")
                driver.key("return")
            case _:
                driver.key("escape")
                driver.key("escape")
        assert not driver.app.running


def test_one_escape_too_many_only_points_at_the_way_out(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        driver.click("rules")
        driver.key("escape")
        driver.key("escape")
        assert driver.app.running
        assert driver.focused == "quit"


@pytest.mark.parametrize("how", ["mouse", "finger", "keys"])
def test_the_language_changes_at_once_and_is_kept(tmp_path: Path, how: str) -> None:
    with title(tmp_path) as driver:
        assert "Practice" in driver.texts
        place = driver.widget("language").box
        french = (place.right - 20.0, place.middle[1])
        match how:
            case "mouse":
                driver.click(french)
            case "finger":
                driver.tap(french)
            case _:
                driver.focus("language")
                driver.key("right")
        driver.tick()
        assert "S’entraîner" in driver.texts
        assert "Practice" not in driver.texts
        file = driver.app.services.folders.settings_file
    assert load_settings(file).settings.language is Language.FRENCH


def test_nothing_else_is_on_offer(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        assert driver.reachable == [*GAMES_AND_MORE, "language"]


def pixels(driver: Driver) -> bytes:
    return pygame.image.tobytes(driver.window.surface, "RGB")


def pictures(driver: Driver, count: int) -> set[bytes]:
    """What is seen at so many moments, a tenth of a second apart."""
    seen = set()
    for _ in range(count):
        driver.tick(6)
        seen.add(pixels(driver))
    return seen


def test_the_picture_comes_after_the_words_and_then_moves(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        first = pixels(driver)
        driver.tick(90)
        drawn = pixels(driver)
        assert drawn != first
        assert len(pictures(driver, 70)) > 5


def middle_of_picture(driver: Driver) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """Within the rim that fades, right of the words."""
    return pygame.surfarray.array3d(driver.window.surface)[700:1100, 250:600].astype(float)


def test_a_table_is_seen_at_once_and_does_not_change_when_it_is_drawn_in_earnest(
    tmp_path: Path,
) -> None:
    with title(tmp_path) as driver:
        bare = middle_of_picture(driver)
        driver.tick(2)
        at_once = middle_of_picture(driver)
        driver.tick(50)
        drawn = middle_of_picture(driver)
        assert np.abs(at_once - bare).mean() > 20.0
        assert np.abs(at_once - drawn).mean() < 10.0


def test_nothing_moves_where_motion_is_reduced(tmp_path: Path) -> None:
    with title(tmp_path, Settings(reduced_motion=True)) as driver:
        driver.wait(5.0)
        assert len(pictures(driver, 50)) == 1


def test_the_picture_follows_the_window(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        driver.tick(60)
        driver.resize((900, 900))
        driver.tick(60)
        driver.resize((300, 120))
        driver.tick(10)
        assert driver.app.running


def hover(driver: Driver, name: str) -> None:
    now_s = driver.app.services.clock.now_s()
    place = driver.widget(name).box.middle
    driver.app.handle(Pointer(0, PointerKind.MOUSE, Phase.HOVER, now_s, place))
    driver.tick(2)


def shown(driver: Driver) -> str:
    screen = driver.app.screen
    assert isinstance(screen, TitleScreen)
    return screen.shown


def test_pointing_at_a_game_shows_its_picture_and_says_for_how_many_it_is(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        driver.tick(10)
        for game in reversed(GAMES):
            hover(driver, game)
            assert shown(driver) == game
            assert driver.app.services.texts.say(f"title.about_{game}") in driver.texts
        hover(driver, "settings")
        assert shown(driver) == "practice"


def test_keys_show_pictures_too_though_the_mouse_rests_on_another_game(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        hover(driver, "delve")
        driver.focus("fighter")
        driver.key("down")
        driver.tick(2)
        assert (driver.focused, shown(driver)) == ("challenge", "challenge")


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_moves_and_keeps_still_where_motion_is_reduced(
    tmp_path: Path, game: str
) -> None:
    with title(tmp_path) as driver:
        hover(driver, game)
        assert len(pictures(driver, 30)) > 5
        services = driver.app.services
        driver.app.change_settings(replace(services.settings, reduced_motion=True))
        driver.tick(30)
        assert len(pictures(driver, 5)) == 1


def no_notice(notice: Notice) -> None:
    pytest.fail(f"nothing was to be told, but {notice}")


def leave_a_match(folder: Path, seats: Seats) -> None:
    sheet = shipped_sheets()[0].sheet
    options = pen_options(pen_box(), sheet, Options(), seats)
    match = PenMatch.begin(PenCourse, options, 1, folder, no_notice)
    match.flick(Push(match.state.pawns[match.state.turn].place_mm, 1.2, 400.0))


def test_a_match_that_was_left_is_offered_first_and_gone_on_with(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        games = [driver.widget(name).box for name in GAMES]
        leave_a_match(driver.app.services.folders.records, (Seat("Ada"), Seat("Grace")))
        driver.tick(30)
        assert "Continue Pen: Ada, Grace" in driver.texts
        assert [driver.widget(name).box for name in GAMES] == games
        hover(driver, "continue")
        assert shown(driver) == "pen"
        driver.click("continue")
        screen = driver.app.screen
        assert isinstance(screen, PenScreen)
        assert screen.match.state.flicks == 1


def test_enter_presses_the_button_that_stands_out(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        leave_a_match(driver.app.services.folders.records, (Seat("Ada"), Seat("Grace")))
        driver.tick(30)
        driver.key("return")
        assert isinstance(driver.app.screen, PenScreen)


def test_where_nothing_was_left_nothing_is_offered(tmp_path: Path) -> None:
    with title(tmp_path) as driver:
        driver.tick(30)
        assert "continue" not in driver.reachable


@pytest.mark.parametrize("language", [*Language])
def test_what_is_said_of_each_game_is_not_cut_off_in_large_letters(
    tmp_path: Path, language: Language
) -> None:
    settings = Settings(language=language, text_size=2.0)
    with title(tmp_path, settings, (1024, 768)) as driver:
        for game in GAMES:
            hover(driver, game)
            assert driver.clipped_texts() == []


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_long_names_of_a_match_that_was_left_are_not_cut_off(
    tmp_path: Path, text_size: float
) -> None:
    settings = Settings(language=Language.FRENCH, text_size=text_size)
    with title(tmp_path, settings, (1024, 768)) as driver:
        seats = Seat("Anne-Charlotte de la Tour"), Seat("Maximilien de Robespierre")
        leave_a_match(driver.app.services.folders.records, seats)
        driver.tick(30)
        assert driver.clipped_texts() == []
        boxes = [driver.widget(name).box for name in driver.reachable]
        assert not any(a.meets(b) for a in boxes for b in boxes if a is not b)


@pytest.mark.parametrize("language", [*Language])
@pytest.mark.parametrize("size_px", SIZES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_nothing_is_cut_off(
    tmp_path: Path, language: Language, size_px: tuple[int, int], text_size: float
) -> None:
    settings = Settings(language=language, text_size=text_size)
    with title(tmp_path, settings, size_px) as driver:
        assert driver.clipped_texts() == []
        boxes = [driver.widget(name).box for name in driver.reachable]
        assert not any(a.meets(b) for a in boxes for b in boxes if a is not b)
        driver.key("f1")
        driver.tick()
        assert driver.app.helps
        assert driver.clipped_texts() == []
