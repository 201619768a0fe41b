"""Where tools are at a time, and motions that no hand could lead them through."""

from collections.abc import Callable
from dataclasses import replace
from math import inf, nan, pi

import pytest

from dexterity.errors import LaunchError
from dexterity.physics import tuning
from dexterity.physics.results.flight import arrays_of, fly, fly_many
from dexterity.physics.tools.motion import BLOCKS, PLATES, TOOL_SIZES_MM, pose_at
from dexterity.values.launch import Tool, ToolMotion, ToolPose
from tests.kit.throws import RED, bare_table
from tests.kit.tools import laid, puff, strike

ONE = ToolPose(1.0, (0.0, 10.0, 20.0), 0.5, -0.25, 100.0)
OTHER = ToolPose(3.0, (40.0, 10.0, 0.0), 1.5, 0.25, 500.0)
WAY = ToolMotion(Tool.PALM, (ONE, OTHER))


def test_a_tool_waits_at_its_first_pose() -> None:
    assert pose_at(WAY, 0.0) == replace(ONE, at_s=0.0)
    assert pose_at(WAY, 1.0) == ONE


def test_a_tool_goes_straight_from_pose_to_pose() -> None:
    assert pose_at(WAY, 1.5) == ToolPose(1.5, (10.0, 10.0, 15.0), 0.75, -0.125, 200.0)
    assert pose_at(WAY, 3.0) == OTHER


def test_a_tool_is_gone_after_its_last_pose() -> None:
    assert pose_at(WAY, 3.001) is None


def test_a_motion_may_be_a_single_pose() -> None:
    single = ToolMotion(Tool.NOSE, (ONE,))
    assert pose_at(single, 0.5) == replace(ONE, at_s=0.5)
    assert pose_at(single, 1.5) is None
    assert fly(laid(), bare_table(), RED, tool=ToolMotion(Tool.FINGER, (ONE,))).lasts_s > 0.9


def test_a_pose_of_many_is_found() -> None:
    poses = tuple(ToolPose(0.1 * at, (float(at * at), 0.0, 0.0)) for at in range(12))
    motion = ToolMotion(Tool.HEAD, poses)
    for at, pose in enumerate(poses):
        found = pose_at(motion, pose.at_s)
        assert found is not None
        assert found.place_mm[0] == pytest.approx(at * at)


def test_every_tool_has_a_size_and_a_way_to_touch() -> None:
    assert set(TOOL_SIZES_MM) == set(Tool)
    assert BLOCKS | PLATES | {Tool.BREATH} == set(Tool)
    assert not BLOCKS & PLATES


# --- refused ----------------------------------------------------------------------------------

GOOD = strike(Tool.PALM, 1000.0)


def moved(**changes: object) -> Callable[[], list[ToolMotion]]:
    """The good motion with its last pose changed."""
    first, last = GOOD.poses
    return lambda: [ToolMotion(Tool.PALM, (first, replace(last, **changes)))]  # type: ignore[arg-type]


BAD: dict[str, tuple[Callable[[], list[ToolMotion]], str]] = {
    "no motion": (list, "motion of its own"),
    "two motions": (lambda: [GOOD, GOOD], "motion of its own"),
    "no pose": (lambda: [ToolMotion(Tool.PALM, ())], "a pose at least"),
    "a time that is none": (moved(at_s=nan), "must be finite"),
    "a place that is none": (moved(place_mm=(0.0, inf, 0.0)), "must be finite"),
    "a turn that is none": (moved(turn_rad=nan), "must be finite"),
    "a place of two numbers": (moved(place_mm=(0.0, 0.0)), "3 numbers"),
    "a time before the beginning": (
        lambda: [ToolMotion(Tool.PALM, (ToolPose(-1.0, (0.0, 0.0, 0.0)),))],
        "times must rise",
    ),
    "the same time twice": (moved(at_s=GOOD.poses[0].at_s), "times must rise"),
    "a time that goes back": (moved(at_s=0.01), "times must rise"),
    "half an hour": (moved(at_s=1800.0), "at most 30 s"),
    "another town": (moved(at_s=10.0, place_mm=(0.0, 5000.0, 0.0)), "beyond 3000"),
    "the speed of a bullet": (moved(at_s=0.06), "beyond 6000"),
    "the spin of a turbine": (moved(turn_rad=400.0), "beyond 6000"),
    "a plate upside down": (moved(tilt_rad=pi), "a quarter turn"),
    "a storm": (moved(strength_mm_s2=1e6), "0 to 60000"),
    "a breath drawn in": (moved(strength_mm_s2=-1.0), "0 to 60000"),
}


@pytest.mark.parametrize(("make", "reason"), BAD.values(), ids=BAD)
def test_a_motion_that_no_hand_could_give_is_refused(
    make: Callable[[], list[ToolMotion]], reason: str
) -> None:
    with pytest.raises(LaunchError, match=reason) as refusal:
        fly_many(arrays_of([laid()]), bare_table(), RED, tools=make())
    assert str(refusal.value).endswith(".")


def test_all_lanes_have_the_same_tool() -> None:
    with pytest.raises(LaunchError, match="the same tool"):
        fly_many(arrays_of([laid()] * 2), bare_table(), RED, tools=[GOOD, puff(9e3)])


def test_a_tool_may_be_as_fast_as_it_may_be_and_no_faster() -> None:
    just, over = (strike(Tool.PALM, s * tuning.TOOL_SPEED_LIMIT_MM_S) for s in (0.999, 1.001))
    assert fly(laid(), bare_table(), RED, tool=just).feat.tool_speed_mm_s > 6000.0
    with pytest.raises(LaunchError):
        fly(laid(), bare_table(), RED, tool=over)
