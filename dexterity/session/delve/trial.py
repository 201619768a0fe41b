"""Computer players play a whole game of Delve, through the real rules and physics."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from dexterity.hand.error import Skill
from dexterity.hand.ways.held import WayName
from dexterity.luck import derive_seed
from dexterity.players.delve.choosing import Choice
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.cards.adventurer import AdventurerId
from dexterity.rules.delve.effects import DelveEnded, Effect
from dexterity.rules.delve.game import DelveGame, Result
from dexterity.rules.delve.options import Options
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import State
from dexterity.rules.made_throw import MakeThrow
from dexterity.session.delve.computer import computer_choice
from dexterity.session.delve.computer_hand import computer_throw
from dexterity.session.shipped import delve_box

Decide = Callable[[DelveGame, State, PlayerId, Skill, int], Choice]

MOST_ACTIONS: Final = 5_000
"""Of one game; ten times what a long one takes. More: the rules let it go on for ever."""


@dataclass(frozen=True, slots=True)
class Start:
    """What a game begins with."""

    options: Options
    levels: tuple[Skill, ...]
    """By seat."""
    seed: int
    way: WayName = WayName.FLICK
    """In which people throw whose errors the hands make, where unbeaten monsters are thrown at."""


@dataclass(slots=True)
class Tally:
    """What was counted on the way."""

    delves: Counter[tuple[AdventurerId, bool]] = field(default_factory=Counter)
    """By who went down, and whether that was a success."""
    decisions: Counter[PlayerId] = field(default_factory=Counter)
    """Those that took some thought."""
    playouts: Counter[PlayerId] = field(default_factory=Counter)
    """Rounds imagined for them: the same on every machine, other than their time."""

    def note(self, state: State, choice: Choice, effects: tuple[Effect, ...]) -> None:
        """One more thing was done; `state` is as it stood before."""
        if choice.playouts:
            self.decisions[state.decides] += 1
            self.playouts[state.decides] += choice.playouts
        for effect in effects:
            if isinstance(effect, DelveEnded):
                self.delves[state.adventurer, effect.success] += 1


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went."""

    start: Start
    result: Result
    tally: Tally

    @property
    def winner(self) -> Skill:
        """The level that won."""
        return self.start.levels[self.result.winner]


def play_game(start: Start, decide: Decide = computer_choice) -> Played:
    """One game to its end; `decide` is for who wants to watch the players think."""
    game, tally = DelveGame(delve_box().cards, start.options), Tally()
    state = game.start(start.seed)
    for number in range(MOST_ACTIONS):
        result = game.result(state)
        if result is not None:
            return Played(start, result, tally)
        level = start.levels[state.decides]
        seed = derive_seed(start.seed, "delve", "players")
        choice = decide(game, state, state.decides, level, seed)
        action = choice.action or _thrown(level, start.way, derive_seed(seed, "throw", number))
        step = game.apply(state, action)
        tally.note(state, choice, step.effects)
        state = step.state
    raise RuntimeError(f"game {start.seed} comes to no end")


def _thrown(level: Skill, way: WayName, seed: int) -> Action:
    throw = computer_throw(level, seed, way)
    return MakeThrow(throw.landing, throw.verdict.findings)
