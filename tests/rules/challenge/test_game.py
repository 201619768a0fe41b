"""A level as a whole: when it ends, what it is worth, and what cannot be done."""

from dataclasses import replace

import pytest

from dexterity.rules.challenge.actions import GiveUp, MakeThrow, Refusal
from dexterity.rules.challenge.effects import LevelEnded, MedalEarned, ThrowCounted
from dexterity.rules.challenge.game import ChallengeGame, Result
from dexterity.rules.challenge.goal import ClearBoard, FewDice, KnockOff, Score, Streak
from dexterity.rules.challenge.medal import Ended, Medal, Medals, rank
from dexterity.values.goal import Brink
from dexterity.values.landing import Finding
from tests.kit.levels import DARE, Played, level, play, throw

# Medals


@pytest.mark.parametrize(
    ("count", "medal"), [(4, None), (5, "bronze"), (7, "bronze"), (8, "silver"), (12, "gold")]
)
def test_a_medal_is_won_at_its_threshold(count: int, medal: str | None) -> None:
    assert Medals(5, 8, 12).reached_by(count) == medal


@pytest.mark.parametrize(
    ("throws", "medal"), [(7, None), (6, "bronze"), (5, "bronze"), (4, "silver"), (3, "gold")]
)
def test_in_a_race_fewer_throws_are_better(throws: int, medal: str | None) -> None:
    assert Medals(6, 4, 3).reached_within(throws) == medal


def test_medals_are_ranked_and_none_is_below_all() -> None:
    assert [rank(medal) for medal in (None, Medal.BRONZE, Medal.SILVER, Medal.GOLD)] == [0, 1, 2, 3]


def test_each_medal_is_told_once_when_it_is_won() -> None:
    played = play(Score(), (3, 6, 30), "3 1 3 .", of=6)
    assert played.all_told(MedalEarned) == [MedalEarned(Medal.BRONZE), MedalEarned(Medal.SILVER)]


def test_a_throw_that_wins_two_medals_tells_the_better() -> None:
    played = play(Score(), (3, 6, 30), "c", of=6)
    assert played.all_told(MedalEarned) == [MedalEarned(Medal.SILVER)]


# Ends


def test_a_level_ends_when_gold_is_certain() -> None:
    played = play(Score(), (3, 6, 9), "5 4", of=6)
    assert played.ended is Ended.GOLD_CERTAIN
    assert played.all_told(LevelEnded) == [LevelEnded(Ended.GOLD_CERTAIN, Medal.GOLD, 9)]


def test_gold_with_the_very_last_die_leaves_none_to_spare() -> None:
    played = play(Score(), (3, 6, 9), "5 . 4")
    assert played.all_told(LevelEnded) == [LevelEnded(Ended.DICE_USED, Medal.GOLD, 9)]


def test_a_race_that_ends_with_the_last_die_is_finished_all_the_same() -> None:
    assert play(FewDice(9), (3, 2, 1), "5 . 4").ended is Ended.FINISHED


def test_a_level_ends_when_bronze_is_out_of_reach() -> None:
    played = play(Score(), (21, 25, 30), ". .", of=4)
    assert played.ended is Ended.OUT_OF_REACH


def test_as_long_as_a_perfect_hit_would_do_it_goes_on() -> None:
    played = play(Score(), (20, 25, 30), ". .", of=4)
    assert played.ended is None


def test_a_level_ends_with_its_last_die() -> None:
    played = play(Score(), (3, 6, 9), "3 . 1")
    assert played.ended is Ended.DICE_USED
    assert played.game.result(played.state) == Result(Ended.DICE_USED, Medal.BRONZE, 4, False, 3)


def test_a_race_ends_where_it_is_finished_and_not_before() -> None:
    assert play(FewDice(9), (5, 3, 1), "5 3", of=6).ended is None
    assert play(FewDice(9), (5, 3, 1), "5 3 1", of=6).ended is Ended.FINISHED


def test_a_race_is_lost_once_bronze_has_no_throws_left() -> None:
    played = play(FewDice(9), (3, 2, 1), "5 . .", of=6)
    assert played.ended is Ended.OUT_OF_REACH


