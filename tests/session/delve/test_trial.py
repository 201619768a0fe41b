"""Whole games of computer players of Delve, and the figures of many."""

from dataclasses import replace

import pytest

from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.session.delve.trial import Played, Start, balance_of, play_game
from dexterity.session.trials import Trials
from dexterity.values.skill import Skill
from tests.kit.posting import Posting

OPTIONS = Options(3, BoxChoice.BOTH, specials=True)
START = Start(OPTIONS, (Skill.NOVICE, Skill.NOVICE, Skill.REGULAR), 4)


@pytest.fixture(scope="module")
def played() -> Played:
    return play_game(START)


def test_a_game_is_played_to_its_end(played: Played) -> None:
    assert played.tally.delves.total() == played.result.rounds
    assert played.winner is START.levels[played.result.winner]


def test_the_same_start_ends_the_same_wherever_it_is_played(played: Played) -> None:
    with Posting() as executor:
        assert Trials(play_game, [START]).results(executor) == [played]


def test_throws_are_made_where_they_were_agreed_upon() -> None:
    options = replace(OPTIONS, players=2, dexterity=True)
    start = Start(options, (Skill.NOVICE, Skill.NOVICE), 2)
    assert play_game(start).result.rounds >= 2


def test_figures_count_seats_levels_and_adventurers(played: Played) -> None:
    balance = balance_of([played, played])
    assert balance.games == 2
    assert balance.won[played.result.winner] == 1.0 == sum(balance.won)
    assert balance.won_by_level[played.winner] == 1.0
    assert balance.rounds == played.result.rounds
    assert sum(one.delves for one in balance.adventurers.values()) == 2 * balance.rounds
    assert balance.playouts[Skill.NOVICE] < balance.playouts[Skill.REGULAR]


def test_of_no_games_there_are_no_figures() -> None:
    with pytest.raises(ValueError, match="no games"):
        balance_of([])
