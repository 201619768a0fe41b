"""What one gesture draws on a sheet, as a value: it can be shown beforehand, and mirrored."""

from dataclasses import dataclass
from enum import StrEnum

from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.sheet.stroke import Stroke
from dexterity.values.vectors import Vec2


class Thing(StrEnum):
    """What stands in a square."""

    START = "start"
    TREASURE = "treasure"
    CHEST = "chest"
    POTION = "potion"


@dataclass(frozen=True, slots=True)
class Walls:
    """Walls along edges; at a cell they are padded, whatever was asked for."""

    edges: frozenset[Edge]
    padded: bool = False


@dataclass(frozen=True, slots=True)
class Opening:
    """Edges without a wall."""

    edges: frozenset[Edge]


@dataclass(frozen=True, slots=True)
class Scribble:
    """A wall drawn freely."""

    stroke: Stroke


@dataclass(frozen=True, slots=True)
class Rub:
    """An eraser led over places; put down on one only, it cuts squares out of cells, too."""

    places_mm: tuple[Vec2, ...]


@dataclass(frozen=True, slots=True)
class Room:
    """Squares that become a player's cell, or a part of it if they are beside it."""

    player: int
    squares: frozenset[Square]


@dataclass(frozen=True, slots=True)
class Shift:
    """A player's cell goes elsewhere, with all that is in it."""

    player: int
    columns: int
    rows: int


@dataclass(frozen=True, slots=True)
class Placing:
    """A thing in a square; a start or a treasure is that of the cell around it."""

    thing: Thing
    square: Square


@dataclass(frozen=True, slots=True)
class Removal:
    """A chest or a potion that is there no longer."""

    square: Square


@dataclass(frozen=True, slots=True)
class Carry:
    """A thing goes from one square to another."""

    from_: Square
    to: Square


Mark = Walls | Opening | Scribble | Rub | Room | Shift | Placing | Removal | Carry
