"""Tools in lanes: each lane's goes its own way, alone as among many, left as right."""

from dataclasses import replace
from math import pi

import numpy as np
import pytest

from dexterity.physics.batch import LaunchArrays
from dexterity.physics.results.flight import arrays_of, fly, fly_many, fly_recorded
from dexterity.physics.scene.props import LyingDie
from dexterity.rules.referee import judge
from dexterity.values.launch import Launch, Tool, ToolMotion
from tests.kit.covering import first_of
from tests.kit.throws import (
    RED,
    WHITE,
    bare_table,
    mirrored,
    single,
    target_table,
    tumbling_launches,
    turned,
)
from tests.kit.tools import BEFORE, WORKING, laid, mirrored_motion, puff, strike, working

AMONG = 200
every_tool = pytest.mark.parametrize("tool", list(Tool))
first_tool = pytest.mark.parametrize("tool", first_of(Tool))


def strayed(tool: Tool, count: int, seed: int) -> tuple[list[Launch], list[ToolMotion]]:
    """The working example as different hands would do it."""
    launch, motion = WORKING[tool]
    rng = np.random.default_rng(seed)
    launches = [replace(launch, orientation=turned(yaw)) for yaw in rng.uniform(-0.7, 0.7, count)]
    return launches, [_slowed(motion, pace) for pace in rng.uniform(1.0, 1.3, count)]


def _slowed(motion: ToolMotion, pace: float) -> ToolMotion:
    if motion.tool is Tool.HEAD:
        return motion
    slow = (replace(pose, at_s=pace * pose.at_s) for pose in motion.poses)
    return replace(motion, poses=tuple(slow))


@every_tool
def test_every_tool_brings_a_die_to_the_target(tool: Tool) -> None:
    flight = working(tool)
    assert judge(flight.landing).value > 0
    assert flight.landing.table_hits_before_target > 0
    assert tool.value in flight.feat.touched
    assert tool.value in flight.landing.touched_before_target


@every_tool
def test_the_same_tool_and_launch_give_the_same_flight_bit_for_bit(tool: Tool) -> None:
    assert working(tool).digest() == working(tool).digest()


def test_flights_with_different_tools_have_different_digests() -> None:
    near, far = (strike(Tool.PALM, 900.0, from_mm=back) for back in (-60.0, -60.001))
    assert fly(laid(), bare_table(), RED, tool=near).digest() != (
        fly(laid(), bare_table(), RED, tool=far).digest()
    )


@first_tool
def test_a_lane_among_many_ends_as_it_would_alone(tool: Tool) -> None:
    launches, motions = strayed(tool, AMONG, seed=211)
    among = fly_many(arrays_of(launches), target_table(), RED, tools=motions)
    values, feats = among.values(), among.feats()
    for lane in range(0, AMONG, AMONG // 6):
        alone = fly(launches[lane], target_table(), RED, tool=motions[lane])
        assert judge(alone.landing) == judge(values[lane])
        assert alone.landing.place_mm == pytest.approx(values[lane].place_mm, abs=0.01)
        assert alone.feat.tool_contact_s == pytest.approx(feats[lane].tool_contact_s)
        assert alone.feat.touched == feats[lane].touched


def test_dice_lying_about_are_met_alike_alone_and_among_many() -> None:
    launches, motions = strayed(Tool.PALM, AMONG, seed=214)
    table = replace(target_table(), lying=(LyingDie(WHITE, (-15.0, -300.0), turn_rad=0.4),))
    flights = fly_recorded(arrays_of(launches), table, RED, tools=motions)
    for lane in range(0, AMONG, AMONG // 6):
        alone = fly(launches[lane], table, RED, tool=motions[lane])
        met = (hit.at_s for hit in alone.hits if hit.touched == "die 1")
        until = round(next(met, 9.0) / alone.step_s)
        apart = flights[lane].places_mm[:until, 0] - alone.places_mm[:until, 0]
        assert np.abs(apart).max() < 0.001


def mirror_image(launches: list[Launch]) -> list[Launch]:
    images: LaunchArrays = mirrored(arrays_of(launches))
    return [single(images, lane) for lane in range(len(launches))]


@first_tool
def test_a_mirrored_motion_gives_the_mirrored_flight(tool: Tool) -> None:
    launches, motions = strayed(tool, 12, seed=212)
    flights = fly_recorded(arrays_of(launches), bare_table(), RED, tools=motions)
    images = fly_recorded(
        arrays_of(mirror_image(launches)),
        bare_table(),
        RED,
        tools=list(map(mirrored_motion, motions)),
    )
    for flight, image in zip(flights, images, strict=True):
        struck_s = next(hit.at_s for hit in flight.hits if hit.touched == tool.value)
        until = round((struck_s + 0.1) / flight.step_s)
        apart = flight.places_mm[:until, 0] - image.places_mm[:until, 0] * (-1.0, 1.0, 1.0)
        assert np.abs(apart).max() < 0.5


@pytest.mark.parametrize("turn", [0.5, -1.1, pi / 2])
def test_a_whole_throw_may_be_turned_about(turn: float) -> None:
    """Except for ties between corners, the table knows no direction."""
    ends = []
    for way in (0.0, turn):
        end = fly(
            laid(yaw_rad=0.2 - way), bare_table(), RED, tool=strike(Tool.PALM, 1300.0, turn_rad=way)
        ).landing.place_mm
        x, y = end[0] - BEFORE[0], end[1] - BEFORE[1]
        ends.append((x * np.cos(way) - y * np.sin(way), y * np.cos(way) + x * np.sin(way)))
    assert ends[0] == pytest.approx(ends[1], abs=2.0)


def test_each_lane_has_its_own_motion() -> None:
    strengths = [0.0, 9_000.0, 14_000.0]
    ends = fly_many(arrays_of([laid()] * 3), bare_table(), RED, tools=[puff(s) for s in strengths])
    assert ends.places_mm[1, 0] == BEFORE[1]
    assert np.all(np.diff(ends.places_mm[1]) > 100.0)


def test_without_tools_nothing_knows_of_them() -> None:
    flight = fly(single(tumbling_launches(1, seed=213), 0), target_table(), RED)
    assert flight.tool is None
    assert flight.feat.tool_contact_s == flight.feat.tool_speed_mm_s == 0.0
