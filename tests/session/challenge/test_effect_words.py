"""Every effect of the rules has its words, in both languages, and a failure says by how much."""

import pytest

from dexterity.content.language import Language
from dexterity.content.texts import Texts
from dexterity.hand.dare.choice import known_requirements
from dexterity.rules.challenge.duel_effects import (
    DarePicked,
    DeciderBegun,
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
from dexterity.session.challenge.duel_words import duel_words
from dexterity.session.challenge.effect_words import effect_words, effects_words
from dexterity.session.finding_words import failed_words
from dexterity.values import Finding
from tests.kit import hands
from tests.kit.landings import landing
from tests.kit.levels import level

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
    assert effect_words(effect, LEVEL, texts)


def test_a_throw_that_adds_nothing_says_nothing_and_nothing_is_said_twice(texts: Texts) -> None:
    assert effects_words([ThrowCounted(0, HIT, 0, 3)], LEVEL, texts) == ""
    off = DieKnockedOff(0, fell=True)
    assert effects_words([off, off], LEVEL, texts) == effect_words(off, LEVEL, texts)


@pytest.mark.parametrize(
    "effect",
    [
        DarePicked(None, ("jump",)), DarePicked(BOTH[1], ("jump", "wink")), TurnBegun(BOTH[0]),
        TurnEnded(BOTH[0], Showing(3, False, 3)), DeciderBegun(), RoundWon(BOTH[1]), RoundShared(),
        DuelEnded(None, (2, 2)), DuelEnded(BOTH[0], (4, 0)), RematchBegun(1), DicePutBack(),
    ],
    ids=str,
)  # fmt: skip
def test_every_effect_of_a_duel_says_something(effect: object, texts: Texts) -> None:
    assert duel_words([effect], LEVEL, ("Ada", "Blaise"), texts)  # type: ignore[list-item]


def test_what_is_on_the_page_need_not_be_said(texts: Texts) -> None:
    assert duel_words([RoundBegun(0, "x", BOTH[0])], LEVEL, ("Ada", "Blaise"), texts) == ""


@pytest.mark.parametrize("requirement", known_requirements())
def test_every_requirement_says_why_it_was_not_met(requirement: str, texts: Texts) -> None:
    finding = Finding(requirement, False, 310.4, 360.0)
    said = failed_words([finding], texts)
    assert said
    assert "{" not in said
    if "{measured}" in texts.templates[f"requirement.{requirement}.failed"]:
        assert "310" in said
