"""The language of tests that draw sheets."""

from dexterity.rules.pen.sheet.sheet import Sheet, Title
from dexterity.rules.pen.sheet.square import SQUARE_MM
from dexterity.session.pen.editing.blank import blank_sheet
from dexterity.session.pen.editing.drawing import drawn
from dexterity.session.pen.editing.hindrance import Hindrance
from dexterity.session.pen.editing.mirror import Mirror
from dexterity.session.pen.editing.tool import Tool, mark_of
from dexterity.values.vectors import Vec2

BLANK = blank_sheet(Title("Mine", "La mienne"), "A. Mole")


def at(column: float, row: float) -> Vec2:
    """A place in squares from the near left corner: 2.5, 0.5 is the middle of the third square."""
    return column * SQUARE_MM, row * SQUARE_MM


def led(
    tool: Tool, *places: tuple[float, float], on: Sheet = BLANK, mirror: Mirror = Mirror.NONE
) -> Sheet | Hindrance:
    """What a tool that is led over places (in squares) makes of a sheet."""
    mark = mark_of(tool, on, tuple(at(*place) for place in places))
    return on if mark is None else drawn(on, mark, mirror)


def sheet(result: Sheet | Hindrance) -> Sheet:
    """A sheet, and no hindrance."""
    assert isinstance(result, Sheet)
    return result
