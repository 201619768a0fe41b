"""What a path shows, in drawings: letters in their order are where the hand goes."""

from math import cos, degrees, sin, tau

import pytest

from dexterity.hand.dare.figures import SPACING_MM, crossings, loop, most_turned, thinned
from dexterity.hand.track import Track
from dexterity.values.pointer import PointerSample
from tests.kit.drawings import path

STRAIGHT = """
c
.
b
.
a
"""

BACK_AND_FORTH = """
c a
.
b
"""

SQUARE = """
a . . . d
. . . . .
. . . . .
b . . . c
"""

CROSSED = """
. . a . .
. d . . c
. . . . .
. . b . .
"""

EIGHT = """
. b . . . e .
. . . . . . .
. . . . . . .
. . . . . . .
. d . . . c .
. . . . . . .
. . . . . . .
. . . . . . .
. a . . . f .
"""

LOOSE_KNOT = """
. . . . . .
e b . . . .
. . . . . .
. . . . c .
. . . . . .
. a . . d .
"""

ROUND = """
. e . d .
f . . . .
a . . . c
. . b . .
"""


def turned(drawing: str) -> float:
    return round(degrees(most_turned(path(drawing), 99.0)[0]))


def circle(turn: float, radius_mm: float = 40.0, count: int = 80) -> Track:
    angles = [turn * n / count for n in range(count + 1)]
    return tuple(
        PointerSample(n / 100, radius_mm * cos(angle), radius_mm * sin(angle))
        for n, angle in enumerate(angles)
    )


@pytest.mark.parametrize(
    "drawing",
    [STRAIGHT, BACK_AND_FORTH, SQUARE, ROUND],
    ids=["straight", "back and forth", "square", "round"],
)
def test_what_does_not_cross_itself(drawing: str) -> None:
    assert crossings(path(drawing)) == 0


@pytest.mark.parametrize(
    "drawing", [CROSSED, EIGHT, LOOSE_KNOT], ids=["crossed", "eight", "loose knot"]
)
def test_what_crosses_itself_once(drawing: str) -> None:
    assert crossings(path(drawing)) == 1


def test_two_loops_are_two_crossings() -> None:
    there = path(CROSSED)
    again = tuple(
        PointerSample(one.at_s + 1.0, one.x_mm + there[-1].x_mm - 40.0, one.y_mm - 70.0)
        for one in there
    )
    assert crossings((*there, *again)) == 2


def test_a_loop_too_small_to_be_meant_does_not_count() -> None:
    small = tuple(PointerSample(one.at_s, one.x_mm / 4, one.y_mm / 4) for one in path(CROSSED))
    assert crossings(small) == 0


def test_a_trembling_swing_back_and_forth_does_not_cross_itself() -> None:
    down = [PointerSample(n / 100, 1.5 * (n % 2), -4.0 * n) for n in range(40)]
    up = [PointerSample(1.0 + n / 100, 1.5 * ((n + 1) % 2), -160.0 + 4.0 * n) for n in range(60)]
    assert crossings((*down, *up)) == 0


def test_a_mirrored_or_reversed_path_crosses_itself_as_often() -> None:
    there = path(CROSSED)
    mirror = tuple(PointerSample(one.at_s, -one.x_mm, one.y_mm) for one in there)
    back = tuple(PointerSample(2.0 - one.at_s, one.x_mm, one.y_mm) for one in reversed(there))
    assert crossings(mirror) == crossings(back) == 1


def test_a_straight_path_does_not_turn_nor_does_one_that_reverses() -> None:
    assert turned(STRAIGHT) == 0
    assert (
        turned("""
        b
        .
        .
        c
        .
        a
    """)
        == 0
    )


def test_a_corner_turns_by_its_angle() -> None:
    assert (
        turned("""
        . . c
        . . .
        a . b
    """)
        == 0
    ), "a right angle is taken for a stop"
    assert (
        turned("""
        . . . . d
        . . . c .
        a . b . .
    """)
        == 45
    )


@pytest.mark.parametrize("turn", [0.5, 0.9, 1.0, 1.3, 2.0])
@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_a_circle_turns_as_far_as_it_goes_either_way_round(turn: float, sign: float) -> None:
    """Less the first chord, along which the direction is first seen."""
    measured, at_s = most_turned(circle(sign * turn * tau), 99.0)
    assert degrees(measured) == pytest.approx(360.0 * turn, abs=13.0)
    assert at_s == pytest.approx(0.8, abs=0.03)


def test_turning_back_counts_against_what_was_turned() -> None:
    there = circle(0.75 * tau)
    back = tuple(PointerSample(1.6 - one.at_s, one.x_mm, one.y_mm) for one in reversed(there[:-1]))
    measured, at_s = most_turned((*there, *back), 99.0)
    assert degrees(measured) == pytest.approx(270.0, abs=13.0)
    assert at_s <= 0.8 + 1e-9


def test_what_comes_after_a_stop_does_not_make_a_turn_any_later() -> None:
    """Neither the wind-up nor a swing that bends a little the same way."""
    turn, (x, y) = circle(1.2 * tau), (circle(1.2 * tau)[-1].x_mm, circle(1.2 * tau)[-1].y_mm)
    still = tuple(PointerSample(0.8 + n / 100, x, y) for n in range(1, 100))
    swing = tuple(
        PointerSample(1.8 + n / 100, x - 60.0 * sin(n / 60), y + 5.0 * n) for n in range(30)
    )
    measured, at_s = most_turned((*turn, *still, *swing), 99.0)
    assert degrees(measured) == pytest.approx(432.0, abs=13.0)
    assert at_s == pytest.approx(0.8, abs=0.03)


def test_who_never_turned_has_done_so_when_asked() -> None:
    assert most_turned(path(STRAIGHT), 7.0) == (0.0, 7.0)


def test_samples_too_near_to_tell_a_direction_are_passed_over() -> None:
    jittery = tuple(PointerSample(n / 1000, 0.7 * (n % 2), 0.5 * n) for n in range(200))
    assert degrees(most_turned(jittery, 0.0)[0]) < 30.0
    kept = [place for _, place in thinned(jittery)]
    assert len(kept) <= 1 + 100.0 / SPACING_MM


@pytest.mark.parametrize("radius_mm", [34.0, 42.0, 60.0])
def test_the_loop_that_hands_draw_goes_round_and_crosses_itself(radius_mm: float) -> None:
    places = [*loop(radius_mm), (0.0, 0.0)]
    drawn = tuple(PointerSample(n / 100, x, y) for n, (x, y) in enumerate(places))
    assert crossings(drawn) == 1
    assert degrees(most_turned(drawn, 0.0)[0]) > 360.0
