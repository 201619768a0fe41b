"""What is refused in a file of Fighter's cards: the place and the reason of each fault."""

import pytest

from dexterity.content.fighter.files import BOSSES, FILES, HEROES, ITEMS, MONSTERS, ROOMS
from dexterity.rules.fighter.cards.foe import BOSS_LEVEL, Foe, FoeId, Kind, Trait
from dexterity.rules.fighter.cards.hero import Ability, Hero, HeroId
from dexterity.rules.fighter.cards.item import Armour, Boon, Consumable, Item, ItemId, Weapon
from dexterity.rules.fighter.cards.room import Room, RoomId
from tests.kit.fighter_files import FACE, SOUND, deck, told
from tests.kit.target_files import spoil

KEYS = {HEROES: "hero", MONSTERS: "monster", BOSSES: "boss", ITEMS: "weapon", ROOMS: "room"}


def bad(name: str, old: str, new: str) -> list[str]:
    return told(name, spoil(old, new, SOUND[name]))


def without(name: str, line: str) -> list[str]:
    return bad(name, f"{line}\n", "")


# What is read


@pytest.mark.parametrize("name", FILES)
def test_a_sound_file_has_no_faults(name: str) -> None:
    assert told(name, SOUND[name]) == []


def test_a_hero_is_read_whole() -> None:
    assert deck(HEROES, SOUND[HEROES]).values() == (
        Hero(HeroId("mine"), Ability.PIERCING, Ability.REROLL, Ability.SMASH, 2, 1, 1),
    )


def test_foes_are_read_whole() -> None:
    assert deck(MONSTERS, SOUND[MONSTERS]).values() == (
        Foe(FoeId("mine"), 2, Kind.DEMON, health=7, damage=2, gold=2, trait=Trait.LEECH),
    )
    assert deck(BOSSES, SOUND[BOSSES]).values() == (
        Foe(FoeId("mine"), BOSS_LEVEL, Kind.ODDITY, 35, 4, requirement="jump", boss=True),
    )


def test_equipment_is_read_whole() -> None:
    assert deck(ITEMS, SOUND[ITEMS]).values() == (
        Item(ItemId("mine"), 3, Weapon(2, "slap", Kind.UNDEAD, 1, heal=1, gold=1)),
        Item(ItemId("hers"), 4, Armour(6, party=True, strikes=2)),
        Item(ItemId("ours"), 1, Consumable(Boon.HEAL, 5)),
    )


def test_a_room_is_read_whole() -> None:
    assert deck(ROOMS, SOUND[ROOMS]).values() == (
        Room(RoomId("mine"), 3, gold=3, items=1, dice=2, heal=2, stronger=6, requirement="blind"),
    )


def test_what_a_card_does_not_say_it_does_not_do() -> None:
    plain = f"[[room]]\n{FACE}symbols = 4\n"
    assert deck(ROOMS, plain).values() == (Room(RoomId("mine"), 4),)
    bare = f"[[weapon]]\n{FACE}price = 1\nbonus = 1\n{SOUND[ITEMS][SOUND[ITEMS].index('[[arm') :]}"
    assert deck(ITEMS, bare).values()[0] == Item(ItemId("mine"), 1, Weapon(1))
    armour = spoil("party = true\nstrikes = 2\n", "", bare)
    assert deck(ITEMS, armour).values()[1] == Item(ItemId("hers"), 4, Armour(6))


# What no card may be without


@pytest.mark.parametrize("name", FILES)
def test_an_empty_file_has_no_cards(name: str) -> None:
    lists = ["weapon", "armour", "consumable"] if name == ITEMS else [KEYS[name]]
    assert told(name, "") == [f"{key}: is missing" for key in lists]


@pytest.mark.parametrize("name", FILES)
def test_every_card_has_an_id_two_names_and_two_lines(name: str) -> None:
    place = f"{KEYS[name]}[0]"
    missing = {f"{place}.{key}: is missing" for key in ("id", "names", "line")}
    assert set(bad(name, FACE, "")[:3]) == missing
    assert bad(name, ', fr = "Le mien"', "") == [f"{place}.names.fr: is missing"]
    assert bad(name, 'en = "Hands off.", ', "") == [f"{place}.line.en: is missing"]


