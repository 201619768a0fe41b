"""What is said of goals, medals and effects: a text for every word, in both languages."""

from collections.abc import Iterable
from enum import StrEnum

import pytest

from dexterity.content.challenge.challenge import CHAPTERS
from dexterity.content.language import Language
from dexterity.rules.challenge.actions import Refusal
from dexterity.rules.challenge.dare import DuelRefusal
from dexterity.rules.challenge.duel_state import Phase
from dexterity.rules.challenge.goal import (
    AtLeast,
    ClearBoard,
    Exact,
    FewDice,
    Goal,
    KnockOff,
    MovingMark,
    Score,
    SectionsInOrder,
    Streak,
    Symbols,
    Unit,
)
from dexterity.rules.challenge.medal import Ended, Medal
from dexterity.rules.challenge.showing import Showing
from dexterity.session.box_place import BoxRefusal
from dexterity.session.challenge.words import (
    counted,
    goal_name,
    goal_sentence,
    medal_words,
    showing_words,
)
from dexterity.values.goal import Brink, GoalKind
from tests.kit.hands import texts
from tests.kit.levels import level

ENGLISH, FRENCH = Language.ENGLISH, Language.FRENCH

EVERY_GOAL: list[Goal] = [
    Score(),
    SectionsInOrder((1, 2, 3)),
    MovingMark("gate"),
    MovingMark("gate", on_target=True),
    KnockOff(Brink.BOARD),
    KnockOff(Brink.TABLE),
    ClearBoard(),
    Streak(),
    Symbols(),
    AtLeast(3),
    AtLeast(10),
    Exact(12),
    FewDice(12),
]


def said(goal: Goal, language: Language = ENGLISH, medals: tuple[int, int, int] = (1, 3, 5)) -> str:
    return goal_sentence(level(goal, medals, 6, "3 3"), Medal.SILVER, texts(language))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("group", "words"),
    [
        ("challenge.medal", Medal),
        ("challenge.ended", Ended),
        ("challenge.refusal", Refusal),
        ("challenge.box", BoxRefusal),
        ("duel.refusal", DuelRefusal),
        ("duel.phase", Phase),
    ],
)
def test_every_word_of_the_rules_has_a_text(
    language: Language, group: str, words: Iterable[StrEnum]
) -> None:
    known = texts(language).templates
    assert [word for word in words if f"{group}.{word}" not in known] == []


@pytest.mark.parametrize("language", Language)
def test_every_unit_can_be_counted(language: Language) -> None:
    for unit in (*Unit, "dice", "throws"):
        assert counted(texts(language), unit, 1).startswith("1 ")
        assert counted(texts(language), unit, 2).startswith("2 ")


@pytest.mark.parametrize("language", Language)
def test_every_chapter_has_a_name(language: Language) -> None:
    for chapter in range(1, CHAPTERS + 1):
        assert texts(language).say(f"challenge.chapter.{chapter}")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("goal", EVERY_GOAL, ids=str)
def test_every_goal_has_a_name_and_a_sentence(goal: Goal, language: Language) -> None:
    drawn = level(goal, (1, 3, 5), 6, "3 3")
    assert said(goal, language).endswith(".")
    assert goal_name(drawn, texts(language))
    assert medal_words(drawn, Medal.GOLD, texts(language))


def test_all_goals_are_said_here() -> None:
    assert {goal.kind for goal in EVERY_GOAL} == set(GoalKind)


def test_sentences_say_what_to_do_with_how_many_dice() -> None:
    assert said(Score()) == "Score 3 points with 6 dice."
    assert said(AtLeast(4)) == "Hit for 4 or more: 3 hits with 6 dice."
    assert said(SectionsInOrder((1, 2, 3))) == (
        "Hit the sections 1, 2, 3, in this order: 3 sections with 6 dice."
    )
    assert said(Streak(), FRENCH) == "Enchaînez 3 réussites de suite avec 6 dés."


def test_in_a_race_the_medal_says_how_many_throws() -> None:
    assert said(FewDice(12), medals=(5, 3, 1)) == "Score 12 points in at most 3 throws."
    assert said(ClearBoard(), medals=(5, 1, 0)) == (
        "Clear the board of its 2 dice in at most 1 throw."
    )
    race = level(FewDice(12), (5, 3, 1), 6)
    assert medal_words(race, Medal.GOLD, texts()) == "in 1 throw"
    assert medal_words(level(Score(), (1, 2, 3), 6), Medal.GOLD, texts()) == "3 points"


def test_none_is_plural_in_english_and_singular_in_french() -> None:
    assert counted(texts(ENGLISH), "points", 0) == "0 points"
    assert counted(texts(FRENCH), "points", 0) == "0 point"


def test_a_showing_is_told_by_throws_only_where_the_race_was_finished() -> None:
    race = level(FewDice(12), (5, 3, 1), 6)
    assert showing_words(race, Showing(14, True, 4), texts()) == "in 4 throws"
    assert showing_words(race, Showing(9, False, 6), texts()) == "9 points"
