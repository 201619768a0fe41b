"""The box of Delve that we ship: names, numbers, jokes."""

from collections import Counter

import pytest

from dexterity.content.cards import Card
from dexterity.content.delve.box import DelveBox
from dexterity.content.language import Language
from dexterity.rules.delve.cards.adventurer import Box
from tests.kit.delving import our_delve_box

OURS: DelveBox = our_delve_box()


def shown() -> list[Card[object]]:
    """Every card, and every tile once."""
    tiles = {
        id_: tile for card in OURS.adventurers.values() for id_, tile in card.value.tiles.items()
    }
    return [*OURS.adventurers.values(), *OURS.monsters.values(), *tiles.values()]


@pytest.mark.parametrize(
    ("id_", "strength", "copies"),
    [
        ("goblin", 1, 2),
        ("skeleton", 2, 2),
        ("orc", 3, 2),
        ("vampire", 4, 2),
        ("golem", 5, 2),
        ("lich", 6, 1),
        ("demon", 7, 1),
        ("dragon", 9, 1),
    ],
)
def test_monsters_are_as_strong_and_as_many_as_they_have_to_be(
    id_: str, strength: int, copies: int
) -> None:
    monsters = {str(key): card.value for key, card in OURS.monsters.items()}
    assert (monsters[id_].strength, monsters[id_].copies) == (strength, copies)


@pytest.mark.parametrize(
    ("id_", "box", "health"),
    [
        ("warrior", "first", 3),
        ("barbarian", "first", 4),
        ("mage", "first", 2),
        ("rogue", "first", 3),
        ("princess", "sequel", 2),
        ("ninja", "sequel", 3),
        ("bard", "sequel", 3),
        ("necromancer", "sequel", 2),
    ],
)
def test_adventurers_come_from_their_boxes_with_their_health(
    id_: str, box: str, health: int
) -> None:
    adventurers = {str(key): card.value for key, card in OURS.adventurers.items()}
    assert (adventurers[id_].box, adventurers[id_].health) == (Box(box), health)


def test_a_tile_of_two_adventurers_has_one_joke() -> None:
    tiles = [pair for card in OURS.adventurers.values() for pair in card.value.tiles.items()]
    jokes = Counter({(id_, tile.line) for id_, tile in tiles})
    assert len({id_ for id_, _ in jokes}) == len(jokes)


@pytest.mark.parametrize("language", Language)
def test_names_and_jokes_are_told_once(language: Language) -> None:
    for words in ("names", "line"):
        said = [getattr(card, words).said_in(language) for card in shown()]
        assert [word for word, times in Counter(said).items() if times > 1] == []


@pytest.mark.parametrize("language", Language)
def test_apostrophes_and_quotation_marks_are_printers_marks(language: Language) -> None:
    said = [card.names.said_in(language) + card.line.said_in(language) for card in shown()]
    assert [words for words in said if set(words) & set("'\"`~")] == []


def test_french_high_punctuation_stands_apart_by_a_narrow_space() -> None:
    for card in shown():
        text = f"{card.names.fr} {card.line.fr}"
        for sign in ":;!?%»":
            assert text.count(sign) == text.count("\u202f" + sign), text
