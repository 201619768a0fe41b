"""Where a way begins for one who stands in a square that a stroke cuts."""

from dexterity.rules.pen.sheet.footing import footing
from dexterity.rules.pen.sheet.segment import segments_around
from dexterity.rules.pen.sheet.square import Square
from tests.kit.pen_sheets import PLAIN, read

CUT = read(PLAIN + "stroke 0,20 20,0\n")
"""A diagonal cuts off the near left corner: half of two squares, all of one."""


def test_in_a_whole_square_it_is_that_one() -> None:
    assert footing(CUT, (), (3.0, 3.0)) == (Square(0, 0),)


def test_in_a_cut_square_it_is_what_can_be_seen_from_that_side_of_the_stroke() -> None:
    assert footing(CUT, (), (12.0, 2.0)) == (Square(0, 0),)
    beyond = footing(CUT, (), (18.0, 8.0))
    assert Square(2, 0) in beyond
    assert Square(0, 0) not in beyond
    assert Square(0, 1) not in beyond, "that one is cut, too"


def test_what_is_drawn_in_play_hides_squares() -> None:
    filled = [Square(2, 0), Square(2, 1), Square(1, 1)]
    assert footing(CUT, segments_around(filled), (18.0, 8.0)) == ()
