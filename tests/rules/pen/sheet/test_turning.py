"""Mirrored and turned sheets are as good as the first."""

from hypothesis import given, settings

from dexterity.rules.pen.sheet.fairness import prospects_of
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.turning import mirrored, swapped, turned
from tests.kit.pen_sheets import PLAIN, any_sheets, read


@settings(max_examples=30, deadline=None)
@given(any_sheets())
def test_mirrored_twice_is_the_same(sheet: Sheet) -> None:
    assert mirrored(mirrored(sheet)) == sheet


@settings(max_examples=30, deadline=None)
@given(any_sheets())
def test_turned_four_times_is_the_same(sheet: Sheet) -> None:
    assert turned(turned(turned(turned(sheet)))) == sheet
    assert turned(sheet, 4) == sheet
    assert turned(sheet, -1) == turned(sheet, 3)
    assert swapped(swapped(sheet)) == sheet


@settings(max_examples=30, deadline=None)
@given(any_sheets())
def test_mirrored_and_turned_half_is_mirrored_the_other_way(sheet: Sheet) -> None:
    assert turned(mirrored(turned(sheet))) == mirrored(sheet)


def test_a_quarter_turn_is_to_the_left() -> None:
    sheet = read(PLAIN)
    start = sheet.cells[0].start
    assert start == Square(1, 16)
    assert turned(sheet).cells[0].start == Square(1, 1)
    assert mirrored(sheet).cells[0].start == Square(16, 16)
    assert turned(sheet).strokes[1].points_mm == ((55.0, 20.0), (55.0, 30.0))


def test_a_sheet_holds_the_same_for_players_however_it_lies() -> None:
    sheet = read(PLAIN)
    for other in (mirrored(sheet), turned(sheet), turned(sheet, 2)):
        assert [prospects_of(other, player) for player in (0, 1)] == [
            prospects_of(sheet, player) for player in (0, 1)
        ]
    assert prospects_of(swapped(sheet), 0) == prospects_of(sheet, 1)
