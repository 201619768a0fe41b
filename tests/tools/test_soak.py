"""An evening in a few seconds: every game is begun, disturbed and left, and the memory watched."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest

from dexterity.content.language import Language
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.session.settings import Settings
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.frame.window import ScreenWindow
from dexterity.ui.screens.delve.pictures import tile_path
from dexterity.ui.screens.thinking import THREADS
from dexterity.ui.scripted.staged import staged
from dexterity.ui.world.paper import rgb
from tests.kit import screens  # noqa: F401
from tools import soak
from tools.soaking.allocators import in_use_mb
from tools.soaking.caches import empty_bounded_caches
from tools.soaking.evening import SIZES_PX, Evening
from tools.soaking.games import GAMES
from tools.soaking.memory import MOST_LEFT_KB, Memory, Sample, wait_for_last_thoughts

LEAK_BYTES = 100_000
"""A game; less than that is hardly told from what caches learn."""


def evening_of(home: Path, games: Sequence[str], seed: int = 3) -> Evening:
    """Every game once, and not for long."""
    with staged(home, Settings(), SIZES_PX[0]) as app:
        assert isinstance(app.window, ScreenWindow)
        evening = Evening(app, app.window.resize, Random(seed), games, actions=(2, 3))
        for _ in games:
            evening.play_a_game()
            assert app.depth == 1, "back at the title"
            assert app.running
    return evening


@pytest.mark.long
def test_every_game_has_its_turn(tmp_path: Path) -> None:
    evening = evening_of(tmp_path, [*GAMES])
    assert evening.begun == dict.fromkeys(GAMES, 1)
    assert {"practice", "challenge-level", "duel", "pen", "delve", "title"} <= set(evening.screens)
    assert evening.frames == sum(evening.screens.values())


def test_the_same_seed_is_the_same_evening(tmp_path: Path) -> None:
    first, again = (evening_of(tmp_path / name, ["delve"]) for name in ("one", "other"))
    assert (first.last, first.screens) == (again.last, again.screens)


def test_an_error_is_told_with_what_led_to_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaks(*_: object) -> None:
        raise ZeroDivisionError("our own slip")

    monkeypatch.setattr("dexterity.ui.screens.practice.practice.PracticeScreen.draw", breaks)
    assert soak.main(["--minutes", "0.01", "--game", "practice"]) == 1
    said = capsys.readouterr().err
    assert "our own slip" in said
    assert "title: begins practice" in said


def test_a_game_that_ends_the_program_ends_the_evening(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "dexterity.ui.screens.practice.practice.PracticeScreen.draw",
        lambda screen, _: screen.frame.quit(),
    )
    assert soak.main(["--minutes", "0.01", "--game", "practice"]) == 1
    assert "told to end" in capsys.readouterr().err


def evening_holding(*held_mb: float) -> Memory:
    return Memory([Sample(60.0 * at, held, 2 * held, held, 0) for at, held in enumerate(held_mb)])


@pytest.mark.parametrize(
    ("held_mb", "growth"),
    [
        ((10, 100, 200, 200, 200, 200, 200, 200), 0.0),
        ((10, 100, 100, 100, 105, 105, 110, 110), 0.1),
        ((10, 100, 100, 100, 105, 105, 80, 80), 0.05),
        ((10, 100, 100, 100, 90, 90, 80, 80), -0.1),
    ],
)
def test_growth_is_from_any_part_after_the_warm_up_to_a_later_one(
    held_mb: tuple[float, ...], growth: float
) -> None:
    memory = evening_holding(*held_mb)
    assert memory.growth == pytest.approx(growth)
    assert memory.growth_taken == pytest.approx(growth)


def test_a_bulge_at_the_beginning_hides_no_growth() -> None:
    assert evening_holding(10, 10, 150, 150, 100, 100, 120, 120).growth == pytest.approx(0.2)


def test_the_end_of_the_evening_is_never_left_out() -> None:
    assert evening_holding(10, 10, 10, 100, 100, 100, 100, 100, 100, 200).growth == pytest.approx(
        0.5
    )


def test_one_look_tells_nothing_about_growth() -> None:
    assert evening_holding(100.0).growth is None


def evening_using(*in_use_mb: float) -> Memory:
    return Memory([Sample(60.0 * at, 160.0, 200.0, used, 0) for at, used in enumerate(in_use_mb)])


def test_a_leak_of_a_tenth_of_a_megabyte_a_game_is_no_flat_evening() -> None:
    """Beside the swing of what is kept and of what fills up once: the growth of all is too small
    to tell."""
    luck = Random(1)
    flat = [80.0 + 1.0 * (game >= 20) + luck.uniform(-0.5, 0.5) for game in range(36)]
    leaking = [used + 0.1 * game for game, used in enumerate(flat)]
    assert soak.is_flat(evening_using(*flat))
    assert not soak.is_flat(evening_using(*leaking))


def test_what_every_game_leaves_is_counted_to_the_kilobyte() -> None:
    left_kb = evening_using(10.0, 50.0, *(80.0 + 0.1 * game for game in range(6))).left_kb
    assert left_kb == pytest.approx(100.0)
    assert evening_using(80.0, 80.0).left_kb is None


def test_what_a_throw_at_the_title_holds_for_a_while_is_no_leak() -> None:
    relief_mb = 7.6
    twice = [0, 1, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1]
    assert evening_using(*(80.0 + relief_mb * each for each in twice)).left_kb == pytest.approx(0.0)
    leaking = (80.0 + relief_mb * each + 0.1 * game for game, each in enumerate(twice))
    assert evening_using(*leaking).left_kb == pytest.approx(100.0)


def test_a_leak_of_megabytes_is_one_too() -> None:
    assert evening_using(*(80.0 + 5.0 * game for game in range(9))).left_kb == pytest.approx(5000.0)


@pytest.mark.long
def test_a_game_that_leaves_something_behind_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[bytearray] = []

    def leaves(frame: Frame, luck: Random) -> Screen:
        left.append(bytearray(LEAK_BYTES))
        return GAMES["practice"](frame, luck)

    honest = looked_at(tmp_path / "honest")
    monkeypatch.setattr("tools.soaking.evening.GAMES", {"practice": leaves})
    leaking = looked_at(tmp_path / "leaking")
    assert honest <= MOST_LEFT_KB < leaking


def looked_at(home: Path, games: int = 12) -> float:
    """What a game of practice leaves, in kB."""
    with staged(home, Settings(), SIZES_PX[0]) as app:
        assert isinstance(app.window, ScreenWindow)
        evening = Evening(app, app.window.resize, Random(3), ["practice"], actions=(2, 3))
        memory = Memory()
        for game in range(games):
            evening.play_a_game()
            with evening.at_home():
                memory.look(float(game))
    assert memory.left_kb is not None
    return memory.left_kb


def test_home_is_as_it_was_and_after_it_all_goes_on(tmp_path: Path) -> None:
    with staged(tmp_path, Settings(), SIZES_PX[0]) as app:
        assert isinstance(app.window, ScreenWindow)
        evening = Evening(app, app.window.resize, Random(3), ["practice"])
        chosen = replace(app.services.settings, language=Language.FRENCH, text_size=1.5)
        app.change_settings(chosen)
        app.window.resize(SIZES_PX[2])
        app.tick()
        with evening.at_home():
            assert app.window.surface.get_size() == SIZES_PX[0]
            assert app.services.settings.language is Language.ENGLISH
            assert app.services.settings.text_size == 1.0
        assert app.window.surface.get_size() == SIZES_PX[2]
        assert app.services.settings == chosen


@pytest.mark.skipif(sys.platform != "linux", reason="only there the system tells")
def test_what_is_in_use_is_what_was_asked_for_and_not_given_back() -> None:
    before_mb = in_use_mb()
    asked = [bytearray(100_000) for _ in range(20)]
    held_mb = in_use_mb()
    del asked
    assert held_mb - before_mb == pytest.approx(2.0, abs=0.1)
    assert in_use_mb() - before_mb == pytest.approx(0.0, abs=0.1)


def test_caches_with_a_most_are_emptied_and_others_are_watched() -> None:
    rgb((0.1, 0.2, 0.3))
    tile_path(TileId("any"))
    assert rgb.cache_info().currsize
    empty_bounded_caches()
    assert not rgb.cache_info().currsize
    assert tile_path.cache_info().currsize


def test_a_thought_that_outlives_its_screen_is_an_error() -> None:
    enough = Event()
    thought = Thread(target=enough.wait, name=f"{THREADS} of somebody")
    thought.start()
    try:
        with pytest.raises(RuntimeError, match=f"{THREADS} of somebody goes on"):
            wait_for_last_thoughts(patience_s=0.01)
    finally:
        enough.set()
    wait_for_last_thoughts()
    assert not thought.is_alive()
