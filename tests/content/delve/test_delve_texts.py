"""What is said of Delve's tiles and monsters, in both languages."""

from collections.abc import Mapping

import pytest

from dexterity.content.delve.sentences import monster_sentences, tile_sentences
from dexterity.content.language import Language
from dexterity.content.texts import LONGEST_TEXT, read_catalogue
from dexterity.places import assets
from dexterity.rules.delve.cards import power as can
from dexterity.rules.delve.cards.monster import Monster, MonsterId, Parity
from dexterity.rules.delve.cards.power import Power
from tests.kit.delving import our_delve_box
from tests.kit.hands import texts

BOX = our_delve_box()

UNUSED: tuple[Power, ...] = (
    can.BeatStrengths(2, 4),
    can.BeatParity(Parity.ODD),
    can.BeatOnce(Parity.EVEN),
    can.BeatStreak(Parity.ODD),
)
"""What no tile of ours does, but might."""


def told(language: Language) -> Mapping[str, str]:
    return read_catalogue(assets() / "texts" / "delve" / f"{language}.toml")


def powers() -> list[Power]:
    ours = (tile.value for card in BOX.adventurers.values() for tile in card.value.tiles.values())
    return [*ours, *UNUSED]


@pytest.mark.parametrize("language", Language)
def test_all_our_tiles_and_monsters_can_be_told(language: Language) -> None:
    said = texts(language)
    sentences = [tile_sentences(power, BOX, said) for power in powers()]
    sentences += [monster_sentences(card.value, said) for card in BOX.monsters.values()]
    for each in sentences:
        assert each
        assert all(sentence.endswith(".") and "{" not in sentence for sentence in each)
        assert len(" ".join(each)) <= LONGEST_TEXT


@pytest.mark.parametrize("language", Language)
def test_different_powers_are_told_differently(language: Language) -> None:
    said = {power: tile_sentences(power, BOX, texts(language)) for power in powers()}
    assert len(set(said.values())) == len(said)


def test_no_text_is_left_that_nothing_says() -> None:
    said: set[str] = set()

    class Listening:
        language = Language.ENGLISH

        def say(self, key: str, **_: object) -> str:
            said.add(key)
            return key

    ear = Listening()
    for power in powers():
        tile_sentences(power, BOX, ear)  # type: ignore[arg-type]
    for card in BOX.monsters.values():
        monster_sentences(card.value, ear)  # type: ignore[arg-type]
    assert said == set(told(Language.ENGLISH))


@pytest.mark.parametrize(
    ("power", "sentences"),
    [
        (can.Armour(5), ["+5 health, counted before the first card."]),
        (
            can.BeatStrengths(0, 2, heals=True),
            ["Beats monsters of strength 2 or less.", "You gain its strength as health."],
        ),
        (can.BeatStrengths(6), ["Beats monsters of strength 6 or more."]),
        (
            can.BeatIdentities((MonsterId("goblin"), MonsterId("orc"))),
            ["Beats: Goblin and Orc."],
        ),
        (
            can.BeatWhenWeak((1, 3, 5), 5),
            ["With less than 5 health: beats the strengths 1, 3 and 5."],
        ),
        (
            can.BeatOnce(costs_tile=True),
            [
                "Once: beats the monster you have just turned.",
                "Another tile of yours has to go with it.",
            ],
        ),
    ],
)
def test_a_tile_is_told_by_its_numbers(power: Power, sentences: list[str]) -> None:
    assert list(tile_sentences(power, BOX, texts())) == sentences


def test_in_french_as_well() -> None:
    grave = can.BeatIdentities((MonsterId("goblin"), MonsterId("orc")))
    assert tile_sentences(grave, BOX, texts(Language.FRENCH)) == ("Vainc\u202f: Gobelin et Orc.",)


def test_an_ordinary_monster_tells_its_strength_and_its_number() -> None:
    said = monster_sentences(Monster(MonsterId("x"), 4, 2), texts())
    assert said == ("Strength 4.", "Two cards.")


def test_the_two_languages_say_different_things() -> None:
    english, french = told(Language.ENGLISH), told(Language.FRENCH)
    assert [key for key in english if english[key] == french[key]] == []
