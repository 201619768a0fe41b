"""Each goal: what counts, what does not, and where its edges are."""

import pytest

from dexterity.rules.challenge.effects import (
    DicePutBack,
    DieKnockedOff,
    MarkTouched,
    SectionReached,
    StreakBroken,
    TotalOvershot,
)
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
)
from dexterity.rules.challenge.level import facts_of
from dexterity.values.goal import Brink
from tests.kit.levels import Played, level, play

MANY = (1, 50, 90)
"""Medals out of the way: bronze soon, gold never."""


def count(goal: Goal, words: str) -> int:
    return play(goal, MANY, words).count


# Score


def test_the_score_is_the_sum_of_what_the_throws_are_worth() -> None:
    assert count(Score(), "3 . c 5 b") == 18


def test_a_throw_that_fails_its_requirement_scores_nothing_wherever_it_lies() -> None:
    assert count(Score(), "5! c! 2") == 2


# Sections in order


def test_sections_count_one_after_the_other() -> None:
    assert count(SectionsInOrder((1, 2, 3)), "1 2 3") == 3


def test_a_section_out_of_turn_only_costs_a_die() -> None:
    assert count(SectionsInOrder((1, 2, 3)), "2 1 3 5 2 .") == 2


def test_the_same_section_twice_in_the_list_has_to_be_hit_twice() -> None:
    assert count(SectionsInOrder((3, 3)), "3 2 3") == 2


def test_the_centre_is_the_section_worth_ten() -> None:
    assert count(SectionsInOrder((5, 10)), "5 c") == 2


def test_a_section_hit_without_its_requirement_is_not_reached() -> None:
    assert count(SectionsInOrder((1, 2)), "1! 2") == 0


def test_the_next_section_is_told_and_after_the_last_there_is_none() -> None:
    played = play(SectionsInOrder((4, 2)), (1, 2, 3), "4 1 2", of=5)
    assert played.all_told(SectionReached) == [SectionReached(4, 2), SectionReached(2, None)]


# Moving mark


def test_a_throw_that_touches_the_mark_counts_hit_or_miss() -> None:
    assert count(MovingMark("gate"), ".~gate 3~gate 3 .~post") == 2


def test_a_mark_may_ask_for_a_hit_besides() -> None:
    assert count(MovingMark("gate", on_target=True), ".~gate 3~gate 5") == 1


def test_a_touch_without_its_requirement_does_not_count() -> None:
    played = play(MovingMark("gate"), MANY, ".!~gate .~gate")
    assert played.count == 1
    assert played.all_told(MarkTouched) == [MarkTouched("gate")]


# Knock off


def knocking(brink: Brink, lying: str, throws: int = 5) -> Played:
    return Played(level(KnockOff(brink), (1, 2, 9), throws, lying, early=False))


def test_a_die_beside_the_board_is_off_the_board() -> None:
    assert knocking(Brink.BOARD, "3 3").throw(".", "3 .").count == 1


def test_a_hole_swallows_a_die() -> None:
    assert knocking(Brink.BOARD, "3 3").throw(".", "h 3").count == 1


def test_bones_are_board() -> None:
    assert knocking(Brink.BOARD, "3 3").throw(".", "b 3").count == 0


def test_one_throw_may_knock_off_several() -> None:
    assert knocking(Brink.BOARD, "3 3 3").throw("2", ". - h").count == 3


def test_a_die_that_comes_back_has_been_knocked_off_all_the_same() -> None:
    assert knocking(Brink.BOARD, "3").throw(".", ".").throw(".", "3").count == 1


def test_the_same_die_counts_once() -> None:
    played = knocking(Brink.BOARD, "3").throw(".", ".").throw(".", "3").throw(".", ".")
    assert played.count == 1


def test_a_die_that_lay_beside_the_board_cannot_be_knocked_off_it() -> None:
    assert knocking(Brink.BOARD, "3 .").throw(".", "3 -").count == 0


def test_off_the_board_is_not_off_the_table() -> None:
    played = knocking(Brink.TABLE, "3 3").throw(".", ". 3")
    assert played.count == 0
    assert played.throw(".", "- 3").count == 1


def test_a_die_that_fell_is_no_longer_on_the_next_table() -> None:
    played = knocking(Brink.TABLE, "3 4 5").throw(".", "3 - 5")
    assert len(played.state.still_there) == 2
    played.throw(".", "- 5")
    assert [die.fell for die in played.state.lying] == [True, True, False]
    assert played.count == 2


