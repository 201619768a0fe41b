"""Keys have names, names have meanings, and players can change them."""

import pygame
import pytest

from dexterity.content.language import Language
from dexterity.content.texts import read_catalogue
from dexterity.places import PACKAGE, assets
from dexterity.ui.canvas.stage import Stage
from dexterity.ui.input.events import KeyPressed
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import (
    DEFAULT_KEYS,
    PAD,
    first_key_words,
    key_name,
    key_words,
    keymap_from,
)
from dexterity.ui.input.reader import Reader
from tests.kit.hands import texts

STAGE = Stage((1280, 720))


def press(key: int, mod: int = 0, sign: str = "") -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=sign, scancode=0)


def test_every_intention_has_a_key() -> None:
    assert [intention for intention in Intention if not DEFAULT_KEYS.get(intention)] == []


@pytest.mark.parametrize("language", list(Language))
def test_every_intention_has_a_name(language: Language) -> None:
    known = read_catalogue(assets() / "texts" / f"{language}.toml")
    assert [name for name in Intention if f"intention.{name}" not in known] == []


def test_no_key_means_two_things_on_one_ground() -> None:
    keymap = keymap_from({})
    clashes = [
        (name, intention, clash)
        for intention, names in DEFAULT_KEYS.items()
        for name in names
        if (clash := keymap.clash(intention, name)) is not None
    ]
    assert clashes == []


def test_a_key_of_page_and_table_asks_the_page_first() -> None:
    assert keymap_from({}).meant_by("left") == (Intention.LEFT, Intention.AIM_LEFT)


def test_a_player_gives_a_key_another_meaning() -> None:
    keymap = keymap_from({"throw": ("k",), "no such thing": ("x",)})
    assert keymap.meant_by("k") == (Intention.THROW,)
    assert keymap.meant_by("space") == (Intention.CONFIRM,)
    assert keymap.meant_by("x") == ()


def test_a_clash_is_named() -> None:
    assert keymap_from({}).clash(Intention.MUTE, "f1") is Intention.HELP
    assert keymap_from({}).clash(Intention.THROW, "left") is Intention.AIM_LEFT
    assert keymap_from({}).clash(Intention.MUTE, "m") is None


@pytest.mark.parametrize(
    ("key", "mod", "name"),
    [
        (pygame.K_z, pygame.KMOD_LCTRL, "ctrl+z"),
        (pygame.K_z, pygame.KMOD_LMETA, "ctrl+z"),
        (pygame.K_TAB, pygame.KMOD_RSHIFT, "shift+tab"),
        (pygame.K_LEFT, pygame.KMOD_NUM, "left"),
        (pygame.K_LSHIFT, pygame.KMOD_LSHIFT, ""),
    ],
)
def test_names_of_key_presses(key: int, mod: int, name: str) -> None:
    pygame.display.init()
    named = key_name(key, mod)
    pygame.display.quit()
    assert named == name


def test_a_sign_is_found_wherever_a_layout_has_it() -> None:
    reader = Reader()
    (event,) = reader.read([press(pygame.K_COMMA, pygame.KMOD_LSHIFT, "?")], 0.0, STAGE)
    assert event == KeyPressed("shift+,", "?")
    assert keymap_from({}).meant_by("shift+,", "?") == (Intention.HELP,)


def test_a_key_that_is_held_says_so_until_it_is_let_go_of() -> None:
    reader, key = Reader(), pygame.K_a
    pump = [press(key), press(key), pygame.Event(pygame.KEYUP, key=key), press(key)]
    told = [event for raw in pump for event in reader.read([raw], 0.0, STAGE)]
    assert told == [KeyPressed("a"), KeyPressed("a", repeated=True), KeyPressed("a")]


def test_a_key_has_the_time_at_which_it_was_heard_and_a_late_one_half_of_the_wait() -> None:
    reader, times = Reader(), []
    for now_s in (1.0, 1.002, 1.202):
        (event,) = reader.read([press(pygame.K_a)], now_s, STAGE)
        assert isinstance(event, KeyPressed)
        times.append(event.at_s)
    assert times == [1.0, 1.002, pytest.approx(1.102)]


def test_held_keys_are_forgotten_with_the_focus() -> None:
    reader = Reader()
    reader.read([press(pygame.K_a), pygame.Event(pygame.WINDOWFOCUSLOST)], 0.0, STAGE)
    assert reader.read([press(pygame.K_a)], 0.1, STAGE) == [KeyPressed("a")]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("ctrl+z", "Ctrl + Z"),
        ("left", "←"),
        ("shift+tab", "Maj + Tab"),
        ("+", "+"),
        ("ctrl++", "Ctrl + +"),
        ("page up", "Page préc."),
        ("pad a", "manette A"),
        ("pad left", "manette ←"),
        ("f1", "F1"),
    ],
)
def test_keys_in_words(name: str, words: str) -> None:
    assert key_words(name, texts(Language.FRENCH)) == words


def test_sentences_name_the_first_key_and_a_dash_where_there_is_none() -> None:
    keymap = keymap_from({Intention.POWER_UP: ("w", "x"), Intention.POWER_DOWN: ()})
    english = texts(Language.ENGLISH)
    assert first_key_words(Intention.POWER_UP, keymap, english) == "W"
    assert first_key_words(Intention.POWER_DOWN, keymap, english) == "–"


def test_who_plays_by_gamepad_is_told_its_buttons_where_there_are_any() -> None:
    keymap, english = keymap_from({}), texts(Language.ENGLISH)
    assert first_key_words(Intention.POWER_UP, keymap, english, pad=True) == "RT"
    assert first_key_words(Intention.AIM_LEFT, keymap, english, pad=True) == "←"
    assert first_key_words(Intention.SWITCH_WAY, keymap, english, pad=True) == "W"


def test_all_that_a_steady_hand_chooses_has_a_button_of_a_gamepad() -> None:
    chosen = (Intention.AIM_LEFT, Intention.AIM_RIGHT, Intention.LOFT_UP, Intention.LOFT_DOWN,
              Intention.POWER_UP, Intention.POWER_DOWN, Intention.THROW)  # fmt: skip
    assert [one for one in chosen if not any(k.startswith(PAD) for k in DEFAULT_KEYS[one])] == []


def test_the_keyboard_of_the_game_is_written_nowhere_else() -> None:
    sources = (PACKAGE / "ui" / "widgets").rglob("*.py")
    read = {file: file.read_text(encoding="utf-8") for file in sources}
    assert read
    assert [file for file, source in read.items() if "pygame.K_" in source] == []
