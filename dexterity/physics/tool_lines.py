"""The poses of tools as arrays, and what is wrong with them."""

from collections.abc import Sequence
from itertools import product
from math import hypot
from typing import Final

import numpy as np

from dexterity.errors import LaunchError
from dexterity.physics import feel
from dexterity.physics.cube import Floats, any_of
from dexterity.physics.tool_motion import TOOL_SIZES_MM
from dexterity.values import Tool, ToolMotion, ToolPose


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
    if times[-1] > feel.TOOL_LIMIT_S:
        raise LaunchError(f"A tool's motion lasts at most {feel.TOOL_LIMIT_S:g} s.")
    if any_of(np.abs(lines[Line.PLACE]) > feel.LAUNCH_REACH_MM):
        raise LaunchError(f"A tool's place is beyond {feel.LAUNCH_REACH_MM:g}.")
    if any_of(np.abs(lines[Line.TILT]) > np.pi / 2):
        raise LaunchError("A tool leans by a quarter turn at most.")
    strengths = lines[Line.STRENGTH]
    if any_of(strengths < 0.0) or any_of(strengths > feel.BREATH_LIMIT_MM_S2):
        raise LaunchError(f"A breath pushes with 0 to {feel.BREATH_LIMIT_MM_S2:g}.")
    if any_of(_speeds(tool, lines) > feel.TOOL_SPEED_LIMIT_MM_S):
        raise LaunchError(f"A tool's speed is beyond {feel.TOOL_SPEED_LIMIT_MM_S:g}.")


def _speeds(tool: Tool, lines: Floats) -> Floats:
    """How fast a tool is from each pose to the next, its farthest corner included."""
    width, length, _ = TOOL_SIZES_MM[tool]
    steps = np.diff(lines)
    ways = np.sqrt(np.add.reduce(steps[Line.PLACE] ** 2))
    turns = np.abs(steps[Line.TURN]) + np.abs(steps[Line.TILT])
    speeds: Floats = (ways + turns * hypot(width / 2, length)) / steps[Line.TIME]
    return speeds
