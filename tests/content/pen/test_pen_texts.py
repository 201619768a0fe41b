"""What is said of Pen's cards: all icons named, and a sentence for any rebus, in both languages."""

from collections.abc import Mapping

import pytest

from dexterity.content.language import Language
from dexterity.content.pen.rebus_words import (
    card_words,
    condition_words,
    deed_words,
    icon_words,
    target_words,
)
from dexterity.content.texts import LONGEST_TEXT, read_catalogue
from dexterity.places import assets
from dexterity.rules.pen.cards.card import CardType
from dexterity.rules.pen.rebus.icon import Icon
from dexterity.rules.pen.rebus.idioms import CONDITIONS, DEEDS
from dexterity.rules.pen.rebus.target import Target
from tests.kit.hands import texts
from tests.kit.pen_card_files import our_cards
from tests.kit.penning import card, item
from tests.kit.penning_box import whole_box


def told(language: Language) -> Mapping[str, str]:
    return read_catalogue(assets() / "texts" / "pen" / f"{language}.toml")


@pytest.mark.parametrize("language", Language)
def test_every_icon_has_a_name_of_its_own(language: Language) -> None:
    said = texts(language)
    names = [icon_words(icon, said) for icon in Icon]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", Language)
def test_every_type_has_a_name(language: Language) -> None:
    assert all(f"pen.type.{type_}" in told(language) for type_ in CardType)


@pytest.mark.parametrize("language", Language)
def test_every_idiom_has_words_of_its_own(language: Language) -> None:
    said = texts(language)
    deeds = {deed: deed_words(deed, said) for deed in DEEDS.values()}
    conditions = {each: condition_words(each, said) for each in CONDITIONS.values()}
    targets = {target: target_words(target, said) for target in Target}
    for words in (deeds, conditions, targets):
        assert len(set(words.values())) == len(words)


@pytest.mark.parametrize("language", Language)
def test_a_sentence_is_made_for_any_rebus(language: Language) -> None:
    cards, box = our_cards().cards, whole_box()
    for each in (*cards.events.values(), *cards.fatras.values(), *box.events.values()):
        sentence = card_words(each, texts(language))
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert len(sentence) <= LONGEST_TEXT


def test_no_text_is_left_that_nothing_says() -> None:
    said: set[str] = set()

    class Listening:
        def say(self, key: str, **_: object) -> str:
            said.add(key)
            return key

    ear = Listening()
    for each in Icon:
        icon_words(each, ear)  # type: ignore[arg-type]
    for deed in DEEDS.values():
        deed_words(deed, ear)  # type: ignore[arg-type]
    for condition in CONDITIONS.values():
        condition_words(condition, ear)  # type: ignore[arg-type]
    for card_ in (*whole_box().events.values(), *whole_box().fatras.values()):
        card_words(card_, ear)  # type: ignore[arg-type]
    for target in Target:
        card_words(card(f"{target} minus_one minus_two", target), ear)  # type: ignore[arg-type]
    said |= {f"pen.type.{type_}" for type_ in CardType}
    assert said == set(told(Language.ENGLISH))


@pytest.mark.parametrize(
    ("line", "target", "sentence"),
    [
        ("minus_two", Target.RANDOM, "One of you, by chance: −2 health."),
        (
            "near_wall > minus_two",
            Target.BOTH,
            "Both of you: if a wall is within three squares, −2 health.",
        ),
        (
            "flick > not wall > minus_three",
            Target.OTHER,
            "Your rival: on the next flick, if it touches no wall, −3 health.",
        ),
        ("minus_one self plus_one", Target.OTHER, "Your rival: −1 health; you: +1 health."),
    ],
)
def test_a_rebus_is_told_from_left_to_right(line: str, target: Target, sentence: str) -> None:
    assert card_words(card(line, target), texts()) == sentence


def test_in_french_as_well() -> None:
    french = texts(Language.FRENCH)
    sacrifice = card("flick > not wall > minus_three", Target.OTHER)
    told_sacrifice = (
        "Votre rival\u202f: à la prochaine pichenette, si elle ne touche aucun mur, −3 PV."
    )
    assert card_words(sacrifice, french) == told_sacrifice


def test_an_item_against_events_says_when_to_play_it() -> None:
    told_spray = "Play it when it is needed: a monster that was just drawn is gone."
    assert card_words(item("not monster"), texts()) == told_spray


def test_the_two_languages_say_different_things() -> None:
    english, french = told(Language.ENGLISH), told(Language.FRENCH)
    alike = {key for key in english if english[key] == french[key]}
    assert alike <= {"pen.icon.position", "pen.rebus.then"}
