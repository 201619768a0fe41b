"""Trials in parts: the same results in the same order, wherever they were played."""

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from statistics import fmean, stdev
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dexterity.session.trials import Trials, mean_of, rate_of

PARTS = [5, 1, 4, 2, 3]


def squared(number: int) -> int:
    return number**2


@pytest.fixture(params=["here", "one thread", "two threads"])
def executor(request: pytest.FixtureRequest) -> Iterator[Executor | None]:
    if request.param == "here":
        yield None
        return
    with ThreadPoolExecutor(1 if request.param == "one thread" else 2) as pool:
        yield pool


def test_results_are_in_the_order_of_the_parts(executor: Executor | None) -> None:
    assert Trials(squared, PARTS).results(executor) == [25, 1, 16, 4, 9]


def test_every_part_is_told_of_once_by_its_size(executor: Executor | None) -> None:
    told: list[int] = []
    Trials(squared, PARTS, size=lambda number: number).results(executor, told.append)
    assert sorted(told) == [1, 2, 3, 4, 5]
    assert Trials(squared, PARTS, size=lambda number: number).total == sum(told)
    assert Trials(squared, PARTS).total == 5


def test_no_parts_no_results(executor: Executor | None) -> None:
    assert Trials(squared, []).results(executor) == []


def test_parts_that_are_equal_are_worked_out_each(executor: Executor | None) -> None:
    assert Trials(squared, [2, 2, 2]).results(executor) == [4, 4, 4]


def test_an_error_is_raised_as_it_is(executor: Executor | None) -> None:
    def refuse(number: int) -> int:
        raise LookupError(f"no {number}")

    with pytest.raises(LookupError, match="no 5"):
        Trials(refuse, PARTS[:1]).results(executor)


def test_the_last_to_end_may_be_the_first_in_the_list() -> None:
    second_ended = Event()

    def waiting_for_each_other(number: int) -> int:
        if number == 1:
            assert second_ended.wait(timeout=30)
        return number

    def ended(number: int) -> None:
        order.append(number)
        if number == 2:
            second_ended.set()

    order: list[int] = []
    with ThreadPoolExecutor(2) as pool:
        trials = Trials(waiting_for_each_other, [1, 2], lambda number: number)
        assert trials.results(pool, ended) == [1, 2]
    assert order == [2, 1], "told as they end"


def test_after_an_error_nothing_more_is_begun() -> None:
    begun: list[int] = []
    released = Event()

    def fail_first(number: int) -> None:
        begun.append(number)
        if number == 0:
            raise LookupError("the first")
        assert released.wait(timeout=30)

    with ThreadPoolExecutor(1) as pool:
        with pytest.raises(LookupError, match="the first"):
            Trials(fail_first, range(5)).results(pool)
        released.set()
    assert begun in ([0], [0, 1]), "the one that had begun may end"


def test_who_is_interrupted_while_waiting_begins_nothing_more() -> None:
    begun: list[int] = []
    released = Event()

    def work(number: int) -> None:
        begun.append(number)
        if number:
            assert released.wait(timeout=30)

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    with ThreadPoolExecutor(1) as pool:
        with pytest.raises(KeyboardInterrupt):
            Trials(work, range(5)).results(pool, interrupt)
        released.set()
    assert begun in ([0], [0, 1])


# --- rates and means against numbers from books --------------------------------------------------


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