def test_all_that_a_card_needs_is_missed_at_once() -> None:
    assert told(MONSTERS, f"[[monster]]\n{FACE}level = 1\n") == [
        "monster[0].kind: is missing",
        "monster[0].health: is missing",
        "monster[0].damage: is missing",
        "monster[0].gold: is missing",
    ]
    assert told(HEROES, f"[[hero]]\n{FACE}") == [
        f"hero[0].{key}: is missing"
        for key in ("red", "green", "blue", "weapons", "armours", "consumables")
    ]
    assert told(ROOMS, f"[[room]]\n{FACE}") == ["room[0].symbols: is missing"]
    assert without(ITEMS, "bonus = 2") == ["weapon[0].bonus: is missing"]
    assert without(ITEMS, "less = 6") == ["armour[0].less: is missing"]
    assert without(ITEMS, "amount = 5") == ["consumable[0].amount: is missing"]


@pytest.mark.parametrize("name", FILES)
def test_unknown_keys_at_any_depth(name: str) -> None:
    place = f"{KEYS[name]}[0]"
    assert bad(name, f"[[{KEYS[name]}]]\n", f"[[{KEYS[name]}]]\nsmell = 3\n") == [
        f"{place}: has an unknown key 'smell'"
    ]
    assert bad(name, 'en = "Mine"', 'en = "Mine", de = "Meins"') == [
        f"{place}.names: has an unknown key 'de'"
    ]
    assert told(name, f"shuffled = true\n{SOUND[name]}") == [": has an unknown key 'shuffled'"]


# Words


@pytest.mark.parametrize("id_", ["Mine", "my own", "_mine", "mine_", "my__own", "1st", "mïne"])
def test_an_id_is_in_snake_case(id_: str) -> None:
    assert bad(ROOMS, '"mine"', f'"{id_}"') == [
        f"room[0].id: must be small letters, digits and single _ between, not '{id_}'"
    ]


def test_an_id_is_not_without_end() -> None:
    assert bad(ROOMS, '"mine"', f'"{"m" * 61}"') == [
        "room[0].id: must be at most 60 characters long, not 61"
    ]


def test_names_and_lines_have_room_on_the_card() -> None:
    assert bad(ROOMS, '"Mine"', f'"{"M" * 37}"') == [
        "room[0].names.en: must be at most 36 characters long, not 37"
    ]
    assert bad(ROOMS, '"Bas les pattes."', f'"{"b" * 91}"') == [
        "room[0].line.fr: must be at most 90 characters long, not 91"
    ]


@pytest.mark.parametrize("text", ["", " Mine", "Mi\\u0007ne", "Mi\\u202ene", "Mi\\nne"])
def test_texts_are_fit_to_be_shown(text: str) -> None:
    (fault,) = bad(ROOMS, '"Mine"', f'"{text}"')
    assert fault.startswith("room[0].names.en: must not ")


def test_words_of_the_rules_are_closed_lists() -> None:
    assert bad(MONSTERS, '"demon"', '"dragon"') == [
        "monster[0].kind: must be one of animal, demon, undead, humanoid, oddity, not 'dragon'"
    ]
    (trait,) = bad(MONSTERS, '"leech"', '"lazy"')
    assert trait.startswith("monster[0].trait: must be one of greedy, leech, ")
    (against,) = bad(ITEMS, '"undead"', '"everyone"')
    assert against.startswith("weapon[0].against: must be one of animal, ")
    (boon,) = bad(ITEMS, 'boon = "heal"', 'boon = "win"')
    assert boon.startswith("consumable[0].boon: must be one of damage, heal, ")
    (red,) = bad(HEROES, '"piercing"', '"cooking"')
    assert red.startswith("hero[0].red: must be one of sworn_enemy_demon, ")


def test_blue_wakes_what_is_a_heros_own_and_other_colours_do_not() -> None:
    assert bad(HEROES, '"smash"', '"reroll"')[0].startswith("hero[0].blue: must be one of courage,")
    assert bad(HEROES, '"piercing"', '"smash"')[0].endswith("not 'smash'")


@pytest.mark.parametrize(("name", "word"), [(BOSSES, "jump"), (ITEMS, "slap"), (ROOMS, "blind")])
def test_a_requirement_that_does_not_exist(name: str, word: str) -> None:
    assert bad(name, f'"{word}"', '"yodel"') == [
        f"{KEYS[name]}[0].requirement: is no requirement: 'yodel'"
    ]


