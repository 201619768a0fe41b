"""Turns, rates, ratios and goals, told by a clock that we wind ourselves."""

from collections.abc import Mapping

import pytest

from dexterity.bench.ends import Ends
from dexterity.bench.figures import Goal, Ratio, rate_of, ratio_of
from dexterity.bench.flicks import Flicks
from dexterity.bench.frames import Frames, frames_from
from dexterity.bench.goals import judge
from dexterity.bench.start_up import StartUp
from dexterity.bench.timing import Clock, Run, Timing, Work, finest_clock, take_turns
from tests.kit.figures import AIMS_S, ends, flicks, frames, live, run, start_up


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


def test_a_contender_may_throw_more_often_than_the_peer() -> None:
    twice = Run(Timing((1.0, 2.0, 2.0)), ends(lasts_s=(1.0,) * 4, rested=(True,) * 4))
    ratio = ratio_of(twice, run(2.0, 2.0, 8.0))
    assert (ratio.best, ratio.median) == (4.0, 2.0)
    assert (ratio.lowest, ratio.highest) == (2.0, 8.0)


def test_a_die_that_stops_sooner_makes_no_engine_faster_by_flight() -> None:
    ratio = ratio_of(run(1.0, lasts_s=0.5), run(2.0, lasts_s=1.0))
    assert (ratio.median, ratio.flight) == (2.0, 1.0)


def judged(
    bare: Ratio | None = None,
    full: Ratio | None = None,
    *,
    live_share: float = 0.1,
    flicked: Flicks | None = None,
    played: Frames | None = None,
    started: StartUp | None = None,
    dares: Mapping[str, Frames] | None = None,
    aims_s: Mapping[str, float] = AIMS_S,
) -> tuple[Goal, ...]:
    """The goals of a bench that found these, and else what keeps them."""
    return judge(
        bare,
        full,
        live(live_share),
        played or frames(10.0, 20.0),
        started or start_up(),
        flicks=flicked or flicks(),
        dare_frames=dares or {},
        aims_s=aims_s,
    )


def test_every_goal_is_met_or_not_by_what_was_found() -> None:
    """All that was measured, whatever the machine: a goal compares, it does not time."""
    peer = run(60.0)
    kept = judged(ratio_of(run(4.0), peer), ratio_of(run(12.0), peer))
    assert {goal.name: goal.asked for goal in kept} == {
        "bare table, times MuJoCo’s throws": "at least 15",
        "full table, times MuJoCo’s throws": "at least 5",
        "live step, share of its own time": "under 0.167",
        "500 flicks at once, milliseconds": "at most 40",
        "one flick, milliseconds": "at most 1",
        "frame of play, median, full-screen blits": "at most 15",
        "frame of play, 99th percentile, full-screen blits": "at most 30",
        "first frame, times the libraries’ import": "at most 2.5",
        "slowest aim of the computer, seconds": "at most 0.4",
    }
    assert all(goal.met for goal in kept)
    missed = judged(
        ratio_of(run(4.1), peer), ratio_of(run(12.1), peer), live_share=1 / 6,
        flicked=flicks(40.1, 1.1), played=frames(15.1, 30.1), started=start_up(2.6),
        aims_s={"plain": 0.41},
    )  # fmt: skip
    assert [goal.met for goal in missed] == [False] * len(kept)


def test_goals_are_judged_by_medians() -> None:
    peer = run(6.0, 6.0, 6.0)
    bare, full = ratio_of(run(0.4, 0.4, 0.9), peer), ratio_of(run(1.0, 1.5, 1.5), peer)
    goals = judged(bare, full)[:3]
    assert [goal.met for goal in goals] == [True, False, True]
    assert [goal.found for goal in goals] == [15.0, 4.0, 0.1]


def test_a_live_step_may_not_take_a_sixth_of_its_time() -> None:
    assert judged(live_share=0.16)[2].met
    assert not judged(live_share=0.17)[2].met


def test_500_flicks_may_take_forty_milliseconds_and_one_of_them_a_whole_one() -> None:
    for together_ms, alone_ms, met in ((40.0, 1.0, [True, True]), (40.1, 1.01, [False, False])):
        goals = judged(flicked=flicks(together_ms, alone_ms))[3:5]
        assert [goal.name for goal in goals] == [
            "500 flicks at once, milliseconds",
            "one flick, milliseconds",
        ]
        assert [goal.found for goal in goals] == [together_ms, alone_ms]
        assert [goal.met for goal in goals] == met


def test_a_frame_may_cost_fifteen_blits_and_a_slow_one_thirty() -> None:
    assert met_by(frames(15.0, 30.0), start_up()) == [True, True, True]
    assert met_by(frames(15.1, 30.1), start_up()) == [False, False, True]


def test_the_first_frame_may_take_as_long_as_the_imports_two_and_a_half_times() -> None:
    assert met_by(frames(1.0, 2.0), start_up(2.5)) == [True, True, True]
    assert met_by(frames(1.0, 2.0), start_up(2.6)) == [True, True, False]


def met_by(played: Frames, started: StartUp) -> list[bool | None]:
    """Of the goals about the window."""
    return [goal.met for goal in judged(played=played, started=started)[5:8]]


def test_the_slowest_aim_counts() -> None:
    def goal(slap_s: float) -> Goal:
        aims_s = {"plain": 0.1, "slap": slap_s}
        return judged(aims_s=aims_s)[-1]

    assert goal(0.4).met
    assert not goal(0.41).met
    assert goal(0.41).found == 0.41


def test_frames_under_requirements_have_the_same_goals() -> None:
    dares = {"in a mirror": frames(15.1, 30.0)}
    goals = judged(dares=dares)
    assert [goal.name for goal in goals[7:9]] == [
        "… in a mirror, median, full-screen blits",
        "… in a mirror, 99th percentile, full-screen blits",
    ]
    assert [goal.met for goal in goals[7:9]] == [False, True]


def test_frames_are_counted_in_the_blits_of_their_own_run() -> None:
    found = frames_from([*[2_000_000] * 98, 9_000_000, 9_000_000], [500_000, 400_000, 900_000])
    assert (found.blit_us, found.median_us, found.median_blits) == (500.0, 2000.0, 4.0)
    assert found.p99_blits == 18.0


def test_without_a_peer_nothing_is_met_or_missed() -> None:
    assert judged()[:2] == (
        Goal("bare table, times MuJoCo’s throws", "at least 15", None, None),
        Goal("full table, times MuJoCo’s throws", "at least 5", None, None),
    )


def test_the_clock_sees_a_microsecond() -> None:
    clock = finest_clock()
    start_ns = clock.read_ns()
    sum(range(10_000))
    assert clock.read_ns() > start_ns
