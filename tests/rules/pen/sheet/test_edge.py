"""The edges between squares, each of which has one name only."""

from dexterity.rules.pen.sheet.edge import (
    Edge,
    all_edges,
    edge_between,
    edges_around,
    frame_edges,
    inner_edges,
)
from dexterity.rules.pen.sheet.square import Square, all_squares


def test_there_are_as_many_as_on_squared_paper() -> None:
    assert len(set(all_edges())) == 2 * 18 * 19
    assert len(list(frame_edges())) == 4 * 18
    assert {*inner_edges(), *frame_edges()} == {*all_edges()}


def test_all_edges_of_all_squares_are_all_edges() -> None:
    assert {edge for square in all_squares() for edge in edges_around(square)} == {*all_edges()}


def test_two_squares_share_the_edge_that_has_both_on_its_sides() -> None:
    for square in all_squares():
        for other in square.beside():
            assert {*edge_between(square, other).squares} == {square, other}


def test_an_edge_is_a_line_of_ten_millimetres() -> None:
    upright, level = Edge(True, 3, 2), Edge(False, 3, 2)
    assert (upright.start_mm, upright.end_mm) == ((30.0, 20.0), (30.0, 30.0))
    assert (level.start_mm, level.end_mm) == ((30.0, 20.0), (40.0, 20.0))


def test_the_frame_has_a_square_on_one_side_only() -> None:
    assert Edge(True, 18, 4).squares == (Square(17, 4),)
    assert all(len(edge.squares) == 1 for edge in frame_edges())


def test_what_is_beyond_the_sheet_is_no_edge_of_it() -> None:
    assert not Edge(True, 4, 18).is_on_sheet
    assert not Edge(False, 18, 4).is_on_sheet
    assert not Edge(True, -1, 4).is_on_sheet


def test_twice_to_the_opposite_is_back() -> None:
    assert all(edge.opposite.opposite == edge for edge in all_edges())
    assert all(
        {square.opposite for square in edge.squares} == {*edge.opposite.squares}
        for edge in all_edges()
    )
