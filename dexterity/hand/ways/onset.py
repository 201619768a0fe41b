"""What luck gives a throw before the hand does anything, so that nothing begins aimed."""

from dataclasses import dataclass
from random import Random
from typing import Final

from dexterity.units import DEGREE

LEAST_OFF: Final = 0.55
"""How much of the most that it can be off an aim is off at the least. Less: every other throw hits
without being aimed. More: it is always off by the same."""

OFF_RAD: Final = 20.0 * DEGREE
"""How far to the side an aim begins at the most: past the rim of the classic target, half a metre
away. Less: who only presses hits. More: who aims by keys presses forever."""

OFF_POWER: Final = 0.17
"""The same for the power, as a share of its scale: 0.6 m/s in its middle."""

PHASES: Final = 4


@dataclass(frozen=True, slots=True)
class Onset:
    """How one throw begins; drawn from the match's luck, and the same whenever it is drawn."""

    direction_rad: float
    """How far to the right of where one would aim."""
    power: float
    """How much above what one would use, as a share of the scale."""
    phases: tuple[float, ...]
    """Where in their rounds those things are that go round, each from 0 to 1."""
    seed: int
    """For the strays of a steady hand."""
    wanders: bool = True
    """Whether an aim is alive."""


CALM: Final = Onset(0.0, 0.0, (0.0,) * PHASES, 0, wanders=False)
"""As if there were no luck: for pictures of a hand, and for tests."""


def onset_from(luck: Random) -> Onset:
    """One throw's, clearly off to either side."""
    # `random()` is the one method whose numbers Python promises to keep from version to version.
    return Onset(
        OFF_RAD * _clearly_off(luck),
        OFF_POWER * _clearly_off(luck),
        tuple(luck.random() for _ in range(PHASES)),
        int(luck.random() * (1 << 31)),
    )


def _clearly_off(luck: Random) -> float:
    side = 1.0 if luck.random() < 0.5 else -1.0
    return side * (LEAST_OFF + (1.0 - LEAST_OFF) * luck.random())
