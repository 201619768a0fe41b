"""Palms, fingers and forearms strike dice: they go their way, and the die goes where they face."""

from dataclasses import replace
from math import atan2, pi, sin, tau

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from dexterity.physics.batch import ThrowBatch
from dexterity.physics.results.flight import Flight, arrays_of, fly, hits_so_far
from dexterity.physics.scene.materials import Material
from dexterity.physics.scene.props import LyingDie, Wheel
from dexterity.physics.tools.motion import TOOL_SIZES_MM, pose_at
from dexterity.physics.tuning import STEP_S
from dexterity.units import GRAVITY_MM_S2
from dexterity.values.launch import Tool, ToolMotion, ToolPose
from tests.kit.throws import LYING_MM, PLAIN, RED, bare_table, drop, moments, plain_table
from tests.kit.tools import BEFORE, STRIKES, ahead, laid, strike

SKIN = PLAIN[Material.SKIN].restitution
"""What skin gives back of a blow."""

every_strike = pytest.mark.parametrize("tool", STRIKES)


def struck(motion: ToolMotion, yaw_rad: float = 0.0) -> Flight:
    return fly(laid(yaw_rad=yaw_rad), plain_table(), RED, tool=motion)


def direction_of(flight: Flight) -> float:
    """Which way the die went, as tools face."""
    way = flight.landing.place_mm[0] - BEFORE[0], flight.landing.place_mm[1] - BEFORE[1]
    return atan2(*way)


@every_strike
@pytest.mark.parametrize("speed", [700.0, 1500.0, 4000.0])
def test_a_die_leaves_a_tool_faster_by_what_the_skin_gives_back(tool: Tool, speed: float) -> None:
    flight = struck(strike(tool, speed, until_mm=12.0))
    assert flight.feat.tool_speed_mm_s == pytest.approx((1.0 + SKIN) * speed, rel=0.02)
    assert {hit.touched for hit in flight.hits} == {"table", tool.value}
    assert next(hit for hit in flight.hits if hit.touched == tool.value).material == "skin"


def test_a_finger_that_comes_back_from_elsewhere_strikes_only_where_it_is() -> None:
    # Behind the die, round it at a distance, and in front of it: always two centimetres away.
    way = [(0.0, -45.0), (0.0, -300.0), (300.0, -300.0), (300.0, 300.0), (0.0, 300.0), (0.0, 48.0)]
    poses = [
        ToolPose(0.3 * at, (*ahead(along, aside), 0.0)) for at, (aside, along) in enumerate(way)
    ]
    flight = struck(ToolMotion(Tool.FINGER, tuple(poses)))
    assert {hit.touched for hit in flight.hits} == {"table"}
    assert flight.landing.place_mm[:2] == pytest.approx(BEFORE, abs=0.1)


@every_strike
def test_the_faster_the_tool_the_farther_the_die(tool: Tool) -> None:
    ends = [struck(strike(tool, v)).landing.place_mm[1] for v in (500.0, 900.0, 1300.0, 1800.0)]
    assert ends == sorted(ends)
    assert ends[0] > BEFORE[1] + 30.0


@every_strike
@pytest.mark.parametrize("turn", [-0.8, -0.2, 0.3, 1.2])
def test_a_die_goes_where_the_tool_faces(tool: Tool, turn: float) -> None:
    assert direction_of(struck(strike(tool, 1200.0, turn_rad=turn), yaw_rad=-turn)) == (
        pytest.approx(turn, abs=0.03)
    )


@pytest.mark.parametrize("yaw", [0.05, 0.2, 0.4, 0.6, pi / 4])
def test_a_die_that_lies_crooked_strays_by_a_few_degrees_at_most(yaw: float) -> None:
    assert direction_of(struck(strike(Tool.PALM, 1500.0), yaw_rad=yaw)) == pytest.approx(0, abs=0.1)


def test_a_finger_that_strikes_beside_the_middle_spins_the_die() -> None:
    spins = []
    for aside in (-9.0, 0.0, 9.0):
        motion = strike(Tool.FINGER, 1000.0, aside_mm=aside)
        lanes = ThrowBatch(plain_table(), RED, arrays_of([laid()]), tools=[motion])
        while not lanes.motions().any():
            lanes.step()
        spins.append(float(lanes.motions()[5, 0]))
    # Struck on its left, seen from behind, it turns clockwise, seen from above.
    assert spins[0] < -15.0
    assert spins[1] == pytest.approx(0.0, abs=0.5)
    assert spins[2] > 15.0


def test_a_die_is_pushed_along_by_a_slow_palm() -> None:
    for speed in (10.0, 60.0, 250.0):
        motion = strike(Tool.PALM, speed, from_mm=-10.0)
        flight = struck(motion)
        front = motion.poses[-1].place_mm[1]
        assert front + LYING_MM - 0.3 < flight.landing.place_mm[1] < front + LYING_MM + 40.0
        assert flight.feat.tool_contact_s > 0.5 * (motion.poses[-1].at_s - motion.poses[0].at_s)


def test_a_palm_above_a_die_passes_over_it() -> None:
    flight = struck(strike(Tool.PALM, 1500.0, height_mm=2 * LYING_MM + 1.0))
    assert flight.feat.touched == ("table",)
    assert flight.feat.tool_contact_s == flight.feat.tool_speed_mm_s == 0.0
    assert flight.landing.place_mm[:2] == pytest.approx(BEFORE)


