"""What throws come to, whichever engine threw them."""

import pytest

from dexterity.bench.ends import joined, tally
from tests.kit.figures import ends


def test_a_tally_is_a_mean_over_the_throws() -> None:
    found = tally(ends(lasts_s=(0.5, 1.0)))
    assert found.steps_per_throw == 180.0
    assert found.hits_per_throw == 3.0
    assert found.time_to_rest_s == pytest.approx(0.65)
    assert found.longest_s == 1.0
    assert found.travel_mm == 500.0
    assert found.faces == (1, 1, 0, 0, 0, 0)


def test_six_throws_with_six_faces_are_fair() -> None:
    assert tally(ends(lasts_s=(1.0,) * 6, rested=(True,) * 6)).chi_squared == 0.0


def test_only_dice_at_rest_have_a_time_to_rest() -> None:
    found = tally(ends(lasts_s=(0.5, 4.0), rested=(True, False)))
    assert found.rested_share == 0.5
    assert found.time_to_rest_s == pytest.approx(0.4)


def test_where_nothing_came_to_rest_there_is_nothing_to_tell() -> None:
    found = tally(ends(rested=(False, False)))
    assert found.time_to_rest_s is None
    assert found.travel_mm is None


def test_batches_join_in_order() -> None:
    both = joined([ends(lasts_s=(1.0,), rested=(True,)), ends(lasts_s=(2.0, 3.0))])
    assert both.lasts_s.tolist() == [1.0, 2.0, 3.0]
    assert both.hits == 9
    assert both.touched == {"table": 1.0, "box": 0.5}
