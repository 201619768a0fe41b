"""Rates and means against numbers from books."""

from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dexterity.session.estimates import mean_of, rate_of


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_wilson_s(successes: int, trials: int, low: float, high: float) -> None:
    rate = rate_of(successes, trials)
    assert rate.share == successes / trials
    assert (rate.low, rate.high) == pytest.approx((low, high), abs=5e-5)


def test_one_lucky_throw_proves_little() -> None:
    rate = rate_of(1, 1)
    assert rate.low == pytest.approx(0.2065, abs=1e-4)
    assert rate.high == 1.0


@given(st.integers(1, 10**6), st.data())
def test_the_share_lies_in_its_interval_and_that_in_0_to_1(
    trials: int, data: st.DataObject
) -> None:
    rate = rate_of(data.draw(st.integers(0, trials)), trials)
    assert 0.0 <= rate.low <= rate.share + 1e-12
    assert rate.share - 1e-12 <= rate.high <= 1.0


@given(st.lists(st.integers(0, 10), min_size=2, max_size=50))
def test_the_mean_and_its_error_are_those_of_the_textbook(values: list[int]) -> None:
    mean = mean_of(sum(values), sum(value**2 for value in values), len(values))
    assert mean.value == pytest.approx(fmean(values))
    assert mean.error == pytest.approx(stdev(values) / len(values) ** 0.5, abs=1e-7)


def test_of_one_value_the_error_is_not_known_and_not_infinite() -> None:
    assert mean_of(3, 9, 1).error == 0.0
