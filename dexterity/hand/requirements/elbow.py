"""Elbow: a forearm that swings about the elbow sweeps the die off, the way that it is swung."""

from collections.abc import Iterator, Sequence
from math import atan2, cos, dist, sin
from typing import Final

from dexterity.hand.dare.block import Block
from dexterity.hand.dare.claims import SLIDES, Thing
from dexterity.hand.dare.launcher import Leading, ahead_mm
from dexterity.hand.dare.pace import HEADING_S, MOVING_MM_S, limited
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.second_forms import touched_in_flight
from dexterity.hand.dare.strike import STRUCK, Strike, early_mm, strike_speed
from dexterity.hand.error import Strain
from dexterity.hand.toss import Toss
from dexterity.hand.track import Track
from dexterity.units import DEGREE
from dexterity.values.launch import Tool, ToolMotion, ToolPose
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2, Vec3

LONG_MM: Final = 240.0
FOREARM: Final = Block(width_mm=LONG_MM, depth_mm=50.0)

ELBOW_MM: Final[Vec2] = (-190.0, -9.0)
"""Where the elbow is, as seen from the die in the direction of the throw: to the left, and so far
back that the forearm meets the die when it lies square to the throw. A die leaves square to what
strikes it, however the swing goes on."""

ARM_MM: Final = -ELBOW_MM[0]
"""From the elbow to where the forearm meets the die."""

BACK_RAD, AHEAD_RAD = -70.0 * DEGREE, 50.0 * DEGREE
"""As far as a forearm swings, counted ahead from where it lies square to the throw."""

MOST_RAD_S: Final = 16.0
"""How fast a forearm swings: 3 m/s at the die. Faster: its end would be faster than a tool may
go while the elbow shifts."""

BEGINS_MM: Final = 75.0
"""How far behind the die a hand begins that the pointer would put into it."""

PLANTED_MM: Final = 30.0
"""The elbow shifts about the die, to sweep it another way, until the hand is this near to it. Less:
it still shifts as the forearm meets the die. More: a swing without a wind-up is not heard."""

SHIFTS_RAD_S: Final = 6.0
"""How fast it does so: 20 degrees in 60 ms, which a swing has. Faster: see MOST_RAD_S."""

TOLD_MM: Final = 15.0
"""A swing shorter than this has no direction yet: a pixel would turn it by 3 degrees."""

BEHIND_MM: Final = 80.0
"""How far behind the die a hand counts at least that has not swung yet. Nearer: a few millimetres
to the side would throw beside the table."""

WIDEST_RAD: Final = 35.0 * DEGREE
"""How far to the side an elbow can be set up to strike."""


class Forearm(Leading):
    """A lever that follows the hand, about an elbow that is planted as the swing comes through."""

    tool = Tool.FOREARM
    lofts = False

    def poses(self, path: Track, rest_mm: Vec3, loft_rad: float) -> Sequence[ToolPose]:
        hands = _behind(path, rest_mm)
        ways = tuple(_ways(hands, rest_mm))
        return tuple(
            pose_at(hand.at_s, elbow_mm(rest_mm, way), angle, way)
            for hand, way, angle in zip(hands, ways, _angles(hands, ways, rest_mm), strict=True)
        )

    def begins(self, path: Track, rest_mm: Vec3) -> int | None:
        return FOREARM.comes_near(self.poses(path, rest_mm, 0.0), rest_mm)

    def motion(self, toss: Toss, rest_mm: Vec3) -> ToolMotion:
        """About an elbow that is off as the hand is."""
        speed, turn = strike_speed(toss), toss.direction_rad
        elbow, early = elbow_mm(toss.place_mm, turn), early_mm(speed)
        poses = [
            pose_at(at_s, elbow, (along - early) / ARM_MM, turn)
            for at_s, along in Strike(speed, even_mm=early).steps()
        ]
        return ToolMotion(self.tool, tuple(poses))


def elbow_mm(die_mm: Vec3, direction_rad: float) -> Vec2:
    """Where the elbow is that sweeps a die in a direction."""
    aside, along = ELBOW_MM
    return ahead_mm(die_mm[:2], direction_rad, along, aside)


