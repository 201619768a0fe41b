"""The job that every engine is given: the same throws, drawn once from a fixed seed.

A die of 16 mm and 4 g leaves the hand 0.30 m above the table at about 1.5 m/s, in any orientation
and with up to 40 rad/s of spin about any axis.
"""

from dataclasses import dataclass
from hashlib import sha256

import numpy as np

from dexterity.physics.arrays import Floats
from dexterity.physics.batch import LaunchArrays
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.materials import Touch
from dexterity.units import METRE
from dexterity.values.colour import DieColour
from dexterity.values.vectors import Vec3

SEED = 20
THROWN = Die(DieColour.WHITE, frozenset({2}), size_mm=16.0, mass_g=4.0)
"""Written out here, so that the job stays the same when the game's dice change."""
TOUCH = Touch(restitution=0.45, friction=0.35)
"""Resin on a hard table; the pair for which the other engine's contacts were matched."""

PLACE_MM = (0.0, 0.0, 300.0)
PLACE_SPREAD_MM = 10.0
VELOCITY_MM_S = (0.0, 1500.0, -200.0)
VELOCITY_SPREAD_MM_S = 150.0
MOST_SPIN_RAD_S = 40.0


@dataclass(frozen=True, slots=True)
class Metres:
    """Launches for engines that count in metres; a row each."""

    position_m: Floats
    velocity_m_s: Floats
    orientation: Floats
    spin_rad_s: Floats


def make_job(throws: int, seed: int = SEED) -> LaunchArrays:
    """The first throws of the endless job, so that a short job is the beginning of a long one."""
    bell, even = (np.random.default_rng(part) for part in np.random.SeedSequence(seed).spawn(2))
    draws = bell.standard_normal((throws, 13))
    spin = even.uniform(0.0, MOST_SPIN_RAD_S, (throws, 1))
    return LaunchArrays(
        position_mm=np.array(PLACE_MM) + PLACE_SPREAD_MM * draws[:, 0:3],
        velocity_mm_s=np.array(VELOCITY_MM_S) + VELOCITY_SPREAD_MM_S * draws[:, 3:6],
        # Four independent bells have no preferred direction: as a unit quaternion they are a
        # uniform orientation, as three are a uniform axis.
        orientation=_unit(draws[:, 6:10]),
        spin_rad_s=spin * _unit(draws[:, 10:13]),
    )


def moved(launches: LaunchArrays, by_mm: Vec3) -> LaunchArrays:
    """The same throws from another place."""
    return LaunchArrays(
        launches.position_mm + np.array(by_mm),
        launches.velocity_mm_s,
        launches.orientation,
        launches.spin_rad_s,
    )


def part_of(launches: LaunchArrays, part: slice) -> LaunchArrays:
    """Some of the throws."""
    return LaunchArrays(
        launches.position_mm[part],
        launches.velocity_mm_s[part],
        launches.orientation[part],
        launches.spin_rad_s[part],
    )


def metres_from(launches: LaunchArrays) -> Metres:
    """The same throws in metres; axes and orientations stay."""
    return Metres(
        launches.position_mm / METRE,
        launches.velocity_mm_s / METRE,
        launches.orientation,
        launches.spin_rad_s,
    )


def digest(launches: LaunchArrays) -> str:
    """The same for the same job, whatever the platform makes of the last bits."""
    total = sha256()
    parts = (launches.position_mm, launches.velocity_mm_s, launches.orientation)
    for values in (*parts, launches.spin_rad_s):
        # Adding nothing turns the negative zeros of rounding into plain ones.
        total.update((np.round(values, 6) + 0.0).astype("<f8").tobytes())
    return total.hexdigest()[:16]


def _unit(rows: Floats) -> Floats:
    unit: Floats = rows / np.sqrt((rows * rows).sum(1, keepdims=True))
    return unit
