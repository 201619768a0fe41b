"""What a dungeon is likely to cost, reckoned in a moment: each monster on its own against the
tiles, as the rules themselves read and beat it."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import exp
from typing import Final

from dexterity.rules.delve.beating import beating_tile
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.cards.power import (
    Armour,
    BeatNamed,
    BeatNamedStrength,
    BeatOnce,
    BeatStreak,
    Power,
    Revive,
    ReviveHalf,
    Swap,
    WinIfDifferent,
)
from dexterity.rules.delve.facing import blow_of, read_monster
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Delve, State

SPARES: Final[dict[type[Power], float]] = {
    BeatNamed: 0.8,
    BeatNamedStrength: 0.3,
    BeatOnce: 1.0,
    BeatStreak: 0.7,
    Swap: 0.5,
    ReviveHalf: 1.0,
    WinIfDifferent: 0.5,
}
"""How much of the worst blow a tile takes away whose use depends on what is met. Guesses."""

MOST_SPARED: Final = 1.6
"""Of the worst blow, by all such tiles together: the next one is not as bad."""

DOUBT: Final = 1.5
DOUBT_A_CARD: Final = 1.2
"""How many points of health a reckoning errs by: always, and more for each card not known."""

CUNNING: Final = 1.2
"""Points of health that order, choices and luck save on average. With all these numbers a reckoning
is off by 17 points of a hundred or so, over 600 dungeons of every adventurer played out."""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """Blows of one game's monsters, each worked out once; for one decision."""

    game: DelveGame
    state: State
    blows: dict[tuple[AdventurerId, tuple[TileId, ...], MonsterId], int] = field(
        default_factory=dict
    )
    means: dict[tuple[AdventurerId, tuple[TileId, ...]], float] = field(default_factory=dict)
    chances: dict[tuple[object, ...], float] = field(default_factory=dict)

    def blow(self, adventurer: AdventurerId, tiles: tuple[TileId, ...], monster: MonsterId) -> int:
        """What a monster would do that is met first, by somebody in good health."""
        key = adventurer, tiles, monster
        if key not in self.blows:
            self.blows[key] = self._blow(*key)
        return self.blows[key]

    def _blow(self, adventurer: AdventurerId, tiles: tuple[TileId, ...], monster: MonsterId) -> int:
        down_there = replace(
            self.state,
            adventurer=adventurer,
            tiles=tiles,
            delver=self.state.decides,
            delve=Delve(self.health(adventurer, tiles)),
        )
        draft = self.game.draft(down_there)
        facing = read_monster(draft, monster)
        return 0 if beating_tile(draft, facing) else blow_of(draft, facing).damage

    def health(self, adventurer: AdventurerId, tiles: tuple[TileId, ...]) -> int:
        """What an adventurer goes down with, second lives included."""
        one = self.game.cards.adventurers[adventurer]
        more = (one.tiles[tile] for tile in tiles)
        return one.health + sum(
            power.health for power in more if isinstance(power, Armour | Revive)
        )

    def mean_blow(self, adventurer: AdventurerId, tiles: tuple[TileId, ...]) -> float:
        """Of a card that nobody knows."""
        key = adventurer, tiles
        if key not in self.means:
            self.means[key] = self._mean_blow(adventurer, tiles)
        return self.means[key]

    def _mean_blow(self, adventurer: AdventurerId, tiles: tuple[TileId, ...]) -> float:
        """Of special monsters that nobody has seen yet, any may have joined."""
        deck = self.game.cards.deck(self.state.specials)
        blows = [float(self.blow(adventurer, tiles, monster)) for monster in deck]
        unseen = self.game.unseen_monsters(self.state)
        if unseen.joined:
            maybe = [self.blow(adventurer, tiles, monster) for monster in unseen.maybe]
            blows += [sum(maybe) / len(maybe)] * unseen.joined
        return sum(blows) / len(blows)

    def chance(
        self,
        player: PlayerId,
        adventurer: AdventurerId,
        tiles: tuple[TileId, ...],
        known: Sequence[MonsterId],
        unknown: int,
    ) -> float:
        """Roughly how likely somebody comes back from among these and so many others."""
        if not known and not unknown:
            return 1.0
        less = self.game.options.less_health(player)
        key = less, adventurer, tiles, *sorted(known), unknown
        if key not in self.chances:
            self.chances[key] = self._chance(less, adventurer, tiles, known, unknown)
        return self.chances[key]

    def _chance(
        self,
        less_health: int,
        adventurer: AdventurerId,
        tiles: tuple[TileId, ...],
        known: Sequence[MonsterId],
        unknown: int,
    ) -> float:
        blows = sorted((self.blow(adventurer, tiles, monster) for monster in known), reverse=True)
        mean = self.mean_blow(adventurer, tiles)
        worst = max([*blows[:1], 2.0 * mean if unknown else 0.0])
        powers = self.game.cards.adventurers[adventurer].tiles
        spared = worst * min(
            MOST_SPARED, sum(SPARES.get(type(powers[tile]), 0.0) for tile in tiles)
        )
        cost = max(0.0, sum(blows) + unknown * mean - spared)
        left = self.health(adventurer, tiles) - less_health - cost + CUNNING
        return 1.0 / (1.0 + exp(-left / (DOUBT + DOUBT_A_CARD * unknown**0.5)))


def own_cards(state: State, player: PlayerId) -> list[MonsterId]:
    """Those in the dungeon that a player has put there."""
    return [laid.monster for laid in state.dungeon if laid.by == player]


def expected_cards(reckoning: Reckoning, state: State, player: PlayerId) -> dict[MonsterId, float]:
    """How many of each monster a player expects down there, times the cards that are not known."""
    seen = reckoning.game.seen_by(state, player)
    known = Counter(laid.monster for laid in seen.dungeon if laid.monster != HIDDEN)
    hidden = len(seen.dungeon) - known.total()
    unseen = reckoning.game.unseen_monsters(seen)
    expected = defaultdict[MonsterId, float](float)
    for monster, count in known.items():
        expected[monster] += count * unseen.count
    for monster in unseen.certain:
        expected[monster] += hidden
    for monster in unseen.maybe:
        expected[monster] += hidden * unseen.joined / len(unseen.maybe)
    return expected
