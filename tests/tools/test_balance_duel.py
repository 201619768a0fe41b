"""What a head start is worth in a duel is counted fairly, and worked out exactly."""

from argparse import Namespace
from collections.abc import Sequence
from itertools import product

import pytest

from dexterity.values.skill import Skill
from tools import balance_duel
from tools.balance_duel import Bout, bouts_of, matches_won

EVEN = (2, 2, 0, -2, -2)
"""Of five rounds two are won, one is shared, two are lost."""


def by_hand(leads: Sequence[int], rounds: int, given: int) -> float:
    """Every match of such rounds, one after the other."""
    ends = [sum(each) - given for each in product(leads, repeat=rounds)]
    return sum((end > 0) + (end == 0) / 2 for end in ends) / len(ends)


@pytest.mark.parametrize(("rounds", "given"), [(1, 0), (1, 1), (3, 0), (3, 2), (5, 3)])
def test_matches_follow_from_rounds_as_if_all_were_played(rounds: int, given: int) -> None:
    leads = (*EVEN, 2, 2)
    assert matches_won(leads, rounds, given).value == pytest.approx(by_hand(leads, rounds, given))


def test_a_single_round_errs_like_any_share() -> None:
    won = matches_won((2,) * 30 + (-2,) * 70, rounds=1, given=0)
    assert won.value == pytest.approx(0.3)
    assert won.error == pytest.approx((0.3 * 0.7 / 100) ** 0.5, rel=1e-3)


def test_equals_win_half_and_whoever_gives_away_wins_less() -> None:
    shares = [matches_won(EVEN, 3, given).value for given in range(4)]
    assert shares[0] == pytest.approx(0.5)
    assert shares == sorted(shares, reverse=True)


def test_both_sit_first_as_often_and_no_fewer_rounds_are_played_than_asked_for() -> None:
    bouts = bouts_of(Skill.EXPERT, Skill.NOVICE, rounds=10, seed=5)
    assert [bout.better_sits for bout in bouts] == [0, 1, 0, 1]
    assert len({bout.seed for bout in bouts}) == 4


@pytest.mark.long
def test_a_bout_has_its_rounds_whoever_wins_and_is_always_the_same() -> None:
    bout = Bout(Skill.EXPERT, Skill.NOVICE, better_sits=1, seed=3)
    leads = balance_duel.play_bout(bout)
    assert len(leads) == balance_duel.ROUNDS_OF_A_BOUT
    assert set(leads) <= {2, 0, -2}
    assert leads == balance_duel.play_bout(bout)


def test_the_table_tells_every_length_and_what_may_be_given_away_in_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(balance_duel, "play_bout", lambda bout: EVEN)
    args = Namespace(rounds=6, seed=1, workers=1, cluster=None)
    assert balance_duel.handicaps_table(args).row_count == 3 * (2 + 4 * 3)
