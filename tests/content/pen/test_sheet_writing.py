"""What is written is read as the same, and what is drawn neatly is written as it was."""

from hypothesis import given, settings

from dexterity.content.pen.drawing import text_of
from dexterity.rules.pen.sheet.sheet import Sheet
from tests.kit.pen_sheets import PLAIN, any_sheets, in_corner, read


@settings(max_examples=50, deadline=None)
@given(any_sheets())
def test_any_sheet_comes_back_from_its_text(sheet: Sheet) -> None:
    assert read(text_of(sheet)) == sheet


def test_a_neat_drawing_comes_back_sign_by_sign() -> None:
    assert text_of(read(PLAIN)) == PLAIN


def test_a_loose_drawing_is_made_neat() -> None:
    loose = """
-       |   :   .
|       |
|-------|       .
|
-----------------
"""
    neat = """
+   .   +   .   .
|       |
+---+---+   .   .
|
+---+---+---+---+
"""
    assert text_of(read(in_corner(loose))) == in_corner(neat)
