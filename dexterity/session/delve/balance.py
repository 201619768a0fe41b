"""The figures of many games of Delve that the computer played."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dexterity.hand.error import Skill
from dexterity.rules.delve.cards.adventurer import AdventurerId
from dexterity.session.delve.trial import Played


@dataclass(frozen=True, slots=True)
class Delves:
    """Of one adventurer."""

    delves: int
    success: float
    """The share that came back."""


@dataclass(frozen=True, slots=True)
class Balance:
    """How the games came out; shares are of all of them."""

    games: int
    won: tuple[float, ...]
    """By seat."""
    won_by_level: Mapping[Skill, float]
    rounds: float
    """On average."""
    success: float
    """The share of all delves."""
    adventurers: Mapping[AdventurerId, Delves]
    playouts: Mapping[Skill, float]
    """Rounds imagined for a decision that took some thought, on average."""


def balance_of(games: Sequence[Played]) -> Balance:
    """The figures; of no games there are none."""
    if not games:
        raise ValueError("no games to count")
    seats, levels = Counter[int](), Counter[Skill]()
    for game in games:
        seats[game.result.winner] += 1
        levels[game.winner] += 1
    delves = sum((game.tally.delves for game in games), Counter[tuple[AdventurerId, bool]]())
    who = sorted({adventurer for adventurer, _ in delves})
    count, playing = len(games), dict.fromkeys(games[0].start.levels)
    return Balance(
        games=count,
        won=tuple(seats[seat] / count for seat in range(games[0].start.options.players)),
        won_by_level={level: levels[level] / count for level in playing},
        rounds=sum(game.result.rounds for game in games) / count,
        success=sum(delves[one, True] for one in who) / max(1, delves.total()),
        adventurers={one: _delves(delves[one, True], delves[one, False]) for one in who},
        playouts={level: _thought(games, level) for level in playing},
    )


def _delves(successes: int, failures: int) -> Delves:
    return Delves(successes + failures, successes / (successes + failures))


def _thought(games: Sequence[Played], level: Skill) -> float:
    decisions = playouts = 0
    for game in games:
        seats = [seat for seat, one in enumerate(game.start.levels) if one is level]
        decisions += sum(count for seat, count in game.tally.decisions.items() if seat in seats)
        playouts += sum(count for seat, count in game.tally.playouts.items() if seat in seats)
    return playouts / max(1, decisions)
