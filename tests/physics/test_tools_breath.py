"""A breath pushes dice: along the jet, the harder the nearer, and nothing beside or behind."""

from dataclasses import replace

import numpy as np
import pytest

from dexterity.physics import tuning
from dexterity.physics.batch import ThrowBatch
from dexterity.physics.results.flight import Flight, arrays_of, fly
from dexterity.physics.scene.materials import TOUCHES, Material
from dexterity.physics.scene.props import LyingDie
from dexterity.units import GRAVITY_MM_S2
from dexterity.values.launch import Launch, Tool, ToolMotion, ToolPose
from tests.kit.throws import RED, bare_table, drop
from tests.kit.tools import BEFORE, laid, puff

WOOD = TOUCHES[Material.WOOD].friction


def blown(motion: ToolMotion, launch: Launch | None = None) -> Flight:
    return fly(launch or laid(), bare_table(), RED, tool=motion)


def way(flight: Flight) -> float:
    return flight.landing.place_mm[1] - float(flight.places_mm[0, 0, 1])


def test_the_harder_the_breath_the_farther_the_die() -> None:
    ways = [way(blown(puff(strength))) for strength in (6e3, 9e3, 12e3, 15e3)]
    assert ways == sorted(ways)
    assert ways[0] > 20.0
    assert ways[-1] > 400.0


def test_a_breath_that_does_not_overcome_friction_moves_nothing() -> None:
    flight = blown(puff(WOOD * GRAVITY_MM_S2))
    assert way(flight) == 0.0
    assert flight.feat.touched == ("table",)


def test_a_die_is_pushed_the_way_the_mouth_faces() -> None:
    for turn in (-0.7, 0.4, 1.5):
        end = blown(puff(12e3, turn_rad=turn)).landing.place_mm
        assert np.arctan2(end[0] - BEFORE[0], end[1] - BEFORE[1]) == pytest.approx(turn, abs=0.02)


def test_nothing_behind_the_mouth_or_far_beside_it_is_moved() -> None:
    assert way(blown(puff(15e3), laid((0.0, -600.0)))) == 0.0
    assert way(blown(puff(15e3, aside_mm=150.0))) == 0.0


def test_a_push_fades_with_distance_and_across_the_jet() -> None:
    """In the air, where nothing holds the die."""

    def push(x: float, y: float, z: float = 10.0) -> float:
        jet = ToolMotion(
            Tool.BREATH,
            tuple(ToolPose(t, (0.0, 0.0, 500.0), strength_mm_s2=10_000.0) for t in (0.0, 0.5)),
        )
        lanes = ThrowBatch(bare_table(), RED, arrays_of([drop((x, y, 490.0 + z))]), tools=[jet])
        lanes.step()
        return float(lanes.motions()[1, 0]) / lanes.step_s

    assert push(0.0, 1e-6) == pytest.approx(10_000.0, rel=1e-3)
    assert push(0.0, tuning.BREATH_FADES_MM) == pytest.approx(5000.0, rel=1e-3)
    assert push(25.0, 1e-6) == pytest.approx(10_000.0 * np.exp(-0.5), rel=1e-3)
    assert push(-25.0, 1e-6) == pytest.approx(push(25.0, 1e-6))
    assert push(0.0, 1e-6, z=35.0) == pytest.approx(push(25.0, 1e-6))
    assert push(0.0, -1.0) == 0.0


def test_a_breath_lasts_from_its_first_pose_to_its_last() -> None:
    flight = blown(puff(9e3, lasts_s=0.2))
    places = flight.places_mm[:, 0, 1]
    assert np.ptp(places[: round(0.1 / flight.step_s)]) == 0.0
    speeds = np.diff(places) / flight.step_s
    assert speeds.argmax() * flight.step_s == pytest.approx(0.3, abs=0.01)
    assert flight.feat.tool_contact_s == pytest.approx(0.2, abs=0.01)
    assert flight.feat.tool_speed_mm_s == pytest.approx(speeds.max(), rel=0.02)


def test_only_air_touches_a_die_that_is_blown() -> None:
    flight = blown(puff(12e3))
    assert flight.feat.touched == ("table", "breath")
    assert flight.landing.table_hits_before_target > 0
    assert flight.feat.bounces_mm == ()


def test_a_breath_moves_lying_dice_too() -> None:
    table = replace(bare_table(), lying=(LyingDie(RED, (0.0, -440.0)),))
    flight = fly(laid((500.0, 0.0)), table, RED, tool=puff(12e3))
    assert flight.aftermath.others[0].place_mm[1] > -400.0
    assert flight.feat.touched == ("table",)
