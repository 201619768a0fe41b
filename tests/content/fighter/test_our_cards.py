"""Our own box: whole, true to the tables of the game, and well spoken in both languages."""

import re
from collections import Counter
from statistics import mean

import pytest

from dexterity.content.cards import Card, Identified
from dexterity.content.fighter.box import FighterBox
from dexterity.content.language import Language
from dexterity.hand.dare.choice import known_requirements
from dexterity.players.practised import PLAIN, practised
from dexterity.rules.fighter.cards.foe import LEVELS, Foe, FoeId, Kind, Trait
from dexterity.rules.fighter.cards.hero import SWORN_ENEMIES, Ability
from dexterity.rules.fighter.cards.item import (
    Armour,
    Boon,
    Consumable,
    Item,
    ItemId,
    Slot,
    Weapon,
)
from dexterity.rules.fighter.cards.room import Room, RoomId
from dexterity.values.skill import Skill
from tests.kit.fighter_files import our_box

OURS: FighterBox = our_box()
HEROES = tuple(OURS.cards.heroes.values())
MONSTERS = tuple(OURS.cards.monsters.values())
BOSSES = tuple(OURS.cards.bosses.values())
ITEMS = tuple(OURS.cards.items.values())
ROOMS = tuple(OURS.cards.rooms.values())
EVERY: tuple[Card[Identified], ...] = (
    *OURS.heroes.values(),
    *OURS.monsters.values(),
    *OURS.bosses.values(),
    *OURS.items.values(),
    *OURS.rooms.values(),
)
WEAPONS = [item.use for item in ITEMS if isinstance(item.use, Weapon)]
ARMOURS = [item.use for item in ITEMS if isinstance(item.use, Armour)]
CONSUMABLES = [item.use for item in ITEMS if isinstance(item.use, Consumable)]


def of_level(level: int) -> list[Foe]:
    return [foe for foe in MONSTERS if foe.level == level]


def foe(id_: str) -> Foe:
    return OURS.cards.foe(FoeId(id_))


def item(id_: str) -> Item:
    return OURS.cards.items[ItemId(id_)]


def room(id_: str) -> Room:
    return OURS.cards.rooms[RoomId(id_)]


# How many there are


def test_the_box_is_whole() -> None:
    assert [len(HEROES), len(MONSTERS), len(BOSSES), len(ITEMS), len(ROOMS)] == [8, 48, 6, 48, 21]


def test_equipment_is_of_three_sorts() -> None:
    assert Counter(one.slot for one in ITEMS) == {
        Slot.WEAPON: 20,
        Slot.ARMOUR: 14,
        Slot.CONSUMABLE: 14,
    }


@pytest.mark.parametrize("level", LEVELS)
def test_there_are_twelve_monsters_a_level(level: int) -> None:
    assert len(of_level(level)) == 12


@pytest.mark.parametrize(
    ("level", "traits", "requirements", "plain"),
    [(1, 2, 7, 3), (2, 4, 6, 2), (3, 5, 5, 2), (4, 6, 5, 1)],
)
def test_what_monsters_do_grows_with_their_level(
    level: int, traits: int, requirements: int, plain: int
) -> None:
    foes = of_level(level)
    assert sum(one.trait is not None for one in foes) == traits
    assert sum(one.requirement is not None for one in foes) == requirements
    assert sum(one.trait is None and one.requirement is None for one in foes) == plain


@pytest.mark.parametrize(
    ("level", "health", "damage"),
    [(1, (2, 6), (1, 1)), (2, (5, 9), (1, 2)), (3, (9, 15), (2, 3)), (4, (14, 20), (3, 4))],
)
def test_the_strength_of_a_level_is_used_from_end_to_end(
    level: int, health: tuple[int, int], damage: tuple[int, int]
) -> None:
    foes = of_level(level)
    assert (min(one.health for one in foes), max(one.health for one in foes)) == health
    assert (min(one.damage for one in foes), max(one.damage for one in foes)) == damage
    assert {one.gold for one in foes} == {level}


def test_every_kind_is_met_and_sworn_enemies_often() -> None:
    kinds = Counter(one.kind for one in MONSTERS)
    assert kinds.keys() == set(Kind)
    assert min(kinds[kind] for kind in SWORN_ENEMIES.values()) >= 8
    assert min(kinds.values()) >= 5
    assert {one.kind for one in BOSSES} == set(Kind)


def test_every_trait_is_met() -> None:
    assert {one.trait for one in MONSTERS} == {*Trait, None}


def test_every_requirement_is_on_a_card() -> None:
    asked = {one.requirement for one in (*MONSTERS, *BOSSES)}
    asked |= {one.requirement for one in ROOMS} | {weapon.requirement for weapon in WEAPONS}
    assert asked - {None} == set(known_requirements())


