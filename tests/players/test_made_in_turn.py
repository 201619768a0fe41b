"""Things that are made when they are asked for."""

import pytest

from dexterity.players.made_in_turn import MadeInTurn


def test_nothing_is_made_before_it_is_asked_for_nor_twice_in_one_pass() -> None:
    made: list[int] = []

    def make(row: int) -> str:
        made.append(row)
        return "abc"[row]

    things = MadeInTurn(3, make)
    assert len(things) == 3
    assert made == []
    assert [*things] == ["a", "b", "c"]
    assert made == [0, 1, 2]


def test_it_is_asked_as_a_list_is() -> None:
    things = MadeInTurn(3, "abc".__getitem__)
    assert (things[0], things[-1], things[1:]) == ("a", "c", ["b", "c"])
    with pytest.raises(IndexError):
        _ = things[3]