def test_a_palm_that_strikes_the_upper_half_makes_a_die_tumble() -> None:
    flat, high = (struck(strike(Tool.PALM, 1500.0, height_mm=z)) for z in (0.0, 12.0))
    assert np.ptp(flat.places_mm[:, 0, 2]) < 0.3
    assert np.ptp(high.places_mm[:, 0, 2]) > 1.5


def test_a_forearm_that_swings_is_faster_at_its_end() -> None:
    """About its middle, its right end ahead: a die there is struck, one in the middle hardly."""
    speeds = []
    for aside in (20.0, 100.0):
        turning = ToolMotion(
            Tool.FOREARM,
            tuple(
                ToolPose(at_s, (*ahead(-9.0, -aside), 0.0), turn)
                for at_s, turn in ((0.0, 0.5), (0.1, -0.5))
            ),
        )
        speeds.append(struck(turning).feat.tool_speed_mm_s)
    assert speeds[1] == pytest.approx(1.15 * 10.0 * 100.0, rel=0.1)
    assert speeds[0] < 0.5 * speeds[1]


def test_a_tool_strikes_lying_dice_too() -> None:
    table = replace(plain_table(), lying=(LyingDie(RED, (30.0, BEFORE[1])),))
    flight = fly(laid(), table, RED, tool=strike(Tool.PALM, 1000.0))
    assert flight.places_mm[-1, 1, 1] > BEFORE[1] + 100.0
    assert flight.aftermath.others[0].place_mm[1] == pytest.approx(flight.places_mm[-1, 1, 1])


def test_a_tool_and_a_wheel_take_no_notice_of_each_other() -> None:
    wheel = Wheel("wheel", (0.0, -440.0), arms=2, arm_mm=60.0, height_mm=30.0, spin_rad_s=4.0)
    flight = fly(
        laid((400.0, 0.0)), plain_table(wheel), RED, tool=strike(Tool.PALM, 500.0, until_mm=90.0)
    )
    assert flight.feat.touched == ("table",)
    assert flight.wheel_turns[-1, 0] == pytest.approx(4.0 * flight.lasts_s, rel=1e-6)


# --- laws -------------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from(STRIKES),
    st.floats(300.0, 5900.0),
    st.floats(-0.95, 0.95),
    st.floats(0.0, tau),
    st.floats(0.0, 1 / 240),
)
@example(Tool.PALM, 4000.0, 0.0, 0.0, 0.0)
@example(Tool.FINGER, 5414.0, 0.73, 0.67, 0.0)
def test_no_tool_passes_through_a_die(
    tool: Tool, speed: float, share: float, yaw: float, after_s: float
) -> None:
    """However fast, wherever it strikes, whichever way the die is turned. As far as the tool goes
    into it within a step, the next step takes it along."""
    width, length, _ = TOOL_SIZES_MM[tool]
    aside = share * width / 2
    motion = strike(tool, speed, aside_mm=aside, from_mm=-20.0, until_mm=60.0, after_s=after_s)
    lanes = ThrowBatch(bare_table(), RED, arrays_of([laid(yaw_rad=yaw)]), tools=[motion])
    while (pose := pose_at(motion, max(lanes.now_s - STEP_S, 0.0))) is not None:
        x, y, _ = lanes.everyone.places[:, 0]
        front = pose.place_mm[1]
        assert abs(x - pose.place_mm[0]) > width / 2 or not front - length < y < front + 1.0
        assert np.hypot(*lanes.motions()[:2, 0]) <= 1.16 * speed
        lanes.step()
    assert [hit.touched for hit in hits_so_far(lanes, bare_table())][:2] == ["table", tool.value]


@pytest.mark.parametrize("tool", STRIKES)
def test_a_struck_die_has_no_more_energy_than_the_tool_could_give(tool: Tool) -> None:
    """Seen by the tool, which comes at a steady speed, the die does not leave faster than it came;
    a table that moves below it gives it nothing but a push backwards."""
    speeds = np.linspace(200.0, 5000.0, 60)
    yaws = np.linspace(0.0, pi / 2, 60)
    motions = [strike(tool, v, aside_mm=9.0 * sin(v)) for v in speeds.tolist()]
    launches = arrays_of([laid(yaw_rad=float(yaw)) for yaw in yaws])
    most = (2.0 * speeds) ** 2 / (2.0 * GRAVITY_MM_S2) + LYING_MM
    before = np.full(len(speeds), np.inf)
    lanes = ThrowBatch(bare_table(), RED, launches, tools=motions)
    for now in moments(lanes):
        assert (now.lifts_mm <= most + 0.3).all()
        gone = (
            now.at_s > lanes.tool_run.track.last_s + lanes.step_s if lanes.tool_run else before > 0
        )
        assert (now.lifts_mm - before)[gone].max(initial=0.0) <= 0.27
        before = now.lifts_mm


def test_a_palm_catches_a_die_that_comes_flying() -> None:
    wall = ToolMotion(Tool.PALM, tuple(ToolPose(t, (0.0, 0.0, 0.0), pi) for t in (0.0, 2.0)))
    coming = replace(drop((0.0, -200.0, 60.0)), velocity_mm_s=(0.0, 3000.0, 0.0))
    flight = fly(coming, plain_table(), RED, tool=wall)
    assert flight.feat.touched[0] == "palm"
    assert flight.places_mm[:, 0, 1].max() < 1.0
