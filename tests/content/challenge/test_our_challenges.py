"""Our own levels: enough of them, sound, in order, and nothing is mixed before it was taught."""

import re

import pytest

from dexterity.content.challenge.challenge import CHAPTERS, Challenge
from dexterity.content.challenge.files import list_challenges
from dexterity.content.challenge.goal import Goal
from dexterity.content.language import Language
from dexterity.hand.dare.choice import known_requirements
from dexterity.places import levels
from dexterity.session.challenge.library import Library, load_library
from dexterity.session.challenge.table import Moment, table_of

OURS: Library = load_library(levels())
EVERY = (*OURS.challenges, *OURS.duels)


def named(challenge: Challenge) -> str:
    return challenge.id


def test_there_are_enough_in_every_chapter() -> None:
    assert len(OURS.challenges) >= 42
    assert all(len(chapter) >= 8 for chapter in OURS.chapters())
    assert len(OURS.chapters()) == CHAPTERS


def test_files_are_named_by_chapter_number_and_a_word() -> None:
    for folder in ("challenges", "duels"):
        stems = [path.stem for path in list_challenges(levels() / folder)]
        assert [stem for stem in stems if not re.fullmatch(r"\d-\d\d(-[a-z]+)+", stem)] == []


def test_numbers_run_through_every_chapter() -> None:
    for chapter in OURS.chapters():
        numbers = [challenge.number for challenge in chapter]
        assert numbers == list(range(1, len(chapter) + 1))


def test_every_requirement_is_taught_alone_before_it_is_mixed() -> None:
    taught: set[str] = set()
    for challenge in OURS.challenges:
        asked = [challenge.requirements_for(throw) for throw in range(len(challenge.dice))]
        for requirements in asked:
            if len(requirements) > 1 or challenge.by_throw:
                assert set(requirements) <= taught, challenge.id
        if len(challenge.all_requirements()) == 1:
            taught |= set(challenge.all_requirements())
    assert taught == set(known_requirements())


def test_a_requirement_is_taught_on_a_table_without_obstacles() -> None:
    taught: set[str] = set()
    for challenge in OURS.challenges:
        new = set(challenge.all_requirements()) - taught
        assert not new or not (challenge.props or challenge.lying), challenge.id
        taught |= new


def test_chapters_keep_what_they_promise() -> None:
    first, second, third, fourth, fifth = OURS.chapters()
    most = [max(_sizes(one), default=0) for one in (*first, *second, *third)]
    assert max(most) == 1
    assert all(one.props or one.lying for one in fourth)
    assert all(len(one.all_requirements()) == 1 for one in fourth)
    assert all(max(_sizes(one)) in (2, 3) for one in fifth)


def _sizes(challenge: Challenge) -> list[int]:
    return [len(challenge.requirements_for(throw)) for throw in range(len(challenge.dice))]


def test_the_masters_meet_every_goal() -> None:
    kinds = {type(challenge.goal) for challenge in OURS.chapter(5)}
    assert kinds == set(Goal.__args__)


def test_duels_are_short_and_leave_the_requirements_to_the_dare() -> None:
    assert len(OURS.duels) >= 8
    assert all(len(one.dice) <= 5 and not one.all_requirements() for one in OURS.duels)


def test_no_name_is_given_twice() -> None:
    for language in Language:
        names = [one.names.said_in(language) for one in EVERY]
        assert sorted(names) == sorted(set(names))
        aims = [one.aim.said_in(language) for one in EVERY]
        assert sorted(aims) == sorted(set(aims))


@pytest.mark.parametrize("challenge", EVERY, ids=named)
def test_its_table_can_be_laid(challenge: Challenge) -> None:
    game, target = OURS.game(challenge), OURS.target_of(challenge)
    state = game.start(1)
    assert game.awaits_throw(state)
    assert len(table_of(challenge, target, Moment(state.lying)).lying) == len(challenge.lying)


@pytest.mark.parametrize("challenge", EVERY, ids=named)
def test_its_words_are_typeset(challenge: Challenge) -> None:
    for words in (challenge.names, challenge.aim):
        for text in (words.en, words.fr):
            assert "'" not in text
            assert '"' not in text
        assert not re.search(r"(?<!\u202f)[:;!?%]", words.fr)
        assert not re.search(r"[\s\u202f][:;!?%,.]", words.en)
    assert challenge.aim.en.endswith((".", "?", "!"))
    assert challenge.aim.fr.endswith((".", "?", "!"))


def test_the_library_finds_what_it_has() -> None:
    one = OURS.challenges[3]
    assert OURS.named(one.id) is one
    assert OURS.named("9-99-nothing") is None
    assert len(OURS.duel(3, [OURS.duels[0].id]).levels) == 1
    assert len(OURS.duel(3).levels) == len(OURS.duels)
