"""Elbow."""

from math import atan2, cos, degrees, dist, radians, sin

import pytest

from dexterity.hand.dare.claims import SLIDES, Thing
from dexterity.hand.dare.strike import STRUCK
from dexterity.hand.requirements.elbow import ELBOW_MM, LONG_MM, PIECE
from dexterity.values import PointerSample, Tool, ToolPose, Vec2
from tests.kit.tool_paths import (
    begins_on,
    hangs_on_no_later_sample,
    moved_by,
    poses_on,
    rest_of,
    swing,
)

SWING = swing((0.0, -640.0), 0.0, 220.0, 0.3)


def end_of(pose: ToolPose, share: float) -> Vec2:
    """A place along the front of the forearm: -1 is the elbow, 1 the wrist."""
    along = share * LONG_MM / 2
    x, y, _ = pose.place_mm
    return x + along * cos(pose.turn_rad), y - along * sin(pose.turn_rad)


def elbow_at() -> Vec2:
    x, y, _ = rest_of(PIECE)
    return x + ELBOW_MM[0], y + ELBOW_MM[1]


def test_it_claims_the_die_lets_it_slide_and_must_strike() -> None:
    assert PIECE.claims == {Thing.DIE: Tool.FOREARM, Thing.COURSE: SLIDES}
    assert PIECE.proof is STRUCK


def test_the_elbow_stays_where_it_is_and_the_forearm_points_at_the_hand() -> None:
    for sample, pose in zip(SWING, poses_on(PIECE, SWING), strict=True):
        assert end_of(pose, -1.0) == pytest.approx(elbow_at())
        (x, y), (ex, ey) = end_of(pose, 1.0), elbow_at()
        assert atan2(y - ey, x - ex) == pytest.approx(atan2(sample.y_mm - ey, sample.x_mm - ex))


def test_a_forearm_swings_only_so_far() -> None:
    path = (*SWING, PointerSample(9.0, -400.0, -700.0), PointerSample(10.0, -190.0, 300.0))
    turns = [degrees(pose.turn_rad) for pose in poses_on(PIECE, path)]
    assert turns[-2:] == pytest.approx([70.0, -50.0])


def test_a_pose_hangs_on_no_later_sample() -> None:
    assert hangs_on_no_later_sample(PIECE, SWING)


def test_who_presses_on_the_die_begins_behind_it() -> None:
    path = swing((0.0, -500.0), 0.0, 200.0, 0.3)
    assert degrees(poses_on(PIECE, path)[0].turn_rad) == pytest.approx(20.0)


def test_the_flight_begins_before_the_forearm_is_near() -> None:
    begins = begins_on(PIECE, (*swing((60.0, -800.0), 90.0, 5.0, 2.0), *later()))
    assert begins is not None
    assert begins > 100
    assert begins_on(PIECE, swing((60.0, -800.0), 90.0, 5.0, 2.0)) is None


def later() -> tuple[PointerSample, ...]:
    return swing((65.0, -800.0), 0.0, 380.0, 0.4, 3.0)


@pytest.mark.parametrize("direction_deg", [0.0, -20.0])
def test_the_forearm_has_its_speed_where_it_meets_the_die(direction_deg: float) -> None:
    poses = moved_by(PIECE, 1500.0, direction_deg)
    elbow = end_of(poses[0], -1.0)
    rest = rest_of(PIECE)[:2]
    reach = dist(elbow, rest)
    turns = [pose.turn_rad for pose in poses]
    meets = next(n for n, pose in enumerate(poses) if gap(pose, rest) < 9.5)
    speed = reach * (turns[meets - 1] - turns[meets]) / (poses[meets].at_s - poses[meets - 1].at_s)
    assert speed == pytest.approx(1500.0, rel=0.03)


def gap(pose: ToolPose, place_mm: Vec2) -> float:
    """How far before the front a place is."""
    x, y = place_mm[0] - pose.place_mm[0], place_mm[1] - pose.place_mm[1]
    return x * sin(pose.turn_rad) + y * cos(pose.turn_rad)


def test_all_of_it_is_turned_about_the_die_with_the_direction() -> None:
    straight, turned = moved_by(PIECE, 1500.0, 0.0), moved_by(PIECE, 1500.0, 30.0)
    rest = rest_of(PIECE)[:2]
    for one, other in zip(straight, turned, strict=True):
        assert other.turn_rad - one.turn_rad == pytest.approx(radians(30.0))
        assert dist(one.place_mm[:2], rest) == pytest.approx(dist(other.place_mm[:2], rest))


def test_the_elbow_is_set_up_to_strike_from_where_the_hand_takes_hold_past_the_die() -> None:
    for x, expected in ((0.0, 0.0), (-30.0, 14.04), (30.0, -14.04)):
        poses = poses_on(PIECE, swing((x, -620.0), 0.0, 240.0, 0.3))
        meets = min(poses, key=lambda pose: abs(gap(pose, rest_of(PIECE)[:2]) - 9.0))
        assert degrees(meets.turn_rad) == pytest.approx(expected, abs=4.0)
