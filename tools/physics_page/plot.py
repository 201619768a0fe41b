"""Small plots as values: axes, and what is drawn between them."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10
from typing import Final

from dexterity.values.vectors import Vec2

INK: Final = "#29242f"
RED: Final = "#c8452f"
BLUE: Final = "#3f63b8"
GREEN: Final = "#4f8a4a"
"""The pencils; apart in brightness as well as in hue."""


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis: what it counts, from where to where, and the values that are written at it."""

    label: str
    low: float
    high: float
    ticks: Sequence[float]
    logarithmic: bool = False
    form: str = "{:g}"
    """How a tick is written."""

    def share(self, value: float) -> float:
        """How far along the axis a value is, 0 to 1."""
        if self.logarithmic:
            return log10(value / self.low) / log10(self.high / self.low)
        return (value - self.low) / (self.high - self.low)


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points; its name stands in the legend."""

    name: str
    points: Sequence[Vec2]
    colour: str = INK
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Dot:
    """A point with words beside it."""

    label: str
    place: Vec2
    colour: str = RED
    below: bool = False
    """Where the words stand: below the point, or above it."""


@dataclass(frozen=True, slots=True)
class Band:
    """All between two heights, shaded."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Plot:
    """One plot; bands lie below all the rest."""

    title: str
    """Read aloud to those who cannot see it."""
    across: Axis
    up: Axis
    lines: Sequence[Line] = ()
    dots: Sequence[Dot] = ()
    bands: Sequence[Band] = ()