def test_every_boon_is_on_a_card() -> None:
    assert {one.boon for one in CONSUMABLES} == set(Boon)


def test_every_ability_is_a_heros() -> None:
    assert {ability for hero in HEROES for ability in (hero.red, hero.green, hero.blue)} == {
        *Ability
    }


# What the game has always had


@pytest.mark.parametrize(
    ("id_", "level", "health", "damage", "gold"),
    [
        ("zombie_monkey", 1, 2, 1, 1),
        ("owlbear", 3, 11, 3, 3),
        ("disgraced_gnome", 4, 17, 3, 4),
        ("kitten_tamer", 4, 33, 3, 0),
        ("girolzilla", 4, 38, 4, 0),
        ("dungeon_the_dragon", 4, 40, 5, 0),
    ],
)
def test_well_known_foes_have_their_numbers(
    id_: str, level: int, health: int, damage: int, gold: int
) -> None:
    one = foe(id_)
    assert (one.level, one.health, one.damage, one.gold) == (level, health, damage, gold)


def test_well_known_foes_have_their_ways() -> None:
    assert (foe("heroic_goblin").level, foe("heroic_goblin").health) == (3, 15)
    assert (foe("owlbear").kind, foe("owlbear").trait) == (Kind.ANIMAL, Trait.ENRAGED)
    assert foe("zombie_monkey").requirement == "under_leg"
    assert foe("renegade_frog").requirement == "jump"
    assert foe("crooked_duke").trait is Trait.GREEDY
    assert foe("disgraced_gnome").trait is Trait.SLY
    assert foe("kitten_tamer").trait is Trait.ENRAGED
    assert foe("girolzilla").trait is Trait.TOUGH
    assert {FoeId("cute_bear"), FoeId("gorgon")} <= OURS.monsters.keys()


def test_well_known_rooms_and_things_do_what_they_do() -> None:
    assert (room("pot_of_gold").gold, room("pot_of_gold").stronger) == (1, 3)
    assert room("cursed_trampoline").requirement == "jump"
    assert {RoomId("magic_mirror"), RoomId("sacred_temple")} <= OURS.rooms.keys()
    assert item("decent_shield").use == Armour(2)
    assert item("napalm_water").use == Consumable(Boon.DAMAGE, 2)
    elbow, helm = item("spiked_elbow_pad").use, item("helm_of_bravery").use
    assert isinstance(elbow, Weapon)
    assert isinstance(helm, Weapon)
    assert (elbow.requirement, helm.requirement) == ("elbow", "blind")
    assert {ItemId("icebreaker"), ItemId("air_mes_macs")} <= OURS.items.keys()


@pytest.mark.parametrize(
    ("french", "red", "green", "blue"),
    [
        ("Wilrond", Ability.INSTINCTIVE_AGILITY, Ability.GROUP_HEAL, Ability.COURAGE),
        ("Brad Déjeuniais", Ability.SWORN_ENEMY_DEMON, Ability.REROLL, Ability.FEAST),
        (
            "Murka Fend-la-Brume",
            Ability.SWORN_ENEMY_ANIMAL,
            Ability.INSTINCTIVE_AGILITY,
            Ability.DOUBLE_STRIKE,
        ),
        ("Doigts-de-Fée", Ability.PIERCING, Ability.PICKPOCKET, Ability.FREE_SAMPLE),
        ("Grace Coupenette", Ability.TARGETED, Ability.SELF_HEAL, Ability.HEROIC_DEFENCE),
        ("Margarhilda", Ability.PIERCING, Ability.SELF_HEAL, Ability.SMASH),
        ("Edith Grognarde", Ability.TARGETED, Ability.REROLL, Ability.TIME_SPELL),
        ("Marvin", Ability.SWORN_ENEMY_UNDEAD, Ability.GROUP_HEAL, Ability.ENCHANTED_FLUTE),
    ],
)
def test_heroes_have_their_abilities(
    french: str, red: Ability, green: Ability, blue: Ability
) -> None:
    (hero,) = [card.value for card in OURS.heroes.values() if card.names.fr == french]
    assert (hero.red, hero.green, hero.blue) == (red, green, blue)


def test_heroes_carry_different_things() -> None:
    loads = {(hero.weapons, hero.armours, hero.consumables) for hero in HEROES}
    assert len(loads) >= 4
    assert {sum(load) for load in loads} == {4, 5}


# Rooms


def test_rooms_lead_two_to_five_steps_on() -> None:
    assert Counter(one.symbols for one in ROOMS) == {2: 5, 3: 6, 4: 6, 5: 4}


def test_eight_rooms_have_a_requirement() -> None:
    asked = [one.requirement for one in ROOMS if one.requirement is not None]
    assert len(asked) == len(set(asked)) == 8


