"""How far a tip glides: dry friction on a pencil that tips over, and when it skips.

The finger stays where it pushed and the tip runs away from under it, so the sine of the lean is
that of the beginning and the way over the pencil's length. Pressure falls with the lean, and with
the square of the speed: the quicker the pencil tips over, the less it stands on its tip.

With friction in proportion to the pressure, the square of the speed follows, along the way, an
equation that knows neither place nor direction: how far a tip glides is settled before where.
"""

from dataclasses import dataclass
from math import ceil
from typing import Final

import numpy as np

from dexterity.physics.arrays import Bools, Floats
from dexterity.physics.pencil import feel

STEEPEST_SINE: Final = 0.95
"""Where the lean is cut, long after the finger slid off, so that cosines stay what they are."""

SLOWING: Final = 2.0 * feel.FRICTION / feel.TIP_MASS
"""What the square of the speed loses per millimetre, for each mm/s² of pressure."""


@dataclass(frozen=True, slots=True, eq=False)
class Glides:
    """How many tips glide, had they all the paper in the world."""

    length_mm: Floats
    """(n): of the continuous stroke."""
    started: Bools
    skipped: Bools
    squares: Floats
    """(k, n): the square of the speed, mm²/s², after so many steps; 0 once at rest."""
    pressures: Floats
    """(k, n): the tip's, as a share of that of an upright pencil at rest."""

    def between(self, at_mm: float, column: int) -> tuple[float, float]:
        """Speed and pressure somewhere along one stroke."""
        before = int(at_mm // feel.STEP_MM)
        share = at_mm / feel.STEP_MM - before
        squares = self.squares[before : before + 2, column].tolist()
        pressures = self.pressures[before : before + 2, column].tolist()
        square = squares[0] + share * (squares[-1] - squares[0])
        pressure = pressures[0] + share * (pressures[-1] - pressures[0])
        return max(0.0, square) ** 0.5, max(0.0, pressure)


def glide(speed_mm_s: Floats, sines: Floats) -> Glides:
    """How tips glide that are pushed so, from pencils whose leans have these sines."""
    started = speed_mm_s >= stick_mm_s(sines)
    most = ceil(feel.PENCIL_MM * feel.OFF_SINE / feel.STEP_MM) + 1
    squares, pressures = np.zeros((2, most + 1, len(sines)))
    length = np.zeros(len(sines))
    skipped = np.zeros(len(sines), np.bool_)
    gliding = started.copy()
    squares[0] = speed_mm_s * speed_mm_s
    pressures[0] = pressure(sines, squares[0])
    lifted = gliding & (pressures[0] <= feel.FAINTEST)
    skipped |= lifted
    gliding &= ~lifted
    for step in range(most):
        if not gliding.any():
            break
        after = _slowed(squares[step], sines + step * (feel.STEP_MM / feel.PENCIL_MM))
        lean = sines + (step + 1) * (feel.STEP_MM / feel.PENCIL_MM)
        squares[step + 1] = after
        pressures[step + 1] = pressure(lean, np.maximum(after, 0.0))
        rest = _crossing(squares[step], after)
        lift = _crossing(pressures[step] - feel.FAINTEST, pressures[step + 1] - feel.FAINTEST)
        share = np.minimum(rest, lift)
        ends = gliding & (share <= 1.0)
        length[ends] = (step + share[ends]) * feel.STEP_MM
        skipped |= ends & (lift < rest)
        gliding &= ~ends
    return Glides(length, started, skipped, squares, pressures)


def pressure(sine: Floats, square_mm2_s2: Floats) -> Floats:
    """The tip's on the paper, as a share; below 0 it is in the air."""
    sine = np.minimum(sine, STEEPEST_SINE)
    off = sine / feel.OFF_SINE
    lifts = feel.LIFTING * square_mm2_s2 / (2.0 * feel.PENCIL_MM * feel.PRESS_MM_S2)
    share: Floats = (1.0 - off * off) - lifts / np.sqrt(1.0 - sine * sine)
    return share


def stick_mm_s(sines: Floats) -> Floats:
    """The least push that gets the tip to slip."""
    tangents = sines / np.sqrt(1.0 - sines * sines)
    eased: Floats = feel.STICK_MM_S * np.sqrt(1.0 - tangents / feel.STICK_LEAN)
    return eased


def _slowed(squares: Floats, sines: Floats) -> Floats:
    """The squares of the speeds a step on, by the classical method of Runge and Kutta."""
    half, whole = feel.STEP_MM / 2.0, feel.STEP_MM
    middle, end = sines + half / feel.PENCIL_MM, sines + whole / feel.PENCIL_MM
    first = _loss(sines, squares)
    second = _loss(middle, squares - half * first)
    third = _loss(middle, squares - half * second)
    fourth = _loss(end, squares - whole * third)
    slowed: Floats = squares - whole / 6.0 * (first + 2.0 * (second + third) + fourth)
    return slowed


def _loss(sine: Floats, squares: Floats) -> Floats:
    loss: Floats = SLOWING * feel.PRESS_MM_S2 * pressure(sine, squares)
    return loss


def _crossing(before: Floats, after: Floats) -> Floats:
    """At what share of a step something falls to 0; more than 1 where it does not."""
    falls = (after <= 0.0) & (before > 0.0)
    share = np.full(len(before), 2.0)
    share[falls] = before[falls] / (before[falls] - after[falls])
    return share
