"""What comes of an action on average, played out by the rules themselves a throw ahead."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dexterity.players.chances import Chances, Outcome, outcomes
from dexterity.players.fighter.worth import worth
from dexterity.rules.fighter.actions import (
    Action,
    AgainBy,
    LetCount,
    MakeThrow,
    PickAbility,
    ThrowAgain,
    UseArmour,
)
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.state import Phase, State
from dexterity.values.colour import DieColour
from dexterity.values.landing import Aftermath, DieRest, Ground, Zone, unmet

SYMBOL_SHARE: Final = {
    DieColour.RED: 1 / 2,
    DieColour.GREEN: 1 / 2,
    DieColour.BLUE: 1 / 2,
    DieColour.WHITE: 1 / 6,
}
"""The share of a die's faces that show its symbol."""

Foresee = Callable[[tuple[str, ...]], Chances]
"""What the hand's throws come to under requirements."""

ANYWHERE = DieRest((0.0, 0.0, 0.0), 0.0, 0, Ground(Zone.OUTSIDE), fell=True)
"""Where a die lies in somebody's mind: nowhere that matters."""


@dataclass(frozen=True, slots=True)
class Lookahead:
    """A hero who thinks one throw ahead."""

    game: FighterGame
    foresee: Foresee

    def value(self, state: State, action: Action) -> float:
        """How good things look after an action, a throw that it leads to included."""
        after = self.game.apply(state, action).state
        return self.expected(after) if self.game.awaits_throw(after) else self.settled(after)

    def settled(self, state: State) -> float:
        """How good things look, where a die that lies there is made the best of."""
        if state.phase is not Phase.JUDGED:
            return worth(self.game.cards, state)
        return max(self._counted(each) for each in self._made_the_best_of(state))

    def _counted(self, state: State) -> float:
        """After a throw has counted; the second one of a double strike is still to come."""
        after = self.game.apply(state, LetCount()).state
        again = self.game.awaits_throw(after)
        return self.expected(after) if again else worth(self.game.cards, after)

    def expected(self, state: State) -> float:
        """The same before a throw, over all that it may come to; a repeat counts as the mean."""
        attack = None if state.fight is None else state.fight.attack
        if attack is None:
            return worth(self.game.cards, state)
        undone = self.game.undone(state)
        asked = tuple(word for word in self.game.requirements(state) if word not in undone)
        chances = self.foresee(asked).made_harder(0.0 if undone else 1.0)
        told = list(outcomes(chances, SYMBOL_SHARE[attack.colour]))
        judged = [self._thrown(state, outcome) for outcome in told]
        plain = [self.settled(after) for after in judged]
        mean = sum(out.share * value for out, value in zip(told, plain, strict=True))
        again = ThrowAgain(AgainBy.ABILITY)
        return sum(
            out.share * (max(value, mean) if self._may(after, again) else value)
            for out, after, value in zip(told, judged, plain, strict=True)
        )

    def _thrown(self, state: State, outcome: Outcome) -> State:
        fight = state.fight
        lying = () if fight is None else tuple(die.rest for die in fight.lying)
        failures = tuple(map(unmet, self.game.undone(state)))
        throw = MakeThrow(outcome.landing, failures, Aftermath((), lying, ANYWHERE))
        return self.game.apply(state, throw).state

    def _made_the_best_of(self, state: State) -> list[State]:
        """As it lies, and with each ability or armour that could still be used."""
        tried: tuple[Action, ...] = (
            *self.game.actions_of(state, PickAbility),
            *self.game.actions_of(state, UseArmour),
        )
        return [state, *(self.game.apply(state, each).state for each in tried)]

    def _may(self, state: State, action: Action) -> bool:
        return self.game.why_not(state, action) is None
