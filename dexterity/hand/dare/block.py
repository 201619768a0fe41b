"""A block that is led along the table and strikes the die from the side: a palm, a fingertip."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, sin
from typing import Final

from dexterity.hand.dare.launcher import HALF_MM, Leading, ahead_mm
from dexterity.hand.dare.pace import facings, kept_up, limited
from dexterity.hand.dare.strike import Strike, beside_mm, early_mm, strike_speed
from dexterity.hand.toss import Toss
from dexterity.hand.track import Track
from dexterity.values.launch import Tool, ToolMotion, ToolPose
from dexterity.values.vectors import Vec2, Vec3

CLEAR_MM: Final = 60.0
"""How far behind the die a tool begins that the pointer would put into it. Nearer than NEAR_MM: the
flight would begin there and then."""

NEAR_MM: Final = 45.0
"""A tool this near to the middle of a die may be about to strike: at 60 samples a second even the
fastest tool is seen here before it is past."""

LEAD_S: Final = 0.03
"""How long before that the flight begins: time to be seen coming. Longer: all of it is worked out
in the frame in which it begins, and that is felt as a hitch."""


@dataclass(frozen=True, slots=True)
class Block:
    """A tool's front: how wide it is, and how much of it there is behind."""

    width_mm: float
    depth_mm: float

    def gap_mm(self, pose: ToolPose, rest_mm: Vec3) -> float:
        """How far the middle of a die is from it; 0 within."""
        x, y = rest_mm[0] - pose.place_mm[0], rest_mm[1] - pose.place_mm[1]
        right, away = sin(pose.turn_rad), cos(pose.turn_rad)
        ahead, across = x * right + y * away, abs(x * away - y * right)
        return hypot(max(0.0, across - self.width_mm / 2), max(0.0, ahead, -ahead - self.depth_mm))

    def comes_near(self, poses: Sequence[ToolPose], rest_mm: Vec3) -> int | None:
        """The pose that is a moment before the first one near a die; None if none is near."""
        near = next((pose for pose in poses if self.gap_mm(pose, rest_mm) < NEAR_MM), None)
        if near is None:
            return None
        early = (n for n, pose in enumerate(poses) if pose.at_s <= near.at_s - LEAD_S)
        return max(early, default=0)


@dataclass(frozen=True)
class LedBlock(Leading):
    """A block whose front is where the hand is and that faces where the hand goes."""

    lofts = False
    tool: Tool
    block: Block
    beside_share: float
    """How much of what a hand is off to the side the tool is."""

    def poses(self, path: Track, rest_mm: Vec3, loft_rad: float) -> Sequence[ToolPose]:
        places = tuple(kept_up(path, self._begins_mm(path, rest_mm)))
        return tuple(
            ToolPose(sample.at_s, (sample.x_mm, sample.y_mm, rest_mm[2] - HALF_MM), facing)
            for sample, facing in zip(places, facings(places), strict=True)
        )

    def begins(self, path: Track, rest_mm: Vec3) -> int | None:
        return self.block.comes_near(self.poses(path, rest_mm, 0.0), rest_mm)

    def _begins_mm(self, path: Track, rest_mm: Vec3) -> Vec2:
        """Where the hand is, but not in the die: who presses on it means to strike it."""
        first = path[0]
        here = ToolPose(first.at_s, (first.x_mm, first.y_mm, 0.0))
        if self.block.gap_mm(here, rest_mm) >= NEAR_MM:
            return first.x_mm, first.y_mm
        most = self.block.width_mm / 2
        x = rest_mm[0] + limited(first.x_mm - rest_mm[0], -most, most)
        return x, rest_mm[1] - CLEAR_MM

    def motion(self, toss: Toss, rest_mm: Vec3) -> ToolMotion:
        speed = strike_speed(toss)
        early = early_mm(speed)
        aside = self.beside_share * beside_mm(toss, rest_mm)[1]
        poses = []
        for at_s, along in Strike(speed, even_mm=early).steps():
            x, y = ahead_mm(rest_mm[:2], toss.direction_rad, along - early, aside)
            poses.append(ToolPose(at_s, (x, y, rest_mm[2] - HALF_MM), toss.direction_rad))
        return ToolMotion(self.tool, tuple(poses))
