"""No flick passes a wall: at any speed, at corners, at ends, and from where a wall was touched."""

from dataclasses import replace
from math import atan2, dist, hypot, inf, pi
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.physics.arrays import Floats
from dexterity.physics.pencil import tuning
from dexterity.physics.pencil.flick import flick, flick_many
from dexterity.physics.pencil.grain import Grain
from dexterity.physics.pencil.sheet_space import Kind, SheetLine
from dexterity.units import DEGREE
from dexterity.values.stroke import Push, StrokeEnd, Wall
from dexterity.values.vectors import Vec2
from tests.kit.pencils import GRAIN, drawn_mm, framed, paper, random_push, random_walls, wall

RIGHT, LEFT, AWAY = pi / 2, -pi / 2, 0.0
FIRM = 900.0


def turn(a: Floats, b: Floats, c: Floats) -> Floats:
    """On which side of the way from a to b a place is."""
    (x, y), (u, v) = np.moveaxis(b - a, -1, 0), np.moveaxis(c - a, -1, 0)
    side: Floats = x * v - y * u
    return side


def crosses(line: Floats, walls: list[Wall]) -> bool:
    """Whether any piece of a line lies on both sides of a wall that lies on both sides of it."""
    before, after = line[:-1, None], line[1:, None]
    a, b = ends_of(walls)
    apart = turn(a, b, before) * turn(a, b, after) <= 0.0
    return bool((apart & (turn(before, after, a) * turn(before, after, b) <= 0.0)).any())


def ends_of(walls: list[Wall]) -> tuple[Floats, Floats]:
    a, b = zip(*((one.from_mm, one.to_mm) for one in walls), strict=True)
    return np.array(a), np.array(b)


def apart_mm(places: Floats, a: Floats, b: Floats) -> Floats:
    """(places, walls): how far places are from the lines between a and b."""
    along, to = b - a, places[:, None] - a
    square = (along * along).sum(axis=-1)
    share = np.clip((to * along).sum(axis=-1) / np.where(square > 0.0, square, 1.0), 0.0, 1.0)
    apart: Floats = np.linalg.norm(to - share[..., None] * along, axis=-1)
    return apart


def nearest_mm(line: Floats, walls: list[Wall]) -> Floats:
    """(walls): how near a line that crosses none of them comes to each: at an end of either."""
    a, b = ends_of(walls)
    ends = np.concatenate([apart_mm(a, line[:-1], line[1:]), apart_mm(b, line[:-1], line[1:])], 1)
    nearest: Floats = np.minimum(apart_mm(line, a, b).min(axis=0), ends.min(axis=1))
    return nearest


def assert_none_passes(seed: int, count: int) -> None:
    """Nor comes nearer to any than a line's width, or than where it began: 250 flicks of any speed
    on a sheet, and as many again from where those ended."""
    luck = Random(seed)
    walls = random_walls(luck, count)
    sheet = paper(*walls)
    first = [random_push(luck) for _ in range(250)]
    strokes = flick_many(first, sheet, Grain(seed))
    ends = [(float(x), float(y)) for x, y in strokes.ends_mm]
    then = [replace(random_push(luck), tip_mm=end) for end in ends]
    for drawn in (strokes, flick_many(then, sheet, Grain(seed))):
        for row in np.flatnonzero(drawn.length_mm > 0.0).tolist():
            line = drawn_mm(drawn, row)
            began = apart_mm(line[:1], *ends_of(walls))[0]
            assert not crosses(line, walls)
            assert np.abs(line).max() <= 90.0
            kept_mm = np.minimum(tuning.TOUCH_MM, began - tuning.CLOSER_MM)
            assert (nearest_mm(line, walls) >= kept_mm - 1e-9).all()


@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32), count=st.integers(1, 60))
def test_no_flick_of_any_speed_ever_passes_a_wall(seed: int, count: int) -> None:
    assert_none_passes(seed, count)


@pytest.mark.long
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), count=st.integers(1, 60))
def test_none_of_20_000_flicks_on_40_sheets_passes_a_wall(seed: int, count: int) -> None:
    assert_none_passes(seed, count)


