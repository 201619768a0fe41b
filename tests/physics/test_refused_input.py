"""Launches and tables that cannot be are refused with a sentence, before anything happens."""

from collections.abc import Callable
from dataclasses import replace
from math import inf, nan, sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.errors import LaunchError, TableError
from dexterity.physics import tuning
from dexterity.physics.arrays import Floats
from dexterity.physics.batch import LaunchArrays
from dexterity.physics.results.flight import arrays_of, fly, fly_many
from dexterity.physics.scene.checks import MOST_PROPS
from dexterity.physics.scene.materials import TOUCHES, Material, Touch
from dexterity.physics.scene.props import Box, LyingDie, Paddle, Path, Post, Prop, Wheel
from dexterity.physics.scene.table import Table
from dexterity.physics.tuning import THINNEST_MM
from dexterity.values.landing import Ending
from dexterity.values.launch import Launch
from tests.kit.throws import (
    LYING_MM,
    RED,
    bare_table,
    drop,
    plain_table,
    shot,
    straight,
    there_and_back,
    thrown,
)

GOOD = drop((0.0, 0.0, 50.0))


def rows(*values: float) -> Floats:
    return np.array([values])


def arrays() -> LaunchArrays:
    return arrays_of([GOOD])


BAD_ARRAYS: dict[str, tuple[Callable[[], LaunchArrays], str]] = {
    "no launch at all": (lambda: arrays_of([]), "nothing to throw"),
    "places of two numbers": (
        lambda: replace(arrays(), position_mm=np.zeros((1, 2))),
        "place needs 3 numbers",
    ),
    "places in one row": (
        lambda: replace(arrays(), position_mm=np.zeros(3)),
        "place needs 3 numbers",
    ),
    "speeds of two launches": (
        lambda: replace(arrays(), velocity_mm_s=np.zeros((2, 3))),
        "speed needs 3 numbers",
    ),
    "orientations of three numbers": (
        lambda: replace(arrays(), orientation=np.ones((1, 3))),
        "orientation needs 4 numbers",
    ),
    "spins of none": (
        lambda: replace(arrays(), spin_rad_s=np.zeros((0, 3))),
        "spin needs 3 numbers",
    ),
    "a place that is no number": (
        lambda: replace(arrays(), position_mm=rows(0.0, nan, 50.0)),
        "place must be finite",
    ),
    "an infinite speed": (
        lambda: replace(arrays(), velocity_mm_s=rows(0.0, inf, 0.0)),
        "speed must be finite",
    ),
    "an infinite spin": (
        lambda: replace(arrays(), spin_rad_s=rows(-inf, 0.0, 0.0)),
        "spin must be finite",
    ),
    "an orientation that is no number": (
        lambda: replace(arrays(), orientation=rows(nan, 0.0, 0.0, 0.0)),
        "orientation must be finite",
    ),
    "no orientation": (
        lambda: replace(arrays(), orientation=np.zeros((1, 4))),
        "orientation is no turn",
    ),
    "a place in another town": (
        lambda: replace(arrays(), position_mm=rows(0.0, 1e7, 50.0)),
        "place is beyond 3000",
    ),
    "a place inside the table": (
        lambda: replace(arrays(), position_mm=rows(0.0, 0.0, -5.0)),
        "below the table",
    ),
    "the speed of a bullet": (
        lambda: replace(arrays(), velocity_mm_s=rows(0.0, 3e5, 0.0)),
        "speed is beyond 4500",
    ),
    "a speed that is too much as a whole": (
        lambda: replace(arrays(), velocity_mm_s=rows(3200.0, 3200.0, 0.0)),
        "speed is beyond 4500",
    ),
    "the spin of a turbine": (
        lambda: replace(arrays(), spin_rad_s=rows(0.0, 0.0, 1e4)),
        "spin is beyond 200",
    ),
    "the largest number there is": (
        lambda: replace(arrays(), velocity_mm_s=rows(0.0, 1.7e308, 0.0)),
        "speed is beyond",
    ),
}