def test_a_foe_has_a_trait_or_a_requirement_never_both() -> None:
    both = "has a trait and a requirement: it may have one of them, or neither"
    assert bad(MONSTERS, 'trait = "leech"', 'trait = "leech"\nrequirement = "jump"') == [
        f"monster[0]: {both}"
    ]
    assert bad(BOSSES, 'requirement = "jump"', 'trait = "sly"\nrequirement = "jump"') == [
        f"boss[0]: {both}"
    ]
    assert without(MONSTERS, 'trait = "leech"') == []
    assert without(BOSSES, 'requirement = "jump"') == []


# Numbers


@pytest.mark.parametrize(
    ("level", "health", "damage", "gold"),
    [
        (1, (2, 6), (1, 1), 1),
        (2, (5, 9), (1, 2), 2),
        (3, (9, 15), (2, 3), 3),
        (4, (14, 20), (3, 4), 4),
    ],
)
def test_a_level_bounds_the_strength_of_its_monsters(
    level: int, health: tuple[int, int], damage: tuple[int, int], gold: int
) -> None:
    def at(health: int, damage: int, gold: int) -> list[str]:
        numbers = f"level = {level}\nhealth = {health}\ndamage = {damage}\ngold = {gold}\n"
        return told(MONSTERS, f'[[monster]]\n{FACE}kind = "demon"\n{numbers}')

    assert at(health[0], damage[0], gold) == at(health[1], damage[1], gold) == []
    for wrong in (
        (health[0] - 1, damage[0] - 1, gold - 1),
        (health[1] + 1, damage[1] + 1, gold + 1),
    ):
        keys = [fault.partition(":")[0] for fault in at(*wrong)]
        assert keys == ["monster[0].health", "monster[0].damage", "monster[0].gold"]


def test_without_a_level_nothing_is_said_of_the_strength() -> None:
    assert bad(MONSTERS, "level = 2", "level = 5") == [
        "monster[0].level: must be one of 1, 2, 3, 4, not 5"
    ]


@pytest.mark.parametrize(
    ("name", "line", "wrong", "fault"),
    [
        (BOSSES, "health = 35", "41", "boss[0].health: must be from 30 to 40, not 41"),
        (BOSSES, "damage = 4", "6", "boss[0].damage: must be from 3 to 5, not 6"),
        (ITEMS, "price = 3", "0", "weapon[0].price: must be from 1 to 6, not 0"),
        (ITEMS, "price = 4", "7", "armour[0].price: must be from 1 to 6, not 7"),
        (ITEMS, "bonus = 2", "7", "weapon[0].bonus: must be from 1 to 6, not 7"),
        (ITEMS, "bonus_against = 1", "5", "weapon[0].bonus_against: must be from 1 to 4, not 5"),
        (ITEMS, "heal = 1", "3", "weapon[0].heal: must be from 1 to 2, not 3"),
        (ITEMS, "gold = 1", "2", "weapon[0].gold: must be 1, not 2"),
        (ITEMS, "less = 6", "10", "armour[0].less: must be from 1 to 9, not 10"),
        (ITEMS, "strikes = 2", "5", "armour[0].strikes: must be from 1 to 4, not 5"),
        (ITEMS, "amount = 5", "7", "consumable[0].amount: must be from 1 to 6, not 7"),
        (ROOMS, "symbols = 3", "1", "room[0].symbols: must be from 2 to 5, not 1"),
        (ROOMS, "gold = 3", "5", "room[0].gold: must be from 1 to 4, not 5"),
        (ROOMS, "items = 1", "2", "room[0].items: must be 1, not 2"),
        (ROOMS, "dice = 2", "3", "room[0].dice: must be from 1 to 2, not 3"),
        (ROOMS, "heal = 2", "-2", "room[0].heal: must be from 1 to 3, not -2"),
        (ROOMS, "stronger = 6", "7", "room[0].stronger: must be from 1 to 6, not 7"),
        (HEROES, "weapons = 2", "3", "hero[0].weapons: must be from 1 to 2, not 3"),
        (HEROES, "armours = 1", "0", "hero[0].armours: must be from 1 to 2, not 0"),
        (HEROES, "consumables = 1", "4", "hero[0].consumables: must be from 1 to 3, not 4"),
    ],
)
def test_every_number_has_its_bounds(name: str, line: str, wrong: str, fault: str) -> None:
    key = line.partition(" ")[0]
    assert bad(name, f"\n{line}\n", f"\n{key} = {wrong}\n") == [fault]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("nan", "must be a whole number, not a number"),
        ("inf", "must be a whole number, not a number"),
        ("3.0", "must be a whole number, not a number"),
        ("true", "must be a whole number, not true or false"),
        ('"three"', "must be a whole number, not a text"),
        ("[3]", "must be a whole number, not a list"),
        ("9" * 30, "must be from 2 to 5, not one far beyond that"),
    ],
)
def test_numbers_are_whole_and_not_monstrous(wrong: str, reason: str) -> None:
    assert bad(ROOMS, "symbols = 3", f"symbols = {wrong}") == [f"room[0].symbols: {reason}"]


