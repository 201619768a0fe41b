"""Computer players play whole games of Pen, through the real rules and physics."""

from collections.abc import Callable
from dataclasses import dataclass

from dexterity.hand.error import Skill
from dexterity.luck import derive_seed
from dexterity.rules.pen.actions import Action, flick_from
from dexterity.rules.pen.effects import Effect, TurnBegun
from dexterity.rules.pen.game import PenGame, Result
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.state import State
from dexterity.session.pen.computer import computer_choice
from dexterity.session.pen.pen_course import sheet_of
from dexterity.values import Push

MOST_TURNS = 400
"""Of one game; ten times what a long one takes. It is then called off."""

Levels = tuple[Skill, Skill]
"""By seat."""

Watch = Callable[[State, Action, tuple[Effect, ...]], None]
"""Told of everything that is done: the state before, the action, what came of it."""


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went."""

    seed: int
    levels: Levels
    result: Result | None
    """None if it was called off."""
    turns: int
    """Of both players together."""
    state: State
    first: PlayerId
    """Who began."""

    @property
    def winner(self) -> PlayerId | None:
        """None if both lost, or it was called off."""
        return None if self.result is None else self.result.winner


def play_game(
    game: PenGame,
    levels: Levels,
    seed: int,
    watch: Watch = lambda state, action, effects: None,
) -> Played:
    """One game to its end."""
    state, turns = game.start(seed), 1
    while game.result(state) is None and turns < MOST_TURNS:
        choice = computer_choice(game, state, levels[state.decides], derive_seed(seed, "hands"))
        action = _flicked(game, state, choice) if isinstance(choice, Push) else choice
        refusal = game.why_not(state, action)
        if refusal is not None:
            raise RuntimeError(f"game {seed} is stuck: {action} ({refusal})")
        step = game.apply(state, action)
        watch(state, action, step.effects)
        turns += sum(isinstance(effect, TurnBegun) for effect in step.effects)
        state = step.state
    return Played(seed, levels, game.result(state), turns, state, game.options.first)


def _flicked(game: PenGame, state: State, push: Push) -> Action:
    """What the rules hear of a push, on the sheet as a match would have it."""
    return flick_from(sheet_of(game, state).draw(push))
