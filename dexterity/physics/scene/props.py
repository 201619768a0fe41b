"""What can stand, lie or move on the table besides the thrown die.

Places are on the table's top, in its own coordinates; everything stands on the table. A prop
knows its outline in the plane and how high it is; pymunk does the rest.
"""

from bisect import bisect_right
from dataclasses import dataclass
from math import cos, hypot, sin

from dexterity.physics.dice.die import Die
from dexterity.physics.scene.materials import Material
from dexterity.values.vectors import Vec2


@dataclass(frozen=True, slots=True)
class Box:
    """A block that dice bounce off, fly over and land on."""

    name: str
    place_mm: Vec2
    size_mm: Vec2
    height_mm: float
    turn_rad: float = 0.0
    material: Material = Material.CARD

    @property
    def reach_mm(self) -> float:
        """Radius of a circle around the whole of it."""
        return hypot(*self.size_mm) / 2


@dataclass(frozen=True, slots=True)
class Post:
    """A round pillar."""

    name: str
    place_mm: Vec2
    radius_mm: float
    height_mm: float
    material: Material = Material.WOOD

    @property
    def reach_mm(self) -> float:
        """Radius of a circle around the whole of it."""
        return self.radius_mm


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a moving prop is, and how it moves there."""

    place_mm: Vec2
    turn_rad: float
    velocity_mm_s: Vec2
    spin_rad_s: float


@dataclass(frozen=True, slots=True)
class Path:
    """A way through timed places, straight from one to the next; at rest before and after.

    A path that goes round starts again at its first place when it has reached its last.
    """

    times_s: tuple[float, ...]
    places_mm: tuple[Vec2, ...]
    turns_rad: tuple[float, ...]
    goes_round: bool = False

    def pose(self, at_s: float) -> Pose:
        """Where the path is at a time."""
        start, end = self.times_s[0], self.times_s[-1]
        if self.goes_round and end > start:
            at_s = start + (at_s - start) % (end - start)
        if at_s < start or at_s >= end:
            stop = 0 if at_s < start else -1
            return Pose(self.places_mm[stop], self.turns_rad[stop], (0.0, 0.0), 0.0)
        return self._between(bisect_right(self.times_s, at_s), at_s)

    def _between(self, after: int, at_s: float) -> Pose:
        lasts = self.times_s[after] - self.times_s[after - 1]
        share = (at_s - self.times_s[after - 1]) / lasts
        (x0, y0), (x1, y1) = self.places_mm[after - 1], self.places_mm[after]
        turn0, turn1 = self.turns_rad[after - 1], self.turns_rad[after]
        return Pose(
            (x0 + share * (x1 - x0), y0 + share * (y1 - y0)),
            turn0 + share * (turn1 - turn0),
            ((x1 - x0) / lasts, (y1 - y0) / lasts),
            (turn1 - turn0) / lasts,
        )


@dataclass(frozen=True, slots=True)
class Paddle:
    """A block that moves along a path whatever it meets: a palm, a sliding wall."""

    name: str
    path: Path
    size_mm: Vec2
    height_mm: float
    material: Material = Material.SKIN

    @property
    def reach_mm(self) -> float:
        """Radius of a circle around the whole of it."""
        return hypot(*self.size_mm) / 2


@dataclass(frozen=True, slots=True)
class Wheel:
    """Arms on a hub that a motor turns: a hit slows it, the motor brings it back."""

    name: str
    place_mm: Vec2
    arms: int
    arm_mm: float
    height_mm: float
    spin_rad_s: float
    torque_g_mm2_s2: float = 3e6
    """Most that the motor gives: by default it takes about a tenth of a second to recover."""
    thickness_mm: float = 12.0
    mass_g: float = 60.0
    turn_rad: float = 0.0
    material: Material = Material.WOOD

    @property
    def reach_mm(self) -> float:
        """Radius of a circle around the whole of it."""
        return self.arm_mm


@dataclass(frozen=True, slots=True)
class LyingDie:
    """A die that lies flat on what is below it when the throw begins."""

    die: Die
    place_mm: Vec2
    turn_rad: float = 0.0
    face_up: int = 2


StaticProp = Box | Post
MovingProp = Paddle | Wheel
Prop = StaticProp | MovingProp


def rectangle(place_mm: Vec2, size_mm: Vec2, turn_rad: float) -> tuple[Vec2, ...]:
    """The corners of a turned rectangle, counter-clockwise."""
    (x, y), (width, length) = place_mm, size_mm
    cosine, sine = cos(turn_rad), sin(turn_rad)
    halves = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return tuple(
        (
            x + (i * width * cosine - j * length * sine) / 2,
            y + (i * width * sine + j * length * cosine) / 2,
        )
        for i, j in halves
    )
