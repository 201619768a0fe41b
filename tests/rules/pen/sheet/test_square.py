"""Where the squares are on the paper, and which dice call them."""

import pytest

from dexterity.rules.pen.sheet.square import Square, all_squares, big_square, square_at


def test_a_point_is_in_the_square_around_it() -> None:
    assert square_at((0.0, 0.0)) == (0, 0)
    assert square_at((9.99, 10.0)) == (0, 1)
    assert all(square_at(square.middle_mm) == square for square in all_squares())


def test_a_point_on_the_far_frame_or_beyond_is_in_the_nearest_square() -> None:
    assert square_at((180.0, 180.0)) == (17, 17)
    assert square_at((-3.0, 200.0)) == (0, 17)


def test_the_red_die_calls_the_column_and_the_black_one_the_row() -> None:
    called = big_square(red=6, black=1)
    assert len(called) == 9
    assert {square.column for square in called} == {15, 16, 17}
    assert {square.row for square in called} == {0, 1, 2}


def test_every_square_is_called_by_its_own_dice() -> None:
    assert all(square in big_square(*square.dice) for square in all_squares())


@pytest.mark.parametrize(("square", "count"), [((0, 0), 2), ((0, 5), 3), ((5, 17), 3), ((5, 5), 4)])
def test_squares_at_the_frame_have_fewer_beside_them(square: tuple[int, int], count: int) -> None:
    assert len(list(Square(*square).beside())) == count
