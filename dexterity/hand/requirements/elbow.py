"""Elbow: the die lies before a forearm that swings about the elbow, and is hit with its side."""

from collections.abc import Iterator, Sequence
from math import atan2, cos, pi, sin
from typing import Final

from dexterity.hand.dare.block import Block
from dexterity.hand.dare.claims import SLIDES, Thing
from dexterity.hand.dare.launcher import Leading
from dexterity.hand.dare.pace import MOST_RAD_S, limited
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.strike import STRUCK, Strike, early_mm, strike_speed
from dexterity.hand.toss import Toss
from dexterity.hand.track import Track
from dexterity.units import DEGREE
from dexterity.values import Tool, ToolMotion, ToolPose, Vec2, Vec3

LONG_MM: Final = 240.0
FOREARM: Final = Block(width_mm=LONG_MM, depth_mm=50.0)

ELBOW_MM: Final[Vec2] = (-190.0, 31.0)
"""Where the elbow is, from the die: to the left, and ahead by so much that the forearm meets the
die at MEETS_RAD. What it meets there it pushes on, until the swing has passed its fastest: where
that is steers the die."""

MEETS_RAD: Final = -12.0 * DEGREE
"""Angles of the forearm are counted ahead from where it lies square to the throw."""

BACK_RAD, AHEAD_RAD = -70.0 * DEGREE, 50.0 * DEGREE
"""As far as a forearm swings."""

BEGINS_RAD: Final = -32.0 * DEGREE
"""How far back a forearm begins that the pointer would put into the die: 65 mm behind it there."""

LEAVES_RAD: Final = 12.0 * DEGREE
"""To how far to the right of straight ahead the forearm knocks a die that it meets."""


class Forearm(Leading):
    """A lever with a fixed end, that points at the hand."""

    tool = Tool.FOREARM

    def poses(self, path: Track, rest_mm: Vec3, loft_rad: float) -> Sequence[ToolPose]:
        elbow = (rest_mm[0] + ELBOW_MM[0], rest_mm[1] + ELBOW_MM[1])
        return tuple(
            pose_at(sample.at_s, elbow, angle, 0.0)
            for sample, angle in zip(path, _angles(path, elbow), strict=True)
        )

    def begins(self, path: Track, rest_mm: Vec3) -> int | None:
        return FOREARM.comes_near(self.poses(path, rest_mm, 0.0), rest_mm)

    def motion(self, toss: Toss, rest_mm: Vec3) -> ToolMotion:
        """The elbow goes round the die, so that the die leaves as meant, and is off as the hand."""
        speed, turn = strike_speed(toss), toss.direction_rad - LEAVES_RAD
        x, y = ELBOW_MM
        elbow = (
            toss.place_mm[0] + x * cos(turn) + y * sin(turn),
            toss.place_mm[1] + y * cos(turn) - x * sin(turn),
        )
        early, radius = early_mm(speed), -x
        poses = [
            pose_at(at_s, elbow, MEETS_RAD + (along - early) / radius, turn)
            for at_s, along in Strike(speed, even_mm=early).steps()
        ]
        return ToolMotion(self.tool, tuple(poses))


def pose_at(at_s: float, elbow_mm: Vec2, angle_rad: float, turn_rad: float) -> ToolPose:
    """The forearm at an angle, all of it turned to the right about the elbow."""
    faces = turn_rad - angle_rad
    x = elbow_mm[0] + LONG_MM / 2 * cos(faces)
    y = elbow_mm[1] - LONG_MM / 2 * sin(faces)
    return ToolPose(at_s, (x, y, 0.0), faces)


def _angles(path: Track, elbow_mm: Vec2) -> Iterator[float]:
    """Of the forearm along the hand's path; it swings no faster than a tool may."""
    first, before_s = _angle_to(path, 0, elbow_mm), path[0].at_s
    off = min(0.0, BEGINS_RAD - first)
    angle = limited(first + off, BACK_RAD, AHEAD_RAD)
    for number, sample in enumerate(path):
        wanted = limited(_angle_to(path, number, elbow_mm) + off, BACK_RAD, AHEAD_RAD)
        most = MOST_RAD_S * (sample.at_s - before_s)
        angle += limited(wanted - angle, -most, most)
        yield angle
        before_s = sample.at_s


def _angle_to(path: Track, number: int, elbow_mm: Vec2) -> float:
    """Of the hand as seen from the elbow; to the left of it, a forearm points no farther."""
    x, y = path[number].x_mm - elbow_mm[0], path[number].y_mm - elbow_mm[1]
    return limited(atan2(y, x), -pi / 2, pi / 2)


PIECE: Final = Piece(
    "elbow",
    claims={Thing.DIE: Tool.FOREARM, Thing.COURSE: SLIDES},
    launcher=Forearm(),
    proof=STRUCK,
)
