"""The coach: how likely a delve ends well that begins now, as a seat can reckon it."""

from dataclasses import dataclass
from math import prod, sqrt
from random import Random
from typing import Final

from dexterity.players.chances import Chances, outcomes
from dexterity.players.delve.danger import Reckoning
from dexterity.players.delve.habits import DelvingHabits, Habits
from dexterity.players.practised import PLAIN, practised
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.entering import enter
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.seeing import imagined
from dexterity.rules.delve.state import Phase, State
from dexterity.values.skill import Skill

# --- guessing hidden cards ------------------------------------------------------------------------


TRIES: Final = 4
"""Among so many guesses the likeliest ones are drawn more often."""

HARMLESS_ADDED: Final = 0.75
HARMFUL_ADDED: Final = 0.6
"""How often a card goes down that the tiles beat, or do not. Regulars add 97 and 73 of a hundred,
experts nearly half of both, so that nobody reads them; who sits there is not known."""


class Guessing:
    """One seat's guesses."""

    def __init__(self, reckoning: Reckoning, seen: State, *, reads_others: bool) -> None:
        """`reads_others`: whether what others did with their cards tells something of them."""
        self.reckoning, self.seen = reckoning, seen
        self._unseen = reckoning.game.unseen_monsters(seen)
        self._below = sum(laid.monster == HIDDEN for laid in seen.dungeon)
        self._aside = sum(one.monster == HIDDEN for one in seen.aside)
        telling = reads_others and self._below + self._aside > 0
        self._tries = TRIES if telling else 1

    def guess(self, luck: Random) -> State:
        """A whole state of which all that is seen is true."""
        guesses = [self._guess(luck) for _ in range(self._tries)]
        likely = [self._likelihood(cards) for cards, _ in guesses]
        ((cards, specials),) = luck.choices(guesses, likely)
        return imagined(self.seen, cards, specials)

    def _guess(self, luck: Random) -> tuple[list[MonsterId], list[MonsterId]]:
        """All hidden cards in an order, and the special monsters that would have joined unseen:
        any are as likely as any others."""
        unseen = self._unseen
        specials = luck.sample(unseen.maybe, unseen.joined) if unseen.joined else []
        return luck.sample((*unseen.certain, *specials), unseen.count), specials

    def _likelihood(self, hidden: list[MonsterId]) -> float:
        """Of what others did with the cards that they would have had."""
        below = self._below
        return prod(map(self._added, hidden[:below])) * prod(
            1.0 - self._added(monster) for monster in hidden[below : below + self._aside]
        )

    def _added(self, monster: MonsterId) -> float:
        """How often such a card is put into the dungeon rather than set aside."""
        blow = self.reckoning.blow(self.seen.adventurer, self.seen.tiles, monster)
        return HARMFUL_ADDED if blow else HARMLESS_ADDED


# --- playing on in the head -----------------------------------------------------------------------


SYMBOL_SHARE: Final = 1 / 2
"""Of the faces of the die that is thrown at monsters, a red one."""

ROUND_OVER: Final = frozenset({Phase.ADVENTURER, Phase.OVER})


@dataclass(slots=True)
class Playouts:
    """All that one decision imagines."""

    reckoning: Reckoning
    chances: Chances
    """Of the hand that would throw, where throws were agreed upon."""
    steps: int = 0
    """Taken so far, by anybody, in all of them."""

    @property
    def game(self) -> DelveGame:
        """Whose rules they are."""
        return self.reckoning.game

    def round_end(self, state: State, luck: Random) -> State:
        """How the round ends, if everybody does as is usual."""
        throws = tuple(outcomes(self.chances, SYMBOL_SHARE)) if self.game.options.dexterity else ()
        delving = DelvingHabits(self.reckoning, throws, luck)
        habits = Habits(self.reckoning, delving, luck)
        while state.phase not in ROUND_OVER:
            state = self.game.apply(state, habits.action(state)).state
            self.steps += 1
        return state

    def comes_back(self, state: State, luck: Random) -> bool:
        """Whether the delve that goes on ends well."""
        delver = state.delver
        if delver is None:
            raise LookupError("nobody is down there")
        before = state.seats[delver].successes
        return self.round_end(state, luck).seats[delver].successes > before


def gone_down(game: DelveGame, state: State, player: PlayerId) -> State:
    """As if everybody else passed now."""
    draft = game.draft(state)
    enter(draft, player)
    return draft.state


# --- the coach ------------------------------------------------------------------------------------


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
