"""Why the paper does not take what somebody wants to draw."""

from enum import StrEnum


class Hindrance(StrEnum):
    """`pen_editor.hindrance.<name>` in the catalogue is what authors read."""

    OFF_SHEET = "off_sheet"
    """A cell would stick out."""
    OTHER_CELL = "other_cell"
    """A cell would lie on the other one."""
    SMALL_CELL = "small_cell"
    """Start and treasure need a square each."""
    OUTSIDE_CELLS = "outside_cells"
    """Starts and treasures are in cells alone."""
    TAKEN = "taken"
    """Something stands there that has to be somewhere."""
    TOO_MANY_CHESTS = "too_many_chests"
    TOO_MANY_POTIONS = "too_many_potions"
    TOO_MANY_STROKES = "too_many_strokes"
    CELL_ACROSS = "cell_across"
    """No cell is on the side that is to be mirrored."""
