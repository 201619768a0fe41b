"""The few frozen values through which hand, physics and rules meet.

Millimetres, seconds and radians; x to the right, y away from the thrower, z up. The origin
is the middle of the table's top. On a sheet of paper x goes to the right and y away from a player
before whom it lies straight, from wherever its squares are counted.
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


class Tool(StrEnum):
    """What can set a die in motion besides fingers that let go of it."""

    PALM = "palm"
    FINGER = "finger"
    FOREARM = "forearm"
    NOSE = "nose"
    HEAD = "head"
    CARD = "card"
    BREATH = "breath"


@dataclass(frozen=True, slots=True)
class ToolPose:
    """Where a tool is at a time, and which way it faces."""

    at_s: float
    """From the beginning of the flight."""
    place_mm: Vec3
    """The middle of the face that meets the die; of a breath, the mouth."""
    turn_rad: float = 0.0
    """Which way it faces: 0 is straight away from the thrower, positive to the right."""
    tilt_rad: float = 0.0
    """Of a face that a die lies on: how far it leans towards where it faces; 0 is level."""
    strength_mm_s2: float = 0.0
    """Of a breath: how hard it pushes a die at the mouth."""


@dataclass(frozen=True, slots=True)
class ToolMotion:
    """A tool that moves along its poses, straight from one to the next.

    Before the first it waits there; after the last it is gone.
    """

    tool: Tool
    poses: tuple[ToolPose, ...]
    """At least one; times strictly rise."""


@dataclass(frozen=True, slots=True)
class FlightFacts:
    """What a flight showed besides how it ended: what requirements of a flight are proved by."""

    bounces_mm: tuple[Vec2, ...]
    """Where the die bounced on the table before it touched the target."""
    spin_at_target_rad_s: float
    """About the vertical, when it first touched the target; 0 if it never did."""
    touched: tuple[str, ...]
    """The names of all that was touched before the target, tools and the table too, in order."""
    tool_contact_s: float
    """From the tool's first touch of the die to its last; 0 if it never did."""
    tool_speed_mm_s: float
    """How fast the die was when the tool last touched it, or the breath last pushed it."""
    tool_flung_mm: float
    """How far from where the tool last touched it the die came down, as seen from above; 0 if the
    tool never did, 9999 if it came down on nothing any more: it slides, or flew past the table."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What one requirement's proof came to."""

    requirement: str
    passed: bool
    measured: float
    """In the unit that people are told: degrees, bounces, milliseconds."""
    needed: float


def unmet(requirement: str) -> Finding:
    """What a requirement comes to that was not even tried."""
    return Finding(requirement, passed=False, measured=0.0, needed=0.0)


@dataclass(frozen=True, slots=True)
class DieRest:
    """A die that lay on the table before a throw, and where it is after it."""

    place_mm: Vec3
    turn_rad: float
    """About the vertical, of the side that `face_up` leaves in front."""
    face_up: int
    ground: Ground
    """Below its middle; outside the target for one that fell."""
    fell: bool


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What a throw did to everything else on the table."""

    touched: tuple[str, ...]
    """The names of all that the thrown die touched in the whole flight, in order, each once."""
    others: tuple[DieRest, ...]
    """The dice that lay there, in the table's order."""
    own: DieRest | None = None
    """The thrown die itself; None where nobody has looked."""


@dataclass(frozen=True, slots=True)
class Push:
    """What a finger on top gives an upright pencil; its tip slips away and draws."""

    tip_mm: Vec2
    """Where the tip stands on the sheet."""
    direction_rad: float
    """Where the tip is pushed: 0 is along the sheet's y, positive to the right."""
    speed_mm_s: float
    """How fast the tip would leave if nothing held it."""
    bend_rad_mm: float = 0.0
    """How the stroke curves on its way; counter-clockwise from above is positive."""
    lean_rad: float = 0.0
    """How far the pencil leans back as it is pushed, its tip ahead of its top; 0 is upright."""


@dataclass(frozen=True, slots=True)
class Wall:
    """A straight piece of a wall drawn on a sheet."""

    id: str
    from_mm: Vec2
    to_mm: Vec2
    padded: bool = False
    """Stops as any other wall does, but does not hurt."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Something on a sheet that strokes pass over: a chest, a potion, a treasure, a threshold."""

    id: str
    place_mm: Vec2
    radius_mm: float
    to_mm: Vec2 | None = None
    """Where it is no circle but a line with as much around it: the other end."""


class StrokeEnd(StrEnum):
    """Why a pencil's stroke goes no farther."""

    RAN_OUT = "ran_out"
    """Friction brought the tip to rest."""
    WALL = "wall"
    SKIPPED = "skipped"
    """The tip left the paper; what it draws afterwards is no part of the stroke."""
    TOO_WEAK = "too_weak"
    """The tip did not even begin to slip."""
    OFF_SHEET = "off_sheet"


@dataclass(frozen=True, slots=True)
class StrokePoint:
    """A place that the tip came through, and how it drew there."""

    place_mm: Vec2
    pressure: float
    """Of the tip on the paper, as a share of what an upright pencil at rest puts on it."""
    at_s: float
    """From when the tip began to slip."""


@dataclass(frozen=True, slots=True)
class Passing:
    """A stroke came over a spot."""

    spot: str
    at_mm: float
    """How far along the stroke it did so first; 0 for a spot on which it began."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """What a push drew: the continuous line, which counts, and the faint skips after it."""

    points: tuple[StrokePoint, ...]
    """At least one, where the tip stood; straight from each to the next."""
    end: StrokeEnd
    length_mm: float
    """Along the line."""
    wall: Wall | None = None
    """The one that it ended at."""
    touched_mm: Vec2 | None = None
    """Where on that wall's line."""
    passed: tuple[Passing, ...] = ()
    """The spots that the line came over, in order, each once."""
    skips: tuple[tuple[Vec2, Vec2], ...] = ()
    """Short marks, each from a place to a place, left by a tip that has skipped."""

    @property
    def end_mm(self) -> Vec2:
        """Where the line ends: clear of every wall by the width of a line, so as to go on from."""
        return self.points[-1].place_mm
