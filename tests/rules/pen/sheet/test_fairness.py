"""Whether both players have to go as far, see as far and find as much."""

from dataclasses import replace

from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.fairness import judge_by_ways, prospects_of
from dexterity.rules.pen.sheet.flaw import FlawKind
from dexterity.rules.pen.sheet.plans.plan import border, box
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.sight import mean_sight
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.turning import swapped
from dexterity.rules.pen.sheet.ways import ways_of
from tests.kit.pen_sheets import PLAIN, in_corner, read

SHEET = read(PLAIN)


def kinds(sheet: Sheet) -> list[FlawKind]:
    return [flaw.kind for flaw in judge_by_ways(sheet)]


def test_a_sheet_that_is_the_same_from_both_sides_is_fair() -> None:
    first, second = (prospects_of(SHEET, player) for player in (0, 1))
    assert first == second
    assert judge_by_ways(SHEET) == ()


def test_a_trip_is_to_the_treasure_and_to_the_nearest_square_at_home() -> None:
    # 16 columns and 16 rows there, of which the last column back is already in the cell.
    first = prospects_of(SHEET, 0)
    assert first.trip == (16 + 16) + (15 + 16)


def test_the_treasure_nearer_to_the_door_is_sooner_stolen() -> None:
    near = replace(SHEET.cells[0], start=Square(0, 15), treasure=Square(2, 16))
    flaws = judge_by_ways(replace(SHEET, cells=(near, SHEET.cells[1])))
    assert [flaw.kind for flaw in flaws] == [FlawKind.UNEVEN_TRIP]
    first, second = flaws[0].figures
    assert first > second


def test_all_finds_on_one_side_are_unfair_to_the_other() -> None:
    one_sided = replace(SHEET, chests=(Square(4, 16), Square(5, 14)), potions=(Square(4, 12),))
    assert kinds(one_sided) == [FlawKind.UNEVEN_FINDS]
    assert kinds(swapped(one_sided)) == [FlawKind.UNEVEN_FINDS]
    assert kinds(replace(SHEET, chests=(), potions=())) == []


def test_sight_is_how_far_it_goes_straight_on() -> None:
    drawing = """
+---+---+---+---+
|               |
+   +---+---+   +
|   |   |   |   |
+---+---+---+---+
"""
    ways = ways_of(read(in_corner(drawing)))
    assert mean_sight(ways, [Square(0, 1)]) == 4.0
    assert mean_sight(ways, [Square(0, 0)]) == 2.0
    assert mean_sight(ways, [Square(1, 0)]) == 1.0
    assert mean_sight(ways, [Square(0, 1), Square(1, 0)]) == 2.5


def test_a_treasure_behind_many_corners_is_seen_late() -> None:
    first = SHEET.cells[0]
    # A passage of one square, up and down and up again, between the door and the treasure.
    columns = range(3, 9)
    passage = box(columns, range(12, 18))
    screens = {
        Edge(True, column, row)
        for column in columns[1:]
        for row in (range(12, 17) if column % 2 else range(13, 18))
    }
    cell = replace(first, squares=passage, start=Square(3, 12), treasure=Square(8, 17))
    door = {Edge(True, 3, 12)}
    hidden = replace(
        SHEET,
        padded=frozenset((border(passage) | screens) - door),
        cells=(cell, Cell(box(range(3), range(12, 15)), Square(0, 12), Square(0, 14))),
        chests=(),
        potions=(),
        walls=frozenset(),
        strokes=(),
    )
    assert kinds(hidden) == [FlawKind.UNEVEN_TRIP, FlawKind.UNEVEN_SIGHT]
    assert kinds(swapped(hidden)) == [FlawKind.UNEVEN_TRIP, FlawKind.UNEVEN_SIGHT]
