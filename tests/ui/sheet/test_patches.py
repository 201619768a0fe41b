"""Pen lines are kept while a sheet is drawn on, and not for ever."""

from dexterity.rules.pen.sheet.segment import segments_of
from dexterity.rules.pen.sheet.sheet import MOST_STROKES
from dexterity.ui.screens.pen.sheets_on_offer import shipped_sheets
from dexterity.ui.sheet.patches import KEPT_LINES, pen_patches


def test_the_lines_of_the_fullest_sheet_are_kept_and_those_of_few_others() -> None:
    fullest = max(len(segments_of(offered.sheet)) for offered in shipped_sheets()) + MOST_STROKES
    assert fullest <= KEPT_LINES <= 2 * fullest


def test_no_more_lines_are_kept_than_told() -> None:
    for number in range(KEPT_LINES + 10):
        pen_patches(((0.0, 0.0), (1.0, 0.0)), 0.5, f"line {number}")
    assert pen_patches.cache_info().currsize == KEPT_LINES
