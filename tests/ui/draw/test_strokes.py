"""Marks and hatching: strokes stay where they belong."""

import numpy as np
import pytest

from dexterity.content.shapes import Circle, Polygon
from dexterity.ui.draw.hatching import MARGIN_PX, Hatch, draw_hatched
from dexterity.ui.draw.marks import Marks, Window, window_around
from dexterity.ui.draw.noise import unsteady
from dexterity.ui.draw.outline import WANDER_MM, outline_of, wobbled
from dexterity.ui.draw.sheet import Sheet

RED = (0.8, 0.1, 0.1)


def rng() -> np.random.Generator:
    return np.random.default_rng(1)


def test_a_stroke_covers_its_width() -> None:
    marks = Marks(Window(0, 0, 60, 40))
    marks.stroke(np.array([[10.0, 20.0], [50.0, 20.0]]), 6.0)
    assert marks.coverage()[:, 30].sum() == pytest.approx(6.0, abs=0.8)


def test_marks_lie_where_their_window_is() -> None:
    whole, part = Marks(Window(0, 0, 60, 40)), Marks(Window(20, 10, 30, 20))
    for marks in (whole, part):
        marks.fill(np.array([[25.0, 15.0], [40.0, 15.0], [40.0, 25.0], [25.0, 25.0]]))
    assert np.array_equal(whole.coverage()[part.window.slices], part.coverage())


def test_a_window_never_leaves_the_sheet() -> None:
    window = window_around(np.array([[-30.0, 5.0], [90.0, 95.0]]), 4.0, (80, 90))
    assert window == Window(0, 1, 80, 89)


def test_hatching_fills_its_region_and_hardly_strays() -> None:
    sheet = Sheet((120, 100), rng())
    before = sheet.colours.copy()
    region = np.zeros((100, 120), dtype=np.bool_)
    region[30:70, 40:90] = True
    draw_hatched(sheet, region, Hatch(0.6), RED, rng())
    changed = np.abs(sheet.colours - before).max(axis=2) > 0.02
    assert changed[region].mean() > 0.6
    rows, columns = np.nonzero(changed)
    assert {30 - MARGIN_PX <= row < 70 + MARGIN_PX for row in rows} == {True}
    assert {40 - MARGIN_PX <= column < 90 + MARGIN_PX for column in columns} == {True}


def test_hatching_nothing_changes_nothing() -> None:
    sheet = Sheet((50, 50), rng())
    before = sheet.colours.copy()
    draw_hatched(sheet, np.zeros((50, 50), dtype=np.bool_), Hatch(0.6), RED, rng())
    assert np.array_equal(sheet.colours, before)


@pytest.mark.parametrize("count", [1, 2, 3, 50])
def test_an_unsteady_row_is_finite_whatever_its_length(count: int) -> None:
    assert np.isfinite(unsteady(count, 10.0, rng())).all()


def test_a_drawn_line_goes_through_the_points_of_its_shape() -> None:
    square = Polygon(((0.0, 0.0), (80.0, 0.0), (80.0, 80.0), (0.0, 80.0)))
    line = outline_of(square)
    for corner in square.points_mm:
        assert np.hypot(*(line - corner).T).min() < 1e-9
    assert line.min() >= -1e-9, "a meant corner is not rounded outwards"
    assert line.max() <= 80.0 + 1e-9


def test_a_wobbling_line_stays_near_the_true_one() -> None:
    circle = Circle((10.0, 20.0), 60.0)
    x, y = wobbled(outline_of(circle), rng()).T
    assert np.abs(circle.signed_distance(x, y)).max() < 4.0 * WANDER_MM
