"""The coach: how likely a delve ends well that begins now, as a seat can reckon it."""

from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from dexterity.hand.error import Skill
from dexterity.players.delve.danger import Reckoning
from dexterity.players.delve.guessing import Guessing
from dexterity.players.delve.playouts import ROUND_OVER, Playouts, gone_down
from dexterity.players.practised import PLAIN, practised
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import State

CONFIDENCE: Final = 1.96
"""Standard deviations: nineteen of twenty such ranges hold the true share."""


@dataclass(frozen=True, slots=True)
class Survival:
    """Of all that may lie down there, for how much of it one comes back."""

    share: float
    low: float
    high: float
    """Between these the share lies, as far as so many samples can tell."""
    samples: int


def survival(
    game: DelveGame,
    seen: State,
    player: PlayerId,
    *,
    samples: int,
    luck: Random,
    hand: Skill = Skill.REGULAR,
) -> Survival | None:
    """For a player who knows what is seen: of the delve that goes on, whoever is down there, or of
    one that this player would begin now; None between rounds."""
    if seen.phase in ROUND_OVER:
        return None
    reckoning = Reckoning(game, seen)
    playouts = Playouts(reckoning, practised()[hand][PLAIN].chances)
    guessing = Guessing(reckoning, seen, reads_others=False)
    came_back = 0
    for _ in range(samples):
        guess = guessing.guess(luck)
        begun = guess if guess.delver is not None else gone_down(game, guess, player)
        came_back += _survived(playouts, begun, luck)
    return _survival(came_back, samples)


def _survived(playouts: Playouts, begun: State, luck: Random) -> bool:
    if begun.phase in ROUND_OVER:
        return True  # There was nobody to be met.
    return playouts.comes_back(begun, luck)


def _survival(came_back: int, samples: int) -> Survival:
    """By Wilson's interval, which never leaves 0 to 1 and is no point where all came back."""
    share, square = came_back / samples, CONFIDENCE**2 / samples
    middle = (share + square / 2.0) / (1.0 + square)
    half = CONFIDENCE * sqrt(share * (1.0 - share) / samples + square / 4.0 / samples)
    half /= 1.0 + square
    return Survival(share, max(0.0, middle - half), min(1.0, middle + half), samples)
