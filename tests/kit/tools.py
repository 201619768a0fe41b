"""Tools for the tests of the physics: motions that strike, carry and blow, and their mirrors."""

from dataclasses import replace
from math import cos, sin

from dexterity.physics.results.flight import Flight, fly
from dexterity.values.launch import Launch, Tool, ToolMotion, ToolPose
from dexterity.values.vectors import Quaternion, Vec2, Vec3
from tests.kit.throws import LYING_MM, RED, UPRIGHT, drop, target_table, turned

BEFORE: Vec2 = (0.0, -500.0)
"""Where a die lies that is to be sent to the target."""

STRIKES = (Tool.PALM, Tool.FINGER, Tool.FOREARM)
CARRIES = (Tool.NOSE, Tool.HEAD, Tool.CARD)


def ahead(along_mm: float, aside_mm: float = 0.0, turn_rad: float = 0.0, at: Vec2 = BEFORE) -> Vec2:
    """So far ahead of a place as seen by one who faces that way, and so far to the right."""
    right, away = sin(turn_rad), cos(turn_rad)
    return (
        at[0] + along_mm * right + aside_mm * away,
        at[1] + along_mm * away - aside_mm * right,
    )


def strike(
    tool: Tool,
    speed_mm_s: float,
    *,
    at: Vec2 = BEFORE,
    turn_rad: float = 0.0,
    aside_mm: float = 0.0,
    height_mm: float = 0.0,
    from_mm: float = -60.0,
    until_mm: float = 20.0,
    after_s: float = 0.05,
) -> ToolMotion:
    """Evenly through a place, the way it faces, and gone a little past it."""
    lasts_s = (until_mm - from_mm) / speed_mm_s
    return ToolMotion(
        tool,
        tuple(
            ToolPose(at_s, (*ahead(along, aside_mm, turn_rad, at), height_mm), turn_rad)
            for at_s, along in ((after_s, from_mm), (after_s + lasts_s, until_mm))
        ),
    )


def still(tool: Tool, place_mm: Vec3, lasts_s: float, tilt_rad: float = 0.0) -> ToolMotion:
    """At one place for a time, then gone."""
    poses = (ToolPose(at_s, place_mm, tilt_rad=tilt_rad) for at_s in (0.0, lasts_s))
    return ToolMotion(tool, tuple(poses))


def sped(
    tool: Tool,
    place_mm: Vec3,
    velocity_mm_s: Vec3,
    *,
    within_s: float = 0.15,
    after_s: float = 0.1,
    stops_s: float = 0.05,
    lean_rad: float = 0.0,
) -> ToolMotion:
    """From rest evenly faster up to a velocity, leaning on the way; then it stops dead."""
    start = ToolPose(0.0, place_mm)
    parts = 24
    rising = [_sped(start, velocity_mm_s, within_s, part / parts) for part in range(parts + 1)]
    poses = [
        replace(pose, at_s=after_s + pose.at_s, tilt_rad=lean_rad * part / parts)
        for part, pose in enumerate(rising)
    ]
    last = replace(poses[-1], at_s=poses[-1].at_s + stops_s)
    return ToolMotion(tool, (start, *poses, last))


def _sped(start: ToolPose, velocity: Vec3, within_s: float, share: float) -> ToolPose:
    way_s = within_s * share * share / 2
    x, y, z = (at + speed * way_s for at, speed in zip(start.place_mm, velocity, strict=True))
    return ToolPose(within_s * share, (x, y, z))


def heading(speed_mm_s: float, *, at: Vec2 = BEFORE, height_mm: float = 120.0) -> ToolMotion:
    """A leaning head that meets a die dropped from 200 mm above, moving the way it leans."""
    tilt_rad, meets_s = 1.0, 0.198
    up, forward = speed_mm_s * cos(tilt_rad), speed_mm_s * sin(tilt_rad)
    low = (at[0], at[1] - 0.06 * forward, height_mm - 0.06 * up)
    high = (at[0], at[1] + 0.04 * forward, height_mm + 0.04 * up)
    times = ((0.0, low), (meets_s - 0.06, low), (meets_s + 0.04, high))
    return ToolMotion(
        Tool.HEAD, tuple(ToolPose(at_s, place, 0.0, tilt_rad) for at_s, place in times)
    )


def puff(
    strength_mm_s2: float,
    *,
    at: Vec2 = BEFORE,
    turn_rad: float = 0.0,
    aside_mm: float = 0.0,
    lasts_s: float = 0.4,
) -> ToolMotion:
    """A breath from close behind a place, fading."""
    mouth = (*ahead(-60.0, aside_mm, turn_rad, at), 10.0)
    return ToolMotion(
        Tool.BREATH,
        tuple(
            ToolPose(at_s, mouth, turn_rad, strength_mm_s2=strength)
            for at_s, strength in ((0.1, strength_mm_s2), (0.1 + lasts_s, 0.3 * strength_mm_s2))
        ),
    )


def laid(at: Vec2 = BEFORE, yaw_rad: float = 0.0) -> Launch:
    """A die that lies on the table and waits."""
    return drop((*at, LYING_MM), turned(yaw_rad))


def laid_on(motion: ToolMotion, aside_mm: float = 0.0, yaw_rad: float = 0.0) -> Launch:
    """A die that lies on a plate where it waits."""
    (x, y, z), tilt = motion.poses[0].place_mm, motion.poses[0].tilt_rad
    lean: Quaternion = (cos(tilt / 2), -sin(tilt / 2), 0.0, 0.0) if tilt else UPRIGHT
    place = (x + aside_mm, y + LYING_MM * sin(tilt), z + LYING_MM * cos(tilt))
    return drop(place, lean if tilt else turned(yaw_rad))


WORKING: dict[Tool, tuple[Launch, ToolMotion]] = {
    Tool.PALM: (laid(), strike(Tool.PALM, 1800.0)),
    Tool.FINGER: (laid(), strike(Tool.FINGER, 1800.0)),
    Tool.FOREARM: (laid(), strike(Tool.FOREARM, 1800.0)),
    Tool.NOSE: (
        drop((*BEFORE, 60.0 + LYING_MM)),
        sped(Tool.NOSE, (*BEFORE, 60.0), (0.0, 1100.0, 220.0), within_s=0.2),
    ),
    Tool.HEAD: (drop((*BEFORE, 320.0)), heading(900.0)),
    Tool.CARD: (
        drop((*BEFORE, 10.0 + LYING_MM)),
        sped(Tool.CARD, (*BEFORE, 10.0), (0.0, 1500.0, 560.0), within_s=0.05, lean_rad=0.6),
    ),
    Tool.BREATH: (laid(), puff(14_000.0)),
}
"""For each tool, a die and a motion that send it to the target."""


def mirrored_motion(motion: ToolMotion) -> ToolMotion:
    """Left and right exchanged."""
    return replace(motion, poses=tuple(map(_mirrored_pose, motion.poses)))


def _mirrored_pose(pose: ToolPose) -> ToolPose:
    x, y, z = pose.place_mm
    return replace(pose, place_mm=(-x, y, z), turn_rad=-pose.turn_rad)


def working(tool: Tool) -> Flight:
    """The tool's working example, at the target."""
    launch, motion = WORKING[tool]
    return fly(launch, target_table(), RED, tool=motion)
