"""The few frozen values through which hand, physics and rules meet.

Millimetres, seconds and radians; x to the right, y away from the thrower, z up. The origin
is the middle of the table's top.
"""

from dataclasses import dataclass
from enum import StrEnum

Vec2 = tuple[float, float]
Vec3 = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]
"""w, x, y, z; turns the die's own axes into the table's."""


@dataclass(frozen=True, slots=True)
class PointerSample:
    """Where a pointer was, on the plane the hand moves in, and when."""

    at_s: float
    x_mm: float
    y_mm: float


@dataclass(frozen=True, slots=True)
class Launch:
    """A die at the instant the hand lets go of it."""

    position_mm: Vec3
    velocity_mm_s: Vec3
    orientation: Quaternion
    spin_rad_s: Vec3


class Ending(StrEnum):
    """How a flight ended."""

    RESTED = "rested"
    FELL = "fell"
    TIMED_OUT = "timed_out"


class Zone(StrEnum):
    """What a corner of the die stands on, as far as the referee cares."""

    SECTION = "section"
    CENTRE = "centre"
    BONES = "bones"
    HOLE = "hole"
    OUTSIDE = "outside"


@dataclass(frozen=True, slots=True)
class Ground:
    """A zone and what it is worth; only sections and the centre are worth anything."""

    zone: Zone
    value: int = 0


@dataclass(frozen=True, slots=True)
class CornerRest:
    """One of the die's four bottom corners, and the ground below it."""

    place_mm: Vec2
    ground: Ground


@dataclass(frozen=True, slots=True)
class Landing:
    """All that the rules may know of how a throw ended."""

    ending: Ending
    place_mm: Vec3
    corners: tuple[CornerRest, CornerRest, CornerRest, CornerRest]
    face_up: int
    """0 to 5, as the die's faces are listed."""
    symbol_up: bool
    tilt_rad: float
    """How far the face that is most nearly level is from level."""
    table_hits_before_target: int
    touched_before_target: tuple[str, ...]
    """The names of the props touched, in order, before the board was first touched."""
