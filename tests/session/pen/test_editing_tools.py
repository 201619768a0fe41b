"""Tools on a sheet: what is drawn where they are led, and what the paper does not take."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.playable import flaws_of
from dexterity.rules.pen.sheet.sheet import MOST_STROKES, MOST_THINGS, Sheet
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.stroke import Stroke
from dexterity.session.pen.editing.hindrance import Hindrance
from dexterity.session.pen.editing.mirror import Mirror
from dexterity.session.pen.editing.tool import Tool
from tests.kit.pen_editing import BLANK, led, sheet


def test_a_blank_sheet_can_be_played_at_once() -> None:
    assert flaws_of(BLANK) == ()


# --- walls --------------------------------------------------------------------------------------


def test_a_click_draws_the_nearest_edge() -> None:
    assert sheet(led(Tool.WALL, (8.1, 5.5))).walls == {Edge(True, 8, 5)}
    assert sheet(led(Tool.WALL, (8.5, 5.9))).walls == {Edge(False, 8, 6)}


def test_a_click_on_a_wall_takes_it_away() -> None:
    once = sheet(led(Tool.WALL, (8.1, 5.5)))
    assert sheet(led(Tool.WALL, (8.1, 5.5), on=once)) == BLANK


def test_a_drag_draws_straight_from_corner_to_corner() -> None:
    walls = sheet(led(Tool.WALL, (5.1, 8.0), (6.0, 8.3), (9.0, 8.2))).walls
    assert walls == {Edge(False, column, 8) for column in (5, 6, 7, 8)}


def test_a_drag_goes_along_its_longer_way() -> None:
    walls = sheet(led(Tool.WALL, (5.0, 8.0), (6.4, 4.9))).walls
    assert walls == {Edge(True, 5, row) for row in (5, 6, 7)}


def test_a_drag_off_the_sheet_ends_at_its_frame() -> None:
    walls = sheet(led(Tool.WALL, (16.0, 9.0), (40.0, 9.0))).walls
    assert walls == {Edge(False, 16, 9), Edge(False, 17, 9)}


def test_walls_at_a_cell_are_padded() -> None:
    opened = sheet(led(Tool.WALL, (2.9, 1.5)))
    closed = sheet(led(Tool.WALL, (3.0, 0.0), (3.0, 6.0), on=opened))
    assert {Edge(True, 3, row) for row in (0, 1, 2)} <= closed.padded
    assert closed.walls == {Edge(True, 3, row) for row in (3, 4, 5)}


def test_a_soft_wall_is_padded_anywhere() -> None:
    hard = sheet(led(Tool.WALL, (8.1, 5.5)))
    soft = sheet(led(Tool.SOFT_WALL, (8.1, 5.5), on=hard))
    assert (Edge(True, 8, 5) in soft.padded, soft.walls) == (True, frozenset())


# --- strokes ------------------------------------------------------------------------------------


def test_a_free_line_keeps_its_bend_and_loses_needless_points() -> None:
    path = [(8.0 + step / 10, 5.0) for step in range(11)] + [(9.0, 5.5), (9.0, 6.0)]
    assert sheet(led(Tool.FREEHAND, *path)).strokes == (
        Stroke(((80.0, 50.0), (90.0, 50.0), (90.0, 60.0))),
    )


def test_a_dot_is_no_stroke() -> None:
    assert sheet(led(Tool.FREEHAND, (8.0, 5.0), (8.1, 5.0))) == BLANK


def test_a_line_inside_a_cell_is_padded() -> None:
    assert sheet(led(Tool.FREEHAND, (0.5, 2.2), (2.5, 2.4))).strokes[0].padded


@settings(max_examples=50, deadline=None)
@given(st.lists(st.tuples(st.floats(-1, 19), st.floats(-1, 19)), min_size=1, max_size=80))
def test_any_scribble_is_a_stroke_or_nothing(path: list[tuple[float, float]]) -> None:
    assert len(sheet(led(Tool.FREEHAND, *path)).strokes) <= 1


def test_there_is_an_end_to_strokes() -> None:
    full = replace(BLANK, strokes=(Stroke(((80.0, 80.0), (90.0, 80.0))),) * MOST_STROKES)
    assert led(Tool.FREEHAND, (8.0, 5.0), (9.0, 5.0), on=full) is Hindrance.TOO_MANY_STROKES


# --- eraser -------------------------------------------------------------------------------------


def test_the_eraser_takes_what_it_touches_and_nothing_else() -> None:
    walls = sheet(led(Tool.WALL, (5.0, 8.0), (9.0, 8.0)))
    rubbed = sheet(led(Tool.ERASER, (6.5, 7.5), (6.5, 8.5), on=walls))
    assert rubbed.walls == walls.walls - {Edge(False, 6, 8)}


def test_a_quick_eraser_skips_nothing() -> None:
    walls = sheet(led(Tool.WALL, (6.0, 4.0), (6.0, 12.0)))
    rubbed = sheet(led(Tool.ERASER, (6.0, 3.5), (6.0, 12.5), on=walls))
    assert rubbed.walls == frozenset()


def test_the_eraser_takes_strokes_chests_and_potions() -> None:
    drawn = sheet(led(Tool.FREEHAND, (8.2, 5.5), (8.8, 5.5)))
    drawn = sheet(led(Tool.CHEST, (10.5, 5.5), on=drawn))
    drawn = sheet(led(Tool.POTION, (12.5, 5.5), on=drawn))
    assert sheet(led(Tool.ERASER, (8.0, 5.5), (13.0, 5.5), on=drawn)) == BLANK


def test_the_frame_stays_and_stays_padded_at_a_cell() -> None:
    assert sheet(led(Tool.ERASER, (0.0, 0.5), (0.0, 17.0))) == BLANK


def test_the_eraser_opens_a_door() -> None:
    assert Edge(False, 1, 3) not in sheet(led(Tool.ERASER, (1.5, 3.0))).padded


def test_a_touch_of_the_eraser_cuts_a_square_out_of_a_cell() -> None:
    cut = sheet(led(Tool.ERASER, (2.5, 0.5)))
    assert Square(2, 0) not in cut.cells[0].squares
    assert {Edge(True, 2, 0), Edge(False, 2, 1)} <= cut.padded
    assert Edge(True, 3, 0) not in cut.padded


def test_a_start_cannot_be_cut_out() -> None:
    assert led(Tool.ERASER, (1.5, 1.5)) is Hindrance.TAKEN


# --- cells --------------------------------------------------------------------------------------


def test_a_rectangle_elsewhere_is_the_new_cell() -> None:
    moved = sheet(led(Tool.FIRST_CELL, (8.5, 0.5), (10.5, 1.5)))
    cell = moved.cells[0]
    assert cell.squares == {Square(column, row) for column in (8, 9, 10) for row in (0, 1)}
    assert Edge(True, 0, 0) not in moved.padded
    assert flaws_of(moved) == ()


def test_a_rectangle_beside_the_cell_enlarges_it() -> None:
    larger = sheet(led(Tool.FIRST_CELL, (3.5, 0.5), (4.5, 0.5)))
    assert larger.cells[0].squares == BLANK.cells[0].squares | {Square(3, 0), Square(4, 0)}
    assert Edge(True, 3, 0) not in larger.padded
    assert {Edge(True, 5, 0), Edge(False, 3, 1), Edge(False, 4, 1)} <= larger.padded
    assert flaws_of(larger) == ()


def test_a_cell_dragged_takes_its_walls_and_things_along() -> None:
    moved = sheet(led(Tool.FIRST_CELL, (0.5, 0.5), (4.5, 2.5)))
    assert moved.cells[0].start == Square(5, 3)
    assert moved.cells[0].treasure == Square(4, 2)
    back = sheet(led(Tool.FIRST_CELL, (4.5, 2.5), (0.5, 0.5), on=moved))
    assert back == BLANK


def test_hard_walls_under_a_cell_are_gone() -> None:
    walls = sheet(led(Tool.WALL, (0.0, 5.0), (9.0, 5.0)))
    moved = sheet(led(Tool.FIRST_CELL, (0.5, 0.5), (0.5, 3.5), on=walls))
    assert moved.walls == {Edge(False, column, 5) for column in range(3, 9)}


@pytest.mark.parametrize(
    ("places", "why"),
    [
        (((0.5, 0.5), (17.5, 0.5)), Hindrance.OFF_SHEET),
        (((0.5, 0.5), (15.5, 15.5)), Hindrance.OTHER_CELL),
        (((9.5, 9.5), (16.5, 16.5)), Hindrance.OTHER_CELL),
        (((9.5, 9.5),), Hindrance.SMALL_CELL),
    ],
)
def test_where_a_cell_cannot_be(places: tuple[tuple[float, float], ...], why: Hindrance) -> None:
    assert led(Tool.FIRST_CELL, *places) is why


# --- things -------------------------------------------------------------------------------------


def test_a_chest_is_put_carried_and_taken_away() -> None:
    put = sheet(led(Tool.CHEST, (8.5, 5.5)))
    assert put.chests == (Square(8, 5),)
    carried = sheet(led(Tool.CHEST, (8.5, 5.5), (9.5, 6.5), on=put))
    assert carried.chests == (Square(9, 6),)
    assert sheet(led(Tool.CHEST, (9.5, 6.5), on=carried)) == BLANK


def test_a_potion_takes_the_place_of_a_chest() -> None:
    put = sheet(led(Tool.CHEST, (8.5, 5.5)))
    both = sheet(led(Tool.POTION, (8.5, 5.5), on=put))
    assert (both.chests, both.potions) == ((), (Square(8, 5),))


def test_start_and_treasure_change_places() -> None:
    swapped = sheet(led(Tool.START, (0.5, 0.5)))
    assert (swapped.cells[0].start, swapped.cells[0].treasure) == (Square(0, 0), Square(1, 1))


def test_a_start_keeps_to_its_cell() -> None:
    assert led(Tool.START, (8.5, 5.5)) is Hindrance.OUTSIDE_CELLS
    assert led(Tool.START, (1.5, 1.5), (8.5, 5.5)) is Hindrance.OUTSIDE_CELLS


def test_a_chest_on_a_start_is_refused() -> None:
    assert led(Tool.CHEST, (1.5, 1.5)) is Hindrance.TAKEN


def test_there_is_an_end_to_chests() -> None:
    full = BLANK
    for column in range(MOST_THINGS):
        full = sheet(led(Tool.CHEST, (column + 4.5, 5.5), on=full))
    assert led(Tool.CHEST, (4.5, 9.5), on=full) is Hindrance.TOO_MANY_CHESTS


# --- whatever is drawn --------------------------------------------------------------------------

PLACES = st.tuples(st.floats(-1, 19), st.floats(-1, 19))
GESTURES = st.tuples(
    st.sampled_from(Tool),
    st.lists(PLACES, min_size=1, max_size=3),
    st.sampled_from(Mirror),
)


@settings(max_examples=40, deadline=None)
@given(st.lists(GESTURES, max_size=12))
def test_any_gestures_leave_a_sheet(
    gestures: list[tuple[Tool, list[tuple[float, float]], Mirror]],
) -> None:
    paper: Sheet = BLANK
    for tool, places, mirror in gestures:
        result = led(tool, *places, on=paper, mirror=mirror)
        paper = result if isinstance(result, Sheet) else paper
    assert flaws_of(paper) == flaws_of(replace(paper))
