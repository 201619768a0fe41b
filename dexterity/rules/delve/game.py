"""The rules of Delve: what may be done, what follows, how it ends, and who may know what."""

from dataclasses import dataclass

from dexterity.rules.delve import seeing
from dexterity.rules.delve.actions import ACTIONS, Action, Refusal
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.box import Cards
from dexterity.rules.delve.draft import DelveDraft
from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.facing import Blow, blow_of
from dexterity.rules.delve.options import Options
from dexterity.rules.delve.player import FEWEST_PLAYERS, MOST_PLAYERS, PlayerId
from dexterity.rules.delve.set_up import adventurers_of, first_state
from dexterity.rules.delve.state import Ending, Phase, State
from dexterity.rules.game import Game


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winner: PlayerId
    ending: Ending
    rounds: int


@dataclass(frozen=True, slots=True)
class DelveGame(Game[State, Effect, Action, Refusal, PlayerId | None, Result]):
    """One game, ready to be played."""

    registry = ACTIONS

    cards: Cards
    options: Options

    def __post_init__(self) -> None:
        options = self.options
        if not FEWEST_PLAYERS <= options.players <= MOST_PLAYERS:
            raise ValueError(f"{FEWEST_PLAYERS} to {MOST_PLAYERS} can play, not {options.players}")
        if options.first is not None and not 0 <= options.first < options.players:
            raise ValueError("the first player is one of those who play")
        if options.concessions and len(options.concessions) != options.players:
            raise ValueError("everybody who plays gives something away, or nothing")
        if options.adventurer not in (None, *self.adventurers):
            raise ValueError("the first adventurer is one of this game's")

    @property
    def adventurers(self) -> tuple[AdventurerId, ...]:
        """Those who can be chosen."""
        return adventurers_of(self.cards, self.options)

    def start(self, seed: int) -> State:
        """The first state: somebody is to bid."""
        return first_state(self.cards, self.options, seed)

    def draft(self, state: State) -> DelveDraft:
        return DelveDraft(state, self.cards, self.options)

    def awaits_throw(self, state: State) -> bool:
        """Whether a die may be thrown; not to is the other choice."""
        return state.phase is Phase.THROW

    def result(self, state: State) -> Result | None:
        if state.winner is None or state.ending is None:
            return None
        return Result(state.winner, state.ending, state.round)

    def seen_by(self, state: State, player: PlayerId | None) -> State:
        """What a seat may know; None is somebody who only looks on."""
        return seeing.seen_by(state, player)

    # --- what a seat can reckon -----------------------------------------------------------------

    def unseen_monsters(self, seen: State) -> seeing.Unseen:
        """What the hidden cards of a view can be, in no order that tells anything."""
        return seeing.unseen_monsters(self.cards, seen)

    def blow(self, state: State) -> Blow | None:
        """What the monster that waits for a decision would do; None if none waits."""
        if state.delve is None or state.delve.facing is None:
            return None
        return blow_of(self.draft(state), state.delve.facing)

    def tiles_of(self, adventurer: AdventurerId) -> tuple[TileId, ...]:
        """All six, in the order of the table."""
        return tuple(self.cards.adventurers[adventurer].tiles)