def test_the_fastest_flicks_stop_at_a_wall_right_before_them() -> None:
    """Up to those of which a skip leaves hardly anything."""
    sheet = paper(wall(-50, 5, 50, 5))
    for speed in (350.0, 900.0, 1300.0, 1400.0):
        stroke = flick(Push((0.0, 0.0), AWAY, speed), sheet, GRAIN)
        assert stroke.end is StrokeEnd.WALL
        assert stroke.end_mm[1] == pytest.approx(5.0 - tuning.TOUCH_MM, abs=1e-9)


def test_a_wall_is_told_with_where_it_was_touched_to_a_tenth_of_a_millimetre() -> None:
    padded = wall(20, -50, 20, 50, padded=True)
    stroke = flick(Push((0.0, 0.0), RIGHT, FIRM), paper(wall(30, -50, 30, 50), padded), GRAIN)
    assert stroke.wall is padded
    assert stroke.touched_mm is not None
    assert stroke.touched_mm[0] == 20.0
    assert stroke.touched_mm[1] == pytest.approx(stroke.end_mm[1], abs=1e-9)
    assert dist(stroke.touched_mm, stroke.end_mm) == pytest.approx(tuning.TOUCH_MM, abs=1e-9)
    assert abs(stroke.touched_mm[1]) < 1.0


def test_a_wall_beyond_the_end_of_a_stroke_is_not_touched() -> None:
    free = flick(Push((0.0, 0.0), AWAY, FIRM), paper(), GRAIN)
    y = free.end_mm[1] + tuning.TOUCH_MM
    just_short = flick(
        Push((0.0, 0.0), AWAY, FIRM), paper(wall(-50, y + 0.05, 50, y + 0.05)), GRAIN
    )
    just_there = flick(
        Push((0.0, 0.0), AWAY, FIRM), paper(wall(-50, y - 0.05, 50, y - 0.05)), GRAIN
    )
    assert just_short == free
    assert just_there.end is StrokeEnd.WALL


CORNER = {
    "a corner": (wall(10, -20, 10, 0), wall(10, 0, 30, 0)),
    "two walls that meet at their ends": (wall(0, 10, 10, 0), wall(10, 0, 20, -10)),
    "a cross": (wall(0, -10, 20, 10), wall(0, 10, 20, -10)),
    "two walls end to end": (wall(10, -20, 10, 0), wall(10, 0, 10, 20)),
    "a dot": (wall(10, 0, 10, 0),),
}


@pytest.mark.parametrize("walls", CORNER.values(), ids=CORNER)
def test_corners_and_ends_are_not_leaked_through(walls: tuple[Wall, ...]) -> None:
    """Aimed from all around at the very point, with every bit of luck that grain brings."""
    point = (10.0, 0.0)
    pushes = []
    for turn in np.linspace(-pi, pi, 121):
        tip = (point[0] - 6.0 * np.sin(turn), point[1] - 6.0 * np.cos(turn))
        pushes.append(Push((float(tip[0]), float(tip[1])), float(turn), FIRM))
    strokes = flick_many(pushes, paper(*walls), GRAIN)
    ended = strokes.ended(StrokeEnd.WALL)
    assert ended.all()


def test_a_tip_that_only_just_comes_upon_the_end_of_a_wall_within_a_step_stops_there() -> None:
    """Where a swept query of the space alone would have seen nothing."""
    line = SheetLine(Kind.WALL, 0, (0.0, 0.0), (10.0, 0.0), tuning.TOUCH_MM)
    share = line.entry((-0.5, 0.1), (0.05, 0.15), tuning.TOUCH_MM)
    x, y = -0.5 + share * 0.55, 0.1 + share * 0.05
    assert hypot(x, y) == pytest.approx(tuning.TOUCH_MM, abs=1e-12)
    assert x < 0.0
    assert line.entry((-0.5, 0.1), (-0.41, 0.11), tuning.TOUCH_MM) == inf


def test_a_gap_is_passed_and_its_ends_are_not() -> None:
    sheet = paper(wall(-40, 20, -5, 20), wall(5, 20, 40, 20))
    for x, passes in ((0.0, True), (-4.0, True), (4.0, True), (-6.0, False), (6.0, False)):
        stroke = flick(Push((x, 15.0), AWAY, FIRM), sheet, GRAIN)
        assert (stroke.end is StrokeEnd.RAN_OUT) == passes


