"""Weapons: used or not with every throw, and only good for a hit."""

import pytest

from dexterity.rules.fighter.actions import LetCount, Refusal, TakeDie
from dexterity.rules.fighter.cards.foe import Kind
from dexterity.rules.fighter.cards.item import Boon, Item, ItemId, Weapon
from dexterity.rules.fighter.effects import GoldGained, HeroHealed, Source
from dexterity.rules.fighter.state import SeatId
from dexterity.values.colour import DieColour
from tests.kit.fighting import RED, Campaign, foe, in_room, potion, room, thing

SPOON = thing("spoon", Weapon(1))
HELM = thing("helm", Weapon(4, "blind"))
SHOES = thing("shoes", Weapon(2, "jump"))
PAPER = thing("paper", Weapon(1, against=Kind.ANIMAL, bonus_against=2))
LEECHES = thing("leeches", Weapon(0, heal=2))
PURSE = thing("purse", Weapon(1, gold=1))


def armed(*weapons: Item, health: int = 9, requirement: str | None = None) -> Campaign:
    return in_room(
        foe(damage=2, requirement=requirement),
        things={"wilrond": weapons},
        health={"wilrond": health},
    )


def test_a_weapon_adds_its_bonus_to_a_hit() -> None:
    assert armed(SPOON).attack("red 3", "spoon").foe_health == 16


def test_a_weapon_may_be_left_alone() -> None:
    assert armed(HELM).attack("red 3").foe_health == 17


def test_a_weapon_may_be_used_with_every_throw() -> None:
    party = in_room(foe(), heroes="wilrond brad", things={"wilrond": [SPOON]})
    party.attack("red 3", "spoon").attack("green 1").attack("blue 3", "spoon")
    assert party.foe_health == 11


def test_several_weapons_add_their_bonuses_and_their_requirements() -> None:
    party = armed(HELM, SHOES).take("red", "helm", "shoes")
    assert party.game.requirements(party.state) == ("blind", "jump")
    assert party.land("1").do(LetCount()).foe_health == 13


def test_equal_requirements_count_once() -> None:
    party = in_room(
        foe(requirement="jump"), where=room(requirement="jump"), things={"wilrond": [SHOES]}
    )
    party.take("red", "shoes")
    assert party.game.requirements(party.state) == ("jump",)


def test_room_monster_and_weapon_are_asked_for_in_that_order() -> None:
    party = in_room(
        foe(requirement="wink"), where=room(requirement="jump"), things={"wilrond": [HELM]}
    )
    weapons = (ItemId("helm"),)
    assert party.game.requirements(party.state, weapons) == ("jump", "wink", "blind")
    assert party.game.requirements(party.state) == ("jump", "wink")


@pytest.mark.parametrize("landed", [".", "h", "b", "5!", "5^"])
def test_a_miss_has_no_bonus_of_any_sort(landed: str) -> None:
    bag = thing("bag", Weapon(4, "blind", Kind.ODDITY, 2, heal=2, gold=2))
    party = armed(bag, health=7).attack(f"red {landed}", "bag")
    assert party.foe_health == 20
    assert party.health[0] == 5
    assert party.state.gold == 0


def test_a_weapon_against_a_kind_adds_more_to_its_bonus_there() -> None:
    for kind in Kind:
        party = in_room(foe(kind=kind), things={"wilrond": [PAPER]}).attack("red 2", "paper")
        assert party.foe_health == (15 if kind is Kind.ANIMAL else 17)


def test_a_weapon_that_heals_heals_its_bearer_with_a_hit() -> None:
    party = armed(LEECHES, health=5).attack("red 2", "leeches")
    assert party.health == (7, 9, 9)
    assert party.all_told(HeroHealed) == [HeroHealed(SeatId(0), 2, Source.WEAPON)]


def test_a_weapon_that_pays_pays_with_a_hit() -> None:
    party = armed(PURSE).attack("red 2", "purse")
    assert party.all_told(GoldGained) == [GoldGained(1, Source.WEAPON)]
    assert party.foe_health == 17


def test_a_weapon_also_heals_and_pays_with_the_blow_that_beats_the_monster() -> None:
    party = in_room(foe(2), things={"wilrond": [LEECHES, PURSE]}, health={"wilrond": 5})
    party.attack("red 2", "leeches", "purse")
    assert party.health[0] == 7
    assert party.state.gold == 1


def test_a_weapon_works_with_a_fatal_blow_too() -> None:
    party = in_room(foe(99), things={"wilrond": [PURSE]}).attack("red c*", "purse")
    assert party.all_told(GoldGained) == [
        GoldGained(1, Source.WEAPON),
        GoldGained(1, Source.EPIC),
    ]


def test_the_second_throw_of_a_double_strike_heals_and_pays_nothing() -> None:
    party = in_room(
        foe(), heroes="murka brad", things={"murka": [PURSE, LEECHES]}, health={"murka": 3}
    )
    party.attack("blue 1*", "purse", "leeches").land("3").do(LetCount())
    assert party.foe_health == 20 - 2 - 3
    assert party.state.gold == 1
    assert party.health == (5, 9)


def test_somebody_elses_weapon_is_no_help() -> None:
    party = in_room(foe(), things={"brad": [SPOON]})
    assert party.refused(TakeDie(RED, (SPOON.id,))) is Refusal.NOT_YOURS


def test_what_is_no_weapon_cannot_be_thrown_with() -> None:
    party = in_room(foe(), things={"wilrond": [potion(Boon.GOLD)]})
    assert party.refused(TakeDie(RED, (ItemId("potion"),))) is Refusal.NOT_YOURS
    assert party.refused(TakeDie(RED, (ItemId("nothing"),))) is Refusal.NOT_YOURS


def test_a_weapon_is_used_once_a_throw() -> None:
    assert armed(SPOON).refused(TakeDie(RED, (SPOON.id, SPOON.id))) is Refusal.TWICE


def test_a_weapon_that_cannot_be_thrown_like_that_is_refused_and_the_others_are_not() -> None:
    party = in_room(
        foe(requirement="wink"),
        things={"wilrond": [HELM, SPOON]},
        conflicts=(("blind", "wink"),),
    )
    assert party.refused(TakeDie(DieColour.RED, (HELM.id,))) is Refusal.CONFLICT
    assert party.attack("red 2", "spoon").foe_health == 17
