"""The score sheet: whoever wins all of it gets a cup, and nobody does before."""

from pathlib import Path

import pytest

from dexterity.session.settings import Settings
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.screens.score_sheet import ScoreSheetScreen
from dexterity.ui.sound.cues import Cue
from tests.kit.posed import posed
from tests.kit.screens import Driver, Listener


def cups(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """Where a frame shows them."""
    seen: list[Box] = []
    image = Canvas.image

    def noting(canvas: Canvas, path: Path, box: Box, *, strength: float = 1.0) -> None:
        if path.name == "cup.svg":
            seen.append(box)
        image(canvas, path, box, strength=strength)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "image", noting)
        driver.tick()
    return seen


@pytest.mark.parametrize("pose", ["duel-sheet-over", "pen-score-sheet-over"])
def test_whoever_wins_gets_a_cup_between_the_sheet_and_the_buttons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pose: str
) -> None:
    with posed(pose, tmp_path) as driver:
        (cup,) = cups(driver, monkeypatch)
        assert driver.widget("sheet").box.bottom <= cup.top
        assert cup.bottom <= driver.widget("go_on").box.top
        sounds = driver.app.services.sounds
        assert isinstance(sounds, Listener)
        assert sounds.cues.count(Cue.CHEER) >= 1


@pytest.mark.parametrize("pose", ["duel-sheet", "pen-score-sheet", "delve-score-sheet"])
def test_nobody_gets_one_while_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pose: str
) -> None:
    with posed(pose, tmp_path) as driver:
        assert isinstance(driver.app.screen, ScoreSheetScreen)
        assert cups(driver, monkeypatch) == []


def test_a_cup_gives_way_to_large_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with posed("pen-score-sheet-over", tmp_path, Settings(text_size=2.0)) as driver:
        assert cups(driver, monkeypatch) == []
