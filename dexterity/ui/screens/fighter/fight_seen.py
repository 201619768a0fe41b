"""A campaign as far as the players have seen it: one effect after the other."""

from dataclasses import replace
from typing import Any

from dexterity.rules.fighter import effects as told
from dexterity.rules.fighter.cards.item import ItemId
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.state import SeatId, State


def seen_after(state: State, effect: Effect) -> State:  # noqa: PLR0911, PLR0912 - one line each
    """What is seen once an effect was shown; what is not seen in a fight changes nothing."""
    match effect:
        case told.FoeHurt(health=health) | told.FoeHealed(health=health):
            return _with_fight(state, health=health)
        case told.FatalBlow():
            return _with_fight(state, health=0)
        case told.HeroHurt(seat, _, health):
            return _with_member(state, seat, health=health)
        case told.HeroHealed(seat, amount):
            return _with_member(state, seat, health=state.party[seat].health + amount)
        case told.HeroFell(seat):
            return _with_member(state, seat, down=True)
        case told.HeroOut(seat):
            return _with_member(state, seat, down=False, out=True)
        case told.GoldGained(amount):
            return replace(state, gold=state.gold + amount)
        case told.GoldLost(amount):
            return replace(state, gold=state.gold - amount)
        case told.DiceGained(amount):
            return replace(state, white_dice=state.white_dice + amount)
        case told.TurnBegun(seat):
            return _with_fight(state, turn=seat)
        case told.DiceTakenBack():
            return _with_fight(state, spent=())
        case told.ItemUsed(seat, item):
            return _without_item(state, seat, item)
        case told.ArmourUsed(seat, item):
            return _with_used(state, seat, item)
        case told.LeaderChanged(seat):
            return replace(state, leader=seat)
        case (
            told.RoomsOffered()
            | told.RoomEntered()
            | told.ItemFound()
            | told.ItemGiven()
            | told.ItemLeft()
            | told.ItemTraded()
            | told.ItemDropped()
            | told.FoeRevealed()
            | told.DieTaken()
            | told.DiePutBack()
            | told.ThrowJudged()
            | told.AbilityWoken()
            | told.ThrownAgain()
            | told.SecondStrike()
            | told.ItemSnatched()
            | told.FoeBeaten()
            | told.ThrowInvented()
            | told.Retreated()
            | told.ScarTaken()
            | told.ScarHealed()
            | told.ShopOpened()
            | told.ItemBought()
            | told.CampaignWon()
            | told.CampaignLost()
        ):
            return state


def _with_fight(state: State, **parts: Any) -> State:
    return state if state.fight is None else replace(state, fight=replace(state.fight, **parts))


def _with_member(state: State, seat: SeatId, **parts: Any) -> State:
    changed = replace(state.party[seat], **parts)
    return replace(state, party=(*state.party[:seat], changed, *state.party[seat + 1 :]))


def _without_item(state: State, seat: SeatId, item: ItemId) -> State:
    kept = tuple(thing for thing in state.party[seat].carried if thing.item != item)
    return _with_member(state, seat, carried=kept)


def _with_used(state: State, seat: SeatId, item: ItemId) -> State:
    carried = tuple(
        replace(thing, used=True) if thing.item == item else thing
        for thing in state.party[seat].carried
    )
    return _with_member(state, seat, carried=carried)
