"""What a computer player does, from what its seat may know alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from dexterity.hand.error import Skill
from dexterity.luck import luck_for
from dexterity.players.delve.comparing import Effort, Trial, compare
from dexterity.players.delve.danger import Reckoning
from dexterity.players.delve.guessing import Guessing
from dexterity.players.delve.habits import NERVE, chance_now, chances_after
from dexterity.players.delve.mind import MINDS, Mind
from dexterity.players.delve.playouts import Playouts, gone_down
from dexterity.players.delve.standing import chance_to_win
from dexterity.players.practised import PLAIN, practised
from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase, State

PATIENCE: Final = 2_400
"""Steps of a decision that others wait for: at a tenth of a millisecond each, a quarter of a
second."""

GRUDGE: Final = 0.01
"""How much whoever can win nothing by it still cares how a delve ends."""

CLEARLY_BETTER: Final = 0.02
"""By how much the chance to win has to grow for something else than anybody would do: so many
playouts err by as much."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What is done, and how much thought went into it."""

    action: Action | None
    """None where a die is thrown."""
    playouts: int = 0


def choose(game: DelveGame, seen: State, level: Skill, luck: Random) -> Choice:
    """What the seat whose decision it is does; `seen` is the game as that seat may see it."""
    if game.awaits_throw(seen):
        # A miss is no worse than not to have thrown.
        return Choice(None)
    actions = game.actions(seen)
    if len(actions) == 1:
        return Choice(actions[0])
    if seen.phase is Phase.ADVENTURER:
        # All have the same tiles to lose: who it is hardly matters to one more than to others.
        return Choice(luck.choice(actions))
    return Thought(game, seen, MINDS[level], level, luck.getrandbits(32)).choice(actions)


class Thought:
    """One decision."""

    def __init__(self, game: DelveGame, seen: State, mind: Mind, hand: Skill, seed: int) -> None:
        self.game, self.seen, self.mind, self.seed = game, seen, mind, seed
        self.me: PlayerId = seen.decides
        reckoning = Reckoning(game, seen)
        self.playouts = Playouts(reckoning, practised()[hand][PLAIN].chances)
        self.guessing = Guessing(reckoning, seen, reads_others=mind.reads_others)

    def choice(self, actions: tuple[Action, ...]) -> Choice:
        """The best of these, as far as this mind can tell."""
        match self.seen.phase:
            case Phase.BID:
                return self._bid()
            case Phase.PLACE:
                return self._placed(actions)
            case _:
                return self._best(actions, self._worth_after)

    def _bid(self) -> Choice:
        if not self.mind.looks_ahead:
            return self._bid_by_nerve(luck_for(self.seed, "nerve"))
        chance = chance_now(self.playouts.reckoning, self.seen)
        draw, leave = do.DrawMonster(), do.Pass()
        usual_first = (draw, leave) if chance > NERVE else (leave, draw)
        return self._best(usual_first, self._worth_after, CLEARLY_BETTER)

    def _placed(self, actions: tuple[Action, ...]) -> Choice:
        luck = luck_for(self.seed, "heed")
        if luck.random() < self.mind.heedless:
            # Down with it or not; then which tile goes.
            return Choice(luck.choice((actions[0], luck.choice(actions[1:]))))
        if not self.mind.looks_ahead:
            return self._best(actions, self._survival_after)
        return self._best(self._worth_a_thought(), self._worth_after, CLEARLY_BETTER)

    def _best(self, actions: Sequence[Action], trial: Trial, lead: float = 0.0) -> Choice:
        most = Effort(self.mind.playouts, PATIENCE)
        best = compare(actions, trial, most, lambda: self.playouts.steps, lead)
        return Choice(best.action, best.playouts)

    def _worth_a_thought(self) -> Sequence[Action]:
        """What to do with a drawn card: down with it, or away with the tile that is missed least
        or most; what anybody would do first. Of all seven luck alone would pick one that only
        looks good."""
        chances = chances_after(self.playouts.reckoning, self.seen)
        added, *aside = chances
        aside.sort(key=lambda action: chances[action])
        few = dict.fromkeys((added, aside[-1], aside[0]))
        return sorted(few, key=lambda action: chances[action], reverse=True)

    def _worth_after(self, action: Action, number: int) -> float:
        """What the seat's game is worth at the end of the round."""
        luck = luck_for(self.seed, number)
        begun = self.game.apply(self.guessing.guess(luck), action).state
        after = self.playouts.round_end(begun, luck)
        worth = chance_to_win(after.seats, self.me)
        if after.delver is None or after.delver == self.me:
            return worth
        return worth - GRUDGE * chance_to_win(after.seats, after.delver)

    # --- without looking ahead ----------------------------------------------------------------

    def _bid_by_nerve(self, luck: Random) -> Choice:
        if not self.seen.dungeon:
            return Choice(do.DrawMonster())
        tried = self.mind.playouts
        came_back = sum(self._survives(self.guessing.guess(luck), luck) for _ in range(tried))
        afraid = came_back / tried < luck.uniform(*self.mind.nerve)
        return Choice(do.Pass() if afraid else do.DrawMonster(), tried)

    def _survival_after(self, action: Action, number: int) -> float:
        luck = luck_for(self.seed, number)
        return self._survives(self.game.apply(self.guessing.guess(luck), action).state, luck)

    def _survives(self, state: State, luck: Random) -> bool:
        if not state.dungeon:
            return True
        return self.playouts.comes_back(gone_down(self.game, state, self.me), luck)
