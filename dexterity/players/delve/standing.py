"""What successes and failures are worth: the chance to win the whole game, before a round."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import FAILURES_TO_LEAVE, SUCCESSES_TO_WIN, Seat

COMES_BACK: Final = 0.5
"""How often a delver does, of whom nothing else is known: what computer players make of each
other's dungeons."""

Marks = tuple[tuple[int, int], ...]
"""Successes and failures of every seat."""


def chance_to_win(seats: tuple[Seat, ...], player: PlayerId) -> float:
    """Of a player, where each one standing is as likely as the others to go down next."""
    return chances_to_win(tuple((seat.successes, seat.failures) for seat in seats))[player]


def chances_to_win(marks: Marks) -> tuple[float, ...]:
    """Of all seats. Who sits where does not matter: the same marks in another order are known."""
    order = sorted(range(len(marks)), key=marks.__getitem__)
    chances = _chances_in_order(tuple(marks[number] for number in order))
    return tuple(chance for _, chance in sorted(zip(order, chances, strict=True)))


@cache
def _chances_in_order(marks: Marks) -> tuple[float, ...]:
    """Every round adds a mark to one of them, so that it comes to an end."""
    won = [successes >= SUCCESSES_TO_WIN for successes, _ in marks]
    standing = [number for number, mark in enumerate(marks) if mark[1] < FAILURES_TO_LEAVE]
    if any(won):
        return tuple(map(float, won))
    if len(standing) == 1:
        return tuple(float(number in standing) for number in range(len(marks)))
    ways = [way for delver in standing for way in _ways(marks, delver)]
    return tuple(
        sum(share * chances_to_win(after)[number] for share, after in ways) / len(standing)
        for number in range(len(marks))
    )


def _ways(marks: Marks, delver: int) -> Iterator[tuple[float, Marks]]:
    successes, failures = marks[delver]
    yield COMES_BACK, _with(marks, delver, (successes + 1, failures))
    yield 1.0 - COMES_BACK, _with(marks, delver, (successes, failures + 1))


def _with(marks: Marks, number: int, mark: tuple[int, int]) -> Marks:
    return (*marks[:number], mark, *marks[number + 1 :])
