"""An evening in a few seconds: every game is begun, disturbed and left, and the memory watched."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest

from dexterity.session.settings import Settings
from dexterity.ui.frame.window import ScreenWindow
from dexterity.ui.scripted.staged import staged
from tests.kit import screens  # noqa: F401
from tools import soak
from tools.soaking.evening import SIZES_PX, Evening
from tools.soaking.games import GAMES
from tools.soaking.memory import Memory, Sample, wait_for_last_thoughts


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
    return Memory([Sample(60.0 * at, held, 2 * held, 0) for at, held in enumerate(held_mb)])


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


def test_a_thought_that_outlives_its_screen_is_an_error() -> None:
    wait_for_last_thoughts()  # of tests before this one
    enough = Event()
    thought = Thread(target=enough.wait, name="a thought")
    thought.start()
    try:
        with pytest.raises(RuntimeError, match="a thought goes on"):
            wait_for_last_thoughts(patience_s=0.01)
    finally:
        enough.set()
    wait_for_last_thoughts()
    assert not thought.is_alive()
