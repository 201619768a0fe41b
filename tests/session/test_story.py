"""A throw told in sentences, in both languages."""

from dataclasses import replace

import pytest

from dexterity.content.language import Language
from dexterity.rules.referee import Miss, Verdict, judge
from dexterity.session.story import tell_end, tell_throw, toss_words, verdict_sentence
from dexterity.session.throw import throw_toss
from dexterity.units import DEGREE
from dexterity.values.landing import Ending
from tests.kit.hands import PLAIN_TOSS, RED, table, texts
from tests.kit.landings import landing

THROW = throw_toss(PLAIN_TOSS, (1.0, 0.0, 0.0, 0.0), table(), RED)


def said(verdict: Verdict, language: Language = Language.ENGLISH) -> str:
    return verdict_sentence(verdict, texts(language))


def test_a_story_has_a_beginning_touches_an_end_and_a_verdict() -> None:
    story = list(tell_throw(THROW, texts()))
    assert story[0].startswith("Let go: 1.50")
    assert story[1].startswith("Touched the table after 0.")
    assert verdict_sentence(THROW.verdict, texts()) in story
    assert "symbol" in story[-1]


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("ending", list(Ending))
def test_every_end_can_be_told(language: Language, ending: Ending) -> None:
    ended = replace(
        THROW, flight=replace(THROW.flight, landing=landing("3 3 / 3 3", ending=ending))
    )
    assert "{" not in tell_end(ended, texts(language))


def test_hits_are_told_with_their_worth() -> None:
    assert said(judge(landing("3 3 / 3 3"))) == "A hit in section 3: 3 damage."
    assert said(judge(landing("c c / c c"))).endswith("10 damage!")


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("miss", list(Miss))
def test_every_miss_has_its_sentence(language: Language, miss: Miss) -> None:
    verdict = Verdict(value=0, centre=False, symbol=False, misses=(miss,), counted=None)
    assert said(verdict, language).startswith(("A miss: ", "Manqué\u202f: "))


@pytest.mark.parametrize(
    ("loft_deg", "turn_deg", "words"),
    [
        (5.0, 0.0, "1.50\u00a0m/s, 5.0° up, straight ahead"),
        (-2.5, 3.25, "1.50\u00a0m/s, 2.5° down, 3.2° to the right"),
        (0.04, -12.0, "1.50\u00a0m/s, level, 12.0° to the left"),
    ],
)
def test_a_toss_is_said_as_its_thrower_would(loft_deg: float, turn_deg: float, words: str) -> None:
    toss = replace(PLAIN_TOSS, loft_rad=loft_deg * DEGREE, direction_rad=turn_deg * DEGREE)
    assert toss_words(toss, texts()) == words
