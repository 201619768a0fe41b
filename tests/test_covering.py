"""What runs every time still shows each side of a sweep, and nothing of the sweep is lost."""

from itertools import combinations, product
from typing import Any

from dexterity.content.language import Language
from tests.kit.covering import covering, first_of
from tests.kit.letterings import EVERY_LETTERING, MOST_LETTERING, WINDOWS_PX


def quick(cases: list[Any]) -> list[tuple[Any, ...]]:
    return [case.values for case in cases if not case.marks]


def test_a_case_that_shows_nothing_new_is_long_and_none_is_lost() -> None:
    cases = [("a", 1), ("a", 2), ("b", 2), ("b", 1)]
    marked = covering(cases, lambda letter, number: (letter, number))
    assert [case.values for case in marked] == cases
    assert quick(marked) == [("a", 1), ("a", 2), ("b", 2)]


def test_the_first_of_many_runs_every_time() -> None:
    assert quick(first_of("abc")) == [("a",)]


def test_any_two_of_language_window_and_letters_are_read_together_every_time() -> None:
    for marked, sizes in ((EVERY_LETTERING, (1.0, 1.5, 2.0)), (MOST_LETTERING, (1.0, 1.5))):
        kinds: tuple[tuple[Any, ...], ...] = (tuple(Language), WINDOWS_PX, sizes)
        assert {case.values for case in marked} == {*product(*kinds)}
        met = {pair for case in quick(marked) for pair in combinations(case, 2)}
        wanted = {pair for two in combinations(kinds, 2) for pair in product(*two)}
        assert met == wanted
        assert len(quick(marked)) == len(marked) // 2
