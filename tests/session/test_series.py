"""Several games between the same players: who leads, when it is over, and what a record may say."""

import pytest

from dexterity.session.series import (
    ALONE,
    MOST_GAMES,
    GamePlayed,
    Series,
    best_of,
    why_not_series,
)


def game(winner: int | None, players: int = 2, first: int = 0) -> GamePlayed:
    return GamePlayed(first, winner, "home", (3,) * players)


def played(to_win: int, *winners: int | None, players: int = 2) -> Series:
    series = Series(to_win, seed=7)
    for winner in winners:
        series = series.after(game(winner, players))
    return series


@pytest.mark.parametrize(
    ("series", "over", "leader"),
    [
        (played(1), False, None),
        (played(1, 1), True, 1),
        (played(1, None), True, None),
        (played(2, 0), False, 0),
        (played(2, 0, 1), False, None),
        (played(2, 0, 1, 1), True, 1),
        (played(2, 0, None), False, 0),
        (played(2, 0, None, 0), True, 0),
        (played(3, 2, 1, 2, 0, 2, players=4), True, 2),
    ],
)
def test_a_series_is_over_when_somebody_has_won_enough(
    series: Series, over: bool, leader: int | None
) -> None:
    assert (series.over, series.leader) == (over, leader)


def test_a_game_that_nobody_wins_counts_for_nobody() -> None:
    series = played(2, None, 0, None)
    assert (series.won_by(0), series.won_by(1), series.number) == (1, 0, 4)


def test_games_that_nobody_wins_do_not_go_on_for_ever() -> None:
    series = played(2, *(None,) * MOST_GAMES)
    assert series.over
    assert series.leader is None


def test_between_two_it_is_the_best_of_an_odd_number() -> None:
    assert [best_of(Series(wins)) for wins in (1, 2, 3)] == [1, 3, 5]


def test_every_game_has_luck_of_its_own_that_comes_from_the_first() -> None:
    seeds = {played(3, *(None,) * games).next_seed for games in range(5)}
    assert len(seeds) == 5
    assert played(3).next_seed == 7


@pytest.mark.parametrize(
    ("series", "players", "fault"),
    [
        (ALONE, 2, None),
        (played(2, 0), 2, None),
        (played(2, 0, 0), 2, "over"),
        (played(2, 0, players=3), 2, "other players"),
        (Series(2, 7, (game(3),)), 2, "other players"),
        (Series(2, 7, (game(None, first=2),)), 2, "other players"),
    ],
)
def test_a_record_cannot_tell_of_just_any_series(
    series: Series, players: int, fault: str | None
) -> None:
    reason = why_not_series(series, players)
    assert (fault is None) == (reason is None)
    assert fault is None or fault in str(reason)
