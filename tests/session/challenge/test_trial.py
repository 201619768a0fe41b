"""Challenges played by the computer's hand, which knows one toss: searching for it takes longer."""

from dataclasses import replace

import pytest

from dexterity.content.challenge.challenge import Challenge, Medals
from dexterity.content.challenge.goal import AtLeastGoal
from dexterity.content.challenge.props import Lying
from dexterity.rules.challenge.medal import Medal
from dexterity.session.challenge import aims as aiming
from dexterity.session.challenge.trial import Trial, trials_of, try_challenge
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill
from tests.kit.challenge_shelf import CLEAR, PLAIN, like, shelf
from tests.kit.hands import PLAIN_TOSS
from tests.kit.posting import Posting

HITS = like(
    PLAIN, "hits", 1, dice=(DieColour.RED,) * 3, goal=AtLeastGoal(1), medals=Medals(1, 2, 3)
)  # fmt: skip
GAMES = 40


@pytest.fixture(autouse=True)
def known_toss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aiming, "find_toss", lambda *_, **__: PLAIN_TOSS)


def tried(
    challenge: Challenge, games: int = GAMES, seed: int = 1, skill: Skill = Skill.EXPERT
) -> Trial:
    return try_challenge(challenge, shelf(), skill, games, seed)


def test_what_is_easy_is_won_more_often_than_what_is_hard() -> None:
    medals = tried(HITS, skill=Skill.NOVICE).medals
    assert medals[Medal.BRONZE] > medals[Medal.SILVER] > medals[Medal.GOLD] > 0.0


def test_who_wins_a_medal_wins_those_below_it() -> None:
    shares = tried(replace(HITS, medals=Medals(3, 3, 3))).medals
    assert shares[Medal.BRONZE] == shares[Medal.SILVER] == shares[Medal.GOLD] > 0.0


@pytest.mark.long
def test_the_same_seed_plays_the_same_and_another_does_not() -> None:
    assert tried(HITS) == tried(HITS)
    assert tried(HITS) != tried(HITS, seed=2)


def test_a_level_that_nobody_can_win_brings_no_medal_and_is_given_up_early() -> None:
    trial = tried(like(PLAIN, "hopeless", 1, medals=Medals(31, 32, 33)), games=3)
    assert set(trial.medals.values()) == {0.0}
    assert (trial.games, trial.mean_throws) == (3, 0.0), "three perfect throws are worth 30"


def test_the_die_that_settles_the_medal_is_the_last() -> None:
    settled, played_out = tried(replace(HITS, medals=Medals(1, 1, 1))), tried(HITS)
    assert settled.mean_throws < played_out.mean_throws
    assert settled.mean_count <= 1.0


def test_levels_that_are_shared_out_come_to_what_they_come_to_alone() -> None:
    told: list[int] = []
    levels = (HITS, CLEAR, PLAIN, shelf().duels[0])
    with Posting() as executor:
        trials = trials_of(levels, shelf(), Skill.EXPERT, 3, 1)
        shared = trials.results(executor, told.append)
    assert shared == [tried(level, games=3) for level in levels]
    assert sum(told) == sum(len(level.dice) for level in levels)


def test_levels_of_duels_are_tried_like_all_others() -> None:
    duel = shelf().duels[0]
    assert tried(duel, games=2).challenge == duel.id


@pytest.mark.long
def test_dice_that_lie_about_are_knocked_off_one_throw_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hard = replace(PLAIN_TOSS, speed_mm_s=2500.0)
    monkeypatch.setattr(aiming, "find_toss", lambda *_, **__: hard)
    at_the_edge = tuple(Lying(DieColour.WHITE, (x, 165.0), 0.0, 2) for x in (-20.0, 0.0, 20.0))
    level = replace(CLEAR, polished=True, lying=at_the_edge, medals=Medals(3, 2, 1))
    trial = tried(level, games=3)
    assert trial.games == 3
    assert 0.0 < trial.mean_count <= 3.0
    assert trial.mean_throws > 1.0
