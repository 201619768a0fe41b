"""What holds for every way of throwing."""

from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dexterity.content.language import Language
from dexterity.hand.error import Strain
from dexterity.hand.feel import LEAST_LOFT_RAD, MAX_SPEED_MM_S, MOST_LOFT_RAD
from dexterity.hand.toss import launch_from_toss
from dexterity.hand.ways.choice import way_named
from dexterity.hand.ways.demands import Demands
from dexterity.hand.ways.held import PHASES, Answer, Cancelled, Dropped, Held, Thrown, WayName
from dexterity.hand.ways.onset import onset_from
from dexterity.hand.ways.power import speed_from_power
from dexterity.hand.ways.way import Way
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample
from tests.kit.hands import texts

REST = (0.0, -500.0, 120.0)
ONSET = onset_from(Random(1))

every_way = pytest.mark.parametrize("way", [way_named(name) for name in WayName], ids=str)


@pytest.mark.parametrize("name", WayName)
def test_a_way_is_found_by_its_name(name: WayName) -> None:
    assert way_named(name).name is name


@pytest.mark.parametrize("way", [way_named(WayName.FLICK), way_named(WayName.SLINGSHOT)], ids=str)
def test_where_a_pointer_throws_no_key_does(way: Way) -> None:
    held = way.start(REST, onset=ONSET)
    assert way.confirmed(held, 1.0) is held
    assert way.aimed(held, 0.1) is held
    assert way.powered(held, 0.1) is held


@every_way
def test_the_loft_keeps_within_what_a_hand_can_do(way: Way) -> None:
    held = way.start(REST)
    assert way.lofted(held, 9.0).loft_rad == MOST_LOFT_RAD
    assert way.lofted(held, -9.0).loft_rad == LEAST_LOFT_RAD


@every_way
def test_loft_can_be_set_in_mid_throw(way: Way) -> None:
    held = way.pressed(way.start(REST), PointerSample(0.0, 0.0, -500.0))
    assert isinstance(held, Held)
    held = way.moved(held, PointerSample(0.1, 5.0, -540.0))
    lofted = way.lofted(held, 12 * DEGREE)
    assert lofted.loft_rad == pytest.approx(held.loft_rad + 12 * DEGREE)
    assert lofted.place_mm == held.place_mm
    assert way.meant(lofted, 0.1).loft_rad == lofted.loft_rad


def test_a_setting_or_record_of_two_steps_is_timing() -> None:
    assert WayName("two_step") is WayName.TIMING
    with pytest.raises(ValueError, match="three_step"):
        WayName("three_step")


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
    "confirm": lambda way, held, sample: way.confirmed(held, sample.at_s),
    "wait": lambda way, held, sample: way.passed(held, sample.at_s + 2.0),
}


@every_way
@settings(max_examples=60, deadline=None)
@given(
    script=st.lists(st.tuples(st.sampled_from(sorted(DEEDS)), places), max_size=25),
    timed=st.booleans(),
)
def test_whatever_is_done_the_die_is_in_a_known_phase_or_properly_thrown(
    way: Way, script: list[tuple[str, tuple[float, float]]], timed: bool
) -> None:
    held = way.start(REST, onset=ONSET, demands=Demands(Strain(1.5, 2.0), timed, 0.1, 0.05))
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
        launch_from_toss(way.meant(held, number / 60), (1.0, 0.0, 0.0, 0.0))


@every_way
def test_every_phase_has_its_hint_in_both_languages(way: Way) -> None:
    for language, phase in product(Language, PHASES[way.name]):
        assert texts(language).say(f"throw_hint.{way.name}_{phase}")
    assert way.start(REST).hint == f"throw_hint.{way.name}_{PHASES[way.name][0]}"


def test_full_power_is_the_fastest_die_there_is() -> None:
    assert speed_from_power(1.0) == MAX_SPEED_MM_S
