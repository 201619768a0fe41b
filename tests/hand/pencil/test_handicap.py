"""Handicaps of the hand at a pencil."""

from math import dist, pi

import pytest

from dexterity.hand.dare.piece import NO_STRAIN
from dexterity.hand.pencil.feel import CARD_MM
from dexterity.hand.pencil.handicap import HINDRANCES, Handicap, card_corners, strain_of
from dexterity.hand.pencil.held import HeldPencil, LetBe, Pushed
from dexterity.hand.pencil.pencil_way import PencilWay, pencil_way_named
from dexterity.hand.requirements import blind, clumsy
from dexterity.hand.ways.held import WayName
from dexterity.units import DEGREE
from dexterity.values import PointerSample, Push

FLICK = pencil_way_named(WayName.FLICK)
STEPS = pencil_way_named(WayName.TWO_STEP)

STRAIGHT = [PointerSample(n / 125.0, 3.0 * n, 4.0 * n) for n in range(20)]
"""At 625 mm/s, 37 degrees to the right."""


def flicked(held: HeldPencil, way: PencilWay = FLICK) -> Push:
    held = way.pressed(held, STRAIGHT[0])
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


def test_both_hands_must_hold_for_the_pencil_to_be_taken() -> None:
    start = FLICK.start((0.0, 0.0), 0.0, [Handicap.BOTH_HANDS])
    assert start.hint == "pencil_hint.both_hands"
    assert FLICK.pressed(start, STRAIGHT[0]) == start
    ready = FLICK.other_hand(start, down=True)
    assert isinstance(ready, HeldPencil)
    assert flicked(ready) == PLAIN


def test_a_flick_is_called_off_when_the_other_hand_lets_go() -> None:
    start = FLICK.start((0.0, 0.0), 0.0, [Handicap.BOTH_HANDS])
    ready = FLICK.other_hand(start, down=True)
    assert isinstance(ready, HeldPencil)
    held = FLICK.moved(FLICK.pressed(ready, STRAIGHT[0]), STRAIGHT[1])
    assert FLICK.other_hand(held, down=False) == LetBe(start)


def test_a_second_hand_that_nobody_asked_for_is_no_matter() -> None:
    held = FLICK.pressed(FLICK.start((0.0, 0.0)), STRAIGHT[0])
    both = FLICK.other_hand(held, down=True)
    assert isinstance(both, HeldPencil)
    assert isinstance(FLICK.other_hand(both, down=False), HeldPencil)


def test_nothing_needs_to_be_held_in_two_steps_or_by_keys() -> None:
    start = STEPS.start((0.0, 0.0), 0.0, [Handicap.BOTH_HANDS])
    assert STEPS.pressed(start, PointerSample(0.0, 0.0, 30.0)).hand.pressing
    keys = FLICK.confirmed(FLICK.start((0.0, 0.0), 0.0, [Handicap.BOTH_HANDS]))
    assert isinstance(keys, Pushed)


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
