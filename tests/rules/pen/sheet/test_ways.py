"""Ways one square wide: where they lead, how long they are, what is in their way."""

from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.ways import ways_of
from tests.kit.pen_sheets import PLAIN, in_corner, read

ROUND = """
+---+---+---+---+
|               |
+   +---+---+   +
|   |           |
+   +   +---+---+
|       |       |
+---+---+---+---+
"""
"""A corridor like a snail's, and a chamber of two squares that is closed."""


def sheet(drawing: str, *strokes: str) -> Sheet:
    return read(in_corner(drawing) + "\n".join(strokes))


def test_the_way_goes_around_walls() -> None:
    ways = ways_of(sheet(ROUND))
    assert ways.distance(Square(0, 0), Square(0, 2)) == 2
    assert ways.distance(Square(0, 0), Square(1, 1)) == 2
    assert ways.distance(Square(0, 2), Square(1, 1)) == 4
    assert ways.distance(Square(3, 2), Square(3, 1)) == 1
    assert ways.distance(Square(0, 0), Square(0, 0)) == 0


def test_a_closed_chamber_cannot_be_reached() -> None:
    ways = ways_of(sheet(ROUND))
    assert ways.reach(Square(2, 0)) == {Square(2, 0), Square(3, 0)}
    assert ways.distance(Square(0, 0), Square(2, 0)) is None
    assert ways.distance(Square(0, 0), Square(2, 0)) is None
    assert ways.between(Square(0, 0), Square(2, 0)) == frozenset()


def test_a_way_is_as_long_back() -> None:
    ways = ways_of(read(PLAIN))
    assert ways.distance(Square(0, 0), Square(17, 17)) == ways.distance(
        Square(17, 17), Square(0, 0)
    )


def test_a_wall_drawn_in_play_closes_an_edge() -> None:
    plain = read(PLAIN)
    assert ways_of(plain).distance(Square(0, 0), Square(1, 0)) == 1
    drawn = [Edge(True, 1, 0)]
    assert ways_of(plain, drawn).distance(Square(0, 0), Square(1, 0)) == 3


def test_squares_filled_in_play_are_walked_around_and_cannot_be_entered() -> None:
    ways = ways_of(read(PLAIN)).without({Square(1, 0), Square(1, 1)})
    assert ways.distance(Square(0, 0), Square(2, 0)) == 6
    assert ways.distance(Square(0, 0), Square(1, 0)) is None
    sealed = ways.without({Square(0, 1)})
    assert sealed.reach(Square(0, 0)) == {Square(0, 0)}


def test_all_shortest_ways_between_two_corners_of_a_room_are_the_room() -> None:
    ways = ways_of(read(PLAIN))
    assert ways.between(Square(0, 0), Square(2, 2)) == {
        Square(column, row) for column in range(3) for row in range(3)
    }


EMPTY = """
+   .   .
|
+---+---+
"""


def test_a_stroke_across_a_square_closes_it() -> None:
    ways = ways_of(sheet(EMPTY, "stroke 10,0 20,10"))
    assert ways.steps[Square(1, 0)] == ()
    assert ways.distance(Square(0, 0), Square(2, 0)) == 4


def test_a_stroke_along_a_grid_line_is_a_wall_on_its_edges_alone() -> None:
    ways = ways_of(sheet(EMPTY, "stroke 10,0 10,20"))
    assert Square(1, 0) not in ways.steps[Square(0, 0)]
    assert ways.steps[Square(0, 1)] == (Square(0, 2), Square(0, 0))
    assert ways.distance(Square(0, 0), Square(1, 0)) == 5


def test_a_stroke_that_only_nicks_a_square_leaves_it_whole() -> None:
    ways = ways_of(sheet(EMPTY, "stroke 0,10.9 8,10.9", "stroke 20,0.5 30,0.5"))
    assert Square(1, 1) in ways.steps[Square(0, 1)]
    assert Square(0, 1) not in ways.steps[Square(0, 0)], "it is in the way up"
    assert ways.distance(Square(1, 0), Square(3, 0)) == 2


def test_a_gap_narrower_than_a_square_is_no_way() -> None:
    ways = ways_of(sheet(EMPTY, "stroke 10,0 10,4", "stroke 10,6 10,10"))
    assert Square(1, 0) not in ways.steps[Square(0, 0)]
