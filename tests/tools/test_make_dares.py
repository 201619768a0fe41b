import json
from itertools import pairwise

import pytest

from dexterity.hand.dare.choice import known_requirements
from tools.dare_making.course import Course, Line, Loop, Stay, Swing
from tools.make_dares import DEMONSTRATIONS, STROKES, Making, makings

MAKINGS = tuple(makings())


@pytest.mark.parametrize("making", MAKINGS, ids=lambda making: making.file.stem)
def test_a_stroke_drawn_again_is_the_stored_one(making: Making) -> None:
    stored = making.file.read_text(encoding="utf-8")
    assert making.made(json.loads(stored)["choice"]) == stored


def test_every_stored_stroke_has_a_recipe() -> None:
    stored = {*DEMONSTRATIONS.iterdir(), *STROKES.iterdir()}
    assert stored == {making.file for making in MAKINGS}
    assert len(stored) == 3 * len(known_requirements())


def test_a_swing_lets_go_ahead_of_where_it_began_at_its_speed() -> None:
    swing = Swing(1600.0, 0.0, ahead_mm=25.0)
    x, y = swing.gone_mm(swing.lasts_s)
    _, before = swing.gone_mm(swing.lasts_s - 1e-4)
    assert (x, y) == pytest.approx((0.0, 25.0))
    assert (y - before) / 1e-4 == pytest.approx(1600.0, rel=1e-3)


@pytest.mark.parametrize("turned_deg", [360.0, -360.0])
def test_a_full_loop_comes_back_to_where_it_began(turned_deg: float) -> None:
    loop = Loop(40.0, turned_deg, 0.5, 30.0)
    assert loop.gone_mm(0.5) == pytest.approx((0.0, 0.0), abs=1e-9)
    across, _ = loop.gone_mm(0.25)
    assert (across < 0.0) == (turned_deg > 0.0)


def test_legs_follow_one_another_and_samples_begin_with_the_press() -> None:
    course = Course((Stay(0.1), Line(8.0, 0.0, 0.2), Line(0.0, 16.0, 0.2)), (4.0, -500.0), 2.0)
    first, *_, last = course.samples()
    assert first == (2.0, 4.0, -500.0)
    assert last == (2.5, 12.0, -484.0)
    assert course.place_at(2.3) == pytest.approx((12.0, -500.0))


def test_a_sensor_reports_whole_pixels_at_125_hz() -> None:
    _, *samples = Course((Swing(1500.0),)).samples()
    gaps = [after[0] - before[0] for before, after in pairwise(samples)]
    assert gaps == pytest.approx([0.008] * len(gaps))
    pixels = [(y + 500.0) / 0.8 for _, _, y in samples]
    assert pixels == pytest.approx([round(pixel) for pixel in pixels], abs=1e-3)
