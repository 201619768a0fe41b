"""Work in parts: the same results in the same order, wherever they were worked out."""

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from threading import Event

import pytest

from dexterity.session.spreading import spread

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
    assert spread(squared, PARTS, executor) == [25, 1, 16, 4, 9]


def test_every_part_is_told_of_once(executor: Executor | None) -> None:
    told: list[int] = []
    spread(squared, PARTS, executor, told.append)
    assert sorted(told) == [1, 2, 3, 4, 5]


def test_no_parts_no_results(executor: Executor | None) -> None:
    assert spread(squared, [], executor) == []


def test_parts_that_are_equal_are_worked_out_each(executor: Executor | None) -> None:
    assert spread(squared, [2, 2, 2], executor) == [4, 4, 4]


def test_an_error_is_raised_as_it_is(executor: Executor | None) -> None:
    def refuse(number: int) -> int:
        raise LookupError(f"no {number}")

    with pytest.raises(LookupError, match="no 5"):
        spread(refuse, PARTS[:1], executor)


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
        assert spread(waiting_for_each_other, [1, 2], pool, ended) == [1, 2]
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
            spread(fail_first, range(5), pool)
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
            spread(work, range(5), pool, interrupt)
        released.set()
    assert begun in ([0], [0, 1])
