"""What lies under a point of a target."""

import numpy as np

from dexterity.content.names import Names
from dexterity.content.shapes import Circle, Polygon
from dexterity.content.target import Area, Hole, Target, TargetId
from dexterity.values.landing import Ground, Zone
from tests.kit.target_files import PLAIN, read

BARE = Target(
    id=TargetId("bare"),
    names=Names("Bare", "Nue"),
    thickness_mm=2.0,
    outline=Circle((0.0, 0.0), 50.0),
    areas=(
        Area(Zone.SECTION, 1, Circle((0.0, 0.0), 30.0)),
        Area(Zone.SECTION, 4, Polygon(((0.0, -80.0), (80.0, -80.0), (80.0, 80.0), (0.0, 80.0)))),
    ),
    holes=(Hole(Circle((20.0, 0.0), 12.0)),),
)


def test_outside_the_outline_is_outside_whatever_is_painted_there() -> None:
    assert BARE.ground_at(60.0, 0.0) == Ground(Zone.OUTSIDE)


def test_a_hole_goes_through_every_area() -> None:
    assert BARE.ground_at(20.0, 0.0) == Ground(Zone.HOLE)


def test_a_later_area_covers_an_earlier_one() -> None:
    assert BARE.ground_at(-5.0, 0.0) == Ground(Zone.SECTION, 1)
    assert BARE.ground_at(5.0, 0.0) == Ground(Zone.SECTION, 4)


def test_board_that_nothing_covers_counts_as_bones() -> None:
    assert BARE.ground_at(-40.0, 0.0) == Ground(Zone.BONES)


def test_many_points_at_once_are_told_in_codes() -> None:
    x = np.array([[60.0, 20.0], [-5.0, -40.0]])
    grounds = [BARE.ground(code) for code in BARE.grounds(x, np.zeros((2, 2))).ravel()]
    assert grounds == [BARE.ground_at(at, 0.0) for at in (60.0, 20.0, -5.0, -40.0)]


def test_a_die_in_flight_over_nowhere_is_outside() -> None:
    assert BARE.ground_at(float("nan"), 0.0) == Ground(Zone.OUTSIDE)


def test_a_target_read_from_a_file_is_called_after_it() -> None:
    target = read(PLAIN)
    assert target.id == "mine"
    assert target.names == Names("Plain", "Tout simple")
    assert target.ground_at(0.0, 0.0) == Ground(Zone.CENTRE, 10)
    assert target.ground_at(0.0, 40.0) == Ground(Zone.SECTION, 3)
    assert target.ground_at(0.0, 80.0) == Ground(Zone.BONES)
    assert target.ground_at(-40.0, 0.0) == Ground(Zone.HOLE)
