"""Who plays the real window finds things where they are, and, where it can be, plays it."""

from math import hypot
from random import Random

import pytest

from dexterity.hand.ways.held import Phase, WayName
from dexterity.hand.ways.onset import onset_from
from dexterity.hand.ways.slingshot import Slingshot
from dexterity.hand.ways.steady import Steady
from dexterity.hand.ways.way import grabs
from dexterity.ui.throwing.hand_plane import PLAIN_PLANE
from tests.kit import screens  # noqa: F401
from tools import play_ways
from tools.people import held_of, thrown_of
from tools.play_ways import (
    HOWS,
    SPOTS,
    Spot,
    length_mm,
    on_scale,
    on_sheet,
    on_table,
    pulled_mm,
)
from tools.stroke_measuring.sender import libraries_missing
from tools.stroke_measuring.shown import MARK_MM
from tools.stroke_measuring.stroke import Stroke
from tools.virtual_screen import SIZE_PX, not_installed


@pytest.fixture(params=[*SPOTS])
def spot(request: pytest.FixtureRequest) -> Spot:
    return SPOTS[request.param](request.param)


def test_every_way_of_throwing_is_played() -> None:
    assert {how.way for how in HOWS.values()} == set(WayName)
    for way in (WayName.TIMING, WayName.STEADY):
        assert {how.by_pointer for how in HOWS.values() if how.way is way} == {True, False}


def test_all_that_a_pointer_does_stays_on_the_screen(spot: Spot) -> None:
    assert Stroke(spot.start, spot.flick_px_s, spot.ahead_rad).stays_within(SIZE_PX)
    pulls = (spot.place(pulled_mm(spot, spot.ahead_rad, power)) for power in (0.05, spot.power))
    for x, y in (*pulls, on_scale(spot)):
        assert 0 <= x < SIZE_PX[0]
        assert 0 <= y < SIZE_PX[1]


def test_a_pull_means_what_it_is_led_for() -> None:
    table, way = on_table("practice"), Slingshot(on_table("practice").full_pull_mm)
    held = way.start(PLAIN_PLANE.rest_mm)
    start = PLAIN_PLANE.sample_at(table.start, 0.0)
    assert grabs(held, start)
    pressed = held_of(way.pressed(held, start))
    led = PLAIN_PLANE.sample_at(table.place(pulled_mm(table, 0.2, 0.6)), 0.1)
    pulled = way.moved(pressed, led)
    assert pulled.direction_rad == pytest.approx(0.2, abs=0.01)
    assert pulled.power == pytest.approx(0.6, abs=0.01)


def test_taps_say_to_a_steady_hand_what_they_are_made_for() -> None:
    table, way = on_table("practice"), Steady()
    held, place = way.start(PLAIN_PLANE.rest_mm, onset=onset_from(Random(1))), on_scale(table)
    for phase in (Phase.POWERING, Phase.READY):
        sample = PLAIN_PLANE.sample_at(place, 0.0)
        held = held_of(way.released(way.pressed(held, sample), sample))
        assert held.phase is phase
    assert held.direction_rad == pytest.approx(table.ahead_rad, abs=0.01)
    assert held.power == pytest.approx(table.power, abs=0.01)
    on_die = PLAIN_PLANE.sample_at(table.start, 0.0)
    thrown_of(way.released(way.pressed(held, on_die), on_die))


def test_a_good_flick_of_the_pencil_ends_at_the_mark() -> None:
    speed = min(play_ways.SPEEDS_MM_S, key=lambda one: abs(length_mm(one) - hypot(*MARK_MM)))
    assert length_mm(speed) == pytest.approx(hypot(*MARK_MM), abs=2.0)
    assert 0.2 < on_sheet("pencil").power < 0.8


def test_without_a_screen_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play_ways, "not_installed", lambda: "Xvfb not installed")
    assert play_ways.main([]) == 2
    assert "Xvfb not installed" in capsys.readouterr().err


MISSING = not_installed() or libraries_missing()


@pytest.mark.long
@pytest.mark.skipif(bool(MISSING), reason=f"no real screen here: {MISSING}")
@pytest.mark.parametrize("place", [*SPOTS])
@pytest.mark.parametrize("how", [*HOWS])
def test_no_throw_in_the_real_window_is_lost(place: str, how: str) -> None:
    sitting = play_ways.played(place, how, 2, 1)
    assert (sitting.lost, sitting.strange) == (0, 0)
