"""The engine we measure ourselves against: MuJoCo, on the same job with contacts to match.

It is no dependency of the game: only the extra `bench` brings it, so it is imported here and only
when it is asked for.
"""

from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from dexterity.bench.ends import Ends
from dexterity.bench.job import THROWN, TOUCH, Metres, metres_from
from dexterity.physics.arrays import Bools, Floats, Ints
from dexterity.physics.batch import LaunchArrays
from dexterity.physics.dice.cube import face_up, frames_of
from dexterity.units import GRAVITY_MM_S2, METRE

STEP_S = 0.001
"""At 2 ms corners sink 5 mm into the table before they are thrown back; at 0.5 ms the ends are
the same and cost twice as much."""

STIFFNESS_STEPS = 4
"""Time constant of a contact, in steps. At 2 or 3 lightly damped contacts gain energy."""

DAMPING = 0.31
"""Damping ratio of a contact for which a die dropped on its corner comes back with 0.45 of its
speed, give or take 0.07 by where in a step it hits."""

IMPEDANCE = "0.5 0.95 0.001 0.5 2"
"""How a contact stiffens with depth. With the first number at its default of 0.9 a die that lies
on the table chatters, and more than half of the throws never come to rest."""

LOOK_S = 0.01
"""How often we look whether the die is at rest; a look at every step would slow MuJoCo down."""
STILL_S = 0.1
LIMIT_S = 3.0
REST_SPEED_M_S = 0.01
REST_SPIN_RAD_S = 0.5

WORLD = """
<mujoco>
  <option timestep="{step}" gravity="0 0 -{gravity}" cone="elliptic" integrator="Euler"/>
  <default>
    <geom condim="3" friction="{friction} .001 .0001"
          solref="{time} {damping}" solimp="{impedance}"/>
  </default>
  <worldbody>
    <geom type="plane" size="5 5 .1"/>
    <body>
      <freejoint/>
      <geom type="box" size="{half} {half} {half}" mass="{mass}"/>
    </body>
  </worldbody>
</mujoco>
"""
"""Metres, kilograms and seconds. The two small frictions, against twisting and rolling, have to
be given but do nothing in contacts of three dimensions."""


@dataclass(frozen=True, slots=True)
class Missing:
    """Why there is nothing to compare with, as a sentence."""

    sentence: str


class Peer:
    """MuJoCo with one die above a plane."""

    def __init__(self, mujoco: ModuleType) -> None:
        self._mujoco = mujoco
        self._model = mujoco.MjModel.from_xml_string(_world())
        self.version = str(mujoco.__version__)

    def throw_all(self, launches: LaunchArrays) -> Ends:
        """All the throws, one after the other."""
        starts, speeds = states_from(metres_from(launches))
        data = self._mujoco.MjData(self._model)
        ends = np.empty_like(starts)
        looks = np.empty(len(starts), np.int64)
        rested = np.empty(len(starts), np.bool_)
        for throw, (start, speed) in enumerate(zip(starts, speeds, strict=True)):
            self._mujoco.mj_resetData(self._model, data)
            data.qpos[:], data.qvel[:] = start, speed
            looks[throw], rested[throw] = self._follow(data)
            ends[throw] = data.qpos
        return _ends(starts, ends, looks, rested)

    def _follow(self, data: Any) -> tuple[int, bool]:
        """Step until the die has been still for long enough; the looks taken, and whether it is."""
        step, model, speed = self._mujoco.mj_step, self._model, data.qvel
        steps, still = round(LOOK_S / STEP_S), 0
        for look in range(1, round(LIMIT_S / LOOK_S) + 1):
            step(model, data, steps)
            still = still + 1 if _is_slow(speed.tolist()) else 0
            # The first look that finds it slow begins the time of being still.
            if still > round(STILL_S / LOOK_S):
                return look, True
        return round(LIMIT_S / LOOK_S), False


def find_peer() -> Peer | Missing:
    """MuJoCo if it is there and can be loaded."""
    try:
        return Peer(import_module("mujoco"))
    except (ImportError, OSError) as error:  # not installed, or a library that it needs is not
        return Missing(
            f"MuJoCo is not there to compare with ({error}): it belongs to the extra “bench”. "
            "In a checkout, `python3 tools/dev.py bench` installs it; elsewhere, "
            '`pip install "dexterity[bench]"`.'
        )


def states_from(job: Metres) -> tuple[Floats, Floats]:
    """Places with orientations (n, 7) and velocities with spins (n, 6), as a free joint has them.

    A free joint counts its spin about the die's own axes, not the table's.
    """
    frames = frames_of(job.orientation.T)
    spin = np.einsum("acn,nc->na", frames, job.spin_rad_s)
    return np.hstack([job.position_m, job.orientation]), np.hstack([job.velocity_m_s, spin])


def _world() -> str:
    return WORLD.format(
        step=STEP_S,
        gravity=GRAVITY_MM_S2 / METRE,
        time=STIFFNESS_STEPS * STEP_S,
        damping=DAMPING,
        impedance=IMPEDANCE,
        friction=TOUCH.friction,
        half=THROWN.half_mm / METRE,
        mass=THROWN.mass_g / 1000.0,
    )


def _is_slow(speeds: list[float]) -> bool:
    # Six plain floats: numpy would take longer over them than MuJoCo over a step.
    vx, vy, vz, wx, wy, wz = speeds
    return (
        vx * vx + vy * vy + vz * vz < REST_SPEED_M_S**2
        and wx * wx + wy * wy + wz * wz < REST_SPIN_RAD_S**2
    )


def _ends(starts: Floats, ends: Floats, looks: Ints, rested: Bools) -> Ends:
    across, along = (ends - starts)[:, :2].T * METRE
    faces, _ = face_up(frames_of(ends[:, 3:].T))
    lasts_s: Floats = looks.astype(np.float64) * LOOK_S
    return Ends(
        travel_mm=np.hypot(across, along),
        rested=rested,
        lasts_s=lasts_s,
        rest_s=lasts_s - STILL_S,
        faces=faces,
        steps=looks * round(LOOK_S / STEP_S),
        touched={},
        hits=None,
    )
