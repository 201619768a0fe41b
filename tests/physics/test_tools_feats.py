"""What flights show besides how they end: bounces, spin, what was touched, and what moved."""

from dataclasses import replace
from math import dist, pi

import numpy as np
import pytest

from dexterity.physics.results.flight import arrays_of, fly, fly_many, fly_recorded
from dexterity.physics.results.flight_facts import BOUNCE_S, NEVER_DOWN_MM
from dexterity.physics.scene.props import Box, LyingDie
from dexterity.physics.scene.table import Table
from dexterity.values.landing import Ground, Zone
from dexterity.values.launch import Launch, Tool
from tests.kit.throws import (
    RED,
    WHITE,
    busy_table,
    drop,
    full_table,
    plain_table,
    shot,
    slide,
    target_table,
    tumbling_launches,
)
from tests.kit.tools import laid, sped, strike

AWAY = Launch((0.0, -500.0, 120.0), (30.0, 1450.0, 380.0), (0.3, 0.8, -0.2, 0.5), (-14.0, 5.0, 3.0))


# --- bounces ----------------------------------------------------------------------------------


def test_a_die_that_is_dropped_bounces_where_it_falls() -> None:
    bounces = fly(drop((40.0, 30.0, 200.0)), plain_table(), RED).feat.bounces_mm
    assert 2 <= len(bounces) <= 6
    assert np.abs(np.array(bounces) - (40.0, 30.0)).max() < 40.0


def test_corners_that_come_down_together_are_one_bounce() -> None:
    flight = fly(drop((0.0, 0.0, 60.0), (1.0, 0.03, 0.02, 0.0)), plain_table(), RED)
    first = [hit for hit in flight.hits if hit.at_s < flight.hits[0].at_s + BOUNCE_S]
    assert len(first) > 1
    later = [hit.at_s for hit in flight.hits if hit.speed_mm_s > 60.0]
    gaps = np.diff(later)
    assert len(flight.feat.bounces_mm) == 1 + np.count_nonzero(gaps > BOUNCE_S)


def test_a_die_that_lies_or_glides_has_not_bounced() -> None:
    assert fly(drop((0.0, 0.0, 8.0)), plain_table(), RED).feat.bounces_mm == ()
    assert fly(slide((0.0, 0.0), (0.0, 900.0)), plain_table(), RED).feat.bounces_mm == ()
    assert fly(laid(), plain_table(), RED, tool=strike(Tool.PALM, 1500.0)).feat.bounces_mm == ()


def test_bounces_after_the_target_do_not_count() -> None:
    flight = fly(AWAY, target_table(), RED)
    first_s = next(hit.at_s for hit in flight.hits if hit.touched == "board")
    before = [hit.place_mm[:2] for hit in flight.hits if hit.at_s < first_s]
    assert set(flight.feat.bounces_mm) <= set(before)
    assert len(flight.feat.bounces_mm) >= 1


# --- spin and touches -------------------------------------------------------------------------


@pytest.mark.parametrize("spin", [-60.0, -25.0, 0.0, 25.0, 60.0])
def test_the_spin_at_the_target_is_that_of_the_die_as_it_comes(spin: float) -> None:
    twisted = replace(drop((0.0, -100.0, 150.0)), spin_rad_s=(0.0, 0.0, spin))
    assert fly(twisted, target_table(), RED).feat.spin_at_target_rad_s == pytest.approx(spin)


def test_a_die_that_never_comes_to_the_target_has_no_spin_there() -> None:
    twisted = replace(drop((500.0, -500.0, 50.0)), spin_rad_s=(0.0, 0.0, 50.0))
    assert fly(twisted, target_table(), RED).feat.spin_at_target_rad_s == 0.0


def test_touches_before_the_target_are_told_once_in_order() -> None:
    box = Box("box", (0.0, -280.0), (120.0, 40.0), 60.0)
    over = shot((0.0, -360.0, 64.0), (0.0, 1000.0, 200.0))
    feat = fly(over, target_table(box), RED).feat
    assert feat.touched[0] == "box"
    assert len(set(feat.touched)) == len(feat.touched)
    assert "board" not in feat.touched


def test_a_die_that_glides_from_rest_has_touched_the_table() -> None:
    flight = fly(laid(), target_table(), RED, tool=strike(Tool.PALM, 1800.0))
    assert flight.landing.table_hits_before_target > 0
    assert flight.landing.touched_before_target == ("palm",)
    assert flight.feat.touched == ("table", "palm")


def test_many_feats_are_the_single_ones() -> None:
    launches = tumbling_launches(30, seed=221)
    feats = fly_many(launches, full_table(), RED).feats()
    assert feats == [flight.feat for flight in fly_recorded(launches, full_table(), RED)]


