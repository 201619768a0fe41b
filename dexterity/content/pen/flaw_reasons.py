"""Says of each flaw of a sheet what is wrong, for the author of its file."""

from collections.abc import Mapping
from typing import Final

from dexterity.rules.pen.sheet.fairness import FINDS_MARGIN, SIGHT_MARGIN, TRIP_MARGIN
from dexterity.rules.pen.sheet.flaw import Flaw, FlawKind
from dexterity.rules.pen.sheet.playable import CELL_SIZES

NO_WAY: Final = "no way one square wide leads to it"
SQUARES: Final = "{:.3g} squares for one player and {:.3g} for the other, more than"

REASONS: Final[Mapping[FlawKind, str]] = {
    FlawKind.CELL_SIZE: (
        f"is in a cell of {{:g}} squares, which must be {CELL_SIZES[0]} to {CELL_SIZES[1]}"
    ),
    FlawKind.CELL_DIVIDED: "is a part of a cell that one cannot reach from the start inside it",
    FlawKind.CELLS_TOUCH: "touches the other cell",
    FlawKind.CELL_WALL_BARE: "is in a cell, at a wall that is not padded",
    FlawKind.THING_UNDER_STROKE: "is a thing with a stroke over it",
    FlawKind.TREASURE_UNREACHABLE: f"is a treasure that the rival cannot reach: {NO_WAY}",
    FlawKind.CHEST_UNREACHABLE: f"is a chest that nobody can reach: {NO_WAY}",
    FlawKind.POTION_UNREACHABLE: f"is a potion that nobody can reach: {NO_WAY}",
    FlawKind.UNEVEN_TRIP: (
        f"is not fair: to the rival's treasure and home it is {SQUARES} {TRIP_MARGIN:.0%} apart"
    ),
    FlawKind.UNEVEN_SIGHT: (
        "is not fair: on the way to the treasure one sees "
        f"{SQUARES} {SIGHT_MARGIN:.0%} apart, on average"
    ),
    FlawKind.UNEVEN_FINDS: (
        f"is not fair: to a chest or a potion it is {SQUARES} {FINDS_MARGIN:.0%} apart, on average"
    ),
}


def reason_of(flaw: Flaw) -> str:
    """What is wrong, in the words of a fault."""
    return REASONS[flaw.kind].format(*flaw.figures)
