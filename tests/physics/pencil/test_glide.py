"""How far a tip glides for how it is pushed, and where it skips."""

import numpy as np
import pytest

from dexterity.errors import LaunchError, PaperError
from dexterity.physics.pencil import tuning
from dexterity.physics.pencil.flick import flick, flick_many
from dexterity.physics.pencil.paper import Paper
from dexterity.physics.pencil.strokes import Strokes
from dexterity.units import DEGREE
from dexterity.values.stroke import Push, Spot, StrokeEnd
from tests.kit.pencils import GRAIN, paper, wall


def pushed(speeds: list[float], lean_rad: float = 0.0) -> Strokes:
    """From the near edge, where there is room for the longest."""
    pushes = [Push((0.0, -85.0), 0.0, speed, lean_rad=lean_rad) for speed in speeds]
    return flick_many(pushes, paper(), GRAIN)


def every(speed: float, to: float, step: float = 5.0) -> list[float]:
    return np.arange(speed, to, step).tolist()


def test_a_push_below_the_threshold_is_too_weak_and_draws_nothing() -> None:
    weak = flick(Push((1.0, 2.0), 0.0, tuning.STICK_MM_S - 0.1), paper(), GRAIN)
    assert weak.end is StrokeEnd.TOO_WEAK
    assert weak.length_mm == 0.0
    assert [point.place_mm for point in weak.points] == [(1.0, 2.0)]
    slips = flick(Push((1.0, 2.0), 0.0, tuning.STICK_MM_S), paper(), GRAIN)
    assert slips.end is StrokeEnd.RAN_OUT
    assert 1.0 < slips.length_mm < 5.0
    assert flick(Push((1.0, 2.0), 0.0, 0.0), paper(), GRAIN).end is StrokeEnd.TOO_WEAK


@pytest.mark.parametrize("lean_deg", [0.0, 6.0, 15.0])
def test_distance_grows_with_the_push_up_to_the_skip_and_then_falls(lean_deg: float) -> None:
    strokes = pushed(every(250.0, 1450.0), lean_deg * DEGREE)
    skipped = strokes.ended(StrokeEnd.SKIPPED)
    first = int(skipped.argmax())
    assert skipped[first:].all()
    assert strokes.ended(StrokeEnd.RAN_OUT)[:first].all()
    grows = np.diff(strokes.length_mm[:first])
    falls = np.diff(strokes.length_mm[first:])
    assert (grows > 0.0).all()
    assert (falls[strokes.length_mm[first + 1 :] > 0.0] < 0.0).all()


def test_comfortable_pushes_draw_20_to_70_mm_and_the_longest_stroke_is_some_120() -> None:
    comfortable = pushed([650.0, 980.0])
    assert comfortable.length_mm[0] == pytest.approx(22.0, abs=2.0)
    assert comfortable.length_mm[1] == pytest.approx(67.0, abs=3.0)
    longest = float(pushed(every(900.0, 1400.0, 1.0)).length_mm.max())
    assert 110.0 < longest < 130.0


def test_the_hardest_push_skips_at_once() -> None:
    stroke = flick(Push((0.0, -85.0), 0.0, 1500.0), paper(), GRAIN)
    assert (stroke.end, stroke.length_mm) == (StrokeEnd.SKIPPED, 0.0)
    assert stroke.end_mm == (0.0, -85.0)
    assert stroke.skips


def test_a_pencil_that_leans_slips_sooner_and_skips_sooner() -> None:
    speeds = every(100.0, 1450.0)
    upright, leaning = pushed(speeds), pushed(speeds, 15 * DEGREE)
    assert leaning.ended(StrokeEnd.TOO_WEAK).sum() < upright.ended(StrokeEnd.TOO_WEAK).sum()
    assert leaning.ended(StrokeEnd.SKIPPED).sum() > upright.ended(StrokeEnd.SKIPPED).sum()
    assert leaning.length_mm.max() < upright.length_mm.max() - 30.0


def test_pressure_is_less_the_harder_the_push_and_gone_at_a_skip() -> None:
    soft = flick(Push((0.0, -85.0), 0.0, 500.0), paper(), GRAIN)
    hard = flick(Push((0.0, -85.0), 0.0, 1200.0), paper(), GRAIN)
    assert 1.0 > soft.points[0].pressure > hard.points[0].pressure > tuning.FAINTEST
    assert hard.points[-1].pressure == pytest.approx(tuning.FAINTEST, abs=1e-3)
    assert soft.points[-1].pressure > soft.points[0].pressure


