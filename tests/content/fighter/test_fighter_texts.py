"""What is said of Fighter's cards: all of it, in both languages, and short enough for a card."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from itertools import pairwise
from typing import Final

import pytest

from dexterity.content.fighter.files import ALL_OR_NOTHING
from dexterity.content.fighter.sentences import (
    foe_sentences,
    hero_sentences,
    item_sentences,
    room_sentences,
)
from dexterity.content.language import Language
from dexterity.content.texts import placeholders, read_catalogue
from dexterity.places import assets
from dexterity.rules.fighter.cards.foe import BOSS_LEVEL, Foe, FoeId, Kind, Trait
from dexterity.rules.fighter.cards.hero import Ability, Hero, HeroId
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
from tests.kit.fighter_files import our_box
from tests.kit.hands import texts

LONGEST_NAME: Final = 28
LONGEST_TEXT: Final = 110
"""Characters that have room on a card."""

EXPLAINED: Final[Mapping[str, Iterable[StrEnum]]] = {
    "ability": Ability,
    "trait": Trait,
    "boon": Boon,
}
NAMED: Final[Mapping[str, Iterable[StrEnum]]] = {"kind": Kind, "slot": Slot}
NARROW_SPACE: Final = "\u202f"


def told(language: Language) -> Mapping[str, str]:
    return read_catalogue(assets() / "texts" / "fighter" / f"{language}.toml")


def keys_of_words() -> set[str]:
    explained = {
        f"fighter.{group}.{word}.{key}"
        for group, words in EXPLAINED.items()
        for word in words
        for key in ("name", "text")
    }
    named = {
        f"fighter.{group}.{word}.{key}"
        for group, words in NAMED.items()
        for word in words
        for key in ("name", "many")
    }
    return explained | named


@pytest.mark.parametrize("language", Language)
def test_every_word_of_the_rules_is_named_and_explained(language: Language) -> None:
    said = {key for key in told(language) if key.split(".")[1] in {*EXPLAINED, *NAMED}}
    assert said == keys_of_words()


@pytest.mark.parametrize("language", Language)
def test_every_text_has_room(language: Language) -> None:
    for key, text in told(language).items():
        assert len(text) <= (LONGEST_NAME if key.endswith((".name", ".many")) else LONGEST_TEXT), (
            key
        )


@pytest.mark.parametrize("language", Language)
def test_sentences_end_as_sentences_and_names_do_not(language: Language) -> None:
    for key, text in told(language).items():
        assert text.endswith(".") != key.endswith((".name", ".many")), key


@pytest.mark.parametrize("language", Language)
def test_an_amount_is_told_where_there_is_one(language: Language) -> None:
    said = told(language)
    amount = frozenset({"amount"})
    for boon in Boon:
        wanted = frozenset() if boon in ALL_OR_NOTHING else amount
        assert placeholders(said[f"fighter.boon.{boon}.text"]) == wanted, boon
    for trait in Trait:
        wanted = amount if trait is Trait.LEECH else frozenset()
        assert placeholders(said[f"fighter.trait.{trait}.text"]) == wanted, trait
    for ability in Ability:
        assert not placeholders(said[f"fighter.ability.{ability}.text"]), ability


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("group", [*EXPLAINED, *NAMED])
def test_no_two_are_called_alike(language: Language, group: str) -> None:
    said = told(language)
    names = [text for key, text in said.items() if key.startswith(f"fighter.{group}.")]
    assert len(names) == len(set(names))


def test_no_sentence_is_the_same_in_both_languages() -> None:
    english, french = told(Language.ENGLISH), told(Language.FRENCH)
    sentences = [key for key in english if not key.endswith(".name")]
    assert [key for key in sentences if english[key] == french[key]] == []


def test_french_high_punctuation_stands_apart_by_a_narrow_space() -> None:
    for key, text in told(Language.FRENCH).items():
        for before, sign in pairwise(text):
            if sign in ":;!?%»":
                assert before == NARROW_SPACE, key
            if before == "«":
                assert sign == NARROW_SPACE, key


@pytest.mark.parametrize("language", Language)
def test_apostrophes_and_quotation_marks_are_printers_marks(language: Language) -> None:
    assert [key for key, text in told(language).items() if set(text) & set("'\"`~")] == []


# Sentences of whole cards


def test_a_weapon_tells_how_to_throw_and_what_for() -> None:
    weapon = Weapon(2, "jump", Kind.UNDEAD, 3, heal=1, gold=1)
    assert item_sentences(Item(ItemId("x"), 1, weapon), texts()) == (
        "Throw like this: Jump.",
        "With a hit: 2 more damage.",
        "Against the undead: another 3.",
        "With a hit, you get 1 health back.",
        "Coins for the chest with every hit: 1.",
    )
    assert item_sentences(Item(ItemId("x"), 1, Weapon(1)), texts()) == (
        "Throw as you like.",
        "With a hit: 1 more damage.",
    )


def test_an_armour_tells_whom_it_spares_and_strikes() -> None:
    armour = Item(ItemId("x"), 1, Armour(2, party=True, strikes=3))
    assert item_sentences(armour, texts()) == (
        "Once a fight, if you miss: 2 less damage.",
        "Everyone else whom this miss would hurt is spared as much.",
        "The monster takes 3 damage in return.",
    )


def test_a_consumable_tells_its_boon_and_that_it_is_used_up() -> None:
    soup = Item(ItemId("x"), 1, Consumable(Boon.HEAL_ALL, 2))
    assert item_sentences(soup, texts(Language.FRENCH)) == (
        "Tout le monde reprend 2 PV.",
        "Une seule fois, quand on veut, même hors de son tour.",
    )


def test_a_room_tells_all_that_is_in_it_or_that_nothing_is() -> None:
    full = Room(RoomId("x"), 2, 1, 1, 1, 2, 3, "wink")
    assert room_sentences(full, texts()) == (
        "Coins lying about: 1.",
        "Free equipment: 1.",
        "White dice lying about: 1.",
        "Everyone gets 2 health back.",
        "The monster has 3 more health.",
        "In here, throw like this: Wink.",
    )
    assert room_sentences(Room(RoomId("x"), 4), texts()) == ("Nothing special. So far.",)


def test_a_foe_tells_its_trait_its_requirement_or_that_it_has_none() -> None:
    def said(level: int, trait: Trait | None, requirement: str | None) -> str:
        foe = Foe(FoeId("x"), level, Kind.DEMON, 5, 1, 1, trait, requirement)
        (sentence,) = foe_sentences(foe, texts())
        return sentence

    leech = "A miss gives it {} health back, up to what it began with."
    assert said(2, Trait.LEECH, None) == leech.format(2)
    assert said(BOSS_LEVEL, Trait.LEECH, None) == leech.format(3)
    assert said(1, Trait.SLY, None) == "A 1 is a miss."
    assert said(1, None, "nose") == "Only these throws can hit it: Nose."
    assert said(1, None, None) == "No tricks. It simply hits."


def test_a_hero_tells_what_there_is_room_for() -> None:
    hero = Hero(HeroId("x"), Ability.REROLL, Ability.REROLL, Ability.SMASH, 2, 1, 1)
    assert hero_sentences(hero, texts()) == ("Weapons: 2. Armours: 1. Consumables: 1.",)


@pytest.mark.parametrize("language", Language)
def test_all_our_cards_can_be_told(language: Language) -> None:
    said, cards = texts(language), our_box().cards
    told_of_each = [
        *(hero_sentences(hero, said) for hero in cards.heroes.values()),
        *(foe_sentences(foe, said) for foe in (*cards.monsters.values(), *cards.bosses.values())),
        *(item_sentences(item, said) for item in cards.items.values()),
        *(room_sentences(room, said) for room in cards.rooms.values()),
    ]
    assert all(sentences for sentences in told_of_each)
    assert max(len(sentence) for each in told_of_each for sentence in each) <= LONGEST_TEXT
