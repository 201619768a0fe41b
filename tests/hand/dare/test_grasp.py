"""A hand from taking hold to letting go."""

from itertools import pairwise

import pytest

from dexterity.hand.dare.choice import dare_of
from dexterity.hand.dare.dare import PLAIN_THROW
from dexterity.hand.dare.deed import Cue, CueKind
from dexterity.hand.dare.grasp import Grasp
from dexterity.hand.toss import Toss
from dexterity.values.pointer import PointerSample

TOSS = Toss((0.0, -500.0, 120.0), 1500.0, 0.0, 0.0, 0.0)


def taken_at(x_mm: float, y_mm: float, *requirements: str) -> Grasp:
    return Grasp(dare_of(requirements), PointerSample(1.0, x_mm, y_mm))


def test_a_die_does_not_jump_to_the_pointer() -> None:
    grasp = taken_at(20.0, -470.0)
    assert grasp.path == [PointerSample(1.0, 0.0, -500.0)]
    assert grasp.take(PointerSample(1.1, 25.0, -460.0)) == PointerSample(1.1, 5.0, -490.0)


def test_taking_hold_is_a_cue_after_all_that_was_done_before() -> None:
    jumped = Cue(CueKind.JUMPED, 0.4)
    grasp = Grasp(PLAIN_THROW, PointerSample(1.0, 0.0, -500.0), (jumped,))
    assert grasp.cues == (jumped, Cue(CueKind.TAKEN, 1.0))
    grasp.cue(CueKind.OTHER_DOWN, 1.2)
    assert grasp.cues[-1] == Cue(CueKind.OTHER_DOWN, 1.2)


def test_a_sample_at_a_time_that_is_past_changes_nothing() -> None:
    grasp = taken_at(0.0, -500.0)
    grasp.take(PointerSample(1.1, 0.0, -490.0))
    assert grasp.take(PointerSample(1.1, 0.0, -480.0)) == grasp.path[-1]
    assert grasp.take(PointerSample(0.9, 0.0, -480.0)) == grasp.path[-1]
    assert len(grasp.path) == len(grasp.pointer) == 2


def test_pointer_and_hand_are_kept_apart_where_the_hand_goes_its_own_way() -> None:
    grasp = taken_at(0.0, -500.0, "back_turned")
    grasp.take(PointerSample(1.1, 10.0, -520.0))
    assert grasp.pointer[-1] == PointerSample(1.1, 10.0, -520.0)
    assert grasp.path[-1] == PointerSample(1.1, -10.0, -480.0)


def test_a_pointer_that_stays_is_told_where_it_led() -> None:
    grasp = taken_at(20.0, -470.0)
    last = grasp.pointer[-1]
    grasp.stay(PointerSample(1.5, last.x_mm, last.y_mm))
    assert grasp.path[-1] == PointerSample(1.5, 0.0, -500.0)


def test_a_hand_that_stands_a_step_back_takes_hold_there() -> None:
    assert taken_at(0.0, -500.0, "from_afar").path[0] == PointerSample(1.0, 0.0, -850.0)


def test_a_weak_hold_slips_in_a_jerk_and_a_firm_one_does_not() -> None:
    for requirements, slips in (((), False), (("pinkies",), True)):
        grasp = taken_at(0.0, -500.0, *requirements)
        assert not grasp.slips
        for step in range(1, 8):
            at_s = 0.008 * step
            grasp.take(PointerSample(1.0 + at_s, 0.0, -500.0 + 20_000.0 * at_s * at_s))
        assert grasp.slips == slips


def test_a_jump_lifts_what_is_thrown() -> None:
    jumper = Grasp(dare_of(["jump"]), PointerSample(1.0, 0.0, -500.0), (Cue(CueKind.JUMPED, 0.45),))
    assert jumper.deed(TOSS).toss.place_mm == (0.0, -500.0, 270.0)
    assert taken_at(0.0, -500.0).deed(TOSS).toss.place_mm == TOSS.place_mm


def test_a_deed_tells_all_of_it() -> None:
    grasp = taken_at(0.0, -500.0)
    grasp.take(PointerSample(1.2, 0.0, -450.0))
    deed = grasp.deed(TOSS, slipped=True)
    assert deed.path == tuple(grasp.path)
    assert deed.pointer == tuple(grasp.pointer)
    assert deed.released_s == 1.2
    assert deed.rest_mm == (0.0, -500.0)
    assert deed.slipped
    assert deed.motion is None


def swung(until_mm: float) -> Grasp:
    """At a metre a second straight ahead, and let go there."""
    grasp = taken_at(0.0, -500.0, "slap")
    for number in range(1, round(until_mm / 8.0) + 1):
        grasp.take(PointerSample(1.0 + 0.008 * number, 0.0, -500.0 + 8.0 * number))
    grasp.let_go()
    return grasp


def test_a_tool_let_go_of_in_full_swing_goes_on_and_slows_down() -> None:
    grasp = swung(80.0)
    whole, path = grasp.tool_path, tuple(grasp.path)
    assert whole[: len(path)] == path
    ways = [after.y_mm - before.y_mm for before, after in pairwise(whole[len(path) - 1 :])]
    assert ways == sorted(ways, reverse=True)
    assert whole[-1].y_mm - path[-1].y_mm == pytest.approx(60.0, rel=0.05)
    assert grasp.deed(TOSS).released_s == path[-1].at_s


def test_a_tool_let_go_of_at_rest_or_on_its_way_back_stays_there() -> None:
    for away_mm in (0.0, -8.0):
        grasp = taken_at(0.0, -500.0, "slap")
        for number in range(1, 20):
            grasp.take(PointerSample(1.0 + 0.008 * number, 0.0, -500.0 + away_mm * number))
        grasp.let_go()
        assert grasp.tool_path == tuple(grasp.path)
