"""A flick of the pencil on a sheet, and what it drew."""

from dataclasses import dataclass
from enum import StrEnum

from dexterity.values.vectors import Vec2


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
