"""How near a throw came to more: measured on the plan of the target, and told in millimetres."""

from dataclasses import replace
from math import pi, sqrt

import pytest

from dexterity.content.language import Language
from dexterity.content.names import Names
from dexterity.content.shapes import Polygon
from dexterity.content.target import Area, Target, TargetId
from dexterity.physics.results.flight import Flight, fly
from dexterity.physics.scene.props import Box
from dexterity.physics.scene.table import Table
from dexterity.rules.referee import Verdict, judge
from dexterity.session.near_miss import (
    OFF_TARGET_MM,
    SHORT_MM,
    SHORT_OF_CENTRE_MM,
    NearMiss,
    near_miss_of,
    near_miss_words,
)
from dexterity.values.landing import Finding, Ground, Landing, Zone
from tests.kit.hands import RED, texts
from tests.kit.throws import drop, turned

NEARLY_MM = 0.6
"""Dice settle a little aside of where they are laid down, and ways are measured in half
millimetres."""


def square(half_mm: float) -> Polygon:
    h = half_mm
    return Polygon(((-h, -h), (h, -h), (h, h), (-h, h)))


def target(*areas: tuple[Zone, int, float]) -> Target:
    """A square board with squares in one another, each with half its side."""
    painted = tuple(Area(zone, value, square(half_mm)) for zone, value, half_mm in areas)
    outline = square(max(half_mm for _, _, half_mm in areas))
    return Target(TargetId("squares"), Names("Squares", "Carrés"), 2.0, outline, painted, ())


SQUARES = target((Zone.SECTION, 1, 120.0), (Zone.SECTION, 4, 70.0), (Zone.CENTRE, 0, 25.0))
AT_MM = (30.0, -40.0)
"""The target does not lie in the middle of the table, so that nobody may forget that."""


def lying(x_mm: float, y_mm: float, *, yaw: float = 0.0, on: Target = SQUARES) -> Flight:
    """A die laid down there, seen from the middle of the target."""
    table = Table(target=on, target_at_mm=AT_MM)
    inside = bool(on.outline.contains(x_mm, y_mm))
    high = RED.half_mm + (on.thickness_mm if inside else 0.0) + 0.01
    return fly(drop((AT_MM[0] + x_mm, AT_MM[1] + y_mm, high), turned(yaw)), table, RED)


def bounced(landing: Landing) -> Landing:
    return replace(landing, table_hits_before_target=1)


def near(flight: Flight, verdict: Verdict | None = None) -> NearMiss | None:
    return near_miss_of(flight, verdict or judge(bounced(flight.landing)))


@pytest.mark.parametrize("gap_mm", [1.0, 3.0, 8.0, 15.0])
def test_a_die_beside_the_target_is_as_far_from_it_as_its_side(gap_mm: float) -> None:
    found = near(lying(128.0 + gap_mm, 10.0))
    assert found is not None
    assert found.ground is None
    assert found.distance_mm == pytest.approx(gap_mm, abs=0.3)
    # Straight to the rim, which is at the left of the die.
    assert found.to_mm[0] == pytest.approx(AT_MM[0] + 120.0, abs=0.3)
    assert found.from_mm[0] == pytest.approx(AT_MM[0] + 120.0 + gap_mm, abs=0.3)


def test_a_die_that_stands_on_its_corner_to_the_target_is_measured_from_that_corner() -> None:
    found = near(lying(120.0 + 8.0 * sqrt(2.0) + 5.0, 0.0, yaw=pi / 4))
    assert found is not None
    assert found.distance_mm == pytest.approx(5.0, abs=0.4)


@pytest.mark.parametrize("far_mm", [OFF_TARGET_MM + 1.0, 200.0])
def test_a_die_farther_away_than_it_is_wide_was_not_near(far_mm: float) -> None:
    assert near(lying(128.0 + far_mm, 0.0)) is None


@pytest.mark.parametrize("short_mm", [1.0, 2.5])
def test_short_of_a_better_section_is_what_three_corners_lack(short_mm: float) -> None:
    """Two corners on 4 and two on 1 are worth 1: both outer ones have to come over the border."""
    found = near(lying(62.0 + short_mm, 0.0))
    assert found is not None
    assert found.ground == Ground(Zone.SECTION, 4)
    assert found.distance_mm == pytest.approx(short_mm, abs=NEARLY_MM)
    assert found.to_mm[0] < found.from_mm[0]


def test_far_within_a_section_nothing_better_was_near() -> None:
    assert near(lying(62.0 + SHORT_MM + 2.0, 0.0)) is None
    assert near(lying(95.0, 0.0)) is None


def test_the_centre_is_nearly_hit_from_farther_away_than_a_section() -> None:
    short_mm = SHORT_OF_CENTRE_MM - 1.5
    assert short_mm > SHORT_MM
    found = near(lying(0.0, 17.0 + short_mm))
    assert found is not None
    assert found.ground is not None
    assert found.ground.zone is Zone.CENTRE
    assert found.distance_mm == pytest.approx(short_mm, abs=NEARLY_MM)


def test_a_hit_in_the_centre_lacks_nothing() -> None:
    assert near(lying(0.0, 0.0)) is None


def test_a_miss_on_bones_may_have_been_nearly_a_hit() -> None:
    rim = target((Zone.BONES, 0, 120.0), (Zone.SECTION, 2, 100.0))
    found = near(lying(94.0, 0.0, on=rim))
    assert found is not None
    assert found.ground == Ground(Zone.SECTION, 2)
    assert found.distance_mm == pytest.approx(2.0, abs=NEARLY_MM)


def test_a_throw_that_failed_for_another_reason_than_its_place_was_not_near() -> None:
    flight = lying(131.0, 0.0)
    assert near(flight) is not None
    unmet = Finding("jump", passed=False, measured=0.0, needed=1.0)
    assert near(flight, judge(bounced(flight.landing), (unmet,))) is None
    section = lying(64.0, 0.0)
    assert near(section) is not None
    assert near(section, judge(replace(section.landing, table_hits_before_target=0))) is None


def test_a_die_on_top_of_something_was_not_near() -> None:
    box = Box("box", (AT_MM[0] + 64.0, AT_MM[1]), (60.0, 60.0), 40.0)
    table = Table(target=SQUARES, target_at_mm=AT_MM, props=(box,))
    flight = fly(drop((AT_MM[0] + 64.0, AT_MM[1], 48.01)), table, RED)
    assert flight.landing.place_mm[2] > 40.0
    assert near(flight) is None


def test_without_a_target_nothing_is_near() -> None:
    flight = fly(drop((0.0, 0.0, 8.01)), Table(), RED)
    assert near(flight) is None


@pytest.mark.parametrize(
    ("language", "ground", "said"),
    [
        (Language.ENGLISH, None, "3 mm from the target"),
        (Language.ENGLISH, Ground(Zone.SECTION, 4), "3 mm short of section 4"),
        (Language.ENGLISH, Ground(Zone.CENTRE), "3 mm short of the centre"),
        (Language.FRENCH, None, "à 3 mm de la cible"),
        (Language.FRENCH, Ground(Zone.SECTION, 4), "à 3 mm de la section 4"),
        (Language.FRENCH, Ground(Zone.CENTRE), "à 3 mm du centre"),
    ],
)
def test_it_is_told_in_whole_millimetres_and_never_nearer_than_it_was(
    language: Language, ground: Ground | None, said: str
) -> None:
    way = NearMiss((0.0, 0.0), (2.2, 0.0), 0.0, ground)
    assert near_miss_words(way, texts(language)) == said
