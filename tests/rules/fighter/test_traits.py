"""What makes monsters worse than their numbers."""

import pytest

from dexterity.rules.fighter.actions import LetCount, UseArmour
from dexterity.rules.fighter.cards.foe import Trait
from dexterity.rules.fighter.cards.item import Armour, Boon, ItemId, Weapon
from dexterity.rules.fighter.effects import (
    FoeHealed,
    FoeHurt,
    GoldLost,
    HeroFell,
    HeroHurt,
    Source,
    ThrowJudged,
)
from dexterity.rules.fighter.options import Difficulty
from dexterity.rules.fighter.state import SeatId
from tests.kit.fighting import Campaign, foe, in_room, potion, room, thing, use

SPOON = thing("spoon", Weapon(1))

# Greedy


def test_a_miss_costs_a_coin_where_somebody_is_greedy() -> None:
    party = in_room(foe(trait=Trait.GREEDY), gold=2).attack("red .")
    assert party.state.gold == 1
    assert party.all_told(GoldLost) == [GoldLost(1, Source.GREED)]
    assert party.health == (8, 9, 9)


def test_an_empty_chest_has_nothing_for_the_greedy() -> None:
    party = in_room(foe(trait=Trait.GREEDY), gold=0).attack("red .")
    assert party.state.gold == 0
    assert party.all_told(GoldLost) == []


def test_a_hit_costs_no_coin() -> None:
    assert in_room(foe(trait=Trait.GREEDY), gold=2).attack("red 1").state.gold == 2


def test_a_miss_costs_a_coin_even_if_nobody_was_hurt_by_it() -> None:
    party = in_room(foe(trait=Trait.GREEDY), gold=2).attack("red .*")
    assert party.health == (9, 9, 9)
    assert party.state.gold == 1


# Leech


