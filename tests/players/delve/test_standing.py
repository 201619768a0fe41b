"""What marks are worth: chances to win a whole game."""

from itertools import permutations

import pytest

from dexterity.players.delve.standing import chance_to_win
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Seat

ME = PlayerId(0)


def test_all_are_equal_before_the_first_round() -> None:
    assert chance_to_win((Seat(),) * 4, ME) == pytest.approx(0.25)


def test_chances_of_all_seats_add_up() -> None:
    seats = Seat(1, 1), Seat(0, 2), Seat(1, 0)
    assert sum(chance_to_win(seats, PlayerId(one)) for one in range(3)) == pytest.approx(1.0)


def test_chances_go_with_the_marks_wherever_somebody_sits() -> None:
    ahead, behind, even = Seat(1, 0), Seat(0, 1), Seat(0, 0)
    chances = {
        seats: [chance_to_win(seats, PlayerId(one)) for one in range(3)]
        for seats in permutations((ahead, behind, even))
    }
    told = {tuple(sorted(zip(map(repr, seats), of, strict=True))) for seats, of in chances.items()}
    assert len(told) == 1
    for seats, of in chances.items():
        assert of[seats.index(behind)] < of[seats.index(even)] < of[seats.index(ahead)]


def test_the_game_is_won_by_two_successes_or_by_being_left() -> None:
    assert chance_to_win((Seat(2, 1), Seat(1, 0)), ME) == 1.0
    assert chance_to_win((Seat(0, 1), Seat(1, 2)), ME) == 1.0
    assert chance_to_win((Seat(0, 2), Seat(), Seat()), ME) == 0.0


def test_a_success_is_worth_having_and_a_failure_is_not() -> None:
    even = chance_to_win((Seat(), Seat()), ME)
    assert chance_to_win((Seat(0, 1), Seat()), ME) < even < chance_to_win((Seat(1, 0), Seat()), ME)
