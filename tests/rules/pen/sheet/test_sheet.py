"""What a sheet cannot be, and its digest."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.sheet import Sheet, Title
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.stroke import Stroke
from tests.kit.pen_sheets import PLAIN, read

SHEET = read(PLAIN)
FIRST, SECOND = SHEET.cells


@pytest.mark.parametrize(
    ("spoilt", "reason"),
    [
        (lambda: replace(SHEET, chests=(Square(18, 0),)), "a square beyond it"),
        (lambda: replace(SHEET, cells=(FIRST, FIRST)), "in both cells"),
        (lambda: replace(SHEET, padded=frozenset({Edge(True, 19, 0)})), "a wall beyond it"),
        (lambda: replace(SHEET, walls=frozenset({Edge(True, 0, 0)})), "two walls"),
        (lambda: replace(SHEET, walls=SHEET.walls | SHEET.padded), "two walls"),
        (lambda: replace(SHEET, chests=SHEET.potions), "two things"),
        (lambda: replace(SHEET, chests=(FIRST.start,)), "two things"),
        (lambda: replace(SHEET, chests=SHEET.chests[::-1]), "out of order"),
        (lambda: replace(SHEET, strokes=SHEET.strokes * 17), "more than 64 strokes"),
        (
            lambda: replace(SHEET, chests=tuple(Square(5, row) for row in range(10))),
            "more than 9 chests",
        ),
        (lambda: replace(FIRST, start=SECOND.start), "without its start"),
        (lambda: replace(FIRST, start=FIRST.treasure), "on the start"),
        (lambda: Cell(frozenset(), FIRST.start, FIRST.treasure), "without its start"),
        (lambda: Stroke(((0.0, 0.0),)), "2 to 32 points"),
        (lambda: Stroke(((0.0, 0.0), (180.1, 0.0))), "stay on the sheet"),
        (lambda: Stroke(((0.0, 0.0), (float("nan"), 0.0))), "stay on the sheet"),
        (lambda: Stroke(((0.0, 0.0), (0.05, 0.0))), "tenths"),
        (lambda: Stroke(((1.0, 1.0), (1.0, 1.0))), "twice in a row"),
    ],
)
def test_what_no_paper_can_hold(spoilt: Callable[[], object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        spoilt()


def test_a_square_belongs_to_a_cell_or_to_none() -> None:
    assert SHEET.cell_at(FIRST.start) == 0
    assert SHEET.cell_at(SECOND.treasure) == 1
    assert SHEET.cell_at(Square(8, 8)) is None


def test_the_digest_is_that_of_what_is_played() -> None:
    renamed = replace(SHEET, title=Title("Other", "Autre"), author="Nobody")
    assert renamed.digest == SHEET.digest
    assert replace(SHEET, walls=SHEET.walls | {Edge(True, 1, 1)}).digest != SHEET.digest
    assert replace(SHEET, cells=(SECOND, FIRST)).digest != SHEET.digest
    assert replace(SHEET, strokes=SHEET.strokes[1:]).digest != SHEET.digest


def test_the_digest_is_the_same_on_every_machine() -> None:
    empty = Sheet(Title("a", "b"), "c", frozenset(), frozenset(), SHEET.cells)
    assert empty.digest == replace(empty, walls=frozenset([*empty.walls])).digest
    assert len(empty.digest) == 64