# --- aftermath --------------------------------------------------------------------------------

LYING = tuple(
    LyingDie(WHITE, (60.0 * face - 150.0, -100.0), turn_rad=0.9 * face - 2.5, face_up=face)
    for face in range(6)
)


def test_dice_that_nothing_touched_are_where_they_were() -> None:
    table = replace(target_table(), lying=LYING)
    others = fly(drop((500.0, 500.0, 50.0)), table, RED).aftermath.others
    for lying, rest in zip(LYING, others, strict=True):
        assert rest.place_mm == pytest.approx((*lying.place_mm, 10.0))
        assert rest.turn_rad == pytest.approx(lying.turn_rad)
        assert rest.face_up == lying.face_up
        assert rest.ground.zone is not Zone.OUTSIDE
        assert not rest.fell


def test_a_table_laid_as_a_throw_left_it_is_the_same_table() -> None:
    """Dice that were struck lie there as they came to rest."""
    lying = (LyingDie(RED, (0.0, 0.0), 0.3), LyingDie(WHITE, (10.0, 30.0), 1.0, face_up=4))
    table = replace(plain_table(), lying=lying)
    flight = fly(slide((0.0, -40.0), (0.0, 1500.0)), table, RED)
    after = flight.aftermath.others
    assert "die 1" in flight.aftermath.touched
    assert after[0].place_mm[1] > 20.0
    again = tuple(
        LyingDie(before.die, (rest.place_mm[0], rest.place_mm[1]), rest.turn_rad, rest.face_up)
        for before, rest in zip(lying, after, strict=True)
    )
    relaid = fly(drop((900.0, 0.0, 50.0)), replace(table, lying=again), RED)
    turned = np.abs(np.sum(relaid.orientations[0, 1:] * flight.orientations[-1, 1:], axis=1))
    assert relaid.places_mm[0, 1:] == pytest.approx(flight.places_mm[-1, 1:], abs=0.1)
    assert turned == pytest.approx(1.0, abs=1e-4)


def test_a_die_that_was_pushed_off_the_table_fell() -> None:
    edge = Table(size_mm=(400.0, 400.0), lying=(LyingDie(RED, (0.0, 180.0)),))
    (rest,) = fly(slide((0.0, 60.0), (0.0, 2500.0)), edge, RED).aftermath.others
    assert rest.fell
    assert rest.ground == Ground(Zone.OUTSIDE)


def test_how_far_a_die_was_flung_is_told_from_where_the_tool_left_it() -> None:
    flings = sped(Tool.CARD, (0.0, 0.0, 300.0), (0.0, 900.0, 500.0))
    flight = fly(drop((0.0, 0.0, 308.0)), plain_table(), RED, tool=flings)
    down = next(hit for hit in flight.hits if hit.touched == "table")
    left = round(flight.feat.tool_contact_s * 240)
    assert flight.feat.tool_flung_mm == pytest.approx(
        dist(flight.places_mm[left, 0, :2].tolist(), down.place_mm[:2]), rel=0.15
    )
    assert flight.feat.tool_flung_mm > 200.0


def test_a_die_that_no_tool_touched_was_not_flung() -> None:
    missed = fly(laid(), plain_table(), RED, tool=strike(Tool.PALM, 1800.0, aside_mm=200.0))
    assert missed.feat.tool_flung_mm == 0.0
    assert fly(laid(), plain_table(), RED).feat.tool_flung_mm == 0.0


def test_a_die_flung_past_the_table_was_flung_farther_than_any_table() -> None:
    small = Table(size_mm=(200.0, 200.0))
    flings = sped(Tool.CARD, (0.0, 0.0, 300.0), (0.0, 2500.0, 500.0))
    flight = fly(drop((0.0, 0.0, 308.0)), small, RED, tool=flings)
    assert flight.feat.tool_flung_mm == NEVER_DOWN_MM


def test_all_that_a_die_touched_is_told_target_and_tool_too() -> None:
    flight = fly(laid(), target_table(), RED, tool=strike(Tool.PALM, 1800.0))
    assert flight.aftermath.touched == ("table", "palm", "board")
    assert flight.aftermath.others == ()


def test_many_aftermaths_are_the_single_ones() -> None:
    launches = tumbling_launches(15, seed=222)
    many = fly_many(launches, busy_table(), RED)
    flights = fly_recorded(launches, busy_table(), RED)
    assert many.aftermaths() == [flight.aftermath for flight in flights]
    assert all(-pi <= rest.turn_rad <= pi for a in many.aftermaths() for rest in a.others)
    assert len(fly_many(arrays_of([AWAY]), target_table(), RED).aftermaths()) == 1
