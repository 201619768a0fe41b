"""Blocks that are led: a palm, a fingertip."""

from math import dist, radians

import pytest

from dexterity.hand.dare.block import LEAD_S
from dexterity.hand.dare.piece import Piece
from dexterity.hand.requirements import flick, slap
from dexterity.hand.toss import Toss
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

ASKEW = swing((40.0, -640.0), -15.0, 260.0, 0.3)

both = pytest.mark.parametrize(
    "piece", [slap.PIECE, flick.PIECE], ids=[slap.PIECE.id, flick.PIECE.id]
)


@both
def test_the_tool_is_where_the_hand_is_and_faces_where_it_goes(piece: Piece) -> None:
    last = poses_on(piece, ASKEW)[-1]
    assert last.place_mm == pytest.approx((ASKEW[-1].x_mm, ASKEW[-1].y_mm, 0.0))
    assert last.turn_rad == pytest.approx(radians(-15.0))


@both
def test_a_mirrored_hand_leads_a_mirrored_tool(piece: Piece) -> None:
    assert list(poses_on(piece, mirrored_path(ASKEW))) == mirrored_poses(poses_on(piece, ASKEW))


@both
def test_a_pose_hangs_on_no_later_sample(piece: Piece) -> None:
    assert hangs_on_no_later_sample(piece, ASKEW)


@both
def test_who_presses_on_the_die_begins_behind_it(piece: Piece) -> None:
    x, y, _ = poses_on(piece, swing((4.0, -500.0), 0.0, 200.0, 0.3))[0].place_mm
    assert (x, y) == (4.0, -560.0)


@both
def test_the_flight_begins_a_moment_before_the_tool_is_near(piece: Piece) -> None:
    dither = swing((-300.0, -640.0), 90.0, 10.0, 3.0)
    strike = swing((-290.0, -640.0), 64.0, 400.0, 0.4, 4.0)
    path = (*dither, *strike)
    begins = begins_on(piece, path)
    assert begins is not None
    near = next(one.at_s for one in path if dist((one.x_mm, one.y_mm), rest_of(piece)[:2]) < 45.0)
    assert LEAD_S <= near - path[begins].at_s <= LEAD_S + 0.1


@both
def test_a_tool_that_stays_away_begins_nothing(piece: Piece) -> None:
    assert begins_on(piece, swing((-300.0, -640.0), 0.0, 300.0, 0.3)) is None


@both
@pytest.mark.parametrize("direction_deg", [0.0, 25.0])
def test_a_strike_has_its_speed_where_it_meets_the_die(piece: Piece, direction_deg: float) -> None:
    poses = moved_by(piece, 1600.0, direction_deg)
    near = [dist(pose.place_mm[:2], rest_of(piece)[:2]) for pose in poses]
    meets = next(number for number, gap in enumerate(near) if gap < 11.4)
    assert speeds(poses)[meets - 1] == pytest.approx(1600.0)
    assert {pose.turn_rad for pose in poses} == {radians(direction_deg)}


@both
def test_a_hand_that_is_off_strikes_beside_the_middle(piece: Piece) -> None:
    rest = rest_of(piece)
    toss = Toss((6.0, -500.0, 8.0), 1500.0, 0.0, 0.0, 0.0)
    places = {pose.place_mm[0] for pose in launcher_of(piece).motion(toss, rest).poses}
    assert all(0.0 < x <= 6.0 for x in places)
    assert len(places) == 1