@settings(max_examples=60, deadline=None)
@given(approach=st.floats(-89.9, 89.9), leave=st.floats(-90, 90), bend=st.floats(-0.02, 0.02))
def test_one_who_stands_at_a_wall_can_leave_it_but_not_through_it(
    approach: float, leave: float, bend: float
) -> None:
    sheet = paper(wall(-90, 0, 90, 0))
    to_wall = Push((0.0, -0.5), approach * DEGREE, FIRM)
    at_wall = flick(to_wall, sheet, GRAIN).end_mm
    back = flick(Push(at_wall, pi + leave * DEGREE, FIRM, bend), sheet, GRAIN)
    on = flick(Push(at_wall, leave * DEGREE, FIRM, bend), sheet, GRAIN)
    assert max(point.place_mm[1] for point in (*back.points, *on.points)) < 0.0
    if abs(leave) < 60.0 and abs(bend) < 0.005:
        assert back.length_mm > 20.0
        assert on.end is StrokeEnd.WALL


def test_pushing_against_a_wall_does_not_get_any_nearer_to_it() -> None:
    sheet, place = paper(wall(-90, 0, 90, 0)), (3.0, -10.0)
    for _ in range(30):
        stroke = flick(Push(place, AWAY, FIRM), sheet, GRAIN)
        assert stroke.end is StrokeEnd.WALL
        place = stroke.end_mm
    assert place[1] == pytest.approx(-tuning.TOUCH_MM, abs=1e-4)
    assert flick(Push(place, pi, FIRM), sheet, GRAIN).end is StrokeEnd.RAN_OUT


@pytest.mark.parametrize("turn", [0.0, 1.0, pi / 2, pi, -2.0])
def test_one_who_stands_on_the_very_line_may_leave_to_either_side(turn: float) -> None:
    stroke = flick(Push((0.0, 0.0), turn, FIRM), paper(wall(-90, 0, 90, 0)), GRAIN)
    assert stroke.end is StrokeEnd.RAN_OUT


def test_in_the_corner_of_two_walls_one_can_leave_between_them_only() -> None:
    sheet = paper(wall(0, 0, 0, -60), wall(0, 0, 60, 0))
    corner: Vec2 = (tuning.TOUCH_MM, -tuning.TOUCH_MM)
    ends = {
        degrees: flick(Push(corner, degrees * DEGREE, FIRM), sheet, GRAIN).end
        for degrees in (0, 45, 80, 135, 190, 225, 315)
    }
    free = {degrees for degrees, end in ends.items() if end is StrokeEnd.RAN_OUT}
    assert free == {135}


def test_nothing_gets_out_of_a_closed_room() -> None:
    """Flick after flick from where the last one ended."""
    luck = Random(3)
    room = [wall(-10, -10, 10, -10), wall(10, -10, 0, 12), wall(0, 12, -10, -10)]
    sheet, places = paper(*room), [(0.0, 0.0)] * 50
    for _ in range(20):
        pushes = [
            Push(place, luck.uniform(-pi, pi), luck.uniform(240, 1400), luck.uniform(-0.02, 0.02))
            for place in places
        ]
        strokes = flick_many(pushes, sheet, GRAIN)
        places = [(float(x), float(y)) for x, y in strokes.ends_mm]
        for x, y in places:
            assert -10.0 < y < 12.0
            assert hypot(x, y) < 15.0
            assert abs(atan2(x, 12.0 - y)) < atan2(10.0, 22.0)


def test_the_edge_of_the_sheet_ends_a_stroke_and_is_no_wall() -> None:
    stroke = flick(Push((80.0, 0.0), RIGHT, FIRM), paper(), GRAIN)
    assert stroke.end is StrokeEnd.OFF_SHEET
    assert stroke.wall is None
    assert stroke.end_mm[0] == 90.0
    back = flick(Push(stroke.end_mm, LEFT, FIRM), paper(), GRAIN)
    assert back.end is StrokeEnd.RAN_OUT
    out = flick(Push(stroke.end_mm, RIGHT, FIRM), paper(), GRAIN)
    assert (out.length_mm, out.end, len(out.points)) == (0.0, StrokeEnd.OFF_SHEET, 1)


def test_a_wall_along_the_edge_is_met_before_the_edge() -> None:
    luck = Random(11)
    strokes = flick_many([random_push(luck) for _ in range(300)], framed(), GRAIN)
    assert not strokes.ended(StrokeEnd.OFF_SHEET).any()
    assert strokes.ended(StrokeEnd.WALL).any()