@pytest.mark.parametrize(("level", "leeched"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_a_miss_gives_health_back_to_a_leech(level: int, leeched: int) -> None:
    party = in_room(foe(level=level, trait=Trait.LEECH)).attacks("red 5", "green .")
    assert party.foe_health == 15 + leeched
    assert party.all_told(FoeHealed) == [FoeHealed(leeched, 15 + leeched)]


def test_a_leech_never_has_more_than_it_began_with() -> None:
    party = in_room(foe(trait=Trait.LEECH)).attacks("red 1", "green .", "blue .")
    assert party.foe_health == 20
    assert party.all_told(FoeHealed) == [FoeHealed(1, 20)]


def test_what_a_leech_began_with_is_card_and_room_and_difficulty() -> None:
    party = in_room(foe(10, trait=Trait.LEECH), where=room(stronger=4), difficulty=Difficulty.HARD)
    assert party.attacks("red 1", "green .").foe_health == 17


def test_a_leech_that_was_struck_by_a_miss_leeches_afterwards() -> None:
    party = in_room(foe(trait=Trait.LEECH)).attack("red .*")
    assert party.foe_health == 20
    assert party.all_told(FoeHurt) == [FoeHurt(2, 18)]


# Horde


@pytest.mark.parametrize("section", "12345")
def test_every_section_is_worth_1_to_a_horde(section: str) -> None:
    assert in_room(foe(trait=Trait.HORDE)).attack(f"red {section}").foe_health == 19


def test_the_centre_stays_10_to_a_horde() -> None:
    assert in_room(foe(trait=Trait.HORDE)).attack("red c").foe_health == 10


def test_the_centre_with_its_symbol_is_fatal_to_a_horde() -> None:
    assert in_room(foe(99, trait=Trait.HORDE)).attack("red c*").state.beaten == (foe().id,)


def test_piercing_adds_to_the_1_of_a_horde() -> None:
    party = in_room(foe(trait=Trait.HORDE), heroes="brawnhilda brad").attack("red 5*")
    assert party.foe_health == 17


def test_targeted_is_a_5_even_to_a_horde() -> None:
    """Both say what the section counts as; the hero acts after the monster's nature, and wins."""
    party = in_room(foe(trait=Trait.HORDE), heroes="grace brad").attack("red 2*")
    assert party.foe_health == 15


def test_weapons_are_added_to_the_1_of_a_horde() -> None:
    party = in_room(foe(trait=Trait.HORDE), things={"wilrond": [SPOON]}).attack("red 5", "spoon")
    assert party.foe_health == 18


# Tough


@pytest.mark.parametrize(("section", "damage"), [(1, 0), (2, 2), (3, 1), (4, 4), (5, 2)])
def test_odd_damage_is_halved_by_the_tough_and_rounded_down(section: int, damage: int) -> None:
    party = in_room(foe(trait=Trait.TOUGH)).attack(f"red {section}")
    assert party.foe_health == 20 - damage
    assert party.all_told(FoeHurt) == [FoeHurt(damage, 20 - damage, halved=section % 2 == 1)]


def test_the_tough_count_the_total_with_weapons_abilities_and_things() -> None:
    party = in_room(foe(trait=Trait.TOUGH), things={"wilrond": [SPOON]})
    assert party.attack("red 3", "spoon").foe_health == 16
    party = in_room(foe(trait=Trait.TOUGH), heroes="murka brad").attack("red 3*")
    assert party.foe_health == 16
    party = in_room(foe(trait=Trait.TOUGH), things={"brad": [potion(Boon.DAMAGE, 3)]})
    assert party.throw("red 3").do(use(), LetCount()).foe_health == 14


def test_a_blow_outside_of_a_throw_is_halved_on_its_own() -> None:
    party = in_room(foe(trait=Trait.TOUGH), things={"brad": [potion(Boon.DAMAGE, 3)]})
    assert party.do(use()).foe_health == 19


def test_what_armours_and_agility_strike_on_a_miss_is_halved_as_one_total() -> None:
    spikes = thing("spikes", Armour(1, strikes=3))
    party = in_room(foe(trait=Trait.TOUGH), heroes="grace brad", things={"grace": [spikes]})
    party.throw("blue .*").do(UseArmour(ItemId("spikes")), LetCount())
    assert party.foe_health == 17


# Enraged


def enraged(**told: int) -> Campaign:
    return in_room(foe(damage=3, trait=Trait.ENRAGED), health=told)


def test_a_miss_hurts_everybody_where_somebody_is_enraged() -> None:
    party = enraged().attack("blue .")
    assert party.health == (6, 6, 6)
    assert party.all_told(HeroHurt) == [HeroHurt(SeatId(seat), 3, 6) for seat in range(3)]


def test_a_hit_hurts_nobody() -> None:
    assert enraged().attack("red 1").health == (9, 9, 9)


def test_agility_saves_the_thrower_and_nobody_else_from_the_enraged() -> None:
    assert enraged().attack("red .*").health == (9, 6, 6)


def test_heroic_defence_saves_the_thrower_and_nobody_else_from_the_enraged() -> None:
    party = in_room(foe(damage=3, trait=Trait.ENRAGED), heroes="grace brad murka")
    assert party.attack("blue .*").health == (8, 6, 6)


@pytest.mark.parametrize(("party_too", "health"), [(False, (8, 6, 6)), (True, (8, 8, 8))])
def test_an_armour_of_the_party_shelters_all_from_the_enraged(
    party_too: bool, health: tuple[int, ...]
) -> None:
    shield = thing("shield", Armour(2, party=party_too))
    party = in_room(foe(damage=3, trait=Trait.ENRAGED), things={"wilrond": [shield]})
    party.throw("blue .").do(UseArmour(shield.id), LetCount())
    assert party.health == health


def test_the_nimble_may_still_shelter_the_others_with_an_armour_of_the_party() -> None:
    shield = thing("shield", Armour(2, party=True))
    party = in_room(foe(damage=3, trait=Trait.ENRAGED), things={"wilrond": [shield]})
    party.throw("red .*").do(UseArmour(shield.id), LetCount())
    assert party.health == (9, 8, 8)


def test_who_plays_dead_is_not_hurt_again_by_the_enraged() -> None:
    party = enraged(murka=3).attacks("blue .", "red .")
    assert party.health == (3, 3, 0)
    assert party.all_told(HeroFell) == [HeroFell(SeatId(2))]


# Sly and super sly


@pytest.mark.parametrize(
    ("trait", "section", "hit"),
    [
        (Trait.SLY, 1, False),
        (Trait.SLY, 2, True),
        (Trait.SUPER_SLY, 1, False),
        (Trait.SUPER_SLY, 2, False),
        (Trait.SUPER_SLY, 3, True),
    ],
)
def test_low_sections_are_misses_to_the_sly(trait: Trait, section: int, hit: bool) -> None:
    party = in_room(foe(trait=trait)).attack(f"blue {section}")
    assert party.foe_health == (20 - section if hit else 20)
    assert party.health == ((9, 9, 9) if hit else (8, 9, 9))
    (judged,) = party.all_told(ThrowJudged)
    assert judged.hit is hit
    assert judged.verdict.hit


@pytest.mark.parametrize("trait", [Trait.SLY, Trait.SUPER_SLY])
def test_the_centre_is_a_hit_to_the_slyest(trait: Trait) -> None:
    assert in_room(foe(trait=trait)).attack("red c").foe_health == 10


def test_no_weapon_helps_where_a_1_is_a_miss() -> None:
    party = in_room(foe(trait=Trait.SLY), things={"wilrond": [SPOON]}).attack("blue 1", "spoon")
    assert party.foe_health == 20
