"""Every reason why something cannot be done, provoked once; nothing changes by asking."""

from collections.abc import Callable

import pytest

from dexterity.rules.fighter import actions as do
from dexterity.rules.fighter.actions import Action, Refusal
from dexterity.rules.fighter.cards.foe import Trait
from dexterity.rules.fighter.cards.item import Armour, Boon, ItemId, Weapon
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.rules.fighter.state import Phase, SeatId
from dexterity.values.colour import COLOURED
from tests.kit.fighting import (
    BLUE,
    RED,
    WHITE,
    Campaign,
    boss,
    foe,
    in_room,
    potion,
    room,
    thing,
    throw,
    use,
)

HELM = thing("helm", Weapon(4, "blind"))
SHIELD = thing("shield", Armour(9))
SHORT = ("red 1", "green 1", "blue 1")
AT_ODDS = (("blind", "wink"),)


def shop(gold: int = 0, white_dice: int = 2) -> Campaign:
    party = in_room(
        foe(1), where=room(symbols=10), deck=[HELM, SHIELD], gold=gold, white_dice=white_dice
    )
    return party.attack("red 1").do(do.GoOn())


def shielded(line: str, damage: int = 1) -> Campaign:
    return in_room(foe(damage=damage), heroes="brad murka", things={"brad": [SHIELD]}).throw(line)


def unlikely(where: str) -> Campaign:
    return in_room(foe(requirement="wink"), where=room(requirement=where), conflicts=AT_ODDS)


def out_of_dice(name: str) -> Campaign:
    party = in_room(heroes=f"{name} grace", scars={name: (BLUE,)}).attacks(*SHORT, "white 1")
    return party.throw("white .*")


Case = tuple[Refusal, Callable[[], Campaign], Action]

