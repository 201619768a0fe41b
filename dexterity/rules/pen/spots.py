"""What lies on the sheet to be passed over: chests, potions and treasures."""

from collections.abc import Iterator
from typing import Final

from dexterity.rules.pen.board import Board
from dexterity.rules.pen.course import Course
from dexterity.rules.pen.effects import (
    ChestOpened,
    ItemFound,
    NothingFound,
    PotionDrunk,
    Source,
    TreasureTaken,
)
from dexterity.rules.pen.player import PLAYERS, PlayerId, other
from dexterity.rules.pen.sheet.playable import THING_MM
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import State
from dexterity.values import Spot

TREASURE_HEALTH: Final = 5
"""What the rival's treasure brings to beginners."""

POTION_HEALTH: Final = 1


def chest_name(square: Square) -> str:
    """What the spot of a chest is called."""
    return f"chest-{square.column}-{square.row}"


def potion_name(square: Square) -> str:
    """What the spot of a potion is called."""
    return f"potion-{square.column}-{square.row}"


def treasure_name(owner: PlayerId) -> str:
    """What the spot of a treasure is called, while it lies in its owner's cell."""
    return f"treasure-{owner}"


def spots_for(board: Board, state: State, player: PlayerId) -> tuple[Spot, ...]:
    """All that a player can get something from: empty potions and the own treasure are none."""
    return tuple(
        Spot(name, square.middle_mm, THING_MM) for name, square in _named(board, state, player)
    )


def _named(board: Board, state: State, player: PlayerId) -> Iterator[tuple[str, Square]]:
    sheet, rival = board.sheet, other(player)
    yield from ((chest_name(chest), chest) for chest in sheet.chests)
    for potion, uses in zip(sheet.potions, state.potions, strict=True):
        if uses:
            yield potion_name(potion), potion
    if not state.pawns[player].has_treasure:
        yield treasure_name(rival), sheet.cells[rival].treasure


def pick_up(course: Course, player: PlayerId, name: str) -> None:
    """What comes of passing over a spot."""
    sheet = course.board.sheet
    for chest in sheet.chests:
        if name == chest_name(chest):
            course.tell(ChestOpened(player, chest))
            search(course, player)
    for number, potion in enumerate(sheet.potions):
        if name == potion_name(potion):
            _drink(course, player, number)
    if name in map(treasure_name, PLAYERS):
        course.change_pawn(player, has_treasure=True)
        course.tell(TreasureTaken(player))
        if course.options.beginner:
            course.heal(player, TREASURE_HEALTH, Source.TREASURE)


def search(course: Course, player: PlayerId) -> None:
    """The first fatras card of the pile goes to a player."""
    pile = course.state.fatras
    if not pile:
        course.tell(NothingFound(player))
        return
    course.change(fatras=pile[1:])
    course.change_pawn(player, hand=(*course.pawn(player).hand, pile[0]))
    course.tell(ItemFound(player, pile[0]))


def _drink(course: Course, player: PlayerId, number: int) -> None:
    potions = list(course.state.potions)
    potions[number] -= 1
    course.change(potions=tuple(potions))
    course.tell(PotionDrunk(player, course.board.sheet.potions[number], potions[number]))
    course.heal(player, POTION_HEALTH, Source.POTION)