@pytest.mark.parametrize(("make", "reason"), BAD_ARRAYS.values(), ids=BAD_ARRAYS)
def test_a_launch_that_no_hand_could_give_is_refused(
    make: Callable[[], LaunchArrays], reason: str
) -> None:
    with pytest.raises(LaunchError, match=reason) as refusal:
        fly_many(make(), bare_table(), RED)
    assert str(refusal.value).endswith(".")


@pytest.mark.parametrize(
    "launch",
    [
        replace(GOOD, position_mm=(nan, 0.0, 50.0)),
        replace(GOOD, velocity_mm_s=(0.0, inf, 0.0)),
        replace(GOOD, orientation=(0.0, 0.0, 0.0, 0.0)),
        replace(GOOD, spin_rad_s=(0.0, 0.0, 300.0)),
    ],
)
def test_a_single_launch_is_refused_like_many(launch: Launch) -> None:
    with pytest.raises(LaunchError):
        fly(launch, bare_table(), RED)


def test_one_bad_launch_among_good_ones_is_found() -> None:
    launches = arrays_of([GOOD, GOOD, replace(GOOD, velocity_mm_s=(0.0, nan, 0.0)), GOOD])
    with pytest.raises(LaunchError, match="speed must be finite"):
        fly_many(launches, bare_table(), RED)


def test_a_refused_launch_changes_nothing() -> None:
    table = plain_table(Box("box", (0.0, 0.0), (50.0, 50.0), 30.0))
    before = fly(GOOD, table, RED).digest()
    bad = replace(arrays(), velocity_mm_s=rows(0.0, nan, 0.0))
    with pytest.raises(LaunchError):
        fly_many(bad, table, RED)
    assert (bad.position_mm == arrays().position_mm).all()
    assert (bad.orientation == arrays().orientation).all()
    assert fly(GOOD, table, RED).digest() == before


numbers = st.floats(allow_nan=True, allow_infinity=True)


@settings(max_examples=60, deadline=None)
@given(st.tuples(*[numbers] * 3), st.tuples(*[numbers] * 4), st.tuples(*[numbers] * 3))
def test_any_numbers_give_a_landing_or_a_refusal(
    velocity: tuple[float, float, float],
    orientation: tuple[float, float, float, float],
    spin: tuple[float, float, float],
) -> None:
    launch = Launch((0.0, 0.0, 50.0), velocity, orientation, spin)
    try:
        landing = fly(launch, bare_table(), RED).landing
    except LaunchError:
        return
    assert np.isfinite(landing.place_mm).all()
    assert landing.face_up in range(6)


def test_a_die_let_go_without_a_push_just_drops() -> None:
    landing = thrown(GOOD).landing
    assert landing.ending is Ending.RESTED
    assert np.hypot(*landing.place_mm[:2]) < 30.0


def test_a_die_that_lies_already_is_at_rest_at_once() -> None:
    flight = thrown(drop((0.0, 0.0, LYING_MM)))
    assert flight.landing.ending is Ending.RESTED
    assert flight.lasts_s < 0.2


def test_a_launch_at_the_very_limits_is_taken() -> None:
    top, turn = tuning.LAUNCH_SPEED_LIMIT_MM_S, tuning.LAUNCH_SPIN_LIMIT_RAD_S
    along = 0.999 * top / 3.0**0.5
    fast = shot((0.0, 0.0, 100.0), (along, -along, along))
    launch = replace(fast, spin_rad_s=(turn, -turn, turn))
    assert thrown(launch).landing.ending in {Ending.FELL, Ending.TIMED_OUT, Ending.RESTED}


@pytest.mark.parametrize("length", [0.01, 1.0, 30.0])
def test_orientations_of_any_length_are_the_same_turn(length: float) -> None:
    w, x, y, z = 0.5, 0.1, -0.7, 0.5
    one = thrown(drop((0.0, 0.0, 60.0), (w, x, y, z))).landing
    other = thrown(drop((0.0, 0.0, 60.0), (length * w, length * x, length * y, length * z))).landing
    assert other.place_mm == pytest.approx(one.place_mm, abs=1e-3)


# --- tables -----------------------------------------------------------------------------------

HERE = (0.0, 0.0)
STANDING = Path((0.0,), (HERE,), (0.0,))

