"""What may stand, move or lie on a challenge's table: plain values, as an author writes them.

Places are on the table's top, whose middle is the origin; turns are counter-clockwise.
"""

from dataclasses import dataclass
from enum import StrEnum
from math import cos, radians, sin

from dexterity.values import Vec2


class Colour(StrEnum):
    """The dice that a file may name."""

    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    WHITE = "white"


@dataclass(frozen=True, slots=True)
class BoxProp:
    """A block that stands still."""

    name: str
    place_mm: Vec2
    size_mm: Vec2
    height_mm: float
    turn_deg: float


@dataclass(frozen=True, slots=True)
class PostProp:
    """A round pillar."""

    name: str
    place_mm: Vec2
    radius_mm: float
    height_mm: float


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a paddle is at a time."""

    at_s: float
    place_mm: Vec2
    turn_deg: float


@dataclass(frozen=True, slots=True)
class PaddleProp:
    """A block that goes from stop to stop, and from the last one back to the first."""

    name: str
    size_mm: Vec2
    height_mm: float
    stops: tuple[Stop, ...]
    """The last is where the first is, so that the way goes round without a jump."""


@dataclass(frozen=True, slots=True)
class WheelProp:
    """Arms on a hub that a motor turns."""

    name: str
    place_mm: Vec2
    arms: int
    arm_mm: float
    height_mm: float
    spin_deg_s: float
    turn_deg: float


Prop = BoxProp | PostProp | PaddleProp | WheelProp
MOVING = (PaddleProp, WheelProp)
"""The props that can be a moving mark."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A die that lies on the table before the first throw."""

    colour: Colour
    place_mm: Vec2
    turn_deg: float
    face_up: int
    """0 to 5, as the die's faces are listed."""


def turned_corners(place_mm: Vec2, size_mm: Vec2, turn_deg: float) -> tuple[Vec2, ...]:
    """The corners of a turned rectangle, counter-clockwise."""
    (x, y), (width, length), turn = place_mm, size_mm, radians(turn_deg)
    along, across = (cos(turn), sin(turn)), (-sin(turn), cos(turn))
    return tuple(
        (
            x + (i * width * along[0] + j * length * across[0]) / 2.0,
            y + (i * width * along[1] + j * length * across[1]) / 2.0,
        )
        for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
