"""Turns, rates, ratios and goals, told by a clock that we wind ourselves."""

import pytest

from dexterity.bench.clock import Clock, finest_clock
from dexterity.bench.ends import Ends
from dexterity.bench.figures import Goal, rate_of, ratio_of
from dexterity.bench.goals import judge
from dexterity.bench.timing import Timing, Work, take_turns
from tests.kit.figures import ends, live, run


class Wound:
    """A clock that only work moves, and what was worked in which order."""

    def __init__(self) -> None:
        self.now_ns = 0
        self.worked = ""

    def work(self, name: str, seconds: float) -> Work:
        def throw() -> Ends:
            self.worked += name
            self.now_ns += round(seconds * 1e9)
            return ends()

        return throw

    def clock(self) -> Clock:
        return Clock("wound", lambda: self.now_ns)


def test_contenders_take_turns() -> None:
    wound = Wound()
    said: list[str] = []
    contenders = {"a": wound.work("a", 1.0), "b": wound.work("b", 3.0)}
    runs = take_turns(contenders, 3, wound.clock(), said.append)
    assert wound.worked == "ababab"
    assert runs["a"].timing == Timing((1.0, 1.0, 1.0))
    assert runs["b"].timing == Timing((3.0, 3.0, 3.0))
    assert said[-1] == "Round 3 of 3: b …"


def test_the_spread_is_a_share_of_the_median() -> None:
    assert Timing((2.0, 3.0, 2.0)).spread == 0.5


def test_a_rate_counts_throws_and_seconds_of_flight() -> None:
    rate = rate_of(run(0.5, 1.0, 2.0, lasts_s=0.8))
    assert rate.best_per_s == 4.0
    assert rate.median_per_s == 2.0
    assert rate.flight_s_per_s == pytest.approx(1.6)


def test_a_ratio_is_told_by_bests_medians_and_rounds() -> None:
    ratio = ratio_of(run(0.5, 1.0, 1.0), run(3.0, 4.0, 8.0))
    assert (ratio.best, ratio.median) == (6.0, 4.0)
    assert (ratio.lowest, ratio.highest) == (4.0, 8.0)


def test_a_die_that_stops_sooner_makes_no_engine_faster_by_flight() -> None:
    ratio = ratio_of(run(1.0, lasts_s=0.5), run(2.0, lasts_s=1.0))
    assert (ratio.median, ratio.flight) == (2.0, 1.0)


def test_goals_are_judged_by_medians() -> None:
    peer = run(6.0, 6.0, 6.0)
    goals = judge(ratio_of(run(0.5, 0.5, 0.9), peer), ratio_of(run(1.0, 1.5, 1.5), peer), live(0.1))
    assert [goal.met for goal in goals] == [True, False, True]
    assert [goal.found for goal in goals] == [12.0, 4.0, 0.1]


def test_a_live_step_may_not_take_a_sixth_of_its_time() -> None:
    assert judge(None, None, live(0.16))[2].met
    assert not judge(None, None, live(0.17))[2].met


def test_without_a_peer_nothing_is_met_or_missed() -> None:
    assert judge(None, None, live(0.1))[0] == Goal(
        "bare table, times MuJoCo’s throws", "at least 12", None, None
    )


def test_the_clock_sees_a_microsecond() -> None:
    clock = finest_clock()
    start_ns = clock.read_ns()
    sum(range(10_000))
    assert clock.read_ns() > start_ns
