"""The laws of distance, for circles and for polygons of every kind."""

from math import cos, hypot, pi, sin

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dexterity.content.shapes import Bounds, Circle, Polygon, Shape
from dexterity.values.vectors import Vec2

SQUARE = Polygon(((-10.0, -10.0), (10.0, -10.0), (10.0, 10.0), (-10.0, 10.0)))
HORSESHOE = Polygon(
    ((0.0, 0.0), (60.0, 0.0), (60.0, 50.0), (40.0, 50.0), (40.0, 20.0), (20.0, 20.0), (20.0, 50.0),
     (0.0, 50.0))
)  # fmt: skip

coordinate = st.floats(-300.0, 300.0)
point = st.tuples(coordinate, coordinate)
circles = st.builds(Circle, point, st.floats(1.0, 300.0))


@st.composite
def stars(draw: st.DrawFn) -> Polygon:
    """Polygons with any number of bays: every corner at its own distance from the middle."""
    reach = draw(st.lists(st.floats(5.0, 250.0), min_size=3, max_size=40))
    turns = [2 * pi * i / len(reach) for i in range(len(reach))]
    return Polygon(tuple((r * cos(a), r * sin(a)) for r, a in zip(reach, turns, strict=True)))


shapes = st.one_of(circles, stars(), st.just(HORSESHOE))


def distance(shape: Shape, at: Vec2) -> float:
    return float(shape.signed_distance(*at))


@given(circles, point)
def test_a_circles_distance_is_exact(circle: Circle, at: Vec2) -> None:
    (x, y), (cx, cy) = at, circle.centre_mm
    assert distance(circle, at) == pytest.approx(circle.radius_mm - hypot(x - cx, y - cy))


@given(shapes, point)
def test_the_distance_is_positive_inside_and_negative_outside(shape: Shape, at: Vec2) -> None:
    far = distance(shape, at)
    if far != 0.0:
        assert bool(shape.contains(*at)) == (far > 0.0)


@given(shapes, point, point)
def test_the_distance_changes_by_no_more_than_the_way_gone(shape: Shape, a: Vec2, b: Vec2) -> None:
    way = hypot(a[0] - b[0], a[1] - b[1])
    assert abs(distance(shape, a) - distance(shape, b)) <= way + 1e-9


@given(shapes, point)
def test_the_nearest_point_of_the_border_is_that_far_away(shape: Shape, at: Vec2) -> None:
    x, y = shape.border(step_mm=1.0)
    nearest = float(np.min(np.hypot(x - at[0], y - at[1])))
    assert nearest - 0.51 <= abs(distance(shape, at)) <= nearest + 1e-6


@given(shapes)
def test_the_border_is_at_no_distance(shape: Shape) -> None:
    x, y = shape.border(step_mm=5.0)
    assert np.allclose(shape.signed_distance(x, y), 0.0, atol=1e-9)


@given(shapes, point)
def test_what_is_inside_is_within_the_bounds(shape: Shape, at: Vec2) -> None:
    box = shape.bounds()
    if distance(shape, at) > 1e-9:
        assert box.left_mm <= at[0] <= box.right_mm
        assert box.bottom_mm <= at[1] <= box.top_mm


@given(stars(), point)
def test_the_sense_in_which_a_polygon_is_drawn_does_not_matter(star: Polygon, at: Vec2) -> None:
    back = Polygon(star.points_mm[::-1])
    assert distance(back, at) == pytest.approx(distance(star, at), abs=1e-9)


def test_a_square_is_measured_to_its_edges_and_its_corners() -> None:
    assert distance(SQUARE, (0.0, 0.0)) == 10.0
    assert distance(SQUARE, (7.0, 2.0)) == 3.0
    assert distance(SQUARE, (25.0, 0.0)) == -15.0
    assert distance(SQUARE, (13.0, 14.0)) == -5.0


def test_the_bay_of_a_horseshoe_is_outside() -> None:
    assert not HORSESHOE.contains(30.0, 40.0)
    assert distance(HORSESHOE, (30.0, 40.0)) == -10.0
    assert HORSESHOE.contains(10.0, 40.0)
    assert HORSESHOE.contains(30.0, 10.0)


def test_bounds_and_areas() -> None:
    assert HORSESHOE.bounds() == Bounds(0.0, 0.0, 60.0, 50.0)
    assert Circle((5.0, -5.0), 10.0).bounds() == Bounds(-5.0, -15.0, 15.0, 5.0)
    assert HORSESHOE.area_mm2() == 60.0 * 50.0 - 20.0 * 30.0
    assert Circle((5.0, -5.0), 10.0).area_mm2() == pytest.approx(100.0 * pi)


@pytest.mark.parametrize("shape", [SQUARE, Circle((0.0, 0.0), 10.0)])
def test_answers_come_in_the_shape_of_the_question(shape: Shape) -> None:
    many = np.zeros((2, 3, 4))
    assert shape.contains(many, many).shape == (2, 3, 4)
    assert shape.signed_distance(many, many).shape == (2, 3, 4)
    assert shape.contains([], []).shape == (0,)
    assert shape.contains(0.0, 0.0).shape == ()


def test_many_points_are_answered_as_each_alone() -> None:
    x, y = np.meshgrid(np.linspace(-5.0, 65.0, 141), np.linspace(-5.0, 55.0, 121))
    together = HORSESHOE.signed_distance(x, y)
    rows = [HORSESHOE.signed_distance(xs, ys) for xs, ys in zip(x, y, strict=True)]
    assert np.array_equal(together, np.array(rows))


def test_a_point_that_is_no_number_is_nowhere() -> None:
    assert not SQUARE.contains(float("nan"), 0.0)
    assert not Circle((0.0, 0.0), 10.0).contains(0.0, float("nan"))


def test_polygons_with_the_same_points_are_equal() -> None:
    assert Polygon(SQUARE.points_mm) == SQUARE
    assert hash(Polygon(SQUARE.points_mm)) == hash(SQUARE)
