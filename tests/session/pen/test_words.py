"""What came of an action in a match, in both languages: every effect has its sentence."""

from itertools import chain
from typing import Any, get_args

import pytest

from dexterity.content.language import Language
from dexterity.rules.pen import effects as came
from dexterity.rules.pen.actions import Refusal
from dexterity.rules.pen.effects import Effect, Source
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.sheet.square import Square
from dexterity.rules.pen.state import Awaited, Ending
from dexterity.session.course import SEEN
from dexterity.session.pen.pen_course import PenCourse
from dexterity.session.pen.words import pen_words
from dexterity.session.shipped import pen_box
from dexterity.session.words import EffectWords
from dexterity.values.stroke import StrokeEnd
from tests.kit.effect_sentences import (
    assert_each_has_a_sentence,
    assert_no_text_is_left_over,
    effects_from,
)
from tests.kit.hands import texts

BOX = pen_box()
BOTH = (PlayerId(0), PlayerId(1))

SOME: dict[str, Any] = {
    "player": PlayerId(0),
    "winner": PlayerId(1),
    "targets": (PlayerId(1),),
    "card": next(iter(BOX.events)),
    "item": next(iter(BOX.fatras)),
    "end": StrokeEnd.RAN_OUT,
    "from_mm": (10.0, 20.0),
    "to_mm": (40.0, 60.0),
    "padded": False,
    "direction_rad": 1.0,
    "amount": 1,
    "health": 7,
    "source": Source.CARD,
    "chest": Square(1, 2),
    "potion": Square(3, 4),
    "square": Square(5, 6),
    "squares": (Square(5, 6), Square(6, 6)),
    "uses_left": 1,
    "awaited": Awaited.FLICK,
    "shows": 3,
    "red": 2,
    "black": 5,
    "growing": False,
    "wall": 0,
    "flicks": 2,
    "ending": Ending.HOME,
}
"""What effects are made of."""

some = effects_from(SOME)


def words(language: Language = Language.ENGLISH) -> EffectWords[Effect]:
    return pen_words(BOX, ("Ada", "Blaise"), texts(language))


@pytest.mark.parametrize("language", Language)
def test_every_effect_has_a_sentence_of_its_own(language: Language) -> None:
    assert_each_has_a_sentence(map(some, get_args(Effect)), words(language).sentence)


DIFFERENT: list[list[Effect]] = [
    [some(came.FlickMade, end=end) for end in StrokeEnd],
    [some(came.FlickMade, end=StrokeEnd.WALL, padded=padded) for padded in (False, True)],
    [some(came.ArrowSpun, end=end) for end in (StrokeEnd.RAN_OUT, StrokeEnd.WALL)],
    [some(came.ArrowSpun, end=StrokeEnd.WALL, padded=padded) for padded in (False, True)],
    [some(came.HealthLost, source=one) for one in (Source.WALL, Source.PLAGUE, Source.CARD)],
    [some(came.HealthGained, source=one) for one in (Source.POTION, Source.TREASURE, Source.CARD)],
    [some(came.PotionDrunk, uses_left=left) for left in (0, 1)],
    [some(came.CardWaits, awaited=awaited) for awaited in Awaited],
    [some(came.EventDrawn, targets=whom) for whom in (BOTH[:1], BOTH[1:], BOTH)],
    [some(came.WallDrawn, growing=growing) for growing in (False, True)],
    [some(came.GameEnded, ending=ending) for ending in Ending],
]
"""Effects of a kind that are told in different words."""


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("effects", DIFFERENT)
def test_what_differs_is_told_differently(language: Language, effects: list[Effect]) -> None:
    assert_each_has_a_sentence(effects, words(language).sentence)


def test_no_text_is_left_over() -> None:
    effects = chain(map(some, get_args(Effect)), *DIFFERENT)
    assert_no_text_is_left_over(lambda texts: pen_words(BOX, ("Ada", "Blaise"), texts), effects)


def test_people_and_cards_are_called_by_their_names() -> None:
    drawn = came.EventDrawn(PlayerId(1), next(iter(BOX.events)), BOTH)
    assert words().sentence(drawn) == (
        "Blaise draws an event: Sudden Wall. It is about Ada and Blaise."
    )
    french = words(Language.FRENCH).sentence(drawn)
    assert french == "Blaise pioche un événement\u202f: Mur soudain. Cela concerne Ada et Blaise."


@pytest.mark.parametrize("language", Language)
def test_every_refusal_and_every_end_has_words(language: Language) -> None:
    said = texts(language)
    assert all(said.say(f"{PenCourse.refusals}.{reason}") for reason in (*Refusal, SEEN))
    assert all(said.say(f"pen_story.end.{end}") for end in StrokeEnd)
