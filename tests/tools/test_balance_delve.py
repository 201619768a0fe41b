"""The levels of Delve are measured fairly: nobody sits or begins better in the measuring itself."""

from argparse import Namespace
from collections import Counter
from io import StringIO

import pytest
from rich.console import Console

from dexterity.rules.concession import Concession
from dexterity.rules.delve.player import PlayerId
from dexterity.session.delve.trial import play_game
from dexterity.values.skill import Skill
from tools import balance_delve, balance_tables

BETTER, WORSE = Skill.REGULAR, Skill.NOVICE


def test_each_level_has_each_seat_each_beginning_and_the_specials_as_often() -> None:
    starts = balance_delve.starts_of(BETTER, WORSE, games=20, seed=3)
    ways = Counter((start.levels, start.options.first, start.options.specials) for start in starts)
    assert len(starts) == 24, "no fewer than asked for"
    assert len(ways) == 8
    assert set(ways.values()) == {3}
    assert len({start.seed for start in starts}) == 24


def test_who_is_watched_plays_as_ever_and_only_the_better_one_is_timed() -> None:
    (start, *_) = balance_delve.starts_of(BETTER, WORSE, games=1, seed=3)
    watched = balance_delve.watch(BETTER, start)
    assert watched.game == play_game(start)
    seat = PlayerId(start.levels.index(BETTER))
    assert len(watched.thoughts_s) == watched.game.tally.decisions[seat] > 0


@pytest.mark.long
def test_the_table_tells_each_pair_of_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_delve, "BELOW", ((BETTER, WORSE),))
    table = balance_delve.levels_table(Namespace(games=8, seed=3, workers=1, cluster=None))
    console = Console(width=100, record=True, file=StringIO())
    console.print(table)
    told = console.export_text()
    starts = balance_delve.starts_of(BETTER, WORSE, 8, 3)
    won = sum(play_game(start).winner is BETTER for start in starts)
    assert f"{won / 8:.1%}" in told
    assert "regular" in told
    assert "novice" in told


def test_a_handicap_goes_with_the_better_one_in_the_same_games() -> None:
    plain = balance_delve.starts_of(BETTER, WORSE, games=8, seed=3)
    given = balance_delve.starts_of(BETTER, WORSE, 8, 3, Concession.LARGE)
    assert [(one.seed, one.levels) for one in plain] == [(one.seed, one.levels) for one in given]
    for start in given:
        at = start.levels.index(BETTER)
        assert start.options.concessions[at] is Concession.LARGE
        assert start.options.concessions[1 - at] is Concession.NONE


@pytest.mark.long
def test_the_table_tells_each_handicap_of_each_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_tables, "UNEQUAL", ((BETTER, WORSE),))
    table = balance_delve.handicaps_table(Namespace(games=8, seed=3, workers=1, cluster=None))
    assert table.row_count == len(Concession)