def test_a_throw_that_fails_its_requirement_moves_nothing() -> None:
    played = knocking(Brink.BOARD, "3 3").throw(".!", ". -")
    assert played.count == 0
    assert played.state.lying == played.game.level.lying
    assert played.all_told(DicePutBack) == [DicePutBack()]


def test_nothing_is_put_back_where_nothing_moved() -> None:
    assert knocking(Brink.BOARD, "3").throw(".!").all_told(DicePutBack) == []


def test_every_die_knocked_off_is_told_once_and_the_fallen_as_fallen() -> None:
    told = knocking(Brink.BOARD, "3 3 3").throw(".", ". 3 -").all_told(DieKnockedOff)
    assert told == [DieKnockedOff(2, fell=True), DieKnockedOff(0, fell=False)]


# Clear the board


def clearing(lying: str, medals: tuple[int, int, int] = (4, 3, 2)) -> Played:
    return Played(level(ClearBoard(), medals, 5, lying))


def test_the_board_is_clear_when_no_die_lies_on_it() -> None:
    played = clearing("3 2 .").throw("1", "h 2 .").throw(".", ". . .")
    assert (played.ended, played.medal) == ("finished", "gold")


def test_medals_for_clearing_ask_for_few_throws() -> None:
    played = clearing("3").throws(". .").throw(".", ".")
    assert played.medal == "silver"


def test_a_die_that_comes_back_has_to_go_once_more() -> None:
    played = clearing("3 3").throw(".", ". 3").throw(".", "3 h")
    assert played.ended is None
    assert played.count == 1


def test_a_die_pushed_onto_the_board_has_to_go_too() -> None:
    played = clearing("3 .").throw(".", "3 5")
    assert played.count == -1
    assert played.throw(".", ". 5").ended is None


# Streak


def test_the_longest_streak_counts() -> None:
    assert count(Streak(), "3 1 . 2 2 2 b 4") == 3


def test_a_failed_requirement_breaks_a_streak() -> None:
    assert count(Streak(), "3 3! 3") == 1


def test_a_streak_that_breaks_is_told_if_there_was_one() -> None:
    played = play(Streak(), MANY, "3 . 3 3 . .")
    assert played.all_told(StreakBroken) == [StreakBroken(2)]


# Symbols


def test_symbols_count_on_hits_alone() -> None:
    assert count(Symbols(), "3* .* 3 1* 5*!") == 2


# At least


def test_throws_of_that_value_or_more_count() -> None:
    assert count(AtLeast(4), "3 4 5 c . 4!") == 3


def test_with_ten_only_the_centre_counts() -> None:
    assert count(AtLeast(10), "5 c c!") == 1


# Exact


def test_a_total_is_met_to_the_point() -> None:
    played = play(Exact(7), (5, 4, 3), "3 3 1", of=6)
    assert (played.ended, played.medal) == ("finished", "gold")


def test_a_throw_that_goes_over_is_not_added() -> None:
    played = play(Exact(7), (5, 4, 3), "3 c 5 4", of=6)
    assert (played.ended, played.medal) == ("finished", "silver")
    assert played.all_told(TotalOvershot) == [TotalOvershot(13, 7), TotalOvershot(8, 7)]


# Few dice


def test_few_dice_may_pass_the_total() -> None:
    played = play(FewDice(12), (5, 4, 3), "c 5", of=6)
    assert (played.ended, played.count, played.medal) == ("finished", 15, "gold")


# What is still possible


@pytest.mark.parametrize(
    ("goal", "words", "throws", "most"),
    [
        (Score(), "3 .", 2, 23),
        (SectionsInOrder((1, 2, 3)), "1", 5, 3),
        (SectionsInOrder((1, 2, 3)), "1", 1, 2),
        (MovingMark("gate"), ".~gate", 2, 3),
        (Streak(), "3 3 3 .", 2, 3),
        (Streak(), "3 3 3", 2, 5),
        (Symbols(), "3*", 2, 3),
        (AtLeast(3), "3", 2, 3),
        (Exact(9), "3", 1, 9),
        (Exact(30), "3", 1, 13),
        (FewDice(9), "3", 1, 13),
    ],
)
def test_the_most_that_can_still_come(goal: Goal, words: str, throws: int, most: int) -> None:
    played = play(goal, (1, 100, 110), words, early=False)
    assert goal.most(facts_of(played.game.level, played.state), throws) == most
