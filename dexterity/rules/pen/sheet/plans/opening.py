"""Opens walls of a drawn dungeon until all of it can be reached."""

from collections.abc import Set
from random import Random

from dexterity.rules.pen.sheet.edge import Edge, inner_edges
from dexterity.rules.pen.sheet.square import Square, all_squares


def opened(luck: Random, walls: Set[Edge], fixed: Set[Edge]) -> frozenset[Edge]:
    """The walls without some that keep parts apart; the fixed edges stay closed.

    A wall goes together with the one opposite of it.
    """
    parts = {square: square for square in all_squares()}
    for edge in inner_edges():
        if edge not in walls and edge not in fixed:
            _join(parts, *edge.squares)
    left, order = set(walls), sorted(walls)
    luck.shuffle(order)
    for edge in order:
        one, other = edge.squares
        if _part(parts, one) != _part(parts, other):
            for gone in (edge, edge.opposite):
                left.discard(gone)
                _join(parts, *gone.squares)
    return frozenset(left)


def _part(parts: dict[Square, Square], square: Square) -> Square:
    """The square that stands for all that this one is joined with."""
    while parts[square] != square:
        parts[square] = parts[parts[square]]
        square = parts[square]
    return square


def _join(parts: dict[Square, Square], one: Square, other: Square) -> None:
    parts[_part(parts, one)] = _part(parts, other)
