"""Actions compared by trying them."""

from collections import Counter
from collections.abc import Sequence

from dexterity.players.delve.comparing import LOOK_AFTER, Compared, Effort, Trial, compare
from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action

STRENGTHS = [do.NameStrength(strength) for strength in (5, 6, 7, 8, 9)]


def worth(action: Action, number: int) -> float:
    assert isinstance(action, do.NameStrength)
    return -abs(action.strength - 7) + number % 2


def compared(actions: Sequence[Action], trial: Trial, playouts: int, lead: float = 0.0) -> Compared:
    """With as many steps as it takes."""
    return compare(actions, trial, Effort(playouts, steps=1), lambda: 0, lead)


def test_the_best_one_is_found_by_few_trials() -> None:
    found = compared(STRENGTHS, worth, 60)
    assert found.action == do.NameStrength(7)
    assert found.playouts <= 60


def test_of_equals_the_first_one_is_kept() -> None:
    assert compared(STRENGTHS, lambda action, number: 1.0, 30).action == STRENGTHS[0]


def test_the_first_one_is_kept_unless_another_is_clearly_better() -> None:
    assert compared(STRENGTHS, worth, 60, lead=1.5).action == do.NameStrength(7)
    assert compared(STRENGTHS, worth, 60, lead=2.5).action == STRENGTHS[0]


def test_all_are_tried_in_the_same_cases() -> None:
    tried: list[tuple[Action, int]] = []

    def trial(action: Action, number: int) -> float:
        tried.append((action, number))
        return 0.0

    compared(STRENGTHS[:2], trial, 6)
    assert tried == [(action, number) for number in range(3) for action in STRENGTHS[:2]]


def test_a_single_one_is_tried_at_least_once() -> None:
    assert compared(STRENGTHS[:1], worth, 4).playouts == 4


def test_what_is_clear_early_is_not_looked_at_any_longer() -> None:
    clear = compared(STRENGTHS[1:3], worth, 1000)
    assert clear.action == do.NameStrength(7)
    assert clear.playouts == 2 * LOOK_AFTER


def test_what_is_hard_to_tell_is_looked_at_to_the_end() -> None:
    def trial(action: Action, number: int) -> float:
        return float(number % 2 == (action == STRENGTHS[0]))

    assert compared(STRENGTHS[:2], trial, 1000).playouts == 1000


def test_long_playouts_are_fewer_and_each_action_is_tried_as_often() -> None:
    often: Counter[Action] = Counter()

    def trial(action: Action, number: int) -> float:
        often[action] += 1
        return worth(action, number)

    def steps() -> int:
        return 10 * often.total()

    found = compare(STRENGTHS[1:3], trial, Effort(1000, steps=200), steps)
    assert found.playouts == 20
    assert set(often.values()) == {10}
    often.clear()
    found = compare(STRENGTHS[:3], trial, Effort(1000, steps=200), steps)
    assert found.action == do.NameStrength(7)
    assert 20 <= found.playouts <= 20 + len(STRENGTHS[:3]), "each halving has half of the steps"
