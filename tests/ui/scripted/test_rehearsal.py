"""The game played by a script for the bench: it really throws, a frame at a time."""

from pathlib import Path

import pytest

from dexterity.session.records.record import Thrown
from dexterity.ui.screens.challenge.free_practice import FreePractice
from dexterity.ui.screens.practice.practice import PracticeScreen
from dexterity.ui.scripted.rehearsal import Rehearsal
from tests.kit import screens  # noqa: F401


def test_every_throw_of_a_rehearsal_is_a_real_one(tmp_path: Path) -> None:
    game = Rehearsal(tmp_path)
    before = game.app.services.clock.now_s()
    frames = sum(1 for _ in game.play(2))
    practice = game.app.screen
    assert isinstance(practice, PracticeScreen)
    assert [type(action) for action in practice.log.practice.done] == [Thrown, Thrown]
    assert round((game.app.services.clock.now_s() - before) * 60) == frames
    game.blit()
    game.app.close()


@pytest.mark.parametrize("requirement", ["slap", "back_turned"])
def test_throws_under_a_requirement_are_real_ones_too(tmp_path: Path, requirement: str) -> None:
    game = Rehearsal(tmp_path, (requirement,))
    for _ in game.play(1):
        pass
    practice = game.app.screen
    assert isinstance(practice, FreePractice)
    last = practice.table.last
    assert last is not None
    assert last.dare.ids == (requirement,)
    assert last.flight.landing.place_mm[1] > -450.0
    game.app.close()
