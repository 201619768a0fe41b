"""What a delver would do without much thought, and who names a strength for one."""

from dataclasses import dataclass
from random import Random
from typing import Final

from dexterity.players.chances import Outcome
from dexterity.players.delve.danger import Reckoning, expected_cards
from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action, MakeThrow
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.monster import MonsterId
from dexterity.rules.delve.cards.power import Armour, BeatOnce, BeatStreak, Power, Revive
from dexterity.rules.delve.state import Delve, Phase, State

WORTH_A_TILE: Final = 4
"""The damage from which on a tile that works once is used, even if one could live with it."""

KEPT: Final = -1.0
"""What a tile is worth that beats anything once, as damage a card: more than most others."""


@dataclass(frozen=True, slots=True)
class DelvingHabits:
    """Of whoever is down there; what lies face down is not looked at."""

    reckoning: Reckoning
    throws: tuple[Outcome, ...]
    """What a throw may come to, where throws were agreed upon."""
    luck: Random

    def action(self, state: State) -> Action:
        """In every phase from the naming to the last card."""
        match state.phase:
            case Phase.TURN_CARD:
                return do.TurnCard()
            case Phase.USE_TILE:
                return self._used(state)
            case Phase.LOSE_TILE:
                return do.LoseTile(self._least_missed(state, state.tiles))
            case Phase.THROW:
                return self._thrown()
            case Phase.REVIVE:
                return self.reckoning.game.actions(state)[0]
            case _:
                return self._named(state)

    def _named(self, state: State) -> Action:
        match state.phase:
            case Phase.NAME_MONSTER:
                return do.NameMonster(self._most_feared(state))
            case Phase.PICK_NAMER:
                return self.luck.choice(self.reckoning.game.actions(state))
            case _:
                return do.NameStrength(self._rarest(state))

    def _used(self, state: State) -> Action:
        """The first tile that is worth it; a bomb takes along what is missed least."""
        uses = self.reckoning.game.actions_of(state, do.UseTile)
        use = next((each for each in uses if self._is_worth_it(state, each.tile)), None)
        if use is None:
            return do.Decline()
        costs = tuple(each.cost for each in uses if each.tile == use.tile and each.cost is not None)
        return do.UseTile(use.tile, self._least_missed(state, costs) if costs else None)

    def _is_worth_it(self, state: State, tile: TileId) -> bool:
        blow, delve = self.reckoning.game.blow(state), delve_of(state)
        damage = 0 if blow is None else blow.damage
        strength = 0 if delve.facing is None else delve.facing.strength or 0
        power = self._power(state, tile)
        if damage >= delve.health or damage >= WORTH_A_TILE or isinstance(power, BeatStreak):
            return True
        heals = isinstance(power, BeatOnce) and power.heals
        return heals and strength >= WORTH_A_TILE

    def _least_missed(self, state: State, tiles: tuple[TileId, ...]) -> TileId:
        """Armour that was counted first, then what would beat least of a whole deck."""
        return max(tiles, key=lambda tile: self._dispensable(state, tile))

    def _dispensable(self, state: State, tile: TileId) -> float:
        power = self._power(state, tile)
        if isinstance(power, Armour):
            return 1.0
        if isinstance(power, BeatOnce | Revive):
            return KEPT
        left = tuple(each for each in state.tiles if each != tile)
        mean = self.reckoning.mean_blow
        return mean(state.adventurer, state.tiles) - mean(state.adventurer, left)

    def _most_feared(self, state: State) -> MonsterId:
        """Of what can be named, what is expected to hurt most without the tile that names."""
        expected = expected_cards(self.reckoning, state, state.decides)
        named = [each.monster for each in self.reckoning.game.actions_of(state, do.NameMonster)]
        return max(
            named,
            key=lambda monster: (
                expected[monster]
                * (0.01 + self.reckoning.blow(state.adventurer, state.tiles, monster))
            ),
        )

    def _rarest(self, state: State) -> int:
        """The strength that is expected least, by one who wishes the delver no luck."""
        expected = expected_cards(self.reckoning, state, state.decides)
        monsters = self.reckoning.game.cards.monsters
        named = [each.strength for each in self.reckoning.game.actions_of(state, do.NameStrength)]
        return min(
            named,
            key=lambda strength: sum(
                count * strength
                for monster, count in expected.items()
                if monsters[monster].strength == strength
            ),
        )

    def _thrown(self) -> Action:
        shares = [outcome.share for outcome in self.throws]
        (outcome,) = self.luck.choices(self.throws, shares)
        return MakeThrow(outcome.landing)

    def _power(self, state: State, tile: TileId) -> Power:
        return self.reckoning.game.cards.adventurers[state.adventurer].tiles[tile]


def delve_of(state: State) -> Delve:
    """The one that goes on; to ask at another time is our own slip."""
    if state.delve is None:
        raise LookupError("nobody is down there")
    return state.delve
