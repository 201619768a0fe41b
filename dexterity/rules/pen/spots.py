"""What lies on the sheet to be passed over, and what comes of being in a place."""

from collections.abc import Iterator
from math import dist
from typing import Final

from dexterity.rules.pen.board import Board
from dexterity.rules.pen.draft import PenDraft
from dexterity.rules.pen.edition import Edition
from dexterity.rules.pen.effects import (
    CharacterMoved,
    ChestOpened,
    ItemFound,
    NothingFound,
    PotionDrunk,
    Source,
    TreasureTaken,
)
from dexterity.rules.pen.home import is_home
from dexterity.rules.pen.player import PLAYERS, PlayerId, other
from dexterity.rules.pen.sheet.playable import THING_MM
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import State
from dexterity.values.stroke import Spot
from dexterity.values.vectors import Vec2

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


def pick_up(draft: PenDraft, player: PlayerId, name: str) -> None:
    """What comes of passing over a spot."""
    sheet = draft.board.sheet
    for chest in sheet.chests:
        if name == chest_name(chest):
            draft.tell(ChestOpened(player, chest))
            search(draft, player)
    for number, potion in enumerate(sheet.potions):
        if name == potion_name(potion):
            _drink(draft, player, number)
    if name in map(treasure_name, PLAYERS):
        draft.change_pawn(player, has_treasure=True)
        draft.tell(TreasureTaken(player))
        if draft.options.beginner:
            draft.heal(player, TREASURE_HEALTH, Source.TREASURE)


def search(draft: PenDraft, player: PlayerId) -> None:
    """The first fatras card of the pile goes to a player."""
    pile = draft.state.fatras
    if not pile:
        draft.tell(NothingFound(player))
        return
    draft.change(fatras=pile[1:])
    draft.change_pawn(player, hand=(*draft.pawn(player).hand, pile[0]))
    draft.tell(ItemFound(player, pile[0]))


def _drink(draft: PenDraft, player: PlayerId, number: int) -> None:
    potions = list(draft.state.potions)
    potions[number] -= 1
    draft.change(potions=tuple(potions))
    draft.tell(PotionDrunk(player, draft.board.sheet.potions[number], potions[number]))
    draft.heal(player, POTION_HEALTH, Source.POTION)


PLAGUE_DAMAGE: Final = 1


def stand(draft: PenDraft, player: PlayerId, place_mm: Vec2) -> None:
    """A character is there now, and falls ill where the plague is, unless it has won by that."""
    draft.change_pawn(player, place_mm=place_mm)
    if draft.edition is Edition.FIRST or not is_home(draft, player):
        catch_plague(draft, player)


def catch_plague(draft: PenDraft, player: PlayerId) -> None:
    """Hurts who stands where the plague is."""
    if draft.square_of(player) in draft.state.plague:
        draft.hurt(player, PLAGUE_DAMAGE, Source.PLAGUE)


def appear(draft: PenDraft, player: PlayerId, place_mm: Vec2) -> None:
    """A character gets somewhere at once, with whatever it carries, and takes what lies there."""
    draft.tell(CharacterMoved(player, draft.pawn(player).place_mm, place_mm))
    stand(draft, player, place_mm)
    for spot in spots_for(draft.board, draft.state, player):
        if dist(spot.place_mm, place_mm) <= spot.radius_mm:
            pick_up(draft, player, spot.id)