def test_a_race_is_lost_when_the_points_cannot_come_any_more() -> None:
    assert play(FewDice(25), (3, 2, 1), ".", of=6).ended is Ended.OUT_OF_REACH


def test_a_race_finished_after_bronze_brings_no_medal() -> None:
    played = play(FewDice(9), (3, 2, 1), "5 . . 5", of=6, early=False)
    assert (played.ended, played.medal) == (Ended.FINISHED, None)


def test_a_streak_is_lost_when_too_few_dice_are_left() -> None:
    assert play(Streak(), (3, 4, 5), "3 3 . .", of=6).ended is Ended.OUT_OF_REACH
    assert play(Streak(), (3, 4, 5), "3 3 .", of=6).ended is None


def test_lying_dice_stay_within_reach_up_to_the_last_throw() -> None:
    drawn = level(KnockOff(Brink.BOARD), (3, 4, 5), 2, "3 3 3 3 3")
    assert Played(drawn).throw(".").ended is None


def test_where_every_die_counts_nothing_ends_early() -> None:
    assert play(Score(), (1, 2, 3), "c", of=2, early=False).ended is None
    assert play(Score(), (29, 30, 31), ". .", of=4, early=False).ended is None


def test_giving_up_keeps_what_was_won() -> None:
    played = play(Score(), (3, 6, 30), "4", of=6)
    step = played.game.apply(played.state, GiveUp())
    assert played.game.result(step.state) == Result(Ended.GIVEN_UP, Medal.BRONZE, 4, False, 1)
    assert step.effects == (LevelEnded(Ended.GIVEN_UP, Medal.BRONZE, 4),)


# What is told


def test_a_throw_is_told_with_what_it_added() -> None:
    played = play(Score(), (3, 6, 30), "4 . 2", of=6)
    counted = [effect for effect in played.told if isinstance(effect, ThrowCounted)]
    assert [(effect.number, effect.gain, effect.count) for effect in counted] == [
        (0, 4, 4),
        (1, 0, 4),
        (2, 2, 6),
    ]
    assert [effect.verdict.value for effect in counted] == [4, 0, 2]


# What cannot be done


def test_after_the_end_nothing_can_be_done() -> None:
    played = play(Score(), (3, 6, 9), "c", of=6)
    assert played.game.actions(played.state) == ()
    for action in (throw("3"), GiveUp()):
        assert played.game.why_not(played.state, action) is Refusal.LEVEL_OVER
        assert played.game.apply(played.state, action).state is played.state


def test_a_finding_must_be_of_a_requirement_in_force_and_come_once() -> None:
    game = ChallengeGame(level(Score(), (3, 6, 9), 3))
    state, plain = game.start(1), throw("3")
    foreign = replace(plain, findings=(Finding("blind", True, 1.0, 1.0),))
    twice = replace(plain, findings=plain.findings * 2)
    assert game.why_not(state, foreign) is Refusal.FOREIGN_FINDING
    assert game.why_not(state, twice) is Refusal.FOREIGN_FINDING
    assert game.apply(state, foreign).state is state


def test_a_requirement_without_a_proof_needs_no_finding() -> None:
    game = ChallengeGame(level(Score(), (3, 6, 9), 3))
    assert game.why_not(game.start(1), replace(throw("3"), findings=())) is None


def test_the_aftermath_must_have_the_dice_that_were_there() -> None:
    game = ChallengeGame(level(ClearBoard(), (3, 2, 1), 3, "3 3"))
    assert game.why_not(game.start(1), throw("3", "3")) is Refusal.DICE_DIFFER
    assert game.why_not(game.start(1), throw("3", "3 .")) is None


def test_requirements_may_differ_from_throw_to_throw() -> None:
    drawn = replace(level(Score(), (3, 6, 9), 2), requirements=((DARE,), ("wink", "blind")))
    game = ChallengeGame(drawn)
    state = game.start(1)
    assert game.requirements(state) == (DARE,)
    state = game.apply(state, throw("1")).state
    assert game.requirements(state) == ("wink", "blind")
    thrown = MakeThrow(throw("1").landing)
    assert game.requirements(game.apply(state, thrown).state) == ()
