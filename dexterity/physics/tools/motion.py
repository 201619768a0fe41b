"""The poses of tools as arrays, and what is wrong with them."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import product
from math import hypot
from typing import Final

import numpy as np

from dexterity.errors import LaunchError
from dexterity.physics import tuning
from dexterity.physics.arrays import Floats, any_of
from dexterity.physics.scene.materials import Material
from dexterity.values.launch import Tool, ToolMotion, ToolPose
from dexterity.values.vectors import Vec3

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


class Line:
    """Where each number of a pose stands."""

    TIME: Final = 0
    PLACE: Final = slice(1, 4)
    HEIGHT: Final = 3
    TURN: Final = 4
    TILT: Final = 5
    STRENGTH: Final = 6
    LINES: Final = 7


def lines_of(poses: Sequence[ToolPose]) -> Floats:
    """(lines, poses)"""
    rows = [
        (pose.at_s, *pose.place_mm, pose.turn_rad, pose.tilt_rad, pose.strength_mm_s2)
        for pose in poses
    ]
    if any(len(row) != Line.LINES for row in rows):
        raise LaunchError("A tool's place needs 3 numbers.")
    return np.array(rows, np.float64).reshape(-1, Line.LINES).T


def check_motion(motion: ToolMotion) -> None:
    """Refuse a motion of nothing."""
    if not motion.poses:
        raise LaunchError("A tool's motion needs a pose at least.")


def lines_of_all(motions: Sequence[ToolMotion], lanes: int) -> list[Floats]:
    """(lines, poses) of each; refused if they do not fit the launches that they come with.

    One after the other, and each asked for once: they may be made as they are asked for.
    """
    if len(motions) != lanes:
        raise LaunchError("Each launch needs a tool's motion of its own.")
    tools, parts = set(), []
    for motion in motions:
        check_motion(motion)
        tools.add(motion.tool)
        parts.append(lines_of(motion.poses))
    if len(tools) > 1:
        raise LaunchError("All throws of a run need the same tool.")
    for tool, lines in product(tools, parts):
        check_lines(tool, lines)
    return parts


def check_lines(tool: Tool, lines: Floats) -> None:
    """Refuse poses (lines, poses), one motion's, that no hand could lead a tool through.

    A tool that is too fast is refused, not slowed down: whoever leads it must know what it did.
    """
    if not np.isfinite(lines).all():
        raise LaunchError("A tool's poses must be finite.")
    times = lines[Line.TIME]
    if times[0] < 0.0 or any_of(np.diff(times) <= 0.0):
        raise LaunchError("A tool's times must rise from pose to pose.")
    if times[-1] > tuning.TOOL_LIMIT_S:
        raise LaunchError(f"A tool's motion lasts at most {tuning.TOOL_LIMIT_S:g} s.")
    if any_of(np.abs(lines[Line.PLACE]) > tuning.LAUNCH_REACH_MM):
        raise LaunchError(f"A tool's place is beyond {tuning.LAUNCH_REACH_MM:g}.")
    if any_of(np.abs(lines[Line.TILT]) > np.pi / 2):
        raise LaunchError("A tool leans by a quarter turn at most.")
    strengths = lines[Line.STRENGTH]
    if any_of(strengths < 0.0) or any_of(strengths > tuning.BREATH_LIMIT_MM_S2):
        raise LaunchError(f"A breath pushes with 0 to {tuning.BREATH_LIMIT_MM_S2:g}.")
    if any_of(_speeds(tool, lines) > tuning.TOOL_SPEED_LIMIT_MM_S):
        raise LaunchError(f"A tool's speed is beyond {tuning.TOOL_SPEED_LIMIT_MM_S:g}.")


def _speeds(tool: Tool, lines: Floats) -> Floats:
    """How fast a tool is from each pose to the next, its farthest corner included."""
    width, length, _ = TOOL_SIZES_MM[tool]
    steps = np.diff(lines)
    ways = np.sqrt(np.add.reduce(steps[Line.PLACE] ** 2))
    turns = np.abs(steps[Line.TURN]) + np.abs(steps[Line.TILT])
    speeds: Floats = (ways + turns * hypot(width / 2, length)) / steps[Line.TIME]
    return speeds
