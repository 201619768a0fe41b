"""Every effect of the rules has its words, in both languages, and a failure says by how much."""

from typing import get_args

import pytest

from dexterity.content.language import Language
from dexterity.content.texts import Texts
from dexterity.hand.dare.choice import known_requirements
from dexterity.rules.challenge.duel_effects import (
    DarePicked,
    DeciderBegun,
    DuelEffect,
    DuelEnded,
    RematchBegun,
    RoundBegun,
    RoundShared,
    RoundWon,
    TurnBegun,
    TurnEnded,
)
from dexterity.rules.challenge.effects import (
    DicePutBack,
    DieKnockedOff,
    Effect,
    LevelEnded,
    MarkTouched,
    MedalEarned,
    SectionReached,
    StreakBroken,
    ThrowCounted,
    TotalOvershot,
)
from dexterity.rules.challenge.goal import Score
from dexterity.rules.challenge.medal import Ended, Medal
from dexterity.rules.challenge.player import BOTH
from dexterity.rules.challenge.showing import Showing
from dexterity.rules.referee import judge
from dexterity.session.challenge.words import AnyEffect, challenge_words
from dexterity.session.story import failed_words
from dexterity.values.landing import Finding
from tests.kit import hands
from tests.kit.effect_sentences import assert_no_text_is_left_over
from tests.kit.landings import landing
from tests.kit.levels import level

NAMES = ("Ada", "Blaise")
LEVEL = level(Score(), (1, 2, 3), 3)
HIT = judge(landing("3 3 3 3"))
EFFECTS: list[Effect] = [
    ThrowCounted(0, HIT, 3, 3),
    DicePutBack(),
    DieKnockedOff(0, fell=True),
    DieKnockedOff(0, fell=False),
    SectionReached(1, 2),
    SectionReached(3, None),
    MarkTouched("gate"),
    StreakBroken(2),
    TotalOvershot(9, 7),
    *(MedalEarned(medal) for medal in Medal),
    *(LevelEnded(ended, None, 0) for ended in Ended),
]


@pytest.fixture(params=list(Language))
def texts(request: pytest.FixtureRequest) -> Texts:
    return hands.texts(request.param)


@pytest.mark.parametrize("effect", EFFECTS, ids=str)
def test_every_effect_says_something(effect: Effect, texts: Texts) -> None:
    assert challenge_words(LEVEL, texts).sentence(effect)


def test_a_throw_that_adds_nothing_says_nothing_and_nothing_is_said_twice(texts: Texts) -> None:
    words = challenge_words(LEVEL, texts)
    assert words.told([ThrowCounted(0, HIT, 0, 3)]) == ""
    off = DieKnockedOff(0, fell=True)
    assert words.told([off, off]) == words.sentence(off)


DUEL_EFFECTS: list[DuelEffect] = [
    DarePicked(None, ("jump",)), DarePicked(BOTH[1], ("jump", "wink")), TurnBegun(BOTH[0]),
    TurnEnded(BOTH[0], Showing(3, False, 3)), DeciderBegun(), RoundWon(BOTH[1]), RoundShared(),
    DuelEnded(None, (2, 2)), DuelEnded(BOTH[0], (4, 0)), RematchBegun(1), DicePutBack(),
]  # fmt: skip


@pytest.mark.parametrize("effect", DUEL_EFFECTS, ids=str)
def test_every_effect_of_a_duel_says_something(effect: DuelEffect, texts: Texts) -> None:
    assert challenge_words(LEVEL, texts, NAMES).told([effect])


def test_who_dares_and_who_wins_is_told_by_name(texts: Texts) -> None:
    words = challenge_words(LEVEL, texts, NAMES)
    assert "Ada" in words.sentence(DarePicked(BOTH[0], ("jump",)))
    assert "Blaise" in words.sentence(DuelEnded(BOTH[1], (0, 4)))
    assert "Ada" not in words.sentence(DuelEnded(None, (2, 2)))


def test_what_is_on_the_page_need_not_be_said(texts: Texts) -> None:
    assert challenge_words(LEVEL, texts, NAMES).told([RoundBegun(0, "x", BOTH[0])]) == ""


def test_every_effect_is_looked_at_here_and_no_text_is_left_over() -> None:
    effects = [*EFFECTS, *DUEL_EFFECTS]
    assert {*map(type, effects), RoundBegun} == set(get_args(AnyEffect))
    assert_no_text_is_left_over(lambda texts: challenge_words(LEVEL, texts, NAMES), effects)


@pytest.mark.parametrize("requirement", known_requirements())
def test_every_requirement_says_why_it_was_not_met(requirement: str, texts: Texts) -> None:
    finding = Finding(requirement, False, 310.4, 360.0)
    said = failed_words([finding], texts)
    assert said
    assert "{" not in said
    if "{measured}" in texts.templates[f"requirement.{requirement}.failed"]:
        assert "310" in said
