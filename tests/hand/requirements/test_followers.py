"""Hands that do not simply go along with the pointer."""

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dexterity.hand.dare.choice import conflicts_in, dare_of, known_requirements
from dexterity.hand.dare.dare import Dare
from dexterity.hand.dare.follow import followed
from dexterity.hand.requirements.clumsy import TREMBLE_MM
from dexterity.hand.requirements.friend import OnABand
from dexterity.hand.requirements.sticky_wrist import REACH_MM, wrist_mm
from dexterity.hand.track import Track
from dexterity.values.pointer import PointerSample

LEADING = tuple(one for one in known_requirements() if dare_of([one]).leads_astray)
REST = (0.0, -500.0)

paths = st.lists(
    st.tuples(st.floats(-3000.0, 3000.0), st.floats(-3000.0, 3000.0)), min_size=2, max_size=40
).map(lambda places: tuple(PointerSample(n / 125.0, x, y) for n, (x, y) in enumerate(places)))


def hand(dare: Dare, pointer: Track) -> Track:
    return followed(pointer, dare.follower())


def straight(speed_mm_s: float, lasting_s: float, rate_hz: float = 125.0) -> Track:
    times = [n / rate_hz for n in range(round(lasting_s * rate_hz) + 1)]
    return tuple(PointerSample(at, 0.0, -500.0 + speed_mm_s * at) for at in times)


def test_four_lead_astray() -> None:
    assert set(LEADING) == {"back_turned", "friend", "clumsy", "sticky_wrist"}


@pytest.mark.parametrize("requirement", LEADING)
@given(pointer=paths, share=st.floats(0.0, 1.0))
def test_a_prefix_of_the_stroke_gives_a_prefix_of_the_path(
    requirement: str, pointer: Track, share: float
) -> None:
    """What the hand does now hangs on nothing that the pointer does later."""
    dare, length = dare_of([requirement]), 1 + int(share * (len(pointer) - 1))
    assert hand(dare, pointer[:length]) == hand(dare, pointer)[:length]


@given(pointer=paths)
def test_all_of_them_in_a_row_hang_on_nothing_that_comes_later(pointer: Track) -> None:
    assert conflicts_in(LEADING) == ()
    dare = dare_of(LEADING)
    assert hand(dare, pointer[:-1]) == hand(dare, pointer)[:-1]


@pytest.mark.parametrize("requirement", LEADING)
def test_a_hand_begins_where_it_waits(requirement: str) -> None:
    dare = dare_of([requirement])
    first = hand(dare, (PointerSample(3.0, *dare.hand_rest_mm),))[0]
    assert (first.x_mm, first.y_mm) == pytest.approx(dare.hand_rest_mm)


@given(pointer=paths)
def test_a_hand_behind_the_back_is_half_a_turn_round(pointer: Track) -> None:
    for led, at in zip(pointer, hand(dare_of(["back_turned"]), pointer), strict=True):
        assert (at.x_mm + led.x_mm, at.y_mm + led.y_mm) == pytest.approx((0.0, -1000.0))


@given(pointer=paths)
def test_a_clumsy_hand_is_mirrored_but_for_a_tremble(pointer: Track) -> None:
    for led, at in zip(pointer, hand(dare_of(["clumsy"]), pointer), strict=True):
        assert abs(at.x_mm + led.x_mm) <= TREMBLE_MM + 1e-9
        assert abs(at.y_mm - led.y_mm) <= TREMBLE_MM + 1e-9


@given(pointer=paths)
def test_a_glued_wrist_keeps_the_hand_at_its_reach(pointer: Track) -> None:
    x, y = wrist_mm(REST)
    for at in hand(dare_of(["sticky_wrist"]), pointer):
        assert hypot(at.x_mm - x, at.y_mm - y) == pytest.approx(REACH_MM)


def test_a_pointer_on_the_very_wrist_leaves_the_hand_where_it_waits() -> None:
    at = hand(dare_of(["sticky_wrist"]), (PointerSample(0.0, *wrist_mm(REST)),))[0]
    assert (at.x_mm, at.y_mm) == REST


def test_the_neighbours_hand_lags_then_overshoots_then_comes_to_rest() -> None:
    there = straight(1500.0, 0.2)
    still = tuple(PointerSample(0.2 + n / 125.0, 0.0, -200.0) for n in range(1, 126))
    places = [at.y_mm for at in followed((*there, *still), OnABand(REST))]
    assert places[len(there) - 1] < -240.0
    assert max(places) > -195.0
    assert places[-1] == pytest.approx(-200.0, abs=0.5)


def test_the_rate_of_the_mouse_hardly_counts_for_the_band() -> None:
    ends = [
        followed(straight(1500.0, 0.2, rate_hz), OnABand(REST))[-1].y_mm
        for rate_hz in (60.0, 125.0, 250.0, 1000.0)
    ]
    assert max(ends) - min(ends) < 3.0
