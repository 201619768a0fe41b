"""How a tip is slowed: dry friction on a pencil that tips over, and when it skips.

The finger stays where it pushed and the tip runs away from under it, so the sine of the lean is
that of the beginning and the way over the pencil's length. Pressure falls with the lean, and with
the square of the speed: the quicker the pencil tips over, the less it stands on its tip.

Friction is in proportion to the pressure, and knows neither place nor direction. Steps of time are
Adams and Bashforth's, of the third order: what brakes in one is reckoned from how it braked at the
beginnings of the last three, so that the pressure has to be worked out but once.
"""

from typing import Final

import numpy as np

from dexterity.physics.arrays import Bools, Floats, Ints
from dexterity.physics.pencil import tuning

BRAKE_MM_S2: Final = tuning.FRICTION / tuning.TIP_MASS * tuning.PRESS_MM_S2
"""What friction takes of the speed of an upright pencil's tip."""

LIFT_S2_MM2: Final = tuning.LIFTING / (2.0 * tuning.PENCIL_MM * tuning.PRESS_MM_S2)
"""How much of the pressure the square of the speed takes."""


class Glide:
    """The speeds of n tips, step by step, as long as nothing but friction stops them."""

    def __init__(self, speed_mm_s: Floats, lean_sine: Floats) -> None:
        self.speed_mm_s = speed_mm_s
        self.way_mm = np.zeros_like(speed_mm_s)
        self.pressure = pressure(lean_sine, speed_mm_s * speed_mm_s)
        self.started: Bools = speed_mm_s >= stick_mm_s(lean_sine)
        self.skipped: Bools = self.started & (self.pressure <= tuning.FAINTEST)
        self.going: Bools = self.started & ~self.skipped
        """Neither at rest nor lifted nor stopped; those that are keep what they had then."""
        self._lean_sine = lean_sine
        self._brakes_before = self._brakes_of_coming()

    def _brakes_of_coming(self) -> tuple[Floats, Floats]:
        """One step ago and two, as if each tip had come sliding to where it begins."""
        now = BRAKE_MM_S2 * self.pressure
        way, speed, last = self._step_ago(self.way_mm, self.speed_mm_s, now)
        return last, self._step_ago(way, speed, last)[2]

    def _step_ago(
        self, way_mm: Floats, speed_mm_s: Floats, brake: Floats
    ) -> tuple[Floats, Floats, Floats]:
        """Way, speed and brake; guessed once and mended once."""
        half_s = 0.5 * tuning.STEP_S
        guess = self._came(way_mm, speed_mm_s, half_s * (brake + brake))
        return self._came(way_mm, speed_mm_s, half_s * (brake + guess[2]))

    def _came(
        self, way_mm: Floats, speed_mm_s: Floats, faster_mm_s: Floats
    ) -> tuple[Floats, Floats, Floats]:
        speed = speed_mm_s + faster_mm_s
        way = way_mm - (0.5 * tuning.STEP_S) * (speed_mm_s + speed)
        return way, speed, BRAKE_MM_S2 * self._pressure_at(way, speed)

    def _pressure_at(self, way_mm: Floats, speed_mm_s: Floats) -> Floats:
        sine = self._lean_sine + way_mm / tuning.PENCIL_MM
        return pressure(sine, speed_mm_s * speed_mm_s)

    def step(self) -> Floats:
        """How far each tip goes on within a step; less than the step's time for who ends in it."""
        step_s, held = tuning.STEP_S, ~self.going
        brake, (last, second) = BRAKE_MM_S2 * self.pressure, self._brakes_before
        speed = self.speed_mm_s - (step_s / 12.0) * (23.0 * brake - 16.0 * last + 5.0 * second)
        mean = 0.5 * (self.speed_mm_s + speed) + (step_s / 12.0) * (brake - last)
        travel: Floats = step_s * mean
        way = self.way_mm + travel
        pressed = self._pressure_at(way, speed)
        ending = self.going & ((speed <= 0.0) | (pressed <= tuning.FAINTEST))
        if ending.any():
            self._end(np.flatnonzero(ending), speed, travel, way, pressed)
        if held.any():
            travel[held] = 0.0
            for after, before in (
                (speed, self.speed_mm_s),
                (way, self.way_mm),
                (pressed, self.pressure),
            ):
                after[held] = before[held]
        self.speed_mm_s, self.way_mm, self.pressure = speed, way, pressed
        self._brakes_before = brake, last
        return travel

    def _end(self, rows: Ints, speed: Floats, travel: Floats, way: Floats, pressed: Floats) -> None:
        """Cut the step of tips that come to rest or lift off the paper in it."""
        begun, press = self.speed_mm_s[rows], self.pressure[rows]
        slowed, eased = speed[rows] - begun, pressed[rows] - press
        bent = eased - (press - self._brakes_before[0][rows] / BRAKE_MM_S2)
        rest, lift = _fall(begun, slowed), _fall(press - tuning.FAINTEST, eased, bent)
        share, lifts = np.minimum(rest, lift), lift < rest
        travel[rows] = tuning.STEP_S * share * (begun + 0.5 * share * slowed)
        way[rows] = self.way_mm[rows] + travel[rows]
        speed[rows] = np.where(lifts, begun + share * slowed, 0.0)
        pressed[rows] = np.where(lifts, tuning.FAINTEST, press + share * eased)
        self.skipped[rows] = lifts
        self.going[rows] = False

    def stop(self, row: int, way_mm: float, speed_mm_s: float, pressed: float) -> None:
        """Something stopped a tip within the last step, when it was so far and so fast."""
        self.way_mm[row], self.speed_mm_s[row] = way_mm, speed_mm_s
        self.pressure[row] = pressed
        self.going[row] = self.skipped[row] = False


def pressure(sine: Floats, square_mm2_s2: Floats) -> Floats:
    """The tip's on the paper, as a share of an upright pencil's at rest; below 0 it is in the air.

    Whoever leans more than the finger holds, 46 degrees and the way of a step, is not asked about.
    """
    off = sine / tuning.OFF_SINE
    share: Floats = 1.0 - off * off - LIFT_S2_MM2 * square_mm2_s2 / np.sqrt(1.0 - sine * sine)
    return share


def stick_mm_s(sines: Floats) -> Floats:
    """The least push that gets the tip to slip."""
    tangents = sines / np.sqrt(1.0 - sines * sines)
    eased: Floats = tuning.STICK_MM_S * np.sqrt(1.0 - tangents / tuning.STICK_LEAN)
    return eased


def _fall(height: Floats, change: Floats, bent: Floats | None = None) -> Floats:
    """At what share of a step something that changes so is down at 0; past its end if not in it.

    `bent`: by how much its change was another in the step before.
    """
    falls = height + change <= 0.0
    share: Floats = np.where(falls, height / np.where(falls, -change, 1.0), 2.0)
    if bent is None:
        return share
    for _ in range(2):
        off = height + share * (change + 0.5 * bent * (share - 1.0))
        steep = change + bent * (share - 0.5)
        share = np.where(falls & (steep < 0.0), np.clip(share - off / steep, 0.0, 1.0), share)
    return share
