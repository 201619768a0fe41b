"""Which strokes are sent, what is made of what was read, and, where it can be, all of it."""

from itertools import islice, pairwise
from math import pi, radians
from random import Random

import pytest

from tests.kit import screens  # noqa: F401
from tools import measure_strokes
from tools.stroke_measuring.figures import (
    BUSY,
    QUIET,
    SLOW_PICTURES,
    Outcome,
    figures_of,
    goal_for,
    spread_of,
)
from tools.stroke_measuring.games import FLICKED, TURNS_RAD, Flicked, Reading
from tools.stroke_measuring.machine import Worked, busy_for_others
from tools.stroke_measuring.sender import libraries_missing
from tools.stroke_measuring.stroke import EVEN_S, GAINING_S, Stroke, planned, strokes_of
from tools.virtual_screen import SIZE_PX, not_installed

ONE = Reading(1000.0, 0.0)


@pytest.fixture(params=[*FLICKED])
def flicked(request: pytest.FixtureRequest) -> Flicked:
    return FLICKED[request.param]()


def all_strokes(flicked: Flicked, rate_hz: float = 125.0) -> list[Stroke]:
    turns = [flicked.ahead_rad + turn for turn in TURNS_RAD]
    strokes = strokes_of(flicked.start, flicked.speeds_px_s, turns, rate_hz)
    return [*islice(strokes, len(flicked.speeds_px_s) * len(turns))]


# --- the strokes ------------------------------------------------------------------------------


def test_a_stroke_gains_speed_and_keeps_it_until_it_lets_go() -> None:
    reports = Stroke((640.0, 600.0), 1000.0, 0.0).reports()
    steps = [before.place[1] - after.place[1] for before, after in pairwise(reports)]
    gaining = round(GAINING_S * 125.0)
    assert all(after >= before - 1 for before, after in pairwise(steps))
    assert all(step == pytest.approx(8, abs=1) for step in steps[gaining:])
    assert reports[-1].at_s == pytest.approx(GAINING_S + EVEN_S, abs=0.008)


def test_a_pointer_reports_no_place_twice() -> None:
    places = [report.place for report in Stroke((640.0, 600.0), 300.0, 0.3, 1000.0).reports()]
    assert len({*places}) == len(places)


def test_every_speed_goes_in_every_direction_equally_often() -> None:
    strokes = planned(strokes_of((0.0, 0.0), (1.0, 2.0), (0.0, 0.1, 0.2), 125.0), 24, Random(1))
    kinds = [(stroke.speed_px_s, stroke.turn_rad) for stroke in strokes]
    assert all(kinds.count(kind) == 4 for kind in kinds)


def test_all_strokes_stay_on_the_screen_and_are_throws(flicked: Flicked) -> None:
    for stroke in all_strokes(flicked):
        assert stroke.stays_within(SIZE_PX)
        sent, true = flicked.meant(stroke.reports()), flicked.true(stroke)
        assert sent is not None
        assert sent.speed_mm_s == pytest.approx(true.speed_mm_s, rel=0.08)
        assert sent.direction_rad == pytest.approx(true.direction_rad, abs=radians(2.0))


def test_a_stroke_over_the_edge_is_refused() -> None:
    assert not Stroke((640.0, 100.0), 1900.0, 0.0).stays_within(SIZE_PX)


# --- the figures ------------------------------------------------------------------------------


def test_who_is_always_wrong_by_as_much_has_a_bias_and_is_wrong() -> None:
    spread = spread_of([0.1, 0.1, 0.1])
    assert (spread.sd, spread.worst, spread.bias) == pytest.approx((0.1, 0.1, 0.1))


def test_lost_strokes_are_counted_and_the_others_compared() -> None:
    read = [Reading(1100.0, radians(2.0)), Reading(900.0, radians(-2.0)), None]
    figures = figures_of([Outcome(ONE, ONE, one) for one in read])
    assert (figures.strokes, figures.lost) == (3, 1)
    assert figures.speed.sd == pytest.approx(0.1)
    assert figures.speed.bias == pytest.approx(0.0)
    assert figures.direction_deg.sd == pytest.approx(2.0)


def test_directions_are_compared_the_short_way_round() -> None:
    sent, read = Reading(1.0, pi - 0.01), Reading(1.0, -pi + 0.01)
    figures = figures_of([Outcome(sent, sent, read)])
    assert figures.direction_deg.bias == pytest.approx(1.146, abs=0.01)


def test_where_nothing_was_read_there_are_no_figures() -> None:
    with pytest.raises(ValueError, match="none of 1"):
        figures_of([Outcome(ONE, ONE, None)])


def test_every_condition_has_its_goal() -> None:
    assert goal_for(0, None) is QUIET
    assert goal_for(0, 20.0) is SLOW_PICTURES
    assert goal_for(2, None) is goal_for(2, 20.0) is BUSY


def test_a_goal_says_what_was_missed() -> None:
    outcomes = [Outcome(ONE, ONE, Reading(1050.0, 0.0)) for _ in range(49)]
    figures = figures_of([*outcomes, Outcome(ONE, ONE, None)])
    assert QUIET.missed_by(figures) == ("lost 0.020, not 0.000", "speed 0.050, not 0.030")
    assert BUSY.missed_by(figures) == ()


def test_what_others_did_is_all_but_our_own() -> None:
    assert busy_for_others(Worked(0.0, 100.0, 10.0), Worked(10.0, 118.0, 13.0)) == 1.5


# --- the real thing ---------------------------------------------------------------------------


def test_without_a_screen_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(measure_strokes, "not_installed", lambda: "Xvfb is not installed")
    assert measure_strokes.main([]) == 2
    assert "Xvfb is not installed" in capsys.readouterr().err


MISSING = not_installed() or libraries_missing()


@pytest.mark.long
def test_what_is_missing_is_said_in_a_sentence() -> None:
    assert not_installed(("no_such_screen",)) == "no_such_screen is not installed"
    both = not_installed(("no_such_screen", "no_such_pointer"))
    assert both == "no_such_screen and no_such_pointer are not installed"
    assert not_installed(()) == ""


@pytest.mark.skipif(bool(MISSING), reason=f"the real window is not tested: {MISSING}")
@pytest.mark.parametrize("game", [*FLICKED])
def test_a_few_real_strokes_are_all_read(game: str) -> None:
    run = measure_strokes.measured(game, measure_strokes.options(["--strokes", "6"]))
    assert (run.figures.strokes, run.figures.lost) == (6, 0)
    # Far from the goal: whatever else the machine may have to do.
    assert run.figures.speed.sd < 0.5
    assert run.figures.direction_deg.sd < 5.0
