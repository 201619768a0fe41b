"""The figures of many games of Pen that the computer played."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dexterity.rules.pen.player import PLAYERS
from dexterity.rules.pen.state import Ending
from dexterity.session.pen.trial import Played


@dataclass(frozen=True, slots=True)
class Balance:
    """How many games came out; shares are of all of them."""

    games: int
    won: tuple[float, float]
    """By seat."""
    first_won: float
    """By who began."""
    turns: float
    """Of both players together, on average."""
    endings: Mapping[Ending, float]
    called_off: float
    """No end in sight after hundreds of turns."""
    health: tuple[float, float]
    """Left at the end, on average, by seat."""


def balance_of(games: Sequence[Played]) -> Balance:
    """The figures; of no games there are none."""
    if not games:
        raise ValueError("no games to count")
    count = len(games)
    winners = Counter(game.winner for game in games if game.winner is not None)
    endings = Counter(game.result.ending for game in games if game.result is not None)
    first = sum(game.winner == game.first for game in games)
    return Balance(
        games=count,
        won=(winners[PLAYERS[0]] / count, winners[PLAYERS[1]] / count),
        first_won=first / count,
        turns=sum(game.turns for game in games) / count,
        endings={ending: endings[ending] / count for ending in Ending},
        called_off=1.0 - endings.total() / count,
        health=(_health(games, 0), _health(games, 1)),
    )


def _health(games: Sequence[Played], seat: int) -> float:
    return sum(game.state.pawns[seat].health for game in games) / len(games)
