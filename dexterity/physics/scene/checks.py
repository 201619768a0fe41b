"""What is wrong with a table, before anything is thrown on it.

pymunk takes numbers that are none and bodies without mass in silence, and may end the program
over them later.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import pairwise
from math import dist, inf, isfinite, sqrt
from typing import TYPE_CHECKING, Final

import numpy as np

from dexterity.physics import tuning
from dexterity.physics.arrays import Floats
from dexterity.physics.scene.props import Box, LyingDie, Paddle, Path, Prop, Wheel
from dexterity.values.vectors import Vec2

if TYPE_CHECKING:
    from dexterity.physics.batch import LaunchArrays
    from dexterity.physics.scene.table import Table

MOST_PROPS: Final = 40
"""Kinds of things to touch are bits of one integer, and no table needs more."""

ROUNDING: Final = 1.0 + 1e-6
"""What a speed may seem to be too much: a path's times are counted from when a die is thrown."""

MOST_SIZE_MM: Final = 10_000.0
"""A table that a hand could throw across."""


def faults_of_table(table: "Table") -> Iterator[str]:
    """Each fault as a sentence."""
    if not all(map(isfinite, _numbers_in((table.size_mm, table.target_at_mm)))):
        yield "A table needs finite numbers throughout."
    elif min(table.size_mm) <= 0.0 or max(table.size_mm) > MOST_SIZE_MM:
        yield "A table is more than nothing and at most 10 m on a side."
    if len(table.props) + len(table.lying) > MOST_PROPS:
        yield f"A table holds at most {MOST_PROPS} props and dice."
    for touch in table.touches.values():
        if not (0.0 <= touch.restitution <= 1.0 and 0.0 <= touch.friction <= 10.0):
            yield "A touch gives back at most what it got, and holds with some finite friction."
    for prop in table.props:
        yield from _faults_of_prop(prop)
    for lying in table.lying:
        yield from _faults_of_lying(lying, table)


def _faults_of_prop(prop: Prop) -> Iterator[str]:
    if not all(map(isfinite, _numbers_in(prop))):
        yield f"The prop “{prop.name}” needs finite numbers throughout."
    elif prop.height_mm <= 0.0 or min(_sizes_of(prop)) <= 0.0:
        yield f"The prop “{prop.name}” needs a size, a height and a weight."
    elif _thickness_of(prop) < tuning.THINNEST_MM:
        yield f"The prop “{prop.name}” is thinner than {tuning.THINNEST_MM:g} mm: dice could pass."
    if isinstance(prop, Paddle) and not _leads_on(prop.path):
        yield f"The path of “{prop.name}” needs a time, a place and a turn at each of its stops."
        return
    most_mm_s = tuning.LARGEST_MOVE * _thickness_of(prop) / tuning.STEP_S
    if _speed_of(prop) > most_mm_s * ROUNDING:
        yield f"The prop “{prop.name}” is faster than {most_mm_s:g} mm/s: dice could pass."


def _sizes_of(prop: Prop) -> tuple[float, ...]:
    if isinstance(prop, Box | Paddle):
        return prop.size_mm
    if isinstance(prop, Wheel):
        return (prop.arms, prop.arm_mm, prop.thickness_mm, prop.mass_g, prop.torque_g_mm2_s2)
    return (prop.radius_mm,)


def _thickness_of(prop: Prop) -> float:
    """The least that a die would have to go through."""
    if isinstance(prop, Box | Paddle):
        return min(prop.size_mm)
    return prop.thickness_mm if isinstance(prop, Wheel) else 2.0 * prop.radius_mm


def _speed_of(prop: Prop) -> float:
    """More than any part of it moves with, of itself."""
    if isinstance(prop, Wheel):
        return abs(prop.spin_rad_s) * prop.arm_mm
    return _speed_along(prop.path, prop.reach_mm) if isinstance(prop, Paddle) else 0.0


