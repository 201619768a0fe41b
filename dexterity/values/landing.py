"""How a throw ended, what it showed on its way, what it did to others: what physics tells rules."""

from dataclasses import dataclass
from enum import StrEnum

from dexterity.values.vectors import Vec2, Vec3


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
