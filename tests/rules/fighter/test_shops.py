"""Shops: when they are reached, what they sell, and where the way leads from there."""

from dataclasses import replace

import pytest

from dexterity.rules.fighter.actions import (
    BuyDie,
    BuyHealing,
    BuyItem,
    DropItem,
    GoOn,
    Refusal,
    TradeItem,
)
from dexterity.rules.fighter.cards.item import ItemId, Weapon
from dexterity.rules.fighter.effects import (
    DiceGained,
    FoeRevealed,
    GoldLost,
    HeroHealed,
    ItemBought,
    RoomsOffered,
    ShopOpened,
    Source,
)
from dexterity.rules.fighter.state import Phase, SeatId
from tests.kit.fighting import BLUE, GREEN, RED, Campaign, boss, foe, in_room, room, thing

WARES = [thing(f"ware{number}", Weapon(1), price=number) for number in range(1, 13)]
FIRST, SECOND = SeatId(0), SeatId(1)


def resting(symbols: int = 10, heroes: str = "wilrond brad murka", gold: int = 0) -> Campaign:
    """A fight has just been won in a room with so many symbols."""
    party = in_room(
        foe(1),
        foe(name="next"),
        boss=boss(),
        heroes=heroes,
        where=room(symbols=symbols),
        deck=WARES,
        gold=gold,
    )
    return party.attack("red 1")


def shopping(gold: int = 0, heroes: str = "wilrond brad murka") -> Campaign:
    return resting(heroes=heroes, gold=gold).do(GoOn())


# On the way


@pytest.mark.parametrize(
    ("symbols", "phase"), [(9, Phase.PATH), (10, Phase.SHOP), (11, Phase.SHOP)]
)
def test_ten_symbols_lead_to_a_shop(symbols: int, phase: Phase) -> None:
    assert resting(symbols).do(GoOn()).phase == phase


def test_symbols_add_up_from_room_to_room() -> None:
    party = resting(5)
    assert party.state.symbols == 0
    party.next_room()
    assert party.state.symbols == 5
    assert party.state.passed == ("room",)
    assert party.phase == Phase.CHOOSE


# Wares


@pytest.mark.parametrize(
    ("heroes", "number"),
    [("brad murka", 4), ("brad murka grace", 5), ("brad murka grace edith", 6)],
)
def test_a_shop_has_two_wares_and_one_for_each_hero(heroes: str, number: int) -> None:
    party = shopping(heroes=heroes)
    wares = tuple(ware.id for ware in WARES)
    assert party.state.wares == wares[:number]
    assert party.state.shop_deck == wares[number:]
    assert party.all_told(ShopOpened) == [ShopOpened(wares[:number])]
    assert party.state.shops == 1


def test_a_shop_has_nothing_for_a_hero_who_is_out() -> None:
    """The rulebook counts heroes, and who is out has turned the sheet over."""
    party = in_room(
        foe(1, 9),
        where=room(symbols=10),
        deck=WARES,
        scars={"wilrond": (RED, GREEN, BLUE)},
    )
    party.attacks("blue .", "red 1").do(GoOn())
    assert len(party.state.wares) == 4


def test_a_ware_is_paid_from_the_chest_and_given_to_a_hero() -> None:
    party = shopping(gold=6).do(BuyItem(WARES[3].id, SECOND))
    assert party.state.gold == 2
    assert party.carries(1) == ["ware4"]
    assert party.state.wares == ("ware1", "ware2", "ware3", "ware5")
    assert party.all_told(ItemBought) == [ItemBought(WARES[3].id, SECOND, 4)]


def test_as_many_wares_may_be_bought_as_there_is_gold_for() -> None:
    party = shopping(gold=6)
    party.do(BuyItem(WARES[0].id, FIRST), BuyItem(WARES[1].id, FIRST), BuyItem(WARES[2].id, SECOND))
    assert party.state.gold == 0
    assert party.refused(BuyItem(WARES[3].id, SECOND)) is Refusal.NO_GOLD


def test_a_ware_has_to_be_there_and_to_fit() -> None:
    party = shopping(gold=9)
    assert party.refused(BuyItem(WARES[9].id, FIRST)) is Refusal.NOT_OFFERED
    assert party.refused(BuyItem(ItemId("crown"), FIRST)) is Refusal.NOT_OFFERED
    assert party.refused(BuyItem(WARES[0].id, SeatId(5))) is Refusal.WHOM
    party.do(BuyItem(WARES[0].id, FIRST), BuyItem(WARES[1].id, FIRST))
    assert party.refused(BuyItem(WARES[2].id, FIRST)) is Refusal.NO_ROOM


