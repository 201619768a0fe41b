"""A throw with a tool is over when the tool is gone and the die at rest, or time is up."""

from dataclasses import replace

import numpy as np
import pytest

from dexterity.physics import tuning
from dexterity.physics.batch import ThrowBatch
from dexterity.physics.results.flight import arrays_of, fly, fly_many
from dexterity.physics.scene.props import Paddle
from dexterity.physics.scene.table import Table
from dexterity.values.landing import Ending
from dexterity.values.launch import Tool, ToolMotion, ToolPose
from dexterity.values.vectors import Vec3
from tests.kit.throws import RED, SLIPPERY, bare_table, drop, plain_table, shot, there_and_back
from tests.kit.tools import WORKING, laid, puff, still, strike

NEVER = Tool.PALM, (0.0, 300.0, 0.0)
"""A tool that stands where no die comes."""

EVERYWHERE = tuple(Tool)


def test_a_die_waits_for_its_tool_as_long_as_that_takes() -> None:
    early = fly(laid(), plain_table(), RED, tool=strike(Tool.PALM, 1200.0))
    late = fly(laid(), plain_table(), RED, tool=strike(Tool.PALM, 1200.0, after_s=10.05))
    assert late.lasts_s == pytest.approx(early.lasts_s + 10.0, abs=0.01)
    assert late.landing.ending is Ending.RESTED
    assert late.landing.place_mm == pytest.approx(early.landing.place_mm, abs=2.0)


def test_a_die_that_waits_lies_as_still_as_a_stone() -> None:
    flight = fly(laid(yaw_rad=0.3), plain_table(), RED, tool=strike(Tool.PALM, 900.0, after_s=3.0))
    assert not np.ptp(flight.places_mm[: round(3.0 / flight.step_s), 0], axis=0).any()


def test_a_throw_that_the_tool_never_touches_ends_when_the_tool_is_gone() -> None:
    flight = fly(laid(), plain_table(), RED, tool=still(*NEVER, 0.8))
    assert flight.lasts_s == pytest.approx(0.8, abs=0.01)
    assert flight.landing.ending is Ending.RESTED
    assert flight.landing.place_mm == tuple(flight.places_mm[0, 0].tolist())


def test_a_die_that_comes_to_rest_before_the_tool_comes_is_struck_still() -> None:
    dropped = drop((0.0, -500.0, 60.0))
    flight = fly(dropped, plain_table(), RED, tool=strike(Tool.PALM, 1200.0, after_s=2.0))
    assert flight.feat.touched == ("table", "palm")
    assert flight.landing.place_mm[1] > -400.0


def test_a_throw_ends_at_once_when_the_die_has_fallen() -> None:
    flight = fly(shot((0.0, 700.0, 0.0), (0.0, 500.0, 0.0)), Table(), RED, tool=still(*NEVER, 5.0))
    assert flight.landing.ending is Ending.FELL
    assert flight.lasts_s < 0.5


@pytest.mark.parametrize("tool", EVERYWHERE)
def test_every_tool_lets_a_throw_end(tool: Tool) -> None:
    launch, motion = WORKING[tool]
    flight = fly(launch, bare_table(), RED, tool=motion)
    assert flight.landing.ending is Ending.RESTED
    assert flight.lasts_s < motion.poses[-1].at_s + tuning.LIMIT_S


# --- time -------------------------------------------------------------------------------------

ENDLESS = replace(plain_table(), touches=SLIPPERY)
"""Where a die that moves goes on for ever."""


def test_time_counts_from_the_first_touch() -> None:
    flight = fly(laid(), ENDLESS, RED, tool=strike(Tool.PALM, 300.0, after_s=2.0))
    touched_s = next(hit.at_s for hit in flight.hits if hit.touched == "palm")
    assert flight.landing.ending is Ending.TIMED_OUT
    assert flight.lasts_s == pytest.approx(touched_s + tuning.LIMIT_S, abs=0.02)


def test_time_counts_from_the_last_pose_of_a_tool_that_touches_nothing() -> None:
    sliding = shot((0.0, -500.0, 8.0), (0.0, 200.0, 0.0))
    far: Vec3 = (900.0, 0.0, 0.0)
    flight = fly(sliding, ENDLESS, RED, tool=still(Tool.FINGER, far, 1.0))
    assert flight.landing.ending is Ending.TIMED_OUT
    assert flight.lasts_s == pytest.approx(1.0 + tuning.LIMIT_S, abs=0.02)


def test_time_counts_from_the_first_breath() -> None:
    flight = fly(laid(), ENDLESS, RED, tool=puff(6000.0, lasts_s=0.3))
    assert flight.landing.ending is Ending.TIMED_OUT
    assert flight.lasts_s == pytest.approx(0.1 + tuning.LIMIT_S, abs=0.02)


def test_who_balances_a_die_for_long_has_not_thrown_it_yet() -> None:
    motion = still(Tool.NOSE, (0.0, 0.0, 200.0), 6.0)
    flight = fly(drop((0.0, 0.0, 208.0)), plain_table(), RED, tool=motion)
    assert flight.landing.ending is Ending.RESTED
    assert flight.lasts_s > 6.1


def test_lanes_end_each_at_its_own_time() -> None:
    motions = [strike(Tool.PALM, 900.0, after_s=after) for after in (0.05, 1.0, 2.0)]
    ends = fly_many(arrays_of([laid()] * 3), plain_table(), RED, tools=motions).ended_s
    assert ends - ends[0] == pytest.approx([0.0, 0.95, 1.95], abs=0.02)


def test_a_tool_of_a_throw_that_is_over_touches_nothing_more() -> None:
    """The first lane's die never rests and times out; its palm would come back later."""
    back = (
        ToolPose(0.0, (0.0, -530.0, 0.0)),
        ToolPose(0.2, (0.0, -470.0, 0.0)),
        ToolPose(6.0, (0.0, -470.0, 0.0)),
        ToolPose(9.0, (0.0, 1200.0, 0.0)),
    )
    motion = ToolMotion(Tool.PALM, back)
    alone = fly_many(arrays_of([laid()]), ENDLESS, RED, tools=[motion])
    others = still(Tool.PALM, (900.0, 0.0, 0.0), 12.0)
    both = fly_many(arrays_of([laid()] * 2), ENDLESS, RED, tools=[motion, others])
    assert both.ended_s[0] == alone.ended_s[0] < 6.0
    assert both.places_mm[:, 0] == pytest.approx(alone.places_mm[:, 0])


def test_props_go_on_while_a_die_waits() -> None:
    paddle = Paddle("paddle", there_and_back((300.0, 0.0), (300.0, 200.0), 0.5), (40.0, 20.0), 30.0)
    lanes = ThrowBatch(
        plain_table(paddle), RED, arrays_of([laid()]), tools=[strike(Tool.PALM, 900.0, after_s=1.0)]
    )
    lanes.run()
    assert lanes.done
    assert float(lanes.everyone.places[1, 0]) > -450.0
