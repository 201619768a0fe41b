"""What anybody would do without much thought: whoever thinks ahead imagines others like this."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from dexterity.players.chances import Outcome
from dexterity.players.delve.danger import Reckoning, expected_cards, own_cards
from dexterity.rules.delve import actions as do
from dexterity.rules.delve.actions import Action, MakeThrow
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.monster import MonsterId
from dexterity.rules.delve.cards.power import Armour, BeatOnce, BeatStreak, Power, Revive
from dexterity.rules.delve.state import Delve, Phase, State
from dexterity.values.skill import Skill

# --- levels ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mind:
    """What makes a level."""

    playouts: int
    """For one decision, at most."""
    looks_ahead: bool
    """Whether what the others will do is thought of, or only the dungeon as it is."""
    reads_others: bool
    """Whether what others did tells something of their cards."""
    heedless: float
    """How often a drawn card is placed without any thought."""
    nerve: tuple[float, float]
    """Between these lies, from bid to bid, the chance below which one passes who does not look
    ahead: wide apart, one is nervous now and reckless then."""


MINDS: Final[Mapping[Skill, Mind]] = MappingProxyType(
    {
        Skill.NOVICE: Mind(
            8, looks_ahead=False, reads_others=False, heedless=1.0, nerve=(0.05, 0.95)
        ),
        Skill.REGULAR: Mind(
            30, looks_ahead=False, reads_others=False, heedless=0.65, nerve=(0.2, 0.7)
        ),
        Skill.EXPERT: Mind(
            400, looks_ahead=True, reads_others=True, heedless=0.0, nerve=(0.45, 0.45)
        ),
    }
)
"""By the same word as the hand's."""


# --- in the dungeon -------------------------------------------------------------------------------


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


# --- bidding --------------------------------------------------------------------------------------


NERVE: Final = 0.45
"""Whoever is less likely than this to come back passes."""
NERVE_VARIES: Final = 0.12
WHIM: Final = 0.02
"""By how much chances have to differ for a choice to be clear."""


@dataclass(frozen=True, slots=True)
class Habits:
    """Of all seats; each is asked what it does as if it knew no more than it may."""

    reckoning: Reckoning
    delving: DelvingHabits
    luck: Random

    def action(self, state: State) -> Action:
        """Of who is waited for."""
        match state.phase:
            case Phase.BID:
                return self._bid(state)
            case Phase.PLACE:
                return self._placed(state)
            case _:
                return self.delving.action(state)

    def _bid(self, state: State) -> Action:
        if not state.deck:
            return do.Pass()
        chance = chance_now(self.reckoning, state)
        afraid = chance < self.luck.gauss(NERVE, NERVE_VARIES)
        return do.Pass() if afraid and state.dungeon else do.DrawMonster()

    def _placed(self, state: State) -> Action:
        """Whatever leaves the best chance to come back: others do not know that it does."""
        chances = chances_after(self.reckoning, state)
        return max(chances, key=lambda action: chances[action] + self.luck.gauss(0.0, WHIM))


def chance_now(reckoning: Reckoning, state: State) -> float:
    """To come back, for who is to decide, and knows the own cards."""
    known = own_cards(state, state.decides)
    unknown = len(state.dungeon) - len(known)
    return reckoning.chance(state.decides, state.adventurer, state.tiles, known, unknown)


def chances_after(reckoning: Reckoning, state: State) -> dict[Action, float]:
    """The same after each thing that can be done with a drawn card."""
    known, drawn = own_cards(state, state.decides), state.drawn
    unknown = len(state.dungeon) - len(known)
    added = known if drawn is None else [*known, drawn]
    player, adventurer, tiles = state.decides, state.adventurer, state.tiles
    chances: dict[Action, float] = {
        do.AddToDungeon(): reckoning.chance(player, adventurer, tiles, added, unknown)
    }
    first_turn = not state.seats[state.decides].turns
    if reckoning.game.options.first_must_add and first_turn:
        return chances
    for number, tile in enumerate(tiles):
        left = tiles[:number] + tiles[number + 1 :]
        chances[do.SetAside(tile)] = reckoning.chance(player, adventurer, left, known, unknown)
    return chances
