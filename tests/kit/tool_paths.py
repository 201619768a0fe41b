"""Paths of hands that lead tools, and what tools did on them."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, dist, radians, sin

from dexterity.hand.dare.launcher import Launcher, Leading, Loosing
from dexterity.hand.dare.movement import least_jerk
from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.stance import PLAIN
from dexterity.hand.toss import Toss
from dexterity.hand.track import Track
from dexterity.values.landing import FlightFacts
from dexterity.values.launch import ToolPose
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2, Vec3

RATE_HZ = 125.0

NO_FEAT = FlightFacts((), 0.0, (), 0.0, 0.0, 0.0)


def swing(
    from_mm: Vec2, heading_deg: float, length_mm: float, lasting_s: float, at_s: float = 0.0
) -> Track:
    """Smoothly from one place to another, then a moment of rest."""
    samples = []
    for number in range(round((lasting_s + 0.2) * RATE_HZ) + 1):
        gone = length_mm * least_jerk(number / RATE_HZ / lasting_s)
        x = from_mm[0] + gone * sin(radians(heading_deg))
        y = from_mm[1] + gone * cos(radians(heading_deg))
        samples.append(PointerSample(at_s + number / RATE_HZ, x, y))
    return tuple(samples)


def mirrored_path(path: Track) -> Track:
    return tuple(PointerSample(one.at_s, -one.x_mm, one.y_mm) for one in path)


def mirrored_poses(poses: Iterable[ToolPose]) -> list[ToolPose]:
    return [
        ToolPose(p.at_s, (-p.place_mm[0], *p.place_mm[1:]), -p.turn_rad, p.tilt_rad) for p in poses
    ]


def rest_of(piece: Piece) -> Vec3:
    return launcher_of(piece).rest_mm(PLAIN)


def launcher_of(piece: Piece) -> Launcher:
    assert piece.launcher is not None
    return piece.launcher


def leading(piece: Piece) -> Leading:
    assert isinstance(piece.launcher, Leading)
    return piece.launcher


def loosing(piece: Piece) -> Loosing:
    assert isinstance(piece.launcher, Loosing)
    return piece.launcher


def poses_on(piece: Piece, path: Track, loft_deg: float = 0.0) -> Sequence[ToolPose]:
    return leading(piece).poses(path, rest_of(piece), radians(loft_deg))


def begins_on(piece: Piece, path: Track) -> int | None:
    return leading(piece).begins(path, rest_of(piece))


def moved_by(
    piece: Piece, speed_mm_s: float, direction_deg: float = 0.0, loft_deg: float = 0.0
) -> tuple[ToolPose, ...]:
    """The motion of the tool for a toss right at the die."""
    rest = rest_of(piece)
    toss = Toss(rest, speed_mm_s, radians(direction_deg), radians(loft_deg), 0.0)
    return launcher_of(piece).motion(toss, rest).poses


def speeds(poses: Sequence[ToolPose]) -> list[float]:
    """Of the middle of the face, from each pose to the next."""
    return [
        dist(one.place_mm, other.place_mm) / (other.at_s - one.at_s)
        for one, other in pairwise(poses)
    ]


def hangs_on_no_later_sample(piece: Piece, path: Track) -> bool:
    """Whether poses stay as they are when the path goes on."""
    whole = list(poses_on(piece, path))
    return all(
        list(poses_on(piece, path[:length])) == whole[:length] for length in range(1, len(path))
    )
