from math import inf, nan

import pytest

from dexterity.errors import StrokeError
from dexterity.hand.feel import HAND_REACH_MM, LATEST_CLOCK_S, MOST_SAMPLES
from dexterity.hand.track import clean_stroke, duration_s, extent_mm, path_mm
from dexterity.values.pointer import PointerSample


def track(*samples: tuple[float, float, float]) -> tuple[PointerSample, ...]:
    return clean_stroke([PointerSample(*sample) for sample in samples])


def test_of_two_samples_at_one_time_the_last_stays() -> None:
    assert track((0, 1, 1), (0.1, 2, 2), (0.1, 3, 3)) == track((0, 1, 1), (0.1, 3, 3))


def test_the_same_place_at_a_later_time_is_news_and_stays() -> None:
    assert len(track((0, 1, 1), (0.1, 1, 1))) == 2


def test_an_empty_stroke_is_refused() -> None:
    with pytest.raises(StrokeError, match="at least one"):
        clean_stroke([])


@pytest.mark.parametrize("bad", [nan, inf, -inf])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_sample_that_is_not_finite_is_refused(bad: float, place: int) -> None:
    values = [0.1, 2.0, 3.0]
    values[place] = bad
    with pytest.raises(StrokeError, match="finite"):
        clean_stroke([PointerSample(0.0, 0.0, 0.0), PointerSample(*values)])


def test_a_stroke_that_goes_back_in_time_is_refused() -> None:
    with pytest.raises(StrokeError, match="comes after"):
        track((0.2, 0, 0), (0.1, 1, 1))


def test_a_clock_too_coarse_to_tell_samples_apart_is_refused() -> None:
    with pytest.raises(StrokeError, match="clock"):
        track((LATEST_CLOCK_S * 2, 0, 0))


def test_a_long_stroke_keeps_its_end() -> None:
    long = [PointerSample(n / 1000, float(n % 100), 0.0) for n in range(MOST_SAMPLES + 50)]
    assert clean_stroke(long) == tuple(long[50:])


def test_a_pointer_at_the_horizon_is_a_hand_at_arms_length() -> None:
    (far,) = track((0, 5.0, 1e300))
    assert far == PointerSample(0, 5.0, HAND_REACH_MM)


def test_time_path_and_extent_of_a_swing_there_and_back() -> None:
    there_and_back = track((0, 0, 0), (0.1, 3, 4), (0.3, 0, 0))
    assert duration_s(there_and_back) == pytest.approx(0.3)
    assert path_mm(there_and_back) == pytest.approx(10.0)
    assert extent_mm(there_and_back) == pytest.approx(5.0)
