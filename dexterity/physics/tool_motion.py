"""Where a tool is at a time, how big it is, and what it is made of."""

from bisect import bisect_right
from collections.abc import Mapping
from typing import Final

from dexterity.physics.materials import Material
from dexterity.values import Tool, ToolMotion, ToolPose, Vec3

TOOL_SIZES_MM: Final[Mapping[Tool, Vec3]] = {
    Tool.PALM: (90.0, 24.0, 70.0),
    Tool.FINGER: (18.0, 16.0, 40.0),
    Tool.FOREARM: (240.0, 50.0, 60.0),
    Tool.NOSE: (30.0, 30.0, 0.0),
    Tool.HEAD: (110.0, 110.0, 0.0),
    Tool.CARD: (60.0, 90.0, 0.0),
    Tool.BREATH: (0.0, 0.0, 0.0),
}
"""Across where it faces, along it, and upwards. A block lies behind the face that its pose is the
middle of; a plate lies about the middle of its top, and has no height that anything could meet."""

BLOCKS: Final = frozenset({Tool.PALM, Tool.FINGER, Tool.FOREARM})
"""Tools that strike a die from the side."""

PLATES: Final = frozenset({Tool.NOSE, Tool.HEAD, Tool.CARD})
"""Tools that a die lies or falls on."""


def material_of(tool: Tool) -> Material:
    """What a tool is made of."""
    return Material.CARD if tool is Tool.CARD else Material.SKIN


def pose_at(motion: ToolMotion, at_s: float) -> ToolPose | None:
    """Where a tool is; it waits at its first pose, and is nowhere after its last."""
    poses = motion.poses
    if at_s > poses[-1].at_s:
        return None
    after = min(bisect_right(poses, at_s, key=lambda pose: pose.at_s), len(poses) - 1)
    before = max(after - 1, 0)
    if at_s <= poses[0].at_s or before == after:
        return _at(poses[0], at_s)
    return _between(poses[before], poses[after], at_s)


def _at(pose: ToolPose, at_s: float) -> ToolPose:
    return ToolPose(at_s, pose.place_mm, pose.turn_rad, pose.tilt_rad, pose.strength_mm_s2)


def _between(one: ToolPose, other: ToolPose, at_s: float) -> ToolPose:
    share = (at_s - one.at_s) / (other.at_s - one.at_s)
    (x0, y0, z0), (x1, y1, z1) = one.place_mm, other.place_mm
    return ToolPose(
        at_s,
        (x0 + share * (x1 - x0), y0 + share * (y1 - y0), z0 + share * (z1 - z0)),
        one.turn_rad + share * (other.turn_rad - one.turn_rad),
        one.tilt_rad + share * (other.tilt_rad - one.tilt_rad),
        one.strength_mm_s2 + share * (other.strength_mm_s2 - one.strength_mm_s2),
    )
