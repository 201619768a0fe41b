"""The referee's rules, one sentence each."""

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dexterity.rules.referee import Miss, Verdict, judge, was_judged_otherwise, worth
from dexterity.values.landing import Ending, Ground, Zone
from tests.kit.landings import ground, landing, landing_on

Grounds = tuple[Ground, Ground, Ground, Ground]

any_ground = st.sampled_from([ground(sign) for sign in "12345cbh."])
any_grounds = st.tuples(any_ground, any_ground, any_ground, any_ground)
on_target = any_grounds.filter(lambda four: any(g.zone is not Zone.OUTSIDE for g in four))


def value(drawing: str) -> int:
    return judge(landing(drawing)).value


def misses(drawing: str, table_hits: int = 1, tilt_deg: float = 0.0) -> tuple[Miss, ...]:
    return judge(landing(drawing, table_hits=table_hits, tilt_deg=tilt_deg)).misses


# What a hit is worth


def test_a_die_that_bounced_and_stopped_on_a_section_deals_its_number() -> None:
    counted = Ground(Zone.SECTION, 3)
    assert judge(landing("3 3 / 3 3")) == Verdict(3, False, False, (), counted)


def test_the_centre_deals_ten_though_no_number_is_written_there() -> None:
    verdict = judge(landing("c c / c c"))
    assert (verdict.value, verdict.centre, verdict.hit) == (10, True, True)


def test_a_centre_drawn_without_a_number_deals_ten_all_the_same() -> None:
    centre = Ground(Zone.CENTRE)
    assert judge(landing_on((centre, centre, centre, centre))).value == 10


def test_more_bounces_than_one_are_as_good() -> None:
    assert judge(landing("4 4 / 4 4", table_hits=7)).value == 4


# Borders


def test_on_a_border_the_section_under_most_corners_counts() -> None:
    assert value("3 3 / 3 2") == 3
    assert value("3 2 / 2 2") == 2


def test_two_corners_each_is_a_doubt_and_gives_the_lower() -> None:
    assert value("3 3 / 2 2") == 2
    assert value("5 4 / 4 5") == 4


def test_the_most_corners_need_not_be_more_than_half() -> None:
    assert value("3 3 / 2 1") == 3
    assert value("3 3 / 2 b") == 3


def test_four_different_sections_are_a_doubt_and_give_the_lowest() -> None:
    assert value("4 3 / 2 1") == 1


def test_the_centre_is_a_section_like_any_other_on_its_border() -> None:
    assert value("c c / c 5") == 10
    assert value("c c / 5 5") == 5
    assert not judge(landing("c c / 5 5")).centre


def test_one_corner_off_the_sections_does_no_harm() -> None:
    assert value("1 1 / 1 b") == 1
    assert value("4 4 / 4 h") == 4
    assert value("2 2 / 2 .") == 2


@pytest.mark.parametrize(
    ("drawing", "reason"),
    [("4 4 / b b", Miss.BONES), ("1 1 / b b", Miss.BONES), ("1 1 / . .", Miss.OUTSIDE)],
)
def test_two_corners_off_the_sections_are_a_doubt_and_so_a_miss(drawing: str, reason: Miss) -> None:
    assert misses(drawing) == (reason,)


def test_bones_and_the_outside_count_together() -> None:
    assert misses("5 5 / b .") == (Miss.OUTSIDE,)
    assert misses("5 b / h .") == (Miss.OUTSIDE,)


def test_a_die_across_a_hole_that_did_not_fall_in_is_judged_by_its_other_corners() -> None:
    assert value("4 4 / h h") == 4
    assert value("4 3 / h h") == 3
    assert value("5 5 / b h") == 5
    assert misses("4 b / h h") == (Miss.BONES,)
    assert misses("4 h / h h") == (Miss.HOLE,)


def test_a_die_that_hangs_into_a_hole_has_corners_in_it() -> None:
    assert misses("4 4 / h h", tilt_deg=12.0) == (Miss.HOLE,)
    assert judge(landing("4 4 / 4 h", tilt_deg=12.0)).value == 4


def test_a_die_on_four_grounds_of_which_one_is_worth_nothing_misses() -> None:
    assert misses("3 2 / 1 b") == (Miss.BONES,)


def test_the_most_common_of_the_worthless_grounds_is_the_reason() -> None:
    assert misses("3 b / b .") == (Miss.BONES,)
    assert misses("b b / b .") == (Miss.BONES,)
    assert misses("h h / h .") == (Miss.HOLE,)


def test_worthless_grounds_that_tie_go_outside_then_bones() -> None:
    assert misses("b b / . .") == (Miss.OUTSIDE,)
    assert misses("h h / . .") == (Miss.OUTSIDE,)
    assert misses("b b / h h") == (Miss.BONES,)


# Misses


def test_a_die_that_did_not_bounce_before_the_target_misses() -> None:
    verdict = judge(landing("5 5 / 5 5", table_hits=0))
    assert verdict == Verdict(0, False, False, (Miss.NO_BOUNCE,), Ground(Zone.SECTION, 5))


def test_a_die_that_stays_in_a_hole_misses() -> None:
    assert judge(landing("h h / h h")) == Verdict(0, False, False, (Miss.HOLE,), Ground(Zone.HOLE))


def test_a_die_on_the_bones_misses() -> None:
    assert misses("b b / b b") == (Miss.BONES,)


def test_a_die_outside_the_target_misses() -> None:
    assert misses(". . / . .") == (Miss.OUTSIDE,)


def test_a_die_that_never_reached_the_target_is_only_outside() -> None:
    assert misses(". . / . .", table_hits=0) == (Miss.OUTSIDE,)
    assert misses(". . / . .", tilt_deg=20.0) == (Miss.OUTSIDE,)


