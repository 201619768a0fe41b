"""Whole games of computer players, and what is counted of them."""

from functools import cache

import pytest

from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.options import Options
from dexterity.rules.pen.player import PLAYERS
from dexterity.session.pen.trial import Played, balance_of, play_game
from dexterity.session.shipped import pen_box
from dexterity.values.skill import Skill
from tests.kit.penning import plain_board


@cache
def played(seed: int) -> Played:
    game = PenGame(pen_box().cards, plain_board(), Options(first=PLAYERS[seed % 2]))
    return play_game(game, (Skill.NOVICE, Skill.NOVICE), seed)


def test_a_game_comes_to_an_end_that_the_rules_know() -> None:
    game = played(1)
    assert game.result is not None
    assert game.winner == game.state.winner
    assert game.turns >= 2
    assert game.first == 1


def test_shares_are_of_all_games() -> None:
    games = [played(1), played(2)]
    balance = balance_of(games)
    assert balance.games == 2
    assert sum(balance.endings.values()) + balance.called_off == pytest.approx(1.0)
    assert sum(balance.won) == sum(game.winner is not None for game in games) / 2
    assert balance.turns == (games[0].turns + games[1].turns) / 2


def test_of_no_games_there_is_nothing_to_count() -> None:
    with pytest.raises(ValueError, match="no games"):
        balance_of([])
