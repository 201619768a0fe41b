"""Elbow: the die lies before a forearm that swings about the elbow, and is hit with its side."""

from collections.abc import Iterator, Sequence
from math import atan2, cos, remainder, sin, tau
from typing import Final

from dexterity.hand.dare.block import Block
from dexterity.hand.dare.claims import SLIDES, Thing
from dexterity.hand.dare.launcher import Leading, ahead_mm
from dexterity.hand.dare.pace import MOST_RAD_S, limited
from dexterity.hand.dare.piece import Piece, Strain
from dexterity.hand.dare.strike import STRUCK, Strike, early_mm, strike_speed
from dexterity.hand.toss import Toss
from dexterity.hand.track import Track
from dexterity.units import DEGREE
from dexterity.values import PointerSample, Tool, ToolMotion, ToolPose, Vec2, Vec3

LONG_MM: Final = 240.0
FOREARM: Final = Block(width_mm=LONG_MM, depth_mm=50.0)

ELBOW_MM: Final[Vec2] = (-190.0, -9.0)
"""Where the elbow is, as seen from the die in the direction of the throw: to the left, and so far
back that the forearm meets the die when it lies square to the throw. A die leaves square to what
strikes it, however the swing goes on."""

BACK_RAD, AHEAD_RAD = -70.0 * DEGREE, 50.0 * DEGREE
"""As far as a forearm swings, counted ahead from where it lies square to the throw."""

BEGINS_RAD: Final = -20.0 * DEGREE
"""How far back a forearm begins that the pointer would put into the die: 65 mm behind it there."""

BEHIND_MM: Final = 80.0
"""How far behind the die a hand counts at least that chooses the direction. Nearer: a few
millimetres to the side would throw beside the table."""

WIDEST_RAD: Final = 35.0 * DEGREE
"""How far to the side an elbow can be set up to strike."""


class Forearm(Leading):
    """A lever with a fixed end, that points at the hand."""

    tool = Tool.FOREARM

    def poses(self, path: Track, rest_mm: Vec3, loft_rad: float) -> Sequence[ToolPose]:
        """About an elbow that is set up when hold is taken, to strike from there past the die."""
        direction = _direction(path[0], rest_mm)
        elbow = _elbow(rest_mm, direction)
        return tuple(
            pose_at(sample.at_s, elbow, angle, direction)
            for sample, angle in zip(path, _angles(path, elbow, direction), strict=True)
        )

    def begins(self, path: Track, rest_mm: Vec3) -> int | None:
        return FOREARM.comes_near(self.poses(path, rest_mm, 0.0), rest_mm)

    def motion(self, toss: Toss, rest_mm: Vec3) -> ToolMotion:
        """About an elbow that is off as the hand is."""
        speed, turn = strike_speed(toss), toss.direction_rad
        elbow, early = _elbow(toss.place_mm, turn), early_mm(speed)
        poses = [
            pose_at(at_s, elbow, (along - early) / -ELBOW_MM[0], turn)
            for at_s, along in Strike(speed, even_mm=early).steps()
        ]
        return ToolMotion(self.tool, tuple(poses))


def _direction(first: PointerSample, rest_mm: Vec3) -> float:
    """From where the hand takes hold towards the die."""
    away = max(BEHIND_MM, rest_mm[1] - first.y_mm)
    return limited(atan2(rest_mm[0] - first.x_mm, away), -WIDEST_RAD, WIDEST_RAD)


def _elbow(die_mm: Vec3, direction_rad: float) -> Vec2:
    """Where the elbow is that strikes a die in a direction."""
    aside, along = ELBOW_MM
    return ahead_mm(die_mm[:2], direction_rad, along, aside)


def pose_at(at_s: float, elbow_mm: Vec2, angle_rad: float, turn_rad: float) -> ToolPose:
    """The forearm at an angle, all of it turned to the right about the elbow."""
    faces = turn_rad - angle_rad
    x = elbow_mm[0] + LONG_MM / 2 * cos(faces)
    y = elbow_mm[1] - LONG_MM / 2 * sin(faces)
    return ToolPose(at_s, (x, y, 0.0), faces)


def _angles(path: Track, elbow_mm: Vec2, turn_rad: float) -> Iterator[float]:
    """Of the forearm along the hand's path; it swings no faster than a tool may."""
    first, before_s = _angle_to(path[0], elbow_mm, turn_rad), path[0].at_s
    off = min(0.0, BEGINS_RAD - first)
    angle = limited(first + off, BACK_RAD, AHEAD_RAD)
    for sample in path:
        wanted = limited(_angle_to(sample, elbow_mm, turn_rad) + off, BACK_RAD, AHEAD_RAD)
        most = MOST_RAD_S * (sample.at_s - before_s)
        angle += limited(wanted - angle, -most, most)
        yield angle
        before_s = sample.at_s


def _angle_to(hand: PointerSample, elbow_mm: Vec2, turn_rad: float) -> float:
    """Of the hand as seen from the elbow."""
    angle = atan2(hand.y_mm - elbow_mm[1], hand.x_mm - elbow_mm[0])
    return remainder(angle + turn_rad, tau)


STRAIN: Final = Strain(speed=1.8, direction=2.2)
"""Nobody aims with an elbow. So strained, a regular hand hits the classic target with 66 of 100 at
2 m/s; unstrained with 85."""

PIECE: Final = Piece(
    "elbow",
    claims={Thing.DIE: Tool.FOREARM, Thing.COURSE: SLIDES},
    launcher=Forearm(),
    proof=STRUCK,
    strain=STRAIN,
)
