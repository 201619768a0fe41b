"""Handicaps of the hand at a pencil."""

from dataclasses import replace
from itertools import pairwise
from math import dist, pi
from random import Random
from statistics import pstdev

import pytest

from dexterity.hand.error import NO_STRAIN
from dexterity.hand.pencil.error import PUSH_ERRORS
from dexterity.hand.pencil.feel import CARD_MM
from dexterity.hand.pencil.handicap import (
    HINDRANCES,
    Handicap,
    card_corners,
    demands_of,
    strain_of,
)
from dexterity.hand.pencil.held import HeldPencil, LetBe, Pushed
from dexterity.hand.pencil.pencil_way import PencilWay, pencil_way_named
from dexterity.hand.requirements import blind, clumsy
from dexterity.hand.ways.demands import NO_DEMANDS
from dexterity.hand.ways.held import Phase, WayName
from dexterity.hand.ways.onset import onset_from
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push

FLICK = pencil_way_named(WayName.FLICK)
TIMING = pencil_way_named(WayName.TIMING)
STEADY = pencil_way_named(WayName.STEADY)

LED = [name for name in WayName if name is not WayName.STEADY]
"""The ways in which a hand does something at the right moment."""

STRAIGHT = [PointerSample(n / 125.0, 3.0 * n, 4.0 * n) for n in range(20)]
"""At 625 mm/s, 37 degrees to the right."""


def still(answer: object) -> HeldPencil:
    assert isinstance(answer, HeldPencil)
    return answer


def flicked(held: HeldPencil, way: PencilWay = FLICK) -> Push:
    held = still(way.pressed(held, STRAIGHT[0]))
    for sample in STRAIGHT[1:-1]:
        held = way.moved(held, sample)
    answer = way.released(held, STRAIGHT[-1])
    assert isinstance(answer, Pushed)
    return answer.push


PLAIN = flicked(FLICK.start((0.0, 0.0)))


@pytest.mark.parametrize("handicap", [Handicap.EYES_CLOSED, Handicap.CARD_IN_HAND])
def test_what_hinders_the_eye_alone_leaves_the_hand_as_it_is(handicap: Handicap) -> None:
    assert flicked(FLICK.start((0.0, 0.0), 0.0, [handicap])) == PLAIN


def test_the_other_hand_goes_the_other_way_and_trembles() -> None:
    push = flicked(FLICK.start((0.0, 0.0), 0.0, [Handicap.OTHER_HAND]))
    assert push.direction_rad == pytest.approx(-PLAIN.direction_rad, abs=12 * DEGREE)
    assert push.direction_rad != -PLAIN.direction_rad
    assert push.speed_mm_s == pytest.approx(PLAIN.speed_mm_s, rel=0.1)


def test_the_other_hand_mirrors_as_the_player_sees_the_sheet() -> None:
    """On a sheet turned by a quarter, what is sideways to the player is lengthways to the sheet."""
    push = flicked(FLICK.start((0.0, 0.0), pi / 2, [Handicap.OTHER_HAND]))
    assert push.direction_rad == pytest.approx(pi - PLAIN.direction_rad, abs=12 * DEGREE)


def test_the_other_hand_is_the_same_at_every_rate_and_time() -> None:
    held = FLICK.start((0.0, 0.0), 0.0, [Handicap.OTHER_HAND])
    assert flicked(held) == flicked(held)


# --- both hands ---------------------------------------------------------------------------------


def test_both_hands_must_hold_for_the_pencil_to_be_taken() -> None:
    start = FLICK.start((0.0, 0.0), 0.0, [Handicap.BOTH_HANDS])
    assert start.hint == "pencil_hint.both_hands"
    assert FLICK.pressed(start, STRAIGHT[0]) == start
    assert flicked(still(FLICK.other_hand(start, down=True))) == PLAIN


def test_a_flick_is_called_off_when_the_other_hand_lets_go() -> None:
    start = FLICK.start((0.0, 0.0), 0.0, [Handicap.BOTH_HANDS])
    ready = still(FLICK.other_hand(start, down=True))
    held = FLICK.moved(still(FLICK.pressed(ready, STRAIGHT[0])), STRAIGHT[1])
    assert FLICK.other_hand(held, down=False) == LetBe(start)


def test_a_second_hand_that_nobody_asked_for_is_no_matter() -> None:
    held = still(FLICK.pressed(FLICK.start((0.0, 0.0)), STRAIGHT[0]))
    both = still(FLICK.other_hand(held, down=True))
    assert isinstance(FLICK.other_hand(both, down=False), HeldPencil)


@pytest.mark.parametrize("name", LED)
def test_nothing_is_done_with_one_hand_where_both_are_needed(name: WayName) -> None:
    way = pencil_way_named(name)
    start = way.start((0.0, 0.0), 0.0, [Handicap.BOTH_HANDS])
    assert start.lacks_a_hand
    assert way.pressed(start, STRAIGHT[0]) is start
    assert way.confirmed(start, 1.0) is start
    assert not still(way.other_hand(start, down=True)).lacks_a_hand


def test_a_needle_waits_for_the_other_hand_and_so_does_the_gauge() -> None:
    start = TIMING.start((0.0, 0.0), 0.0, [Handicap.BOTH_HANDS])
    powering = still(TIMING.confirmed(still(TIMING.other_hand(start, down=True)), 1.0))
    assert powering.hand.phase is Phase.POWERING
    alone = still(TIMING.other_hand(powering, down=False))
    assert TIMING.confirmed(alone, 1.5) is alone
    both = still(TIMING.other_hand(alone, down=True))
    assert isinstance(TIMING.confirmed(both, 1.5), Pushed)


