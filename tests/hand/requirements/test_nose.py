"""Nose."""

from math import cos, degrees, radians, sin

import pytest

from dexterity.hand.dare.claims import FLIES, Thing
from dexterity.hand.dare.strike import STRUCK
from dexterity.hand.requirements.nose import HEIGHT_MM, NOD, PIECE
from dexterity.values.launch import Tool
from dexterity.values.pointer import PointerSample
from tests.kit.tool_paths import (
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

NODDED = swing((30.0, -480.0), 10.0, 120.0, 0.3)


def test_it_claims_the_die_lets_it_fly_and_must_fling() -> None:
    assert PIECE.claims == {Thing.LAUNCH: Tool.NOSE, Thing.LIES: Tool.NOSE, Thing.COURSE: FLIES}
    assert PIECE.proof is STRUCK


def test_the_die_lies_on_a_level_nose() -> None:
    x, y, z = rest_of(PIECE)
    first = poses_on(PIECE, NODDED)[0]
    assert first.place_mm == (x, y, z - 8.0) == (0.0, -500.0, HEIGHT_MM)
    assert first.tilt_rad == 0.0
    assert launcher_of(PIECE).launch((x, y, z), (1.0, 0.0, 0.0, 0.0)).velocity_mm_s == (0, 0, 0)


def test_a_nod_goes_ahead_and_up_by_its_loft_leans_and_stops_dead() -> None:
    last = poses_on(PIECE, NODDED, loft_deg=30.0)[-1]
    reach, loft, heading = NOD.reach_mm, radians(30.0), radians(10.0)
    x, y, z = last.place_mm
    assert x == pytest.approx(reach * cos(loft) * sin(heading))
    assert y + 500.0 == pytest.approx(reach * cos(loft) * cos(heading))
    assert z - HEIGHT_MM == pytest.approx(reach * sin(loft))
    assert degrees(last.turn_rad) == pytest.approx(10.0)
    assert last.tilt_rad == pytest.approx(NOD.to_tilt_rad)


def test_drawing_back_nods_nothing() -> None:
    poses = poses_on(PIECE, swing((0.0, -500.0), 170.0, 100.0, 0.3))
    assert {pose.place_mm for pose in poses} == {(0.0, -500.0, HEIGHT_MM)}


def test_a_mirrored_hand_nods_a_mirrored_nose() -> None:
    mirror = poses_on(PIECE, mirrored_path(NODDED), loft_deg=20.0)
    assert list(mirror) == mirrored_poses(poses_on(PIECE, NODDED, loft_deg=20.0))


def test_a_pose_hangs_on_no_later_sample() -> None:
    assert hangs_on_no_later_sample(PIECE, NODDED)


def test_the_flight_begins_with_the_nose_still_below_the_die() -> None:
    path = (*swing((0.0, -500.0), 90.0, 4.0, 1.0), *swing((4.0, -500.0), 0.0, 100.0, 0.3, 2.0))
    begins = begins_on(PIECE, path)
    assert begins is not None
    assert path[begins].at_s >= 2.0
    poses = poses_on(PIECE, path)
    assert poses[begins].place_mm == poses[0].place_mm != poses[begins + 1].place_mm


def test_a_hand_that_only_trembles_begins_nothing() -> None:
    path = tuple(PointerSample(n / 60, 3.0 * sin(n), -500.0 + 3.0 * cos(n)) for n in range(60))
    assert begins_on(PIECE, path) is None


@pytest.mark.parametrize("loft_deg", [0.0, 25.0])
def test_a_nod_has_its_speed_when_it_stops(loft_deg: float) -> None:
    poses = moved_by(PIECE, 900.0, 20.0, loft_deg)
    moving = [speed for speed in speeds(poses) if speed > 1e-6]
    assert moving[-1] == pytest.approx(900.0)
    assert poses[0].place_mm == pytest.approx((0.0, -500.0, HEIGHT_MM))