BAD_TABLES: dict[str, Callable[[], Table]] = {
    "a size that is no number": lambda: Table(size_mm=(nan, 600.0)),
    "an infinite size": lambda: Table(size_mm=(600.0, inf)),
    "no width": lambda: Table(size_mm=(0.0, 600.0)),
    "less than no width": lambda: Table(size_mm=(-600.0, 600.0)),
    "a table as wide as a field": lambda: Table(size_mm=(1e6, 600.0)),
    "a target nowhere": lambda: Table(target_at_mm=(nan, 0.0)),
    "a box nowhere": lambda: Table(props=(Box("box", (nan, 0.0), (10.0, 10.0), 10.0),)),
    "a box without height": lambda: Table(props=(Box("box", HERE, (10.0, 10.0), 0.0),)),
    "a box turned by no number": lambda: Table(
        props=(Box("box", HERE, (10.0, 10.0), 10.0, turn_rad=nan),)
    ),
    "a post without girth": lambda: Table(props=(Post("post", HERE, 0.0, 10.0),)),
    "a box of infinite height": lambda: Table(props=(Box("box", HERE, (10.0, 10.0), inf),)),
    "a wheel without arms' length": lambda: Table(props=(Wheel("wheel", HERE, 3, 0.0, 9.0, 1.0),)),
    "a path through nowhere": lambda: Table(
        props=(Paddle("paddle", Path((0.0,), ((nan, 0.0),), (0.0,)), (10.0, 10.0), 10.0),)
    ),
    "too many props": lambda: Table(
        props=tuple(Post("post", (20.0 * n, 0.0), 5.0, 10.0) for n in range(MOST_PROPS + 1))
    ),
    "too many dice": lambda: Table(
        lying=tuple(LyingDie(RED, (20.0 * n, 0.0)) for n in range(MOST_PROPS + 1))
    ),
}

USELESS_TABLES: dict[str, Callable[[], Table]] = {
    "a box without width": lambda: Table(props=(Box("box", HERE, (0.0, 10.0), 10.0),)),
    "a box of less than no width": lambda: Table(props=(Box("box", HERE, (-5.0, 10.0), 10.0),)),
    "a wheel without arms": lambda: Table(props=(Wheel("wheel", HERE, 0, 50.0, 9.0, 1.0),)),
    "a wheel of no weight": lambda: Table(
        props=(Wheel("wheel", HERE, 3, 50.0, 9.0, 1.0, mass_g=0.0),)
    ),
    "a wheel of less than no weight": lambda: Table(
        props=(Wheel("wheel", HERE, 3, 50.0, 9.0, 1.0, mass_g=-1.0),)
    ),
    "a wheel with arms of no thickness": lambda: Table(
        props=(Wheel("wheel", HERE, 3, 50.0, 9.0, 1.0, thickness_mm=0.0),)
    ),
    "a path of no places": lambda: Table(
        props=(Paddle("paddle", Path((), (), ()), (10.0, 10.0), 10.0),)
    ),
    "a path with a time too many": lambda: Table(
        props=(Paddle("paddle", Path((0.0, 1.0), (HERE,), (0.0,)), (10.0, 10.0), 10.0),)
    ),
    "a path backwards in time": lambda: Table(
        props=(
            Paddle("paddle", Path((1.0, 0.0), (HERE, (9.0, 0.0)), (0.0, 0.0)), (10.0, 10.0), 10.0),
        )
    ),
    "a lying die nowhere": lambda: Table(lying=(LyingDie(RED, (nan, 0.0)),)),
    "a lying die turned by no number": lambda: Table(lying=(LyingDie(RED, HERE, turn_rad=inf),)),
    "a lying die with a seventh face up": lambda: Table(lying=(LyingDie(RED, HERE, face_up=6),)),
    "a die beside the table": lambda: Table(lying=(LyingDie(RED, (5000.0, 0.0)),)),
    "wood that gives more than it gets": lambda: Table(
        touches={**TOUCHES, Material.WOOD: Touch(restitution=1.5, friction=0.4)}
    ),
    "wood of which nothing is known": lambda: Table(
        touches={**TOUCHES, Material.WOOD: Touch(restitution=nan, friction=0.4)}
    ),
}


