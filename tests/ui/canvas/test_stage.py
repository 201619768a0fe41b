"""The stage fits into any window, and points and pixels come back to where they were."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dexterity.ui.canvas.stage import STAGE, Stage

SIZES = st.tuples(st.integers(1, 8000), st.integers(1, 8000))
PLACES = st.tuples(st.floats(-3000.0, 5000.0), st.floats(-3000.0, 5000.0))


@given(SIZES, PLACES)
def test_a_place_comes_back_from_pixels(size: tuple[int, int], place: tuple[float, float]) -> None:
    stage = Stage(size)
    assert stage.to_points(stage.to_px(place)) == pytest.approx(place, abs=1e-6)


@given(SIZES)
def test_the_stage_lies_inside_the_window(size: tuple[int, int]) -> None:
    stage = Stage(size)
    left, top = stage.corner_px
    width, height = stage.size_px
    assert left >= 0
    assert top >= 0
    assert 1 <= width <= size[0] - left
    assert 1 <= height <= size[1] - top


@given(st.tuples(st.integers(200, 8000), st.integers(200, 8000)))
def test_the_stage_is_never_stretched_and_touches_two_sides(size: tuple[int, int]) -> None:
    stage = Stage(size)
    width, height = stage.size_px
    assert width / height == pytest.approx(STAGE.width / STAGE.height, rel=0.02)
    assert width == size[0] or height == size[1]


def test_a_tall_window_has_paper_above_and_below() -> None:
    stage = Stage((1024, 768))
    assert stage.scale == pytest.approx(0.8)
    assert stage.corner_px == (0, 96)
    assert stage.size_px == (1024, 576)
    assert stage.to_points((512, 384)) == pytest.approx(STAGE.middle)


def test_a_window_dragged_shut_is_survived() -> None:
    assert Stage((0, 0)).scale > 0.0
    assert Stage((0, 0)).size_px == (1, 1)
