"""The balance of Pen is measured fairly: nobody sits or begins better in the measurement itself."""

from argparse import Namespace
from collections import Counter

import pytest

from dexterity.rules.concession import Concession
from dexterity.session.pen.trial import Bout, Played
from dexterity.values.skill import Skill
from tests.kit.penning import duel
from tools import balance_pen
from tools.balance_tables import BELOW, UNEQUAL

ARGS = Namespace(
    games=10, sheet="all", seed=1, level=Skill.REGULAR, workers=1, cluster=None, what="levels"
)


@pytest.fixture
def bouts(monkeypatch: pytest.MonkeyPatch) -> list[Bout]:
    """All that would have been played; the first seat wins every one."""
    asked: list[Bout] = []
    won = duel(health=(5, 1)).state

    def play(bout: Bout) -> Played:
        asked.append(bout)
        return Played(bout.seed, bout.levels, None, 9, won, bout.options.first)

    monkeypatch.setattr(balance_pen, "play_bout", play)
    return asked


def test_each_level_has_each_seat_and_each_beginning_as_often(bouts: list[Bout]) -> None:
    balance_pen.levels_table(ARGS)
    for better, worse in BELOW:
        pair = [bout for bout in bouts if {*bout.levels} == {better, worse}]
        seats = Counter((bout.levels[0], bout.options.first) for bout in pair)
        assert len(pair) == 4 * 8, "as many on each sheet, and no fewer than asked for"
        assert set(seats.values()) == {len(pair) // 4}


def test_equals_are_told_by_sheet_and_all_together(bouts: list[Bout]) -> None:
    table = balance_pen.seats_table(ARGS)
    assert table.row_count == 8 + 1
    assert {bout.levels for bout in bouts} == {(Skill.REGULAR, Skill.REGULAR)}


def test_a_handicap_goes_with_the_better_one_in_the_same_games(bouts: list[Bout]) -> None:
    table = balance_pen.handicaps_table(ARGS)
    assert table.row_count == len(UNEQUAL) * len(Concession)
    for better, worse in UNEQUAL:
        pair = [bout for bout in bouts if {*bout.levels} == {better, worse}]
        given = {
            conceded: [
                (bout.name, bout.seed, bout.levels, bout.options.first)
                for bout in pair
                if bout.options.concessions[bout.levels.index(better)] is conceded
            ]
            for conceded in Concession
        }
        assert given[Concession.NONE] == given[Concession.SMALL] == given[Concession.LARGE]
        assert len(given[Concession.NONE]) == 4 * 8
        assert all(
            bout.options.concessions[bout.levels.index(worse)] is Concession.NONE for bout in pair
        )
