"""What may stand, move or lie on a challenge's table: plain values, as an author writes them.

Places are on the table's top, whose middle is the origin; turns are counter-clockwise.
"""

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Annotated, Final

from msgspec import Meta

from dexterity.content.names import Name
from dexterity.values.colour import DieColour
from dexterity.values.vectors import Vec2

HALF_TABLE_MM: Final = 650.0
"""The table is a square of 1300 mm around the origin."""

LONGEST_WAY_S: Final = 30.0
FASTEST_DEG_S: Final = 720.0
"""Two turns a second. A faster arm is a blur that nobody times a throw by."""

THINNEST_MM: Final = 5.0
"""The thinnest wall that no die comes through, however fast a hand throws it."""
ARM_THICKNESS_MM: Final = 12.0
"""Of a wheel's arms."""
OWN_THICKNESS_S: Final = 1 / 120
"""A paddle or the end of a wheel's arm takes no less for a way as long as it is thick: a faster one
could pass through dice."""

# From what still holds a die back to something that fills half the table.
Side = Annotated[float, Meta(ge=THINNEST_MM, le=800.0)]
Height = Annotated[float, Meta(ge=4.0, le=300.0)]
Radius = Annotated[float, Meta(ge=4.0, le=150.0)]
Arm = Annotated[float, Meta(ge=20.0, le=300.0)]

Coordinate = Annotated[float, Meta(ge=-HALF_TABLE_MM, le=HALF_TABLE_MM)]
Place = Annotated[tuple[Coordinate, Coordinate], Meta(title="a point [x, y]")]
Size = Annotated[tuple[Side, Side], Meta(title="a size [width, length]")]
Turn = Annotated[float, Meta(ge=-360.0, le=360.0)]
Spin = Annotated[float, Meta(ge=-FASTEST_DEG_S, le=FASTEST_DEG_S)]
Time = Annotated[float, Meta(ge=0.0, le=LONGEST_WAY_S)]


@dataclass(frozen=True, slots=True)
class BoxProp:
    """A block that stands still."""

    name: Name
    place_mm: Place
    size_mm: Size
    height_mm: Height
    turn_deg: Turn = 0.0


@dataclass(frozen=True, slots=True)
class PostProp:
    """A round pillar."""

    name: Name
    place_mm: Place
    radius_mm: Radius
    height_mm: Height


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a paddle is at a time."""

    at_s: Time
    place_mm: Place
    turn_deg: Turn = 0.0


@dataclass(frozen=True, slots=True)
class PaddleProp:
    """A block that goes from stop to stop, and from the last one back to the first."""

    name: Name
    size_mm: Size
    height_mm: Height
    stops: tuple[Stop, ...]
    """The last is where the first is, so that the way goes round without a jump."""


@dataclass(frozen=True, slots=True)
class WheelProp:
    """Arms on a hub that a motor turns."""

    name: Name
    place_mm: Place
    arms: Annotated[int, Meta(ge=1, le=6)]
    arm_mm: Arm
    height_mm: Height
    spin_deg_s: Spin
    turn_deg: Turn = 0.0


Prop = BoxProp | PostProp | PaddleProp | WheelProp
MOVING = (PaddleProp, WheelProp)
"""The props that can be a moving mark."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A die that lies on the table before the first throw."""

    colour: DieColour
    place_mm: Place
    turn_deg: Turn
    face_up: Annotated[int, Meta(ge=0, le=5)]
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
