"""The coach of Delve: odds from what a seat may know."""

from dataclasses import replace
from random import Random

import pytest

from dexterity.players.delve.survival import Survival, survival
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase, State
from tests.kit.delve_minds import bidding, moments, shuffled_secrets
from tests.kit.delving import DELVER, OTHER, delving


def odds(game: DelveGame, state: State, player: PlayerId = DELVER, samples: int = 40) -> Survival:
    told = survival(game, game.seen_by(state, player), player, samples=samples, luck=Random(1))
    assert told is not None
    return told


def test_nobody_dies_of_an_empty_dungeon() -> None:
    assert odds(*bidding("warrior")).share == 1.0


def test_nobody_survives_what_is_known_to_be_deadly() -> None:
    told = odds(*bidding("warrior", "dragon demon"))
    assert told.share == 0.0
    assert 0.0 == told.low < told.high < 0.2


def test_who_does_not_know_the_cards_hopes_more() -> None:
    game, state = bidding("warrior", "dragon demon", "plate_armor")
    assert odds(game, state).share < odds(game, state, OTHER).share < 1.0


def test_of_a_delve_that_goes_on_everybody_can_tell() -> None:
    one = delving("warrior", "goblin", "plate_armor", deck="goblin")
    assert odds(one.game, one.state, OTHER).share == 1.0


def test_more_samples_say_it_more_exactly() -> None:
    game, state = bidding("barbarian", "lich", "chainmail leather_shield")
    state = replace(state, dungeon=tuple(replace(one, by=OTHER) for one in state.dungeon * 3))
    few, many = odds(game, state, samples=20), odds(game, state, samples=120)
    assert few.low <= few.share <= few.high
    assert many.high - many.low < few.high - few.low


def test_between_rounds_there_is_nothing_to_tell() -> None:
    game, state = bidding("warrior")
    over = replace(state, phase=Phase.ADVENTURER)
    assert survival(game, over, DELVER, samples=5, luck=Random(1)) is None


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_cannot_see_changes_nothing_that_it_is_told(seed: int) -> None:
    for number, (game, state) in enumerate(moments(seed, every=0.15)):
        player = PlayerId(number % game.options.players)
        other = shuffled_secrets(game, state, player, Random(number))
        told = [
            survival(game, game.seen_by(each, player), player, samples=5, luck=Random(1))
            for each in (state, other)
        ]
        assert told[0] == told[1]