def test_a_tip_only_ever_slows_down() -> None:
    for speed in (400.0, 800.0, 1070.0, 1150.0):
        points = flick(Push((0.0, -85.0), 0.0, speed), paper(), GRAIN).points
        times = np.array([point.at_s for point in points])
        places = np.array([point.place_mm for point in points])
        speeds = np.hypot(*np.diff(places, axis=0).T) / np.diff(times)
        assert times[0] == 0.0
        assert (np.diff(speeds) < 0.0).all()
        assert speeds[0] == pytest.approx(speed, rel=0.06)
        assert times[-1] < 1.0


def test_friction_takes_as_much_of_the_speed_as_the_tip_is_pressed_on() -> None:
    """By the law itself, from point to point of a long stroke."""
    points = flick(Push((0.0, -85.0), 0.0, 1000.0), paper(), GRAIN).points
    times = np.array([point.at_s for point in points])[:-1]
    ways = np.array([point.place_mm[1] for point in points])[:-1]
    middle_speeds = np.diff(ways) / np.diff(times)
    brakes = -np.diff(middle_speeds) / tuning.STEP_S
    pressed = [point.pressure for point in points][1:-2]
    upright = tuning.PRESS_MM_S2 * tuning.FRICTION / tuning.TIP_MASS
    assert np.allclose(brakes, upright * np.array(pressed), rtol=0.02)


def test_skips_are_ahead_of_the_end_apart_from_it_and_on_the_sheet() -> None:
    stroke = flick(Push((0.0, -85.0), 0.0, 1150.0), paper(), GRAIN)
    assert len(stroke.skips) == tuning.MOST_HOPS
    along = [stroke.end_mm[1], *(y for mark in stroke.skips for _, y in mark)]
    assert along == sorted(along)
    assert along[1] - along[0] > 5.0
    edge = flick(Push((0.0, -15.0), 0.0, 1150.0), paper(), GRAIN)
    assert all(max(abs(x), abs(y)) <= 90.0 for mark in edge.skips for x, y in mark)
    assert len(edge.skips) < tuning.MOST_HOPS


def test_a_stroke_that_ends_before_it_would_skip_does_not_skip() -> None:
    stroke = flick(Push((0.0, -85.0), 0.0, 1150.0), paper(wall(-50, -60, 50, -60)), GRAIN)
    assert (stroke.end, stroke.skips) == (StrokeEnd.WALL, ())


def test_finer_steps_move_ends_by_less_than_a_tenth_of_a_millimetre(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pushes = [
        Push((0.0, -85.0), 0.0, speed, bend, lean)
        for speed in (300.0, 700.0, 1000.0, 1060.0, 1100.0, 1300.0)
        for bend in (-0.02, 0.0, 0.01)
        for lean in (0.0, 0.1)
    ]
    coarse = flick_many(pushes, paper(), GRAIN)
    monkeypatch.setattr(tuning, "STEP_S", tuning.STEP_S / 4.0)
    fine = flick_many(pushes, paper(), GRAIN)
    assert np.abs(coarse.length_mm - fine.length_mm).max() < 0.1
    assert np.hypot(*(coarse.ends_mm - fine.ends_mm).T).max() < 0.1


@pytest.mark.parametrize(
    "push",
    [
        Push((91.0, 0.0), 0.0, 500.0),
        Push((float("nan"), 0.0), 0.0, 500.0),
        Push((0.0, 0.0), float("inf"), 500.0),
        Push((0.0, 0.0), 0.0, -1.0),
        Push((0.0, 0.0), 0.0, tuning.MOST_SPEED_MM_S + 1.0),
        Push((0.0, 0.0), 0.0, 500.0, 0.1),
        Push((0.0, 0.0), 0.0, 500.0, 0.0, -0.1),
        Push((0.0, 0.0), 0.0, 500.0, 0.0, 16 * DEGREE),
    ],
)
def test_pushes_that_no_finger_gives_are_refused(push: Push) -> None:
    with pytest.raises(LaunchError):
        flick(push, paper(), GRAIN)


def test_nothing_to_push_and_grains_that_do_not_fit_are_refused() -> None:
    with pytest.raises(LaunchError):
        flick_many([], paper(), GRAIN)
    with pytest.raises(LaunchError):
        flick_many([Push((0.0, 0.0), 0.0, 500.0)], paper(), [GRAIN, GRAIN])


def test_sheets_that_cannot_be_are_refused() -> None:
    with pytest.raises(PaperError):
        paper(wall(0, 0, float("nan"), 5))
    with pytest.raises(PaperError):
        paper(spots=[Spot("chest", (0.0, 0.0), 0.0)])
    with pytest.raises(PaperError):
        Paper(low_mm=(0.0, 0.0), high_mm=(0.0, 180.0))
