"""A tool that is led live, pose by pose, gives the flight that its whole motion gives at once."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.errors import LaunchError
from dexterity.physics.batch import ThrowBatch
from dexterity.physics.results.flight import Flight, arrays_of, flights_from, fly, hits_so_far
from dexterity.values.launch import Launch, Tool, ToolMotion, ToolPose
from tests.kit.throws import RED, bare_table, target_table
from tests.kit.tools import WORKING, laid, strike

TABLE = target_table()


def led(launch: Launch, motion: ToolMotion, at_once: int = 1) -> Flight:
    """Told some poses at a time, stepped as far as they go."""
    first, *later = motion.poses
    lanes = start(launch, ToolMotion(motion.tool, (first,)))
    for number in range(0, len(later), at_once):
        lanes.drive(later[number : number + at_once])
        step_on(lanes)
    lanes.let_go()
    lanes.run()
    return flights_from(lanes, RED)[0]


def start(launch: Launch, motion: ToolMotion) -> ThrowBatch:
    return ThrowBatch(TABLE, RED, arrays_of([launch]), record=True, tools=[motion], driven=True)


def step_on(lanes: ThrowBatch) -> None:
    while lanes.may_step and not lanes.done:
        lanes.step()


def in_pieces(motion: ToolMotion, share: float) -> ToolMotion:
    """With further poses on the way, so that it is led by a hand that is looked at often."""
    poses = [motion.poses[0]]
    for pose in motion.poses[1:]:
        last = poses[-1]
        (x0, y0, z0), (x1, y1, z1) = last.place_mm, pose.place_mm
        between = (x0 + share * (x1 - x0), y0 + share * (y1 - y0), z0 + share * (z1 - z0))
        at_s = last.at_s + share * (pose.at_s - last.at_s)
        poses += [ToolPose(at_s, between, pose.turn_rad, pose.tilt_rad, pose.strength_mm_s2), pose]
    return ToolMotion(motion.tool, tuple(poses))


@pytest.mark.parametrize("tool", list(Tool))
@pytest.mark.parametrize("at_once", [1, 3])
def test_a_motion_told_bit_by_bit_gives_the_same_flight_bit_for_bit(
    tool: Tool, at_once: int
) -> None:
    launch, motion = WORKING[tool]
    live, whole = led(launch, motion, at_once), fly(launch, TABLE, RED, tool=motion)
    assert live.digest() == whole.digest()
    assert live.feat == whole.feat
    assert live.tool == whole.tool == motion


@settings(max_examples=10, deadline=None)
@given(st.floats(300.0, 4000.0), st.floats(0.05, 0.95))
def test_however_the_poses_fall_the_flight_is_the_same(speed: float, share: float) -> None:
    motion = in_pieces(in_pieces(strike(Tool.PALM, speed), share), 1.0 - share)
    assert led(laid(), motion).digest() == fly(laid(), TABLE, RED, tool=motion).digest()


def test_steps_wait_for_the_next_pose() -> None:
    lanes = start(laid(), ToolMotion(Tool.PALM, (ToolPose(0.1, (0.0, -560.0, 0.0)),)))
    step_on(lanes)
    assert lanes.now_s == pytest.approx(0.1, abs=lanes.step_s)
    assert not lanes.done
    with pytest.raises(RuntimeError):
        lanes.step()
    lanes.drive([ToolPose(0.5, (0.0, -550.0, 0.0))])
    assert lanes.may_step
    step_on(lanes)
    assert lanes.now_s == pytest.approx(0.5, abs=lanes.step_s)


def test_a_tool_that_is_let_go_of_ends_the_throw() -> None:
    lanes = start(laid(), ToolMotion(Tool.PALM, (ToolPose(0.1, (0.0, -560.0, 0.0)),)))
    step_on(lanes)
    lanes.let_go()
    lanes.run()
    assert lanes.done
    with pytest.raises(RuntimeError):
        lanes.drive([ToolPose(9.0, (0.0, 0.0, 0.0))])


def test_hits_are_known_on_the_way() -> None:
    launch, motion = WORKING[Tool.PALM]
    lanes = start(launch, motion)
    step_on(lanes)
    assert [hit.touched for hit in hits_so_far(lanes, TABLE)] == ["table", "palm"]


def test_a_pose_that_no_hand_could_reach_is_refused_and_nothing_changes() -> None:
    launch, motion = WORKING[Tool.FINGER]
    first, last = motion.poses
    lanes = start(launch, ToolMotion(Tool.FINGER, (first,)))
    for wrong in (
        ToolPose(first.at_s, last.place_mm),
        ToolPose(first.at_s + 0.001, last.place_mm),
        ToolPose(last.at_s, (float("nan"), 0.0, 0.0)),
    ):
        with pytest.raises(LaunchError):
            lanes.drive([wrong])
    lanes.drive([last])
    lanes.let_go()
    lanes.run()
    assert flights_from(lanes, RED)[0].digest() == fly(launch, TABLE, RED, tool=motion).digest()


def test_only_a_driven_tool_can_be_driven() -> None:
    whole = ThrowBatch(bare_table(), RED, arrays_of([laid()]), tools=[strike(Tool.PALM, 900.0)])
    with pytest.raises(RuntimeError):
        whole.drive([ToolPose(9.0, (0.0, 0.0, 0.0))])
    with pytest.raises(RuntimeError):
        ThrowBatch(bare_table(), RED, arrays_of([laid()])).let_go()
    assert whole.may_step
