"""The same push is the same stroke: again, among many, and mirrored; bend and grain turn it."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from dexterity.physics.arrays import Floats
from dexterity.physics.pencil import tuning
from dexterity.physics.pencil.flick import flick, flick_many
from dexterity.physics.pencil.grain import Fibres, Grain
from dexterity.physics.pencil.sheet_space import sheet_space
from dexterity.values.stroke import Push, Spot, Stroke, StrokeEnd
from tests.kit.pencils import (
    GRAIN,
    mirrored_paper,
    mirrored_push,
    paper,
    random_push,
    random_walls,
    wall,
)

LUCK = Random(5)
SHEET = paper(*random_walls(LUCK, 40), spots=[Spot("chest", (10.0, 20.0), 4.0)])
PUSHES = [random_push(LUCK) for _ in range(500)]


def mirrored(stroke: Stroke) -> list[tuple[float, float, float, float]]:
    return [(-p.place_mm[0], p.place_mm[1], p.pressure, p.at_s) for p in stroke.points]


def test_the_pushes_here_end_in_every_way() -> None:
    ends = flick_many(PUSHES, SHEET, GRAIN).ends
    assert set(ends.tolist()) == set(range(len(StrokeEnd)))


def test_the_same_push_draws_the_same_stroke_alone_or_among_500_bit_for_bit() -> None:
    among = flick_many(PUSHES, SHEET, GRAIN)
    for row in range(0, 500, 7):
        alone = flick(PUSHES[row], SHEET, GRAIN)
        assert alone == among.stroke(row)
        assert alone == flick(PUSHES[row], SHEET, GRAIN)


def test_the_order_of_pushes_does_not_matter() -> None:
    there, back = (flick_many(pushes, SHEET, GRAIN) for pushes in (PUSHES, PUSHES[::-1]))
    assert np.array_equal(there.ends_mm, back.ends_mm[::-1])
    assert np.array_equal(there.walls, back.walls[::-1])


def test_a_mirrored_push_on_the_mirrored_sheet_draws_the_mirrored_stroke_bit_for_bit() -> None:
    other_side = [mirrored_push(push) for push in PUSHES]
    glass = Grain(GRAIN.seed, mirrored=True)
    strokes = flick_many(PUSHES, SHEET, GRAIN)
    images = flick_many(other_side, mirrored_paper(SHEET), glass)
    assert np.array_equal(strokes.ends, images.ends)
    assert np.array_equal(strokes.walls, images.walls)
    assert np.array_equal(strokes.passed_mm, images.passed_mm)
    for row in range(0, 500, 7):
        stroke, image = strokes.stroke(row), images.stroke(row)
        assert mirrored(image) == [(*p.place_mm, p.pressure, p.at_s) for p in stroke.points]
        assert [((-x, y), (-u, v)) for (x, y), (u, v) in image.skips] == list(stroke.skips)


def test_who_goes_on_from_where_a_wall_stopped_them_does_so_mirrored_bit_for_bit() -> None:
    """At walls, within a line's width of them: where rounding decides, it decides alike."""
    glass, luck = Grain(GRAIN.seed, mirrored=True), Random(6)
    pushes = PUSHES
    for _ in range(4):
        strokes = flick_many(pushes, SHEET, GRAIN)
        images = flick_many(list(map(mirrored_push, pushes)), mirrored_paper(SHEET), glass)
        assert np.array_equal(strokes.ends_mm * (-1.0, 1.0), images.ends_mm)
        assert np.array_equal(strokes.walls, images.walls)
        at_wall = np.flatnonzero(strokes.ended(StrokeEnd.WALL)).tolist()
        places = [strokes.stroke(row).end_mm for row in at_wall]
        pushes = [replace(random_push(luck, 1200.0), tip_mm=place) for place in places * 3]
        assert len(pushes) > 100


def test_threads_that_flick_on_one_paper_at_once_do_not_meet() -> None:
    alone = flick_many(PUSHES, SHEET, GRAIN).ends_mm

    def ends_mm(_: int) -> Floats:
        return flick_many(PUSHES, SHEET, GRAIN).ends_mm

    with ThreadPoolExecutor(3) as pool:
        assert all(np.array_equal(alone, ends) for ends in pool.map(ends_mm, range(6)))


def test_a_sheet_as_it_was_is_flicked_on_in_the_space_that_it_had() -> None:
    again = paper(*SHEET.walls, spots=SHEET.spots)
    assert sheet_space(again) is sheet_space(SHEET)
    assert sheet_space(paper(*SHEET.walls)) is not sheet_space(SHEET)


def test_a_bend_curves_the_stroke_to_its_side() -> None:
    def side_mm(bend: float) -> float:
        return flick(Push((0.0, -40.0), 0.0, 950.0, bend), paper(), GRAIN).end_mm[0]

    ends = [side_mm(bend) for bend in (-0.02, -0.01, 0.0, 0.01, 0.02)]
    assert ends == sorted(ends, reverse=True)
    assert ends[1] > 10.0
    assert ends[3] < -10.0


def test_a_bent_stroke_is_an_arc_of_its_radius() -> None:
    stroke = flick(Push((0.0, 0.0), 0.0, 900.0, 0.02), paper(), GRAIN)
    apart = [abs(np.hypot(p.place_mm[0] + 50.0, p.place_mm[1]) - 50.0) for p in stroke.points]
    assert max(apart) < 2.0


def test_but_for_the_grain_it_is_so_to_a_hundredth_of_a_millimetre(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tuning, "GRAIN_RAD_MM", 0.0)
    stroke = flick(Push((0.0, 0.0), 0.0, 1060.0, 0.02), paper(), GRAIN)
    apart = [abs(np.hypot(p.place_mm[0] + 50.0, p.place_mm[1]) - 50.0) for p in stroke.points]
    assert stroke.length_mm > 90.0
    assert max(apart) < 0.01


def test_grain_bends_the_line_a_little_and_each_sheet_its_own_way() -> None:
    push = Push((0.0, -85.0), 0.0, 955.0)
    strokes = flick_many([push] * 1000, paper(), [Grain(seed) for seed in range(1000)])
    aside = strokes.ends_mm[:, 0]
    assert len(set(aside.tolist())) == 1000
    assert float(strokes.length_mm[0]) == pytest.approx(61.0, abs=2.0)
    assert 0.5 < aside.std() < 2.0
    assert abs(aside.mean()) < 0.15
    assert np.abs(aside).max() < 8.0


def test_grain_does_not_change_how_far_a_tip_glides() -> None:
    push = Push((0.0, -85.0), 0.0, 955.0)
    lengths = flick_many([push] * 20, paper(), [Grain(seed) for seed in range(20)]).length_mm
    assert len(set(lengths.tolist())) == 1


def test_grain_belongs_to_the_place_and_has_no_steps() -> None:
    fibres = Fibres([GRAIN], 0.0)

    def turns() -> list[float]:
        places = [np.array([[x], [3.3]]) for x in np.arange(-60, 60, 0.1)]
        return [float(fibres.turns(place)[0]) for place in places]

    assert np.abs(np.diff(turns())).max() < 0.05 * np.ptp(turns())
    assert turns() == turns()


def test_where_two_walls_are_touched_at_once_the_first_drawn_one_counts() -> None:
    one, other = wall(-20, 10, 0, 10), wall(-30, 10, 30, 10)
    for walls in ((one, other), (other, one)):
        stroke = flick(Push((-5.0, 0.0), 0.0, 900.0), paper(*walls), GRAIN)
        assert stroke.wall is walls[0]