def _speed_along(path: Path, reach_mm: float) -> float:
    """The most on any stretch; a way that goes round without coming back would be a jump."""
    stops = list(zip(path.times_s, path.places_mm, path.turns_rad, strict=True))
    (_, *first), (_, *last) = stops[0], stops[-1]
    if path.goes_round and first != last:
        return inf
    return max(
        (
            (dist(one_mm, other_mm) + abs(turn - other_turn) * reach_mm) / (then_s - at_s)
            for (at_s, one_mm, turn), (then_s, other_mm, other_turn) in pairwise(stops)
        ),
        default=0.0,
    )


def _leads_on(path: Path) -> bool:
    """Whether a path has stops, all of them whole, one after the other."""
    stops = len(path.times_s)
    whole = stops == len(path.places_mm) == len(path.turns_rad)
    return whole and stops > 0 and all(a < b for a, b in pairwise(path.times_s))


def _faults_of_lying(lying: LyingDie, table: "Table") -> Iterator[str]:
    x, y = lying.place_mm
    if not all(map(isfinite, (x, y, lying.turn_rad))):
        yield "A lying die needs finite numbers throughout."
    elif abs(x) > table.size_mm[0] / 2 or abs(y) > table.size_mm[1] / 2:
        yield "A lying die lies on the table."
    if not 0 <= lying.face_up < 6:
        yield "A lying die has one of its six faces up, counted from 0."


def _numbers_in(value: object) -> Iterator[float]:
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _numbers_in(part)
    elif isinstance(value, Mapping):
        yield from _numbers_in(tuple(value.values()))
    elif is_dataclass(value):
        for part in fields(value):
            yield from _numbers_in(getattr(value, part.name))


def faults_of_launches(launches: "LaunchArrays", table_mm: Vec2, half_mm: float) -> Iterator[str]:
    """Each fault as a sentence; what comes later may hang on what came before."""
    parts = (
        (launches.position_mm, 3, "place", tuning.LAUNCH_REACH_MM),
        (launches.velocity_mm_s, 3, "speed", tuning.LAUNCH_SPEED_LIMIT_MM_S),
        (launches.orientation, 4, "orientation", 1e3),
        (launches.spin_rad_s, 3, "spin", tuning.LAUNCH_SPIN_LIMIT_RAD_S),
    )
    for values, width, name, limit in parts:
        if values.shape != (len(launches), width):
            yield f"A launch's {name} needs {width} numbers."
        if not np.isfinite(values).all():
            yield f"A launch's {name} must be finite."
        # A speed as a whole: each part of it within the limit may make far more together.
        lengths = _lengths_of(values) if name == "speed" else np.abs(values)
        if (lengths > limit).any():
            yield f"A launch's {name} is beyond {limit:g}."
    yield from _faults_of_heights(launches.position_mm, table_mm, half_mm)
    if (np.abs(launches.orientation).sum(1) < 1e-3).any():
        yield "A launch's orientation is no turn at all."
    if not len(launches):
        yield "There is nothing to throw."


def _lengths_of(rows: Floats) -> Floats:
    """The length of each row, infinite where it is more than any float."""
    with np.errstate(over="ignore"):
        lengths: Floats = np.hypot.reduce(rows, axis=1)
    return lengths


def _faults_of_heights(places: Floats, table_mm: Vec2, half_mm: float) -> Iterator[str]:
    """Below the table's top there is room only past its edge, and not far down."""
    low = places[places[:, 2] < 0.0]
    past = (np.abs(low[:, :2]) - np.array(table_mm) / 2).max(axis=1, initial=-np.inf)
    half_diagonal = sqrt(3.0) * half_mm
    if (past < half_diagonal).any():
        yield "A launch's place is below the table's top."
    if (low[:, 2] < tuning.FALLEN_MM + 2.0 * half_diagonal).any():
        yield "A launch's place is too far below the table's edge."
