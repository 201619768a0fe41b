"""Stances: where a thrower stands."""

from dexterity.hand.dare.stance import BELOW_EDGE_MM, LINE_MM, ON_TABLE_BACK_MM, PLAIN, Stance
from dexterity.hand.feel import RELEASE_HEIGHT_MM

TABLE_EDGE_MM = -650.0


def test_a_plain_throw_is_made_from_the_line_a_fist_above_the_table() -> None:
    assert PLAIN.rest_mm() == (0.0, LINE_MM, RELEASE_HEIGHT_MM)
    assert PLAIN.table_rest_mm(8.0) == (0.0, LINE_MM, 8.0)


def test_a_step_back_moves_the_hand_back() -> None:
    assert Stance(back_mm=350.0).rest_mm() == (0.0, LINE_MM - 350.0, RELEASE_HEIGHT_MM)


def test_a_die_that_lies_on_the_table_stays_on_it_however_far_back() -> None:
    x, y, z = Stance(back_mm=350.0).table_rest_mm(8.0)
    assert (x, y, z) == (0.0, LINE_MM - ON_TABLE_BACK_MM, 8.0)
    assert y > TABLE_EDGE_MM + 8.0


def test_a_hand_under_the_table_is_past_its_edge_and_below_its_top() -> None:
    x, y, z = Stance(below_edge=True).rest_mm()
    assert (x, y, z) == BELOW_EDGE_MM
    assert y < TABLE_EDGE_MM
    assert z < 0.0


def test_stances_add_up_in_any_order() -> None:
    one, other = Stance(back_mm=350.0, low_eye=True), Stance(lights_out=True, one_eye=True)
    both = Stance(back_mm=350.0, low_eye=True, one_eye=True, lights_out=True)
    assert one.and_also(other) == other.and_also(one) == both


def test_the_same_stance_twice_is_that_stance() -> None:
    afar = Stance(back_mm=350.0)
    assert afar.and_also(afar) == afar == afar.and_also(PLAIN)