CASES: list[Case] = [
    (Refusal.NOT_NOW, in_room, do.LetCount()),
    (
        Refusal.CAMPAIGN_OVER,
        lambda: in_room(foe(damage=9, trait=Trait.ENRAGED)).attack("blue ."),
        do.GoOn(),
    ),
    (
        Refusal.NOT_OFFERED,
        lambda: in_room(foe(1)).attack("red 1").do(do.GoOn()),
        do.PickRoom(RoomId("room")),
    ),
    (Refusal.DIE_SPENT, lambda: in_room().attack("red 1"), do.TakeDie(RED)),
    (Refusal.COLOURS_FIRST, in_room, do.TakeDie(WHITE)),
    (Refusal.NO_WHITE_DICE, lambda: in_room(white_dice=0).attacks(*SHORT), do.TakeDie(WHITE)),
    (Refusal.NOT_YOURS, in_room, use()),
    (
        Refusal.TWICE,
        lambda: in_room(things={"wilrond": [HELM]}),
        do.TakeDie(RED, (HELM.id, HELM.id)),
    ),
    (
        Refusal.CONFLICT,
        lambda: in_room(foe(requirement="wink"), things={"wilrond": [HELM]}, conflicts=AT_ODDS),
        do.TakeDie(RED, (HELM.id,)),
    ),
    (Refusal.NOBODY_CAN, lambda: unlikely("blind").take("red"), throw("3")),
    (Refusal.POSSIBLE, lambda: unlikely("jump"), do.Retreat()),
    (Refusal.POSSIBLE, lambda: unlikely("jump"), do.InventThrow("jump")),
    (Refusal.COLOURS_LEFT, in_room, do.TakeBackDice()),
    (
        Refusal.BOSS_WAITS_FOR_NOBODY,
        lambda: in_room(boss=boss()).meet_boss().attacks(*SHORT),
        do.TakeBackDice(),
    ),
    (Refusal.FOREIGN_FINDING, lambda: in_room().take("red"), throw("3", ["jump"])),
    (Refusal.DICE_DIFFER, lambda: in_room().take("red"), throw("3", others="3")),
    (Refusal.NO_SYMBOL, lambda: in_room().throw("red 3*"), do.PickAbility(RED)),
    (Refusal.NO_SYMBOL, lambda: in_room().attacks(*SHORT).throw("white 3"), do.PickAbility(RED)),
    (Refusal.SCARRED, lambda: out_of_dice("wilrond"), do.PickAbility(BLUE)),
    (Refusal.NOT_WITH_THIS_THROW, lambda: out_of_dice("murka"), do.PickAbility(RED)),
    (
        Refusal.NOT_WITH_THIS_THROW,
        lambda: out_of_dice("wilrond").do(do.PickAbility(RED)),
        do.PickAbility(RED),
    ),
    (
        Refusal.NOTHING_TO_REPEAT,
        lambda: in_room().throw("red ."),
        do.ThrowAgain(do.AgainBy.ABILITY),
    ),
    (Refusal.NOTHING_TO_REPEAT, lambda: in_room().throw("red ."), do.ThrowAgain(do.AgainBy.TOKEN)),
    (
        Refusal.ARMOUR_USED,
        lambda: shielded("red .").do(do.UseArmour(SHIELD.id)),
        do.UseArmour(SHIELD.id),
    ),
    (Refusal.NOTHING_TO_FEAR, lambda: shielded("red 1"), do.UseArmour(SHIELD.id)),
    (Refusal.NO_EFFECT, lambda: in_room(things={"brad": [potion(Boon.HEAL_ALL)]}), use()),
    (Refusal.WHOM, lambda: in_room(things={"brad": [potion(Boon.HEAL)]}), use()),
    (
        Refusal.NO_ROOM,
        lambda: in_room(
            foe(1),
            things={
                "wilrond": [HELM],
                "brad": [thing("spoon", Weapon(1)), thing("sabre", Weapon(1))],
            },
        ).attack("red 1"),
        do.TradeItem(HELM.id, SeatId(1)),
    ),
    (Refusal.NO_GOLD, shop, do.BuyItem(HELM.id, SeatId(0))),
    (Refusal.NO_GOLD, shop, do.BuyDie()),
    (Refusal.ENOUGH_DICE, lambda: shop(9, 9), do.BuyDie()),
    (Refusal.ALL_WELL, lambda: shop(9), do.BuyHealing()),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{type(case[2]).__name__}")
def test_it_is_refused_for_its_reason_and_nothing_changes(case: Case) -> None:
    reason, campaign, action = case
    assert campaign().refused(action) is reason


def test_every_reason_is_provoked_here() -> None:
    assert {reason for reason, _, _ in CASES} == set(Refusal)


def test_every_action_has_its_phases() -> None:
    assert all(kind.phases and Phase.OVER not in kind.phases for kind in do.ACTIONS.kinds)


EVERY: list[Action] = [
    do.PickRoom(RoomId("room")),
    *map(do.TakeDie, (*COLOURED, WHITE)),
    do.PutDieBack(),
    do.TakeBackDice(),
    throw("3"),
    do.PickAbility(RED),
    *map(do.ThrowAgain, do.AgainBy),
    do.UseArmour(SHIELD.id),
    do.LetCount(),
    do.InventThrow("blind"),
    do.Retreat(),
    do.TakeScar(RED),
    do.GiveItem(SeatId(0)),
    do.LeaveItem(),
    do.TradeItem(HELM.id, SeatId(0)),
    do.DropItem(ItemId("helm")),
    do.BuyItem(HELM.id, SeatId(0)),
    do.BuyHealing(),
    do.BuyDie(),
    do.GoOn(),
]


@pytest.mark.parametrize(
    "campaign",
    [
        lambda: in_room(foe(1)).attack("red 1").do(do.GoOn()),
        in_room,
        lambda: in_room().take("red"),
        lambda: in_room().throw("red 3"),
        lambda: in_room(foe(1, 9)).attacks("blue .", "red 1"),
        lambda: in_room(where=room(items=1), deck=[HELM]),
        lambda: in_room(foe(1)).attack("red 1"),
        shop,
    ],
    ids=["path", "choose", "throw", "judged", "scars", "give", "rest", "shop"],
)
def test_what_belongs_to_another_phase_has_to_wait(campaign: Callable[[], Campaign]) -> None:
    party = campaign()
    for action in EVERY:
        if party.state.phase not in action.phases:
            assert party.refused(action) is Refusal.NOT_NOW
