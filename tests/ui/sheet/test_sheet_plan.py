"""Where a sheet lies: there and back again, as the hand turns it, and what a pointer is at."""

from math import pi

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dexterity.hand.pencil.sheet_view import SheetView
from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.square import Square, all_squares
from dexterity.ui.canvas.box import Box
from dexterity.ui.sheet.printed_marks import paper_corners
from dexterity.ui.sheet.sheet_plan import plan_in
from dexterity.values.pointer import PointerSample

ROOM = Box(300.0, 10.0, 700.0, 700.0)
turns = st.floats(-7.0, 7.0)
places = st.tuples(st.floats(-20.0, 200.0), st.floats(-20.0, 200.0))


@given(turns, places)
def test_from_the_sheet_to_the_stage_and_back_nothing_moves(
    turned: float, place: tuple[float, float]
) -> None:
    plan = plan_in(ROOM, turned)
    assert plan.place_mm(plan.place(place)) == pytest.approx(place, abs=1e-9)
    assert plan.places(np.array([place]))[0] == pytest.approx(plan.place(place), abs=1e-9)


@given(turns, places)
def test_a_sheet_is_turned_the_way_the_hand_sees_it(
    turned: float, place: tuple[float, float]
) -> None:
    plan, middle = plan_in(ROOM, turned), (90.0, 90.0)
    seen = SheetView(middle, turned).on_plane(PointerSample(0.0, *place))
    right, down = plan.way((place[0] - 90.0, place[1] - 90.0))
    across = seen.x_mm * right - seen.y_mm * down
    assert across == pytest.approx(np.hypot(seen.x_mm, seen.y_mm) * np.hypot(right, down), abs=1e-6)


@given(turns)
def test_all_of_the_paper_is_in_its_room(turned: float) -> None:
    plan = plan_in(ROOM, turned)
    for x, y in plan.places(paper_corners()).tolist():
        assert ROOM.left <= x <= ROOM.right
        assert ROOM.top <= y <= ROOM.bottom
    assert ROOM.holds(plan.bounds, slack=1e-6)


def test_the_first_player_sits_below_and_turning_half_around_swaps_the_seats() -> None:
    assert plan_in(ROOM).place((90.0, 0.0))[1] > plan_in(ROOM).place((90.0, 180.0))[1]
    assert plan_in(ROOM, pi).place((90.0, 0.0))[1] < plan_in(ROOM, pi).place((90.0, 180.0))[1]


@pytest.mark.parametrize("turned", [0.0, 0.5, pi])
def test_every_square_is_found_at_its_middle(turned: float) -> None:
    plan = plan_in(ROOM, turned)
    assert [plan.square(plan.place(square.middle_mm)) for square in all_squares()] == [
        *all_squares()
    ]


def test_beside_the_squares_there_is_none() -> None:
    plan = plan_in(ROOM)
    assert plan.square(plan.place((-1.0, 50.0))) is None
    assert plan.square(plan.place((50.0, 180.5))) is None
    assert plan.square(plan.place((0.0, 179.9))) == Square(0, 17)


@pytest.mark.parametrize("turned", [0.0, 0.5, pi])
def test_an_edge_is_meant_from_near_it(turned: float) -> None:
    plan = plan_in(ROOM, turned)
    assert plan.edge(plan.place((38.5, 25.0))) == Edge(True, 4, 2)
    assert plan.edge(plan.place((35.0, 31.0))) == Edge(False, 3, 3)
    assert plan.edge(plan.place((-1.0, 5.0))) == Edge(True, 0, 0)
    assert plan.edge(plan.place((35.0, 25.0))) is None
    assert plan.edge(plan.place((-9.0, 5.0))) is None
