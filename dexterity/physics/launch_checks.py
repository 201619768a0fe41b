"""What is wrong with launches, before any of them reaches the physics."""

from collections.abc import Iterator
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from dexterity.physics import feel
from dexterity.physics.cube import Floats
from dexterity.values import Vec2

if TYPE_CHECKING:
    from dexterity.physics.lanes import LaunchArrays


def faults_of(launches: "LaunchArrays", table_mm: Vec2, half_mm: float) -> Iterator[str]:
    """Each fault as a sentence; what comes later may hang on what came before."""
    parts = (
        (launches.position_mm, 3, "place", feel.LAUNCH_REACH_MM),
        (launches.velocity_mm_s, 3, "speed", feel.LAUNCH_SPEED_LIMIT_MM_S),
        (launches.orientation, 4, "orientation", 1e3),
        (launches.spin_rad_s, 3, "spin", feel.LAUNCH_SPIN_LIMIT_RAD_S),
    )
    for values, width, name, limit in parts:
        if values.shape != (len(launches), width):
            yield f"A launch's {name} needs {width} numbers."
        if not np.isfinite(values).all():
            yield f"A launch's {name} must be finite."
        if (np.abs(values) > limit).any():
            yield f"A launch's {name} is beyond {limit:g}."
    yield from _faults_of_heights(launches.position_mm, table_mm, half_mm)
    if (np.abs(launches.orientation).sum(1) < 1e-3).any():
        yield "A launch's orientation is no turn at all."
    if not len(launches):
        yield "There is nothing to throw."


def _faults_of_heights(places: Floats, table_mm: Vec2, half_mm: float) -> Iterator[str]:
    """Below the table's top there is room only past its edge, and not far down."""
    low = places[places[:, 2] < 0.0]
    past = (np.abs(low[:, :2]) - np.array(table_mm) / 2).max(axis=1, initial=-np.inf)
    half_diagonal = sqrt(3.0) * half_mm
    if (past < half_diagonal).any():
        yield "A launch's place is below the table's top."
    if (low[:, 2] < feel.FALLEN_MM + 2.0 * half_diagonal).any():
        yield "A launch's place is too far below the table's edge."