def test_rooms_offer_everything_and_some_nothing() -> None:
    assert any(one == Room(one.id, one.symbols) for one in ROOMS)
    assert {one.heal for one in ROOMS} == {0, 2}
    for has in ("gold", "items", "dice", "heal", "stronger"):
        assert sum(getattr(one, has) > 0 for one in ROOMS) >= 2, has


def worth(one: Room) -> float:
    """In coins, roughly: what a shop would ask, less what the fight gets harder by."""
    found = one.gold + 3 * one.items + 2 * one.dice + one.heal
    return found - one.stronger / 2 - (one.requirement is not None)


def test_the_poorer_a_room_the_farther_it_leads() -> None:
    worths = [mean(worth(one) for one in ROOMS if one.symbols == steps) for steps in (2, 3, 4, 5)]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == 4
    assert min(worth(one) for one in ROOMS if one.symbols == 2) > 0
    assert max(worth(one) for one in ROOMS if one.symbols == 5) < 0


# Equipment


def test_weapons_have_twenty_different_feels() -> None:
    assert len(set(WEAPONS)) == 20
    asked = [weapon.requirement for weapon in WEAPONS if weapon.requirement is not None]
    assert len(asked) == len(set(asked))


def test_the_hardest_throw_has_the_strongest_weapon_and_an_easy_one_a_weak_one() -> None:
    bonus = {weapon.requirement: weapon.bonus for weapon in WEAPONS if weapon.requirement}
    hits = {word: practised()[Skill.REGULAR][word].chances.hits for word in bonus}
    assert bonus[min(hits, key=lambda word: hits[word])] == max(bonus.values())
    assert bonus[max(hits, key=lambda word: hits[word])] == min(bonus.values())


def test_a_weapon_for_any_throw_is_weak_and_there_are_few() -> None:
    free = [weapon for weapon in WEAPONS if weapon.requirement is None]
    assert 2 <= len(free) <= 3
    assert {weapon.bonus for weapon in free} == {1}


def test_some_weapons_have_a_grudge_heal_or_pay() -> None:
    grudges = {weapon.against for weapon in WEAPONS} - {None}
    assert set(SWORN_ENEMIES.values()) <= grudges
    assert any(weapon.heal for weapon in WEAPONS)
    assert any(weapon.gold for weapon in WEAPONS)


def test_armours_go_from_a_scratch_to_everything() -> None:
    assert {armour.less for armour in ARMOURS} >= {1, 2, 3, 9}
    assert sum(armour.party for armour in ARMOURS) >= 2
    assert sum(armour.strikes > 0 for armour in ARMOURS) >= 2
    assert len(set(ARMOURS)) == 14


def test_prices_go_from_a_coin_to_all_that_the_worst_monster_leaves() -> None:
    assert {one.price for one in ITEMS} == {1, 2, 3, 4}


def test_better_things_cost_more() -> None:
    uses = [(one.price, one.use) for one in ITEMS]
    armours = {
        use.less: price
        for price, use in uses
        if isinstance(use, Armour) and use == Armour(use.less)
    }
    assert [armours[less] for less in sorted(armours)] == sorted(armours.values())
    gains: dict[int, list[float]] = {}
    for price, use in uses:
        if isinstance(use, Weapon) and use == Weapon(use.bonus, use.requirement):
            hits = practised()[Skill.REGULAR][use.requirement or PLAIN].chances.hits
            gains.setdefault(price, []).append(use.bonus * hits)
    averages = [mean(gains[price]) for price in sorted(gains)]
    assert averages == sorted(set(averages)), "what a throw gains by them, on average"


# Words


@pytest.mark.parametrize("language", Language)
def test_no_name_and_no_joke_is_told_twice(language: Language) -> None:
    names = [card.names.said_in(language).casefold() for card in EVERY]
    assert [name for name, count in Counter(names).items() if count > 1] == []
    lines = [card.line.said_in(language).casefold() for card in EVERY]
    assert [line for line, count in Counter(lines).items() if count > 1] == []


@pytest.mark.parametrize("card", EVERY, ids=lambda card: card.value.id)
def test_its_words_are_typeset(card: Card[Identified]) -> None:
    for words in (card.names, card.line):
        for text in (words.en, words.fr):
            assert not set(text) & set("'\"`~")
            assert "..." not in text
            assert "  " not in text
        assert not re.search(r"(?<!\u202f)[:;!?%»]", words.fr)
        assert not re.search(r"«(?!\u202f)", words.fr)
        assert not re.search(r"[\s\u202f][:;!?%,.]", words.en)
        assert not set(words.en) & set("«»")
    assert card.line.en.endswith((".", "!", "?", "”"))
    assert card.line.fr.endswith((".", "!", "?", "»"))
    assert not card.names.en.endswith(".")
    assert card.line.en != card.line.fr