@pytest.mark.parametrize("make", BAD_TABLES.values(), ids=BAD_TABLES)
def test_a_table_that_cannot_be_is_refused(make: Callable[[], Table]) -> None:
    with pytest.raises(TableError) as refusal:
        make()
    assert str(refusal.value).endswith(".")


@pytest.mark.parametrize("make", USELESS_TABLES.values(), ids=USELESS_TABLES)
def test_a_table_on_which_nothing_could_be_thrown_is_refused(make: Callable[[], Table]) -> None:
    with pytest.raises(TableError):
        make()


def sliding(speed_mm_s: float, thickness_mm: float) -> Paddle:
    """To and fro, at a speed."""
    path = there_and_back(HERE, (0.0, 0.1 * speed_mm_s), lasts_s=0.2)
    return Paddle("paddle", path, (80.0, thickness_mm), 30.0)


def swinging(speed_mm_s: float) -> Paddle:
    """About its middle, so that its corners, 50 mm away, are so fast; 12 mm thick."""
    path = Path((0.0, 0.1), (HERE, HERE), (0.0, 0.1 * speed_mm_s / 50.0))
    return Paddle("paddle", path, (2.0 * sqrt(50.0**2 - 6.0**2), 12.0), 30.0)


def swift_wheel(speed_mm_s: float, arm_mm: float = 60.0) -> Wheel:
    """With arms of 12 mm whose ends are so fast."""
    return Wheel("wheel", HERE, 3, arm_mm, 30.0, -speed_mm_s / arm_mm)


def of_thickness(mm: float) -> dict[str, Prop]:
    """Everything there is, so thin."""
    return {
        "box": Box("box", HERE, (50.0, mm), 30.0),
        "paddle": Paddle("paddle", STANDING, (mm, 30.0), 30.0),
        "post": Post("post", HERE, mm / 2, 30.0),
        "wheel": Wheel("wheel", HERE, 3, 60.0, 30.0, 1.0, thickness_mm=mm),
    }


def test_what_is_thinner_than_a_wall_that_holds_is_refused() -> None:
    for prop in of_thickness(THINNEST_MM).values():
        assert Table(props=(prop,)).props == (prop,)
    for name, prop in of_thickness(0.99 * THINNEST_MM).items():
        with pytest.raises(TableError, match=f"“{name}” is thinner than 5 mm: dice could pass"):
            Table(props=(prop,))


@pytest.mark.parametrize(
    ("make", "most_mm_s"),
    [
        (lambda speed: sliding(speed, THINNEST_MM), 600.0),
        (lambda speed: sliding(speed, 12.0), 1440.0),
        (swinging, 1440.0),
        (swift_wheel, 1440.0),
    ],
    ids=["thin", "thick", "swinging", "wheel"],
)
def test_what_moves_so_fast_that_dice_could_pass_is_refused(
    make: Callable[[float], Prop], most_mm_s: float
) -> None:
    prop = make(most_mm_s)
    assert Table(props=(prop,)).props == (prop,)
    with pytest.raises(TableError, match=f"is faster than {most_mm_s:g} mm/s: dice could pass"):
        Table(props=(make(1.01 * most_mm_s),))


def test_a_way_round_that_jumps_back_is_refused() -> None:
    jumping = replace(straight(HERE, (9.0, 0.0), 1.0), goes_round=True)
    with pytest.raises(TableError, match="dice could pass"):
        Table(props=(Paddle("paddle", jumping, (10.0, 10.0), 10.0),))


def test_a_table_full_to_the_limit_is_taken() -> None:
    posts = tuple(Post("post", (20.0 * n - 400.0, 100.0), 5.0, 10.0) for n in range(MOST_PROPS))
    assert fly(GOOD, Table(props=posts), RED).landing.ending is Ending.RESTED


def test_a_paddle_that_stands_still_needs_but_one_place() -> None:
    table = Table(props=(Paddle("paddle", STANDING, (10.0, 10.0), 10.0),))
    assert fly(drop((100.0, 0.0, 50.0)), table, RED).landing.ending is Ending.RESTED