def test_a_steady_hand_has_nothing_to_hold() -> None:
    start = STEADY.start((0.0, 0.0), 0.0, [Handicap.BOTH_HANDS])
    assert not start.lacks_a_hand
    assert isinstance(STEADY.confirmed(still(STEADY.confirmed(start, 0.0)), 0.0), Pushed)


# --- hands that aim -----------------------------------------------------------------------------


def needle_turns(handicaps: list[Handicap]) -> list[float]:
    """Where a needle points, a hundred times in a second."""
    held = TIMING.start((0.0, 0.0), 0.0, handicaps)
    return [TIMING.meant(held, n / 100).direction_rad for n in range(100)]


def test_with_the_other_hand_a_needle_is_faster() -> None:
    start = TIMING.start((0.0, 0.0))
    calm = demands_of([Handicap.OTHER_HAND])
    other = replace(start, hand=replace(start.hand, demands=replace(calm, tremble_rad=0.0)))
    faster = clumsy.PIECE.strain.direction
    assert faster > 1.0
    assert TIMING.meant(other, 0.1).direction_rad == pytest.approx(
        faster * TIMING.meant(start, 0.1).direction_rad
    )


def test_with_the_other_hand_a_needle_trembles() -> None:
    def jerks(handicaps: list[Handicap]) -> float:
        """How unevenly it goes, at its most."""
        steps = [after - before for before, after in pairwise(needle_turns(handicaps)[:15])]
        return max(abs(after - before) for before, after in pairwise(steps))

    assert jerks([]) < 0.01 * DEGREE
    assert jerks([Handicap.OTHER_HAND]) > 0.2 * DEGREE
    assert demands_of([Handicap.OTHER_HAND]).tremble_rad == clumsy.PIECE.tremble_rad


@pytest.mark.parametrize("handicap", Handicap)
def test_every_handicap_asks_more_of_a_hand_that_aims(handicap: Handicap) -> None:
    demands = demands_of([handicap])
    assert demands.strain.direction > 1.0
    assert not demands.timed
    start = TIMING.start((0.0, 0.0), 0.0, [handicap])
    assert start.hand.demands == demands


def test_without_a_handicap_nothing_is_asked() -> None:
    assert demands_of([]) == NO_DEMANDS


def test_a_steady_hand_strays_as_much_more_as_its_handicaps_strain_it() -> None:
    def turns(handicaps: list[Handicap]) -> list[float]:
        pushes = []
        for seed in range(300):
            held = STEADY.start((0.0, 0.0), 0.0, handicaps, onset=onset_from(Random(seed)))
            aimed = replace(held.hand, phase=Phase.READY, direction_rad=0.0, power=0.5)
            pushes.append(STEADY.confirmed(replace(held, hand=aimed), 0.0))
        return [one.push.direction_rad for one in pushes if isinstance(one, Pushed)]

    plain = PUSH_ERRORS[Skill.REGULAR].direction_rad
    strain = strain_of([Handicap.OTHER_HAND]).direction
    assert pstdev(turns([])) == pytest.approx(plain, rel=0.15)
    assert pstdev(turns([Handicap.OTHER_HAND])) == pytest.approx(strain * plain, rel=0.15)


def test_eyes_that_must_be_closed_are_open_until_somebody_shuts_them() -> None:
    start = TIMING.start((0.0, 0.0), 0.0, [Handicap.EYES_CLOSED])
    assert start.must_shut_eyes
    assert not replace(start, eyes_shut=True).must_shut_eyes
    assert not TIMING.start((0.0, 0.0)).must_shut_eyes


def test_second_thoughts_open_the_eyes_again() -> None:
    start = TIMING.start((0.0, 0.0), 0.0, [Handicap.EYES_CLOSED])
    powering = still(TIMING.confirmed(replace(start, eyes_shut=True), 1.0))
    back = TIMING.cancelled(powering)
    assert isinstance(back, LetBe)
    assert back.held.must_shut_eyes


# --- all of them --------------------------------------------------------------------------------


def test_handicaps_are_those_of_the_throw_where_there_is_one() -> None:
    assert HINDRANCES[Handicap.EYES_CLOSED].lights_out
    assert strain_of([Handicap.EYES_CLOSED]) == blind.PIECE.strain
    assert strain_of([Handicap.OTHER_HAND]) == clumsy.PIECE.strain
    assert strain_of([]) == NO_STRAIN
    both = strain_of([Handicap.OTHER_HAND, Handicap.EYES_CLOSED])
    assert both.direction == pytest.approx(
        blind.PIECE.strain.direction * clumsy.PIECE.strain.direction
    )
    assert set(HINDRANCES) == set(Handicap)


def test_a_card_in_the_hand_covers_what_is_below_the_pointer() -> None:
    corners = card_corners((90.0, 90.0), 0.0)
    assert all(y < 90.0 for _, y in corners)
    assert dist(corners[0], corners[1]) == pytest.approx(CARD_MM[0])
    assert dist(corners[1], corners[2]) == pytest.approx(CARD_MM[1])


def test_a_card_in_the_hand_stays_upright_before_the_player() -> None:
    """The sheet turned by a quarter to the right, its x is the player's below."""
    corners = card_corners((90.0, 90.0), pi / 2)
    assert all(x > 90.0 for x, _ in corners)
