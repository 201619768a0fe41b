"""A game as it is seen while it is told: one effect after the other, until it is as it stands."""

from dataclasses import replace
from typing import Any

from dexterity.rules.pen import effects as told
from dexterity.rules.pen.effects import Effect
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import DrawnWall, Pawn, State

Potions = tuple[Square, ...]


def seen_after(state: State, effect: Effect, potions: Potions) -> State:  # noqa: PLR0911 - one each
    """What is to be seen when an effect has been told; `potions` are those of the sheet."""
    match effect:
        case told.FlickMade() | told.ArrowSpun() | told.CharacterMoved():
            return _with_pawn(state, effect.player, place_mm=effect.to_mm)
        case told.HealthLost() | told.HealthGained():
            return _with_pawn(state, effect.player, health=effect.health)
        case told.TreasureTaken(player):
            return _with_pawn(state, player, has_treasure=True)
        case told.SheetFixed(player):
            return _with_pawn(state, player, sheet_fixed=True)
        case told.ItemFound() | told.ItemLost() | told.ItemUsed() | told.ItemTaken():
            return _with_items(state, effect)
        case told.PotionDrunk(potion=potion, uses_left=left):
            pairs = zip(potions, state.potions, strict=True)
            return replace(state, potions=tuple(left if at == potion else n for at, n in pairs))
        case told.TurnBegun(player):
            return replace(state, turn=player, decides=player)
        case told.CardWoke():
            return _without_waiting(state, effect)
        case _:
            return _with_marks(state, effect)


def _with_marks(state: State, effect: Effect) -> State:
    """What is drawn on the paper itself."""
    match effect:
        case told.WallDrawn(squares=squares, growing=growing):
            return replace(state, walls=(*state.walls, DrawnWall(squares, growing)))
        case told.WallGrown(wall=number, square=square):
            grown = (*state.walls[number].squares, square)
            return _with_wall(state, number, squares=grown, grown=True)
        case told.WallForgotten(wall=number) | told.WallStuck(wall=number):
            return _with_wall(state, number, growing=False)
        case told.PlagueSpread(squares):
            return replace(state, plague=tuple(sorted({*state.plague, *squares})))
        case _:
            return state


def _with_items(
    state: State, effect: told.ItemFound | told.ItemLost | told.ItemUsed | told.ItemTaken
) -> State:
    card, player = effect.card, effect.player
    hand = state.pawns[player].hand
    match effect:
        case told.ItemFound():
            return _with_pawn(state, player, hand=(*hand, card))
        case told.ItemTaken():
            loser = PlayerId(1 - player)
            kept = _without(state.pawns[loser].hand, card)
            return _with_pawn(_with_pawn(state, loser, hand=kept), player, hand=(*hand, card))
        case _:
            return _with_pawn(state, player, hand=_without(hand, card))


def _without_waiting(state: State, woke: told.CardWoke) -> State:
    """The first of that sort: all of them wait for the same."""
    waiting = list(state.waiting)
    named = ((one.player, one.card) for one in waiting)
    at = next((at for at, one in enumerate(named) if one == (woke.player, woke.card)), None)
    if at is not None:
        del waiting[at]
    return replace(state, waiting=tuple(waiting))


def _without(hand: tuple[Any, ...], card: object) -> tuple[Any, ...]:
    if card not in hand:
        return hand
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])


def _with_pawn(state: State, player: PlayerId, **changes: Any) -> State:
    first, second = state.pawns
    pawns: tuple[Pawn, Pawn] = (
        (replace(first, **changes), second) if player == 0 else (first, replace(second, **changes))
    )
    return replace(state, pawns=pawns)


def _with_wall(state: State, number: int, **changes: Any) -> State:
    walls = list(state.walls)
    walls[number] = replace(walls[number], **changes)
    return replace(state, walls=tuple(walls))
