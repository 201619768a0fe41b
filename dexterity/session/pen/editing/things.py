"""Things put into squares, carried elsewhere and taken away."""

from collections.abc import Iterable
from dataclasses import replace
from math import dist
from typing import Final

from dexterity.rules.pen.sheet.playable import THING_MM
from dexterity.rules.pen.sheet.sheet import MOST_THINGS, PLAYERS, Sheet
from dexterity.rules.pen.sheet.square import Square, square_at
from dexterity.session.pen.editing.hindrance import Hindrance
from dexterity.session.pen.editing.mark import Thing
from dexterity.values.vectors import Vec2

TOO_MANY: Final = {
    Thing.CHEST: Hindrance.TOO_MANY_CHESTS,
    Thing.POTION: Hindrance.TOO_MANY_POTIONS,
}


def thing_at(sheet: Sheet, square: Square) -> Thing | None:
    """What stands in a square."""
    if square in sheet.chests:
        return Thing.CHEST
    if square in sheet.potions:
        return Thing.POTION
    if square in (cell.start for cell in sheet.cells):
        return Thing.START
    return Thing.TREASURE if square in (cell.treasure for cell in sheet.cells) else None


def with_thing(sheet: Sheet, thing: Thing, square: Square) -> Sheet | Hindrance:
    """A thing in a square, in place of a chest or a potion that may be there."""
    there = thing_at(sheet, square)
    if there is thing:
        return sheet
    if thing in (Thing.START, Thing.TREASURE):
        return _with_home_thing(sheet, thing, square)
    if there in (Thing.START, Thing.TREASURE):
        return Hindrance.TAKEN
    return _with_find(without_things(sheet, (square,)), thing, square)


def _with_find(sheet: Sheet, thing: Thing, square: Square) -> Sheet | Hindrance:
    before = sheet.chests if thing is Thing.CHEST else sheet.potions
    if len(before) >= MOST_THINGS:
        return TOO_MANY[thing]
    found = tuple(sorted((*before, square)))
    if thing is Thing.CHEST:
        return replace(sheet, chests=found)
    return replace(sheet, potions=found)


def _with_home_thing(sheet: Sheet, thing: Thing, square: Square) -> Sheet | Hindrance:
    """The cell's own goes there; onto the other of the two, they change places."""
    player = sheet.cell_at(square)
    if player is None:
        return Hindrance.OUTSIDE_CELLS
    cell = sheet.cells[player]
    start, treasure = cell.start, cell.treasure
    if thing is Thing.START:
        start, treasure = square, start if treasure == square else treasure
    else:
        start, treasure = treasure if start == square else start, square
    moved = replace(cell, start=start, treasure=treasure)
    first, second = (moved if at == player else sheet.cells[at] for at in PLAYERS)
    return replace(without_things(sheet, (square,)), cells=(first, second))


def without_things(sheet: Sheet, squares: Iterable[Square]) -> Sheet:
    """No chests and potions there."""
    gone = frozenset(squares)
    return replace(
        sheet,
        chests=tuple(square for square in sheet.chests if square not in gone),
        potions=tuple(square for square in sheet.potions if square not in gone),
    )


def carried(sheet: Sheet, from_: Square, to: Square) -> Sheet | Hindrance:
    """What stands in one square stands in the other; a start or a treasure keeps to its cell."""
    thing = thing_at(sheet, from_)
    if thing is None or from_ == to:
        return sheet
    if thing in (Thing.START, Thing.TREASURE):
        if sheet.cell_at(from_) != sheet.cell_at(to):
            return Hindrance.OUTSIDE_CELLS
        return with_thing(sheet, thing, to)
    return with_thing(without_things(sheet, (from_,)), thing, to)


def under_rubber(sheet: Sheet, places_mm: Iterable[Vec2]) -> frozenset[Square]:
    """The chests and potions that an eraser touches."""
    squares = ((square_at(place), place) for place in places_mm)
    return frozenset(
        square
        for square, place in squares
        if square in (*sheet.chests, *sheet.potions) and dist(place, square.middle_mm) < THING_MM
    )
