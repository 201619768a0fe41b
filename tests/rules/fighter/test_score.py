"""What a victory is worth, and the title that goes with it."""

from dataclasses import replace

import pytest

from dexterity.rules.fighter.options import Difficulty
from dexterity.rules.fighter.score import score_of, title_of
from dexterity.rules.fighter.state import State
from tests.kit.fighting import boss, in_room


def ended(
    gold: int = 0,
    white_dice: int = 0,
    scars: int = 1,
    out: int = 0,
    difficulty: Difficulty = Difficulty.APPRENTICE,
) -> State:
    state = in_room(gold=gold, white_dice=white_dice, difficulty=difficulty).state
    party = tuple(replace(member, out=seat < out) for seat, member in enumerate(state.party))
    return replace(state, party=party, scars_taken=scars)


def test_a_coin_is_worth_a_point_and_a_white_die_three() -> None:
    assert score_of(ended(gold=7)) == 6
    assert score_of(ended(white_dice=4)) == 11


def test_a_party_without_a_scar_gets_five_points() -> None:
    assert score_of(ended(scars=0)) == 5


def test_every_scar_costs_a_point() -> None:
    assert [score_of(ended(scars=scars)) for scars in (1, 2, 6)] == [-1, -2, -6]


def test_every_hero_who_is_out_costs_five_points() -> None:
    assert [score_of(ended(scars=3, out=out)) for out in (0, 1, 2)] == [-3, -8, -13]


@pytest.mark.parametrize(
    ("difficulty", "points"),
    [
        (Difficulty.APPRENTICE, 0),
        (Difficulty.NORMAL, 5),
        (Difficulty.HARD, 15),
        (Difficulty.HELLISH, 25),
    ],
)
def test_bravery_is_worth_points(difficulty: Difficulty, points: int) -> None:
    assert score_of(ended(scars=0, difficulty=difficulty)) == 5 + points


@pytest.mark.parametrize(
    ("title", "lowest", "highest"),
    [
        (0, -20, 0),
        (1, 1, 5),
        (2, 6, 10),
        (3, 11, 15),
        (4, 16, 20),
        (5, 21, 25),
        (6, 26, 30),
        (7, 31, 35),
        (8, 36, 40),
        (9, 41, 200),
    ],
)
def test_there_are_ten_titles(title: int, lowest: int, highest: int) -> None:
    assert {title_of(score) for score in range(lowest, highest + 1)} == {title}


def test_the_result_of_a_victory_tells_score_title_fights_and_throws() -> None:
    party = in_room(boss=boss(3), gold=4, white_dice=3).meet_boss().attacks("red 1", "green 2")
    result = party.game.result(party.state)
    assert result is not None
    assert (result.won, result.score, result.title) == (True, 4 + 9 + 5 + 5, 5)
    assert (result.fights, result.throws) == (0, 2)
