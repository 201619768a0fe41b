"""What keeps a sheet from being played."""

from dataclasses import dataclass
from enum import StrEnum

from dexterity.rules.pen.sheet.square import Square


class FlawKind(StrEnum):
    """The sorts of flaws."""

    CELL_SIZE = "cell_size"
    CELL_DIVIDED = "cell_divided"
    CELLS_TOUCH = "cells_touch"
    CELL_WALL_BARE = "cell_wall_bare"
    THING_UNDER_STROKE = "thing_under_stroke"
    TREASURE_UNREACHABLE = "treasure_unreachable"
    CHEST_UNREACHABLE = "chest_unreachable"
    POTION_UNREACHABLE = "potion_unreachable"
    UNEVEN_TRIP = "uneven_trip"
    UNEVEN_SIGHT = "uneven_sight"
    UNEVEN_FINDS = "uneven_finds"


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing that is wrong."""

    kind: FlawKind
    square: Square | None = None
    """Where to look, unless it is all over the sheet."""
    figures: tuple[float, ...] = ()
    """What it came to: the size of a cell; what is uneven, for the first and the second player."""
