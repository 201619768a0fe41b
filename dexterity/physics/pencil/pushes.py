"""Pushes as arrays, checked before any of them reaches the paper."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, sin

import numpy as np

from dexterity.errors import LaunchError
from dexterity.physics.arrays import Floats
from dexterity.physics.pencil import feel
from dexterity.physics.pencil.paper import Paper
from dexterity.values import Push


@dataclass(frozen=True, slots=True, eq=False)
class Pushes:
    """A column for each of n pushes.

    Sines and cosines are those of the standard library, a number at a time: numpy's may differ in
    the last bit by how many numbers they are given.
    """

    tips_mm: Floats
    """(2, n), as headings are; all others are (n)."""
    headings: Floats
    speed_mm_s: Floats
    bend_rad_mm: Floats
    lean_sine: Floats


def pushes_of(pushes: Sequence[Push], paper: Paper) -> Pushes:
    """The same pushes as arrays; LaunchError where no finger could give one on this paper."""
    for fault in _faults_of(pushes, paper):
        raise LaunchError(fault)
    turns = [push.direction_rad for push in pushes]
    return Pushes(
        np.array([push.tip_mm for push in pushes]).T.copy(),
        np.array([[sin(turn) for turn in turns], [cos(turn) for turn in turns]]),
        np.array([push.speed_mm_s for push in pushes]),
        np.array([push.bend_rad_mm for push in pushes]),
        np.array([sin(push.lean_rad) for push in pushes]),
    )


def _faults_of(pushes: Sequence[Push], paper: Paper) -> Iterator[str]:
    if not pushes:
        yield "There is nothing to push."
    for push in pushes:
        if not paper.holds(push.tip_mm):
            yield f"A pencil at {push.tip_mm} does not stand on the sheet."
        parts = (
            ("direction", push.direction_rad, -1e6, 1e6),
            ("speed", push.speed_mm_s, 0.0, feel.MOST_SPEED_MM_S),
            ("bend", push.bend_rad_mm, -feel.MOST_BEND_RAD_MM, feel.MOST_BEND_RAD_MM),
            ("lean", push.lean_rad, 0.0, feel.MOST_LEAN_RAD),
        )
        for name, value, least, most in parts:
            if not least <= value <= most:
                yield f"A push's {name} is {value}, not from {least:g} to {most:g}."
