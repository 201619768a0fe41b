"""What holds for every way of throwing."""

from collections.abc import Callable
from itertools import product
from math import pi

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.content.language import Language
from dexterity.hand.feel import (
    AIM_FINE_STEP_RAD,
    AIM_STEP_RAD,
    LEAST_LOFT_RAD,
    MAX_SPEED_MM_S,
    MOST_LOFT_RAD,
    POWER_STEP,
    REFERENCE_SPEED_MM_S,
)
from dexterity.hand.toss import Toss, launch_from_toss
from dexterity.hand.ways.choice import way_named
from dexterity.hand.ways.held import PHASES, Answer, Cancelled, Dropped, Held, Thrown, WayName
from dexterity.hand.ways.power import speed_from_power
from dexterity.hand.ways.way import Way
from dexterity.units import DEGREE
from dexterity.values import PointerSample
from tests.kit.hands import texts

REST = (0.0, -500.0, 120.0)

every_way = pytest.mark.parametrize("way", [way_named(name) for name in WayName], ids=str)


def thrown_by_keys(way: Way, held: Held) -> Toss:
    answer = way.confirmed(held)
    while isinstance(answer, Held):
        answer = way.confirmed(answer)
    assert isinstance(answer, Thrown)
    return answer.toss


@pytest.mark.parametrize("name", WayName)
def test_a_way_is_found_by_its_name(name: WayName) -> None:
    assert way_named(name).name is name


@every_way
def test_confirming_at_once_is_a_good_plain_throw_straight_ahead(way: Way) -> None:
    toss = thrown_by_keys(way, way.start(REST))
    assert toss.speed_mm_s == pytest.approx(REFERENCE_SPEED_MM_S)
    assert (toss.place_mm, toss.direction_rad, toss.twist_rad_s) == (REST, 0.0, 0.0)


@every_way
def test_keys_alone_aim_power_loft_and_throw(way: Way) -> None:
    held = way.start(REST)
    for _ in range(3):
        held = way.aimed(held, AIM_STEP_RAD)
    held = way.powered(way.aimed(held, -AIM_FINE_STEP_RAD), 5 * POWER_STEP)
    toss = thrown_by_keys(way, way.lofted(held, 10 * DEGREE))
    assert toss.direction_rad == pytest.approx(2.9 * DEGREE)
    assert toss.loft_rad == pytest.approx(held.loft_rad + 10 * DEGREE)
    assert toss.speed_mm_s > REFERENCE_SPEED_MM_S
    assert toss == way.meant(way.lofted(held, 10 * DEGREE))


@every_way
def test_opposite_keys_throw_mirrored(way: Way) -> None:
    right = thrown_by_keys(way, way.aimed(way.start(REST), 7 * DEGREE))
    left = thrown_by_keys(way, way.aimed(way.start(REST), -7 * DEGREE))
    assert right.direction_rad == -left.direction_rad


@every_way
def test_loft_power_and_direction_keep_within_what_a_hand_can_do(way: Way) -> None:
    held = way.start(REST)
    assert way.lofted(held, 9.0).loft_rad == MOST_LOFT_RAD
    assert way.lofted(held, -9.0).loft_rad == LEAST_LOFT_RAD
    assert way.powered(held, 3.0).power == 1.0
    assert way.powered(held, -3.0).power == 0.0
    assert abs(way.aimed(way.aimed(held, 3.0), 3.0).direction_rad) <= pi


@every_way
def test_loft_can_be_set_in_mid_throw(way: Way) -> None:
    held = way.pressed(way.start(REST), PointerSample(0.0, 0.0, -500.0))
    held = way.moved(held, PointerSample(0.1, 5.0, -540.0))
    lofted = way.lofted(held, 12 * DEGREE)
    assert lofted.loft_rad == pytest.approx(held.loft_rad + 12 * DEGREE)
    assert lofted.place_mm == held.place_mm
    assert way.meant(lofted).loft_rad == lofted.loft_rad


@every_way
def test_changing_ways_keeps_what_was_chosen(way: Way) -> None:
    old = way_named(WayName.FLICK)
    held = old.lofted(old.aimed(old.powered(old.start(REST), 0.1), 0.2), 0.1)
    other = way.taken_over(held)
    assert (other.way, other.phase) == (way.name, PHASES[way.name][0])
    assert (other.loft_rad, other.direction_rad) == (held.loft_rad, held.direction_rad)
    assert other.power == held.power


places = st.tuples(st.floats(-4000, 4000), st.floats(-4000, 4000)) | st.tuples(
    st.floats(-150, 150), st.floats(-700, -300)
)

Deed = Callable[[Way, Held, PointerSample], Answer]

DEEDS: dict[str, Deed] = {
    "press": lambda way, held, sample: way.pressed(held, sample),
    "move": lambda way, held, sample: way.moved(held, sample),
    "release": lambda way, held, sample: way.released(held, sample),
    "cancel": lambda way, held, _: way.cancelled(held),
    "loft": lambda way, held, sample: way.lofted(held, sample.x_mm / 100.0),
    "aim": lambda way, held, sample: way.aimed(held, sample.x_mm / 100.0),
    "power": lambda way, held, sample: way.powered(held, sample.y_mm / 1000.0),
    "confirm": lambda way, held, _: way.confirmed(held),
    "take over": lambda way, held, _: way.taken_over(held),
}


@every_way
@settings(max_examples=60, deadline=None)
@given(script=st.lists(st.tuples(st.sampled_from(sorted(DEEDS)), places), max_size=25))
def test_whatever_is_done_the_die_is_in_a_known_phase_or_properly_thrown(
    way: Way, script: list[tuple[str, tuple[float, float]]]
) -> None:
    held = way.start(REST)
    for number, (deed, place) in enumerate(script):
        answer = DEEDS[deed](way, held, PointerSample(number / 60, *place))
        match answer:
            case Held():
                held = answer
            case Thrown(toss=toss):
                launch_from_toss(toss, (1.0, 0.0, 0.0, 0.0))
                held = held.laid_back()
            case Cancelled(held=back) | Dropped(held=back):
                assert back.place_mm == REST
                assert not back.pressing
                held = back
        assert held.phase in PHASES[way.name]
        launch_from_toss(way.meant(held), (1.0, 0.0, 0.0, 0.0))


@every_way
def test_every_phase_has_its_hint_in_both_languages(way: Way) -> None:
    for language, phase in product(Language, PHASES[way.name]):
        assert texts(language).say(f"throw_hint.{way.name}_{phase}")
    assert way.start(REST).hint == f"throw_hint.{way.name}_{PHASES[way.name][0]}"


def test_full_power_is_the_fastest_die_there_is() -> None:
    assert speed_from_power(1.0) == MAX_SPEED_MM_S
