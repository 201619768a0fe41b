"""How a die sets out, and the tools that may set it in motion: what the hand tells physics."""

from dataclasses import dataclass
from enum import StrEnum

from dexterity.values.vectors import Quaternion, Vec3


@dataclass(frozen=True, slots=True)
class Launch:
    """A die at the instant the hand lets go of it."""

    position_mm: Vec3
    velocity_mm_s: Vec3
    orientation: Quaternion
    spin_rad_s: Vec3


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