def test_a_flag_is_true_or_false() -> None:
    assert bad(ITEMS, "party = true", "party = 1") == [
        "armour[0].party: must be true or false, not a whole number"
    ]


def test_a_hero_carries_neither_too_little_nor_too_much() -> None:
    assert bad(HEROES, "weapons = 2", "weapons = 1") == [
        "hero[0]: must carry 4 to 5 things in all, not 3"
    ]
    assert bad(HEROES, "consumables = 1", "consumables = 3") == [
        "hero[0]: must carry 4 to 5 things in all, not 6"
    ]


def test_a_grudge_has_a_kind_and_a_bonus() -> None:
    assert without(ITEMS, 'against = "undead"') == [
        "weapon[0].bonus_against: must come with the kind it is against"
    ]
    assert without(ITEMS, "bonus_against = 1") == ["weapon[0].bonus_against: is missing"]


@pytest.mark.parametrize("boon", ["reroll", "symbol", "recall", "calm", "unscar"])
def test_what_there_is_no_more_or_less_of_has_no_amount(boon: str) -> None:
    assert bad(ITEMS, 'boon = "heal"', f'boon = "{boon}"') == [
        "consumable[0]: has an unknown key 'amount'"
    ]
    assert bad(ITEMS, 'boon = "heal"\namount = 5', f'boon = "{boon}"') == []


def test_a_boss_has_neither_a_level_nor_gold() -> None:
    assert bad(BOSSES, "damage = 4", "damage = 4\nlevel = 4\ngold = 9") == [
        "boss[0]: has an unknown key 'level'",
        "boss[0]: has an unknown key 'gold'",
    ]


# Twins


def test_no_id_or_name_is_given_twice() -> None:
    twice = SOUND[ROOMS] + SOUND[ROOMS]
    assert told(ROOMS, twice) == [
        "room[1].id: is that of room[0], too: 'mine'",
        "room[1].names.en: is that of room[0], too: 'Mine'",
        "room[1].names.fr: is that of room[0], too: 'Le mien'",
    ]


def test_names_that_differ_in_case_are_the_same() -> None:
    assert bad(ITEMS, '"Hers"', '"MINE"') == [
        "armour[0].names.en: is that of weapon[0], too: 'MINE'"
    ]


# Files that are none


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_toml(name: str) -> None:
    (fault,) = told(name, "[[hero]\nthe hobbit")
    assert fault.startswith(": is not valid TOML: ")


def test_a_file_that_is_no_text() -> None:
    assert told(HEROES, b"\xff\xfe\x00") == [": is not UTF-8 text (byte 0)"]


def test_a_file_without_end() -> None:
    assert told(HEROES, "#" * 1_000_001) == [": is larger than 1000000 bytes"]


def test_more_cards_than_any_table_holds() -> None:
    assert told(ROOMS, SOUND[ROOMS] * 201) == ["room: must have 1 to 200 items, not 201"]


@pytest.mark.parametrize("value", ["3", '"rooms"', "{}"])
def test_a_list_of_cards_is_a_list(value: str) -> None:
    (fault,) = told(ROOMS, f"room = {value}")
    assert fault.startswith("room: must be a list, not ")


def test_a_card_is_a_table() -> None:
    assert told(ROOMS, "room = [7]") == ["room[0]: must be a table, not a whole number"]


def test_faults_of_many_cards_are_all_told_up_to_a_limit() -> None:
    faults = told(ROOMS, "[[room]]\n" * 200)
    assert len(faults) == 501
    assert faults[-1] == ": has more faults, which are not listed"