def pose_at(at_s: float, elbow_mm: Vec2, angle_rad: float, turn_rad: float) -> ToolPose:
    """The forearm at an angle, all of it turned to the right about the elbow."""
    faces = turn_rad - angle_rad
    x = elbow_mm[0] + LONG_MM / 2 * cos(faces)
    y = elbow_mm[1] - LONG_MM / 2 * sin(faces)
    return ToolPose(at_s, (x, y, 0.0), faces)


def way_rad(path: Track, rest_mm: Vec3) -> float:
    """Which way the forearm would sweep the die, after all of a path."""
    return tuple(_ways(_behind(path, rest_mm), rest_mm))[-1]


def _behind(path: Track, rest_mm: Vec3) -> Track:
    """The hand's path, which begins well behind the die: who presses on it means to strike it."""
    off = min(0.0, rest_mm[1] - BEGINS_MM - path[0].y_mm)
    return tuple(PointerSample(at.at_s, at.x_mm, at.y_mm + off) for at in path)


def _ways(hands: Track, rest_mm: Vec3) -> Iterator[float]:
    """Which way the forearm would sweep the die: where the swing goes; before it, from the hand
    past the die."""
    begun = before = hands[0]
    oldest, way = 0, _limited(_towards(begun, rest_mm))
    for hand in hands:
        while hands[oldest].at_s < hand.at_s - HEADING_S:
            oldest += 1
        if not _swings(hands[oldest], hand):
            begun = hand
        if _along_mm(hand, rest_mm, way) < -PLANTED_MM:
            told = dist((begun.x_mm, begun.y_mm), (hand.x_mm, hand.y_mm)) >= TOLD_MM
            wanted = _heading(begun, hand) if told else _towards(begun, rest_mm)
            most = SHIFTS_RAD_S * (hand.at_s - before.at_s)
            way += limited(_limited(wanted) - way, -most, most)
        yield way
        before = hand


def _swings(since: PointerSample, now: PointerSample) -> bool:
    """Whether the hand comes ahead in earnest."""
    return now.y_mm - since.y_mm > MOVING_MM_S * (now.at_s - since.at_s)


def _heading(since: PointerSample, now: PointerSample) -> float:
    return atan2(now.x_mm - since.x_mm, now.y_mm - since.y_mm)


def _towards(hand: PointerSample, rest_mm: Vec3) -> float:
    """From the hand past the die."""
    return atan2(rest_mm[0] - hand.x_mm, max(BEHIND_MM, rest_mm[1] - hand.y_mm))


def _limited(way_rad: float) -> float:
    return limited(way_rad, -WIDEST_RAD, WIDEST_RAD)


def _along_mm(hand: PointerSample, rest_mm: Vec3, way_rad: float) -> float:
    """How far past the die the hand is, the way that the forearm goes."""
    x, y = hand.x_mm - rest_mm[0], hand.y_mm - rest_mm[1]
    return x * sin(way_rad) + y * cos(way_rad)


def _angles(hands: Track, ways: Sequence[float], rest_mm: Vec3) -> Iterator[float]:
    """Of the forearm: as far round as the hand is on."""
    before_s, angle = hands[0].at_s, BACK_RAD
    for number, (hand, way) in enumerate(zip(hands, ways, strict=True)):
        wanted = limited(_along_mm(hand, rest_mm, way) / ARM_MM, BACK_RAD, AHEAD_RAD)
        most = MOST_RAD_S * (hand.at_s - before_s)
        angle = wanted if number == 0 else angle + limited(wanted - angle, -most, most)
        yield angle
        before_s = hand.at_s


STRAIN: Final = Strain(speed=1.8, direction=2.2)
"""Nobody aims with an elbow. So strained, a regular hand hits the classic target with 66 of 100 at
2 m/s; unstrained with 85."""

PIECE: Final = Piece(
    "elbow",
    claims={Thing.LAUNCH: Tool.FOREARM, Thing.LIES: Tool.FOREARM, Thing.COURSE: SLIDES},
    otherwise=touched_in_flight("elbow"),
    launcher=Forearm(),
    proof=STRUCK,
    strain=STRAIN,
)
