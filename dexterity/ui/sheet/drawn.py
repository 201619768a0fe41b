"""All that is to be seen on a sheet, be it in play, on record or not yet finished."""

from dataclasses import dataclass

from dexterity.rules.pen.player import PLAYERS, PlayerId, other
from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.stroke import Stroke as WallStroke
from dexterity.rules.pen.state import POTION_USES, DrawnWall, State
from dexterity.values.stroke import Stroke

Each = tuple[Square | None, Square | None]
"""The first player's and the second's; None where there is none, or where it is no longer."""


@dataclass(frozen=True, slots=True)
class PencilLine:
    """A stroke of a player."""

    player: PlayerId
    stroke: Stroke


@dataclass(frozen=True, slots=True)
class Drawn:
    """Looser than a sheet that can be played: an author's first line can be seen too."""

    walls: frozenset[Edge] = frozenset()
    padded: frozenset[Edge] = frozenset()
    cells: tuple[frozenset[Square], frozenset[Square]] = (frozenset(), frozenset())
    starts: Each = (None, None)
    treasures: Each = (None, None)
    chests: tuple[Square, ...] = ()
    potions: tuple[tuple[Square, int], ...] = ()
    """Where, and how often each can still be drunk from."""
    strokes: tuple[WallStroke, ...] = ()
    """Walls drawn freely."""
    filled: tuple[DrawnWall, ...] = ()
    """Walls drawn in play."""
    plague: tuple[Square, ...] = ()
    lines: tuple[PencilLine, ...] = ()
    """What the pencils have drawn so far."""


def drawn_of(sheet: Sheet, state: State | None = None, lines: tuple[PencilLine, ...] = ()) -> Drawn:
    """A sheet as it looks in a game, or before one."""
    starts = (sheet.cells[0].start, sheet.cells[1].start)
    uses = (POTION_USES,) * len(sheet.potions) if state is None else state.potions
    return Drawn(
        walls=sheet.walls,
        padded=sheet.padded,
        cells=(sheet.cells[0].squares, sheet.cells[1].squares),
        starts=starts,
        treasures=_at_home(sheet, state),
        chests=sheet.chests,
        potions=tuple(zip(sheet.potions, uses, strict=True)),
        strokes=sheet.strokes,
        filled=() if state is None else state.walls,
        plague=() if state is None else state.plague,
        lines=lines,
    )


def _at_home(sheet: Sheet, state: State | None) -> Each:
    """The treasures that nobody carries."""
    first, second = (
        sheet.cells[owner].treasure
        if state is None or not state.pawns[other(owner)].has_treasure
        else None
        for owner in PLAYERS
    )
    return first, second
