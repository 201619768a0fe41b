"""What trials say of marks that were and were not tried."""

import numpy as np
import pytest

from dexterity.players.mark import Mark
from dexterity.players.trials import Steps, Trials, nothing_known

STEPS = Steps(20.0, 0.2, 0.1)


def mark(steps_away: float) -> Mark:
    return Mark(200.0 + 20.0 * steps_away, 0.0, 0.0)


def trials(*damages: float) -> Trials:
    """One mark after the other, a step apart, ten throws at each."""
    marks = [mark(i) for i in range(len(damages))]
    return Trials(marks, np.full(len(damages), 10.0), np.array(damages))


def test_one_trial_alone_is_believed() -> None:
    assert trials(2.0).expected([mark(0)], STEPS) == pytest.approx([2.0])


def test_a_lucky_peak_is_worth_less_than_a_good_neighbourhood() -> None:
    lucky_then_good = trials(0, 0, 3.5, 0, 0, 0, 0, 2.5, 3.0, 2.5, 0)
    assert lucky_then_good.best_first(lucky_then_good.marks, STEPS)[0] == mark(8)


def test_what_is_far_away_says_nothing() -> None:
    known = trials(1.0, *[0.0] * 8, 5.0)
    assert known.expected([mark(0)], STEPS)[0] < 0.7
    assert known.expected([mark(0)], STEPS.halved().halved()) == pytest.approx([1.0], abs=1e-3)


def test_trials_add_up() -> None:
    both = nothing_known().and_also(trials(1.0)).and_also(trials(3.0))
    assert both.expected([mark(0)], STEPS) == pytest.approx([2.0])


def test_marks_that_promise_the_same_keep_their_order() -> None:
    known = trials(1.0, 1.0, 1.0)
    assert known.best_first(known.marks, STEPS) == known.marks
