"""What keeps a sheet from being played, one drawing each."""

from dataclasses import replace

import pytest

from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.edge import Edge, edges_around
from dexterity.rules.pen.sheet.flaw import Flaw, FlawKind
from dexterity.rules.pen.sheet.playable import distance_to, flaws_of
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.stroke import Stroke
from tests.kit.pen_sheets import PLAIN, in_corner, read

SHEET = read(PLAIN)
FIRST, SECOND = SHEET.cells


def kinds(sheet: Sheet) -> list[FlawKind]:
    return [flaw.kind for flaw in flaws_of(sheet)]


def test_a_sound_sheet_has_no_flaws() -> None:
    assert flaws_of(SHEET) == ()


def test_a_closed_cell_keeps_the_rival_out_and_the_owner_in() -> None:
    closed = replace(SHEET, padded=SHEET.padded | {Edge(True, 3, 16)})
    assert flaws_of(closed) == (
        Flaw(FlawKind.TREASURE_UNREACHABLE, SECOND.treasure),
        Flaw(FlawKind.TREASURE_UNREACHABLE, FIRST.treasure),
    )


def test_a_treasure_walled_in_inside_its_cell() -> None:
    around = frozenset(edges_around(FIRST.treasure))
    walled = replace(SHEET, padded=SHEET.padded | around)
    assert set(kinds(walled)) == {FlawKind.TREASURE_UNREACHABLE, FlawKind.CELL_DIVIDED}


@pytest.mark.parametrize(
    ("sign", "kind"), [("C", FlawKind.CHEST_UNREACHABLE), ("P", FlawKind.POTION_UNREACHABLE)]
)
def test_a_thing_in_a_closed_chamber(sign: str, kind: FlawKind) -> None:
    drawing = f"""
+---+---+
|     {sign} |
+---+---+
"""
    assert flaws_of(read(in_corner(drawing))) == (Flaw(kind, Square(1, 0)),)


def test_a_thing_in_a_square_that_a_stroke_closes() -> None:
    drawing = """
+   .   .   .
|
+   .   .   .
|     C
+---+---+---+
"""
    sheet = read(in_corner(drawing) + "stroke 10,8 18,10 20,6\n")
    assert kinds(sheet) == [FlawKind.CHEST_UNREACHABLE]
    near = read(in_corner(drawing) + "stroke 10,9.5 20,9.5\n")
    assert FlawKind.CHEST_UNREACHABLE not in kinds(near), "it can be reached from its sides"


@pytest.mark.parametrize("thing", SHEET.things())
def test_a_stroke_over_any_thing(thing: Square) -> None:
    x, y = thing.middle_mm
    over = Stroke(((x - 3.0, y - 3.0), (x + 3.0, y + 3.0)), padded=True)
    flaws = flaws_of(replace(SHEET, strokes=(over,)))
    assert Flaw(FlawKind.THING_UNDER_STROKE, thing) in flaws


def test_a_cell_of_three_squares_and_one_of_forty() -> None:
    small = Cell(
        frozenset({Square(0, 15), Square(0, 16), Square(0, 17)}), Square(0, 15), Square(0, 17)
    )
    large = Cell(
        frozenset(Square(column, row) for column in range(8) for row in range(5)),
        Square(0, 0),
        Square(1, 0),
    )
    flaws = flaws_of(replace(SHEET, cells=(small, large), chests=(), potions=()))
    assert Flaw(FlawKind.CELL_SIZE, small.start, (3,)) in flaws
    assert Flaw(FlawKind.CELL_SIZE, large.start, (40,)) in flaws


def test_a_cell_in_two_pieces() -> None:
    apart = replace(FIRST, squares=FIRST.squares | {Square(5, 8)})
    assert Flaw(FlawKind.CELL_DIVIDED, Square(5, 8)) in flaws_of(
        replace(SHEET, cells=(apart, SECOND))
    )


@pytest.mark.parametrize(("shift", "touches"), [((3, 0), True), ((3, -3), True), ((4, 0), False)])
def test_cells_side_by_side_or_corner_to_corner(shift: tuple[int, int], touches: bool) -> None:
    def moved(square: Square) -> Square:
        return Square(square.column + shift[0], square.row + shift[1])

    other = Cell(frozenset(map(moved, FIRST.squares)), moved(FIRST.start), moved(FIRST.treasure))
    sheet = replace(SHEET, cells=(FIRST, other), chests=(), potions=())
    assert (FlawKind.CELLS_TOUCH in kinds(sheet)) is touches


def test_a_cell_wall_that_would_hurt() -> None:
    bare = Edge(True, 3, 15)
    sheet = replace(SHEET, walls=SHEET.walls | {bare}, padded=SHEET.padded - {bare})
    assert flaws_of(sheet) == (Flaw(FlawKind.CELL_WALL_BARE, Square(2, 15)),)


def test_a_frame_that_would_hurt_in_a_cell() -> None:
    sheet = replace(SHEET, padded=SHEET.padded - {Edge(True, 0, 15)})
    assert flaws_of(sheet) == (Flaw(FlawKind.CELL_WALL_BARE, Square(0, 15)),)


@pytest.mark.parametrize("padded", [True, False])
def test_a_stroke_in_a_cell_has_to_be_padded(padded: bool) -> None:
    stroke = Stroke(((22.0, 172.0), (28.0, 178.0)), padded)
    found = kinds(replace(SHEET, strokes=(*SHEET.strokes, stroke)))
    assert (FlawKind.CELL_WALL_BARE in found) is not padded


def test_fairness_is_asked_only_of_a_sheet_that_can_be_walked() -> None:
    unfair = (Flaw(FlawKind.UNEVEN_TRIP, figures=(1.0, 2.0)),)
    assert flaws_of(SHEET, lambda _: unfair) == unfair
    closed = replace(SHEET, padded=SHEET.padded | {Edge(True, 3, 16)})
    assert set(kinds(closed)) == {FlawKind.TREASURE_UNREACHABLE}


def test_the_distance_to_a_line_ends_at_its_ends() -> None:
    line = (10.0, 10.0), (20.0, 10.0)
    assert distance_to(line, (15.0, 13.0)) == 3.0
    assert distance_to(line, (24.0, 13.0)) == 5.0
    assert distance_to(line, (10.0, 10.0)) == 0.0
