"""Head."""

from dataclasses import replace
from math import cos, degrees, sin

import pytest

from dexterity.hand.dare.claims import FLIES, Thing
from dexterity.hand.dare.dare import Dare
from dexterity.hand.requirements.head import BEHIND_MM, HEIGHT_MM, NOD, PIECE, UP_MM_S, falls_to_s
from dexterity.hand.toss import Toss
from dexterity.units import GRAVITY_MM_S2
from dexterity.values.launch import Tool, ToolPose
from tests.kit.tool_paths import (
    NO_FEAT,
    begins_on,
    hangs_on_no_later_sample,
    launcher_of,
    mirrored_path,
    mirrored_poses,
    moved_by,
    poses_on,
    rest_of,
    speeds,
    swing,
)

HEADED = swing((0.0, -500.0), -20.0, 100.0, 0.3)


def test_it_claims_the_die_and_lets_it_fly() -> None:
    assert PIECE.claims == {Thing.LAUNCH: Tool.HEAD, Thing.LIES: Tool.HEAD, Thing.COURSE: FLIES}


def test_taking_hold_tosses_the_die_up() -> None:
    launch = launcher_of(PIECE).launch(rest_of(PIECE), (1.0, 0.0, 0.0, 0.0))
    assert launch.velocity_mm_s == (0.0, 0.0, UP_MM_S)
    assert begins_on(PIECE, HEADED[:1]) == 0


def test_there_is_time_to_get_ready() -> None:
    assert 0.6 < falls_to_s(HEIGHT_MM) < 0.7


@pytest.mark.parametrize("gone", [0.0, 1.0])
def test_the_die_comes_down_on_a_head_that_waits_and_on_one_that_went_too_soon(
    gone: float,
) -> None:
    path = swing((0.0, -500.0), 0.0, gone * 200.0, 0.3)
    assert abs(poses_on(PIECE, path)[-1].place_mm[1] + 500.0) < 55.0 * cos(NOD.to_tilt_rad) - 4.0


def test_a_head_follows_the_hand_as_far_as_a_neck_goes() -> None:
    first, *_, last = poses_on(PIECE, HEADED)
    assert first.place_mm == (0.0, -500.0 - BEHIND_MM, HEIGHT_MM)
    assert last.place_mm[1] - first.place_mm[1] == pytest.approx(NOD.reach_mm * 0.93969, abs=0.01)
    assert degrees(last.turn_rad) == pytest.approx(-20.0)


def test_a_mirrored_hand_leads_a_mirrored_head() -> None:
    assert list(poses_on(PIECE, mirrored_path(HEADED))) == mirrored_poses(poses_on(PIECE, HEADED))


def test_a_pose_hangs_on_no_later_sample() -> None:
    assert hangs_on_no_later_sample(PIECE, HEADED)


def gap(pose: ToolPose) -> float:
    """How far above the plate the middle of the falling die is."""
    _, y, z = rest_of(PIECE)
    z += UP_MM_S * pose.at_s - GRAVITY_MM_S2 * pose.at_s**2 / 2
    ahead, above = y - pose.place_mm[1], z - pose.place_mm[2]
    return ahead * sin(pose.tilt_rad) + above * cos(pose.tilt_rad)


@pytest.mark.parametrize("speed_mm_s", [150.0, 900.0, 2000.0])
def test_a_head_has_its_speed_when_the_die_comes_down_on_it(speed_mm_s: float) -> None:
    poses = moved_by(PIECE, speed_mm_s)
    meets = next(n for n, pose in enumerate(poses) if pose.at_s > 0.3 and gap(pose) < 9.0)
    assert speeds(poses)[meets - 1] == pytest.approx(speed_mm_s)
    assert poses[meets].place_mm[1] == pytest.approx(-500.0, abs=20.0)


def headed(*touched: str) -> bool:
    assert PIECE.proof is not None
    deed = Dare((PIECE,)).performed(Toss(rest_of(PIECE), 900.0, 0.0, 0.0, 0.0))
    measured = PIECE.proof.measure(deed, replace(NO_FEAT, touched=touched))
    return PIECE.proof.finding(PIECE.id, measured).passed


def test_only_a_die_that_touched_nothing_before_was_headed() -> None:
    assert headed("head", "table")
    assert not headed("table", "head")
    assert not headed("table")
    assert not headed()
