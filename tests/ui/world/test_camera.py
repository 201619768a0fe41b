"""The camera: there and back, right is right, far is small, and the horizon is no trap."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dexterity.ui.world.camera import (
    FARTHEST_MM,
    NEAREST_MM,
    PLAIN,
    Camera,
    Stance,
    Viewport,
    plain_camera,
)
from dexterity.units import DEGREE

CAMERA = plain_camera((1280, 720))

ASIDE = Camera(Stance((400.0, -700.0, 300.0), (-50.0, 80.0, 20.0), 50.0 * DEGREE), CAMERA.viewport)

places = st.tuples(
    st.floats(-600.0, 600.0), st.floats(-500.0, 600.0), st.sampled_from([0.0, 2.0, 60.0, 120.0])
)


def width_at(y_mm: float) -> float:
    (left, _), (right, _) = CAMERA.pixel((-8.0, y_mm, 0.0)), CAMERA.pixel((8.0, y_mm, 0.0))
    return right - left


@given(places, st.sampled_from([CAMERA, ASIDE]))
def test_a_pixel_leads_back_to_the_point_it_shows(
    place: tuple[float, float, float], camera: Camera
) -> None:
    assert camera.unproject(camera.pixel(place), place[2]) == pytest.approx(place, abs=1e-6)


def test_what_it_looks_at_is_in_the_middle() -> None:
    for camera in (CAMERA, ASIDE):
        assert camera.pixel(camera.stance.look_mm) == pytest.approx((640.0, 360.0))


def test_right_is_right_away_is_up_and_up_is_up() -> None:
    x, y = CAMERA.pixel((0.0, 0.0, 0.0))
    assert CAMERA.pixel((10.0, 0.0, 0.0))[0] > x
    assert CAMERA.pixel((0.0, 10.0, 0.0))[1] < y
    assert CAMERA.pixel((0.0, 0.0, 10.0))[1] < y


def test_its_axes_are_a_right_handed_frame() -> None:
    right, up, ahead = ASIDE.axes
    assert np.allclose(ASIDE.axes @ ASIDE.axes.T, np.eye(3))
    assert np.allclose(np.cross(right, up), -ahead)


@given(places)
def test_left_and_right_of_the_middle_mirror_each_other(place: tuple[float, float, float]) -> None:
    x, y, z = place
    (one, down), (other, also_down) = CAMERA.pixel(place), CAMERA.pixel((-x, y, z))
    assert one + other == pytest.approx(1280.0)
    assert down == pytest.approx(also_down)


def test_farther_is_smaller() -> None:
    widths = [width_at(y) for y in (-400.0, -100.0, 200.0, 600.0)]
    assert widths == sorted(widths, reverse=True)
    assert CAMERA.px_per_mm((0.0, -400.0, 0.0)) > CAMERA.px_per_mm((0.0, 400.0, 0.0))


def test_twice_the_picture_is_twice_as_large() -> None:
    place = (130.0, 70.0, 40.0)
    large = plain_camera((2560, 1440)).pixel(place)
    assert large == pytest.approx(tuple(2.0 * side for side in CAMERA.pixel(place)))


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080), (720, 1280)])
def test_target_and_hand_are_in_every_picture(size: tuple[int, int]) -> None:
    corners = [(x, y, 2.0) for x in (-200.0, 200.0) for y in (-200.0, 200.0)]
    hand = [(0.0, -500.0, 120.0), (0.0, -600.0, 120.0), (80.0, -550.0, 120.0)]
    assert plain_camera(size).sees(np.array(corners + hand)).all()


def test_a_point_behind_the_eye_is_not_seen() -> None:
    behind = np.array([(0.0, -2000.0, 700.0), (0.0, -1110.0, 599.0)])
    assert not CAMERA.sees(behind).any()
    assert (CAMERA.project(behind)[1] < NEAREST_MM).all()


def test_a_polygon_that_passes_the_eye_is_cut_off_there() -> None:
    floor = np.array([(-900.0, -4000.0, 0.0), (900.0, -4000.0, 0.0), (0.0, 600.0, 0.0)])
    low = Camera(Stance((0.0, -700.0, 60.0), (0.0, 0.0, 0.0), 40.0 * DEGREE), CAMERA.viewport)
    outline = low.outline(floor)
    assert len(outline) == 3
    assert np.isfinite(outline).all()
    assert len(low.outline(floor - (0.0, 2000.0, 0.0))) == 0


def test_above_the_horizon_a_pixel_points_far_away_and_no_farther() -> None:
    low = Camera(Stance((0.0, -700.0, 60.0), (0.0, 0.0, 60.0), 40.0 * DEGREE), CAMERA.viewport)
    for down in (0.0, 200.0, 359.9, 360.0):
        x, y, z = low.unproject((640.0, down), 0.0)
        assert (x, z) == pytest.approx((0.0, 0.0), abs=1e-6)
        assert y == pytest.approx(FARTHEST_MM - 700.0)


def test_near_the_horizon_nothing_jumps() -> None:
    low = Camera(Stance((0.0, -700.0, 60.0), (0.0, 0.0, 60.0), 40.0 * DEGREE), CAMERA.viewport)
    away = [low.unproject((640.0, down), 0.0)[1] for down in np.linspace(300.0, 720.0, 100)]
    assert away == sorted(away, reverse=True)


def test_a_viewport_elsewhere_only_moves_the_picture() -> None:
    moved = Camera(PLAIN, Viewport(100.0, 50.0, 1280.0, 720.0))
    x, y = CAMERA.pixel((30.0, 40.0, 5.0))
    assert moved.pixel((30.0, 40.0, 5.0)) == pytest.approx((x + 100.0, y + 50.0))
