"""Elbow."""

from dataclasses import replace
from math import atan2, cos, degrees, dist, hypot, radians, sin

import pytest

from dexterity.hand.dare.choice import dare_of
from dexterity.hand.dare.claims import SLIDES, Thing
from dexterity.hand.dare.strike import STRUCK
from dexterity.hand.dare.stroke import Stroke, deed_from_stroke
from dexterity.hand.requirements.elbow import (
    ARM_MM,
    BEGINS_MM,
    ELBOW_MM,
    LONG_MM,
    PIECE,
    PLANTED_MM,
    way_rad,
)
from dexterity.hand.track import Track
from dexterity.physics.dice.die import DICE
from dexterity.physics.tools.motion import check_lines, lines_of
from dexterity.session.demonstration import shown_table
from dexterity.session.throw import Throw, throw_deed
from dexterity.values.colour import DieColour
from dexterity.values.launch import Tool, ToolPose
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2
from tests.kit.tool_paths import (
    begins_on,
    hangs_on_no_later_sample,
    mirrored_path,
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
    assert PIECE.claims == {
        Thing.LAUNCH: Tool.FOREARM,
        Thing.LIES: Tool.FOREARM,
        Thing.COURSE: SLIDES,
    }
    assert PIECE.proof is STRUCK


def test_the_elbow_stays_where_it_is_and_the_forearm_goes_round_as_far_as_the_hand_goes_on() -> (
    None
):
    for sample, pose in zip(SWING, poses_on(PIECE, SWING), strict=True):
        assert end_of(pose, -1.0) == pytest.approx(elbow_at())
        assert -pose.turn_rad * ARM_MM == pytest.approx(sample.y_mm - rest_of(PIECE)[1])


def test_a_forearm_swings_only_so_far() -> None:
    path = (*SWING, PointerSample(9.0, 0.0, -900.0), PointerSample(10.0, 0.0, 300.0))
    turns = [degrees(pose.turn_rad) for pose in poses_on(PIECE, path)]
    assert turns[-2:] == pytest.approx([70.0, -50.0])


def test_no_stroke_leads_it_faster_than_a_tool_may_go() -> None:
    for jump_mm in (-4000.0, 4000.0):
        wild = swing((jump_mm, -800.0), 30.0, 3000.0, 0.1)
        poses = poses_on(PIECE, (*swing((0.0, -500.0), 180.0, 100.0, 0.3), *_after(wild, 0.6)))
        motion = lines_of([replace(pose, at_s=pose.at_s - poses[0].at_s) for pose in poses])
        check_lines(Tool.FOREARM, motion)


def _after(path: Track, at_s: float) -> Track:
    return tuple(replace(sample, at_s=sample.at_s + at_s) for sample in path)


def test_a_pose_hangs_on_no_later_sample() -> None:
    assert hangs_on_no_later_sample(PIECE, SWING)


def test_who_presses_on_the_die_begins_behind_it() -> None:
    path = swing((0.0, -500.0), 0.0, 200.0, 0.3)
    assert degrees(poses_on(PIECE, path)[0].turn_rad) == pytest.approx(degrees(BEGINS_MM / ARM_MM))


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


def drawn_back(right_mm: float, away_mm: float) -> Track:
    """From the die to somewhere behind it, where the hand waits."""
    length, heading = hypot(right_mm, away_mm), degrees(atan2(right_mm, away_mm))
    return swing((0.0, -500.0), heading, length, 0.25)


def swung(
    back: Track, heading_deg: float, length_mm: float = 260.0, lasting_s: float = 0.3
) -> Track:
    """A swing ahead from where a wind-up ended."""
    last = back[-1]
    ahead = swing((last.x_mm, last.y_mm), heading_deg, length_mm, lasting_s, last.at_s)
    return (*back, *ahead[1:])


def sweeps(path: Track) -> float:
    """Which way the forearm faces when it meets the die."""
    poses = poses_on(PIECE, path)
    return degrees(next(p for p in poses if gap(p, rest_of(PIECE)[:2]) < 11.0).turn_rad)


def test_before_the_swing_the_elbow_is_set_up_to_strike_from_the_hand_past_the_die() -> None:
    for x, expected in ((0.0, 0.0), (-30.0, 9.73), (30.0, -9.73), (300.0, -35.0)):
        assert degrees(way_rad(drawn_back(x, -100.0), rest_of(PIECE))) == pytest.approx(
            expected, abs=0.1
        )


@pytest.mark.parametrize("right_mm", [-25.0, 0.0, 25.0])
def test_a_swing_more_to_the_left_sweeps_more_to_the_left(right_mm: float) -> None:
    """Wherever the forearm was drawn back to."""
    back = drawn_back(right_mm, -80.0)
    headings = (-12.0, -6.0, 0.0, 6.0, 12.0)
    swept = [sweeps(swung(back, heading)) for heading in headings]
    assert swept == pytest.approx(headings, abs=4.0)
    assert swept == sorted(swept)


def test_a_mirrored_swing_sweeps_the_other_way() -> None:
    stroke = swung(drawn_back(20.0, -70.0), -12.0)
    ways = [way_rad(path, rest_of(PIECE)) for path in (stroke, mirrored_path(stroke))]
    assert ways[0] < -0.1
    assert ways[1] == pytest.approx(-ways[0])


def test_an_elbow_is_planted_before_the_forearm_meets_the_die() -> None:
    path = swung(drawn_back(0.0, -70.0), 0.0)
    past = next(n for n, one in enumerate(path) if one.y_mm - BEGINS_MM > -500.0 - PLANTED_MM)
    hooked = (*path[:past], *(replace(one, x_mm=one.x_mm + 80.0) for one in path[past:]))
    elbows = {tuple(round(at, 6) for at in end_of(pose, -1.0)) for pose in poses_on(PIECE, hooked)}
    assert elbows == {elbow_at()}


def flown(path: Track) -> Throw:
    dare = dare_of(["elbow"])
    deed = deed_from_stroke(Stroke(path), dare)
    assert deed is not None
    return throw_deed(deed, (1.0, 0.0, 0.0, 0.0), shown_table(dare), DICE[DieColour.RED], dare=dare)


def heading_of(throw: Throw) -> float:
    """Which way the die is 100 mm from where it lay."""
    gone = throw.flight.places_mm[:, 0] - throw.flight.places_mm[0, 0]
    far = next(place for place in gone.tolist() if hypot(place[0], place[1]) > 100.0)
    return degrees(atan2(far[0], far[1]))


def test_the_die_goes_the_way_of_the_swing() -> None:
    back = drawn_back(0.0, -70.0)
    assert [heading_of(flown(swung(back, turn))) for turn in (-15.0, 0.0, 15.0)] == pytest.approx(
        [-15.0, 0.0, 15.0], abs=4.0
    )


def test_mirrored_swings_send_the_die_mirrored_ways() -> None:
    stroke = swung(drawn_back(15.0, -70.0), -10.0)
    one, other = (heading_of(flown(path)) for path in (stroke, mirrored_path(stroke)))
    assert one < -5.0
    assert other == pytest.approx(-one, abs=4.0)


def test_a_harder_swing_sends_the_die_faster() -> None:
    back = drawn_back(0.0, -70.0)
    throws = [flown(swung(back, 0.0, lasting_s=lasting)) for lasting in (0.5, 0.35, 0.25, 0.2)]
    speeds_mm_s = [throw.flight.feat.tool_speed_mm_s for throw in throws]
    assert speeds_mm_s == sorted(speeds_mm_s)
    assert speeds_mm_s[-1] > 1.8 * speeds_mm_s[0]