def test_a_ware_is_bought_once() -> None:
    party = shopping(gold=9).do(BuyItem(WARES[0].id, FIRST))
    assert party.refused(BuyItem(WARES[0].id, SECOND)) is Refusal.NOT_OFFERED


def test_what_is_not_bought_is_gone() -> None:
    party = shopping(gold=1).do(BuyItem(WARES[0].id, FIRST), GoOn())
    assert party.state.wares == ()
    assert party.state.shop_deck == tuple(ware.id for ware in WARES[5:])


def test_room_for_a_ware_can_be_made_in_the_shop() -> None:
    party = shopping(gold=9).do(BuyItem(WARES[0].id, FIRST), BuyItem(WARES[1].id, FIRST))
    party.do(TradeItem(WARES[0].id, SECOND), DropItem(WARES[1].id), BuyItem(WARES[2].id, FIRST))
    assert [party.carries(seat) for seat in range(2)] == [["ware3"], ["ware1"]]


# Healing and dice


def hurt(gold: int, **health: int) -> Campaign:
    party = shopping(gold)
    members = (replace(member, health=health.get(member.hero, 9)) for member in party.state.party)
    party.state = replace(party.state, party=tuple(members))
    return party


def test_a_coin_gives_everybody_1_back() -> None:
    party = hurt(3, wilrond=3, brad=8).do(BuyHealing())
    assert party.health == (4, 9, 9)
    assert party.state.gold == 2
    assert party.all_told(GoldLost) == [GoldLost(1, Source.SHOP)]
    assert party.all_told(HeroHealed) == [
        HeroHealed(FIRST, 1, Source.SHOP),
        HeroHealed(SECOND, 1, Source.SHOP),
    ]
    assert party.do(BuyHealing(), BuyHealing()).health == (6, 9, 9)


def test_healing_is_not_sold_to_the_well_nor_to_the_poor() -> None:
    assert hurt(3).refused(BuyHealing()) is Refusal.ALL_WELL
    assert hurt(0, brad=2).refused(BuyHealing()) is Refusal.NO_GOLD


def test_two_coins_buy_a_white_die() -> None:
    party = shopping(5).do(BuyDie(), BuyDie())
    assert party.state.white_dice == 4
    assert party.state.gold == 1
    assert party.all_told(DiceGained) == [DiceGained(1, Source.SHOP)] * 2
    assert party.refused(BuyDie()) is Refusal.NO_GOLD


def test_nine_white_dice_are_enough() -> None:
    party = shopping(99)
    for _ in range(7):
        party.do(BuyDie())
    assert party.refused(BuyDie()) is Refusal.ENOUGH_DICE


# Where the way leads


@pytest.mark.parametrize("shops", [0, 1])
def test_after_the_first_and_the_second_shop_the_rooms_go_below_the_deck(shops: int) -> None:
    party = resting(10)
    party.state = replace(party.state, shops=shops)
    party.do(GoOn())
    assert party.state.passed == ("room",)
    party.do(GoOn())
    assert party.state.shops == shops + 1
    assert party.phase == Phase.PATH
    assert party.all_told(RoomsOffered) == [RoomsOffered(FIRST)]
    assert party.state.offered == ("hall", "cellar")
    assert party.state.rooms == ("attic", "room")
    assert len(party.state.passed) == party.state.symbols == 0


def test_after_the_third_shop_the_boss_waits() -> None:
    party = resting(10)
    party.state = replace(party.state, shops=2)
    party.do(GoOn(), GoOn())
    assert party.state.shops == 3
    assert party.fight.foe == "boss"
    assert party.all_told(FoeRevealed)[-1] == FoeRevealed(boss().id, 40)
    assert party.state.foes == ()
    assert party.state.room is None


def test_nothing_is_sold_outside_of_a_shop() -> None:
    party = resting(5, gold=9)
    assert party.refused(BuyDie()) is Refusal.NOT_NOW
    assert party.refused(BuyHealing()) is Refusal.NOT_NOW
    assert party.refused(BuyItem(WARES[0].id, FIRST)) is Refusal.NOT_NOW