def test_a_die_half_off_the_target_still_owes_its_bounce() -> None:
    assert misses("1 . / . .", table_hits=0) == (Miss.NO_BOUNCE, Miss.OUTSIDE)


def test_a_die_that_fell_off_the_table_is_that_and_nothing_else() -> None:
    fallen = landing("3 3 / 3 3", ending=Ending.FELL, table_hits=0, tilt_deg=30.0, symbol=True)
    assert judge(fallen) == Verdict(0, False, True, (Miss.OFF_TABLE,), None)


def test_a_die_that_leans_is_judged_by_its_corners() -> None:
    assert judge(landing("4 4 / 4 4", tilt_deg=30.0)).value == 4
    assert misses("1 1 / b b", tilt_deg=30.0) == (Miss.BONES,)


def test_a_die_flat_when_time_ran_out_is_judged_as_it_lies() -> None:
    assert judge(landing("4 4 / 4 4", ending=Ending.TIMED_OUT)).value == 4


def test_a_die_leaning_when_time_ran_out_is_judged_as_it_lies() -> None:
    caught = landing("4 4 / 4 4", ending=Ending.TIMED_OUT, tilt_deg=10.0)
    assert judge(caught).value == 4


def test_all_reasons_are_told_the_one_that_decides_first() -> None:
    assert misses("h h / h 4", table_hits=0) == (Miss.NO_BOUNCE, Miss.HOLE)


def test_the_centre_does_not_count_on_a_miss() -> None:
    verdict = judge(landing("c c / c c", table_hits=0))
    assert (verdict.value, verdict.centre) == (0, False)


# The symbol


def test_the_symbol_counts_on_a_hit() -> None:
    assert judge(landing("2 2 / 2 2", symbol=True)).symbol


def test_the_symbol_is_told_on_a_miss_for_the_abilities_that_need_no_hit() -> None:
    assert judge(landing("h h / h h", symbol=True)).symbol
    assert judge(landing(". . / . .", symbol=True)).symbol


def test_the_symbol_counts_wherever_the_die_stops() -> None:
    assert judge(landing("2 2 / 2 2", symbol=True, tilt_deg=20.0)).symbol
    assert judge(landing("3 3 / 3 3", ending=Ending.FELL, symbol=True)).symbol


# Laws


@given(any_grounds)
def test_turning_the_die_or_swapping_corners_changes_nothing(four: Grounds) -> None:
    verdict = judge(landing_on(four))
    for a, b, c, d in permutations(four):
        assert judge(landing_on((a, b, c, d))) == verdict


@given(any_grounds)
def test_the_value_is_never_above_the_best_corner(four: Grounds) -> None:
    assert judge(landing_on(four)).value <= max(map(worth, four))


@given(any_grounds)
def test_the_ground_that_counts_lies_under_a_corner(four: Grounds) -> None:
    assert judge(landing_on(four)).counted in four


@given(any_grounds)
def test_no_ground_has_more_corners_than_the_one_that_counts_nor_as_many_and_less_value(
    four: Grounds,
) -> None:
    beside = [ground for ground in four if ground.zone is not Zone.HOLE]
    assume(len(beside) >= 2)
    corners_at = Counter(map(worth, beside))
    counted = judge(landing_on(four)).value
    for other, corners in corners_at.items():
        assert (corners, -other) <= (corners_at[counted], -counted)


@given(any_ground, any_ground, st.lists(st.booleans(), min_size=4, max_size=4), st.integers(0, 3))
def test_between_two_grounds_a_corner_that_slips_to_the_lower_never_raises_the_value(
    one: Ground, other: Ground, on_high: list[bool], slips: int
) -> None:
    low, high = sorted((one, other), key=worth)

    def value_with(corners: list[bool]) -> int:
        a, b, c, d = (high if up else low for up in corners)
        return judge(landing_on((a, b, c, d))).value

    after = [up and corner != slips for corner, up in enumerate(on_high)]
    assert value_with(after) <= value_with(on_high)


def test_a_third_ground_may_settle_a_doubt_for_the_higher() -> None:
    # So says "the most corners": no law of slipping corners holds across three grounds.
    assert value("3 3 / 2 2") == 2
    assert value("3 3 / 2 1") == 3


@given(on_target, st.integers(0, 3), st.floats(0.0, 90.0), st.sampled_from(Ending), st.booleans())
def test_a_verdict_is_either_a_hit_worth_something_or_a_miss_with_reasons(
    four: Grounds, hits: int, tilt_deg: float, ending: Ending, symbol: bool
) -> None:
    verdict = judge(landing_on(four, ending, hits, tilt_deg, symbol))
    assert verdict.hit == (verdict.value > 0) == (not verdict.misses)
    assert len(set(verdict.misses)) == len(verdict.misses)


@given(any_grounds, st.floats(0.0, 90.0))
def test_a_throw_that_did_not_bounce_never_hits(four: Grounds, tilt_deg: float) -> None:
    assert not judge(landing_on(four, table_hits=0, tilt_deg=tilt_deg)).hit


def test_an_older_referee_judged_otherwise_where_dice_lean_hang_or_fall_with_their_symbol() -> None:
    fallen = landing(". . / . .", ending=Ending.FELL)
    assert not any(map(was_judged_otherwise, (landing("3 3 / b ."), landing("c c / c c"), fallen)))
    for other in (
        landing("3 3 / 3 3", tilt_deg=7.0),
        landing("3 3 / 3 h"),
        replace(fallen, symbol_up=True),
    ):
        assert was_judged_otherwise(other)
