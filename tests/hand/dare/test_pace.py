"""Tools that keep up with a hand."""

from itertools import pairwise
from math import dist, radians

import pytest

from dexterity.hand.dare.pace import MOST_MM_S, MOST_RAD_S, facings, kept_up
from dexterity.values.pointer import PointerSample
from tests.kit.tool_paths import swing


def test_a_tool_does_not_jump_with_the_pointer() -> None:
    path = (*swing((0.0, -700.0), 0.0, 1.0, 0.1), PointerSample(0.5, 900.0, 400.0))
    places = list(kept_up(path, (0.0, -700.0)))
    for before, after in pairwise(places):
        way = dist((before.x_mm, before.y_mm), (after.x_mm, after.y_mm))
        assert way <= MOST_MM_S * (after.at_s - before.at_s) + 1e-9


def test_a_tool_that_begins_elsewhere_moves_as_the_hand_does() -> None:
    path = swing((10.0, -510.0), 20.0, 150.0, 0.3)
    places = list(kept_up(path, (10.0, -560.0)))
    assert [place.y_mm + 50.0 for place in places] == pytest.approx([one.y_mm for one in path])


def test_a_tool_faces_where_the_hand_goes_but_no_wrist_turns_right_round() -> None:
    assert list(facings(swing((0.0, 0.0), 30.0, 200.0, 0.3)))[-1] == pytest.approx(radians(30.0))
    assert list(facings(swing((0.0, 0.0), 80.0, 200.0, 0.3)))[-1] == pytest.approx(radians(60.0))


def test_a_tool_that_is_drawn_back_faces_as_before() -> None:
    there, back = swing((0.0, 0.0), 30.0, 200.0, 0.3), swing((100.0, 173.0), 200.0, 200.0, 0.3, 1.0)
    assert list(facings((*there, *back)))[-1] == pytest.approx(radians(30.0))


def test_a_hand_that_hardly_moves_does_not_turn_its_tool() -> None:
    assert set(facings(swing((0.0, 0.0), 40.0, 5.0, 0.3))) == {0.0}


def test_a_tool_turns_no_faster_than_a_wrist() -> None:
    path = (*swing((0.0, 0.0), -50.0, 200.0, 0.2), *swing((-153.0, 129.0), 50.0, 200.0, 0.2, 0.5))
    turns = list(facings(path))
    for (before, turn), (after, turned) in pairwise(zip(path, turns, strict=True)):
        assert abs(turned - turn) <= MOST_RAD_S * (after.at_s - before.at_s) + 1e-9
