"""Our own cards: as many as there have to be, each icon on one, and those that are explained."""

from collections import Counter

import pytest

from dexterity.content.cards import Card as Shown
from dexterity.content.language import Language
from dexterity.content.pen.box import icons_of
from dexterity.rules.pen.cards.card import Card, CardId, CardType
from dexterity.rules.pen.rebus.icon import Icon
from dexterity.rules.pen.rebus.target import Target
from tests.kit.pen_card_files import our_cards
from tests.kit.penning import boxes

OURS = our_cards()
EVENTS, FATRAS = tuple(OURS.cards.events.values()), tuple(OURS.cards.fatras.values())


def shown() -> list[Shown[Card]]:
    return [*OURS.events.values(), *OURS.fatras.values()]


def test_there_are_forty_events_of_thirty_sorts_and_twenty_fatras_of_fourteen() -> None:
    assert sum(card.count for card in EVENTS) == 40
    assert sum(card.count for card in FATRAS) == 20
    assert len({(card.target, card.icons) for card in EVENTS}) >= 30
    assert len({(card.target, card.icons) for card in FATRAS}) >= 14


def test_events_are_split_as_they_have_to_be() -> None:
    split = Counter[CardType]()
    for card in EVENTS:
        split[card.type] += card.count
    assert split == {
        CardType.WALL: 8,
        CardType.FLICK: 10,
        CardType.MONSTER: 8,
        CardType.TRAP: 7,
        CardType.PRISONER: 5,
        CardType.TIME: 2,
    }


def test_every_icon_is_on_a_card() -> None:
    assert set().union(*map(icons_of, (*EVENTS, *FATRAS))) == set(Icon)


@pytest.mark.parametrize(
    ("id_", "target", "line"),
    [
        ("back_to_the_past", Target.BOTH, "position minus one turn"),
        ("numbness", Target.OTHER, "flick > left_hand"),
        ("sense_of_sacrifice", Target.OTHER, "flick > not wall > minus_three"),
        ("stiff_neck", Target.SELF, "not map"),
        ("weathercock", Target.OTHER, "flick > arrow"),
        ("growing_concern", Target.SELF, "two_dice wall_to_draw magic_square"),
        ("goblin", Target.SELF, "minus_one minus one item"),
        ("greedy_magnet", Target.SELF, "position nearest chest"),
        ("wheel_of_misfortune", Target.SELF, "one_die plus_two minus_two"),
        ("nervous_walls", Target.BOTH, "near_wall > minus_two"),
        ("trapdoor", Target.SELF, "two_dice position"),
        ("monster_spray", Target.SELF, "not monster"),
        ("mild_plague", Target.BOTH, "two_dice plague"),
    ],
)
def test_what_the_game_has_always_had_is_there(id_: str, target: Target, line: str) -> None:
    card = OURS.cards[CardId(id_)]
    assert (card.target, card.icons) == (target, boxes(line))


@pytest.mark.parametrize(
    "shape", ["four_in_line", "tetromino", "magic_square", "three_from_position"]
)
def test_walls_come_in_every_shape(shape: str) -> None:
    walls = [card for card in EVENTS if card.type is CardType.WALL]
    assert any(Icon(shape) in icons_of(card) for card in walls)


@pytest.mark.parametrize("language", Language)
def test_names_and_jokes_are_told_once(language: Language) -> None:
    for words in ("names", "line"):
        said = [getattr(card, words).said_in(language) for card in shown()]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", Language)
def test_apostrophes_and_quotation_marks_are_printers_marks(language: Language) -> None:
    said = [card.names.said_in(language) + card.line.said_in(language) for card in shown()]
    assert [words for words in said if set(words) & set("'\"`~")] == []


def test_french_high_punctuation_stands_apart_by_a_narrow_space() -> None:
    for card in shown():
        text = f"{card.names.fr} {card.line.fr}"
        for sign in ":;!?%»":
            assert text.count(sign) == text.count("\u202f" + sign), text
