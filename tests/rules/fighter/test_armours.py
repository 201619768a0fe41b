"""Armours: once a fight, when their bearer has missed."""

import pytest

from dexterity.rules.fighter.actions import AgainBy, LetCount, Refusal, ThrowAgain, UseArmour
from dexterity.rules.fighter.cards.foe import Trait
from dexterity.rules.fighter.cards.item import Armour, Boon, Item, ItemId
from dexterity.rules.fighter.effects import ArmourUsed, HeroHurt
from dexterity.rules.fighter.state import Phase, SeatId
from tests.kit.fighting import Campaign, foe, in_room, potion, thing

SHIELD = thing("shield", Armour(2))
HELMET = thing("helmet", Armour(1))
SPIKES = thing("spikes", Armour(1, strikes=2))


def worn(*armours: Item, health: int = 20, damage: int = 3) -> Campaign:
    return in_room(foe(health, damage), heroes="brad wilrond", things={"brad": armours})


def test_an_armour_keeps_damage_away_from_who_has_missed() -> None:
    party = worn(SHIELD).throw("red .").do(UseArmour(SHIELD.id), LetCount())
    assert party.health == (8, 9)
    assert party.all_told(ArmourUsed) == [ArmourUsed(SeatId(0), SHIELD.id)]


def test_an_armour_may_be_left_alone() -> None:
    assert worn(SHIELD).attack("red .").health == (6, 9)


def test_several_armours_keep_away_what_they_keep_away_together() -> None:
    party = worn(SHIELD, HELMET).throw("red .")
    party.do(UseArmour(SHIELD.id), UseArmour(HELMET.id), LetCount())
    assert party.health == (9, 9)
    assert party.all_told(HeroHurt) == []


def test_an_armour_never_heals() -> None:
    party = worn(SHIELD, damage=1).throw("red .").do(UseArmour(SHIELD.id), LetCount())
    assert party.health == (9, 9)


def test_an_armour_helps_once_a_fight() -> None:
    party = worn(SHIELD).throw("red .").do(UseArmour(SHIELD.id), LetCount())
    party.attack("green 1").throw("blue .")
    assert party.refused(UseArmour(SHIELD.id)) is Refusal.ARMOUR_USED
    assert party.do(LetCount()).health == (5, 9)


def test_an_armour_helps_again_in_the_next_fight() -> None:
    party = worn(SHIELD, health=3).throw("red .").do(UseArmour(SHIELD.id), LetCount())
    party.attack("green 3")
    assert party.phase == Phase.REST
    assert not party.state.party[0].carried[0].used


@pytest.mark.parametrize("landed", ["1", "c"])
def test_there_is_nothing_to_fear_after_a_hit(landed: str) -> None:
    party = worn(SHIELD).throw(f"red {landed}")
    assert party.refused(UseArmour(SHIELD.id)) is Refusal.NOTHING_TO_FEAR


def test_there_is_nothing_to_fear_for_the_nimble() -> None:
    party = in_room(foe(damage=3), things={"wilrond": [SHIELD]}).throw("red .*")
    assert party.refused(UseArmour(SHIELD.id)) is Refusal.NOTHING_TO_FEAR


def test_there_is_nothing_to_fear_any_more_once_all_is_kept_away() -> None:
    party = worn(SHIELD, HELMET, damage=2).throw("red .").do(UseArmour(SHIELD.id))
    assert party.refused(UseArmour(HELMET.id)) is Refusal.NOTHING_TO_FEAR


def test_only_the_thrower_is_protected_by_an_armour() -> None:
    """Cards speak of who misses, so that the others' armours do not help against the enraged."""
    party = in_room(foe(damage=3), things={"brad": [SHIELD]}).throw("red .")
    assert party.refused(UseArmour(SHIELD.id)) is Refusal.NOT_YOURS


def test_what_is_no_armour_protects_nobody() -> None:
    party = in_room(foe(), heroes="brad murka", things={"brad": [potion(Boon.GOLD)]})
    assert party.throw("red .").refused(UseArmour(ItemId("potion"))) is Refusal.NOT_YOURS


def test_an_armour_that_strikes_gives_the_monster_something_back() -> None:
    party = worn(SPIKES).throw("red .").do(UseArmour(SPIKES.id), LetCount())
    assert party.foe_health == 18
    assert party.health == (7, 9)


def test_a_monster_beaten_by_an_armour_has_hurt_all_the_same() -> None:
    """A miss is a miss, and costs what it costs."""
    party = worn(SPIKES, health=2, damage=4).throw("red .").do(UseArmour(SPIKES.id), LetCount())
    assert party.phase == Phase.REST
    assert party.health == (6, 9)


def test_an_armour_and_heroic_defence_strike_together() -> None:
    party = in_room(foe(damage=3), heroes="grace brad", things={"grace": [SPIKES]})
    party.throw("blue .*").do(UseArmour(SPIKES.id), LetCount())
    assert party.foe_health == 14
    assert party.health == (9, 9)


def test_an_armour_used_before_the_die_is_thrown_again_has_been_used() -> None:
    party = worn(SHIELD).throw("green .*").do(UseArmour(SHIELD.id), ThrowAgain(AgainBy.ABILITY))
    party.land(".")
    assert party.refused(UseArmour(SHIELD.id)) is Refusal.ARMOUR_USED
    assert party.do(LetCount()).health == (6, 9)


def test_the_nimble_do_not_use_an_armour_that_shelters_nobody_else() -> None:
    party = in_room(foe(damage=3, trait=Trait.ENRAGED), things={"wilrond": [SHIELD]})
    assert party.throw("red .*").refused(UseArmour(SHIELD.id)) is Refusal.NOTHING_TO_FEAR
