"""What came of an action in a match of Delve, told in a sentence each, with everybody's name."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dexterity.content.delve.box import DelveBox
from dexterity.content.texts import Texts
from dexterity.rules.delve import effects as came
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Aside, Facing, Laid


@dataclass(frozen=True, slots=True)
class EffectWords:
    """Knows what everybody, every card and every tile is called. What it tells of a hidden card is
    that there is one."""

    box: DelveBox
    names: tuple[str, ...]
    """Of the players."""
    texts: Texts

    def told(self, effects: Iterable[Effect]) -> str:
        """All of them, one after the other."""
        return " ".join(map(self.sentence, effects))

    # --- names --------------------------------------------------------------------------------

    def say(self, key: str, /, **words: str | int) -> str:
        """A text of the story's own catalogue."""
        return self.texts.say(f"delve_story.{key}", **words)

    def name(self, player: PlayerId) -> str:
        """Who sits there."""
        return self.names[player]

    def adventurer(self, adventurer: AdventurerId) -> str:
        """Who goes down."""
        return self.box.adventurers[adventurer].names.said_in(self.texts.language)

    def monster(self, monster: MonsterId) -> str:
        """What a card shows."""
        if monster == HIDDEN:
            return self.say("hidden")
        return self.box.monsters[monster].names.said_in(self.texts.language)

    def tile(self, tile: TileId) -> str:
        """What a tile is called, whoever has it: those of the same id are called alike."""
        people = (one.value for one in self.box.adventurers.values())
        tiles = next(one.tiles for one in people if tile in one.tiles)
        return tiles[tile].names.said_in(self.texts.language)

    # --- sentences ----------------------------------------------------------------------------

    def sentence(self, effect: Effect) -> str:  # noqa: PLR0911, PLR0912 - one for each effect
        """One of them."""
        say, name, tile_name = self.say, self.name, self.tile
        match effect:
            case came.RoundBegun(number, adventurer):
                return say("round_begun", round=number, adventurer=self.adventurer(adventurer))
            case came.TurnBegun(player):
                return say("turn_begun", name=name(player))
            case came.MonsterDrawn() | came.MonsterAdded() | came.MonsterSetAside():
                return self._bid(effect)
            case came.PlayerPassed(player, forced):
                return say("passed_forced" if forced else "passed", name=name(player))
            case came.DelveBegun(player, health, monsters):
                key = "delve_begun" if monsters else "delve_empty"
                return say(key, name=name(player), health=health, monsters=monsters)
            case came.MonsterNamed(player, monster, tile):
                named = self.monster(monster)
                return say("named", name=name(player), monster=named, tile=tile_name(tile))
            case came.NamerPicked(player, tile):
                return say("namer_picked", name=name(player), tile=tile_name(tile))
            case came.StrengthNamed(player, strength, tile):
                tile_ = tile_name(tile)
                return say("strength_named", name=name(player), strength=strength, tile=tile_)
            case came.MonsterMet(facing):
                return self._met(facing)
            case came.MonsterIgnored(facing, tile):
                return self._by(tile, "ignored", monster=self.monster(facing.monster))
            case came.MonsterBeaten(facing, tile):
                return self._by(tile, "beaten", monster=self.monster(facing.monster))
            case came.MonsterSwapped(facing, tile):
                return self._by(tile, "swapped", monster=self.monster(facing.monster))
            case came.NextIgnored(tile):
                return self._by(tile, "next_ignored")
            case came.DamageSoothed(tile, soothed):
                return self._by(tile, "soothed", amount=soothed)
            case came.HealthGained(amount, health, tile):
                return self._by(tile, "gained", amount=amount, health=health)
            case came.ThrowMade():
                return self._thrown(effect)
            case came.MonsterStruck():
                return " ".join(self._struck(effect))
            case came.TileSpent(tile):
                return self._by(tile, "spent")
            case came.TileLost(tile):
                return self._by(tile, "lost")
            case came.NothingToLose(facing):
                return say("nothing_to_lose", monster=self.monster(facing.monster))
            case came.DelverFell(player):
                return say("fell", name=name(player))
            case came.DelverRevived(player, health, tile):
                return self._by(tile, "revived", name=name(player), health=health)
            case came.DelveEnded():
                return self._ended(effect)
            case came.RestRevealed(cards):
                rest = ", ".join(self._laid(one) for one in cards)
                return say("rest_revealed", cards=rest)
            case came.AsideRevealed():
                return self._revealed(effect)
            case came.SuccessWon(player, successes):
                return say("success", name=name(player), successes=successes)
            case came.FailureTaken(player, failures):
                return say("failure", name=name(player), failures=failures)
            case came.PlayerEliminated(player):
                return say("eliminated", name=name(player))
            case came.GameEnded(winner, ending):
                return say(f"ended_{ending}", name=name(winner))

    def _by(self, tile: TileId | None, key: str, **words: str | int) -> str:
        """What a tile did; None is an ally, where one can do the same."""
        if tile is None:
            return self.say(f"{key}_by_ally", **words)
        return self.say(key, tile=self.tile(tile), **words)

    def _bid(self, bid: came.Secret) -> str:
        hidden, name = bid.monster == HIDDEN, self.name(bid.player)
        card = "" if hidden else self.monster(bid.monster)
        suffix = "_hidden" if hidden else ""
        match bid:
            case came.MonsterDrawn():
                return self.say(f"drawn{suffix}", name=name, monster=card)
            case came.MonsterAdded(size=size):
                return self.say(f"added{suffix}", name=name, monster=card, size=size)
            case came.MonsterSetAside(tile=tile):
                told = self.tile(tile)
                return self.say(f"set_aside{suffix}", name=name, monster=card, tile=told)

    def _met(self, facing: Facing) -> str:
        """What has turned up, and as what it counts where the card does not say that."""
        card, identity = self.monster(facing.monster), facing.identity
        if facing.strength is None:
            return self.say("met_bare", rank=facing.rank, monster=card)
        other = identity if identity != facing.monster else None
        key = "met" if identity == facing.monster else "met_as" if other else "met_as_nothing"
        counts_as = "" if other is None else self.monster(other)
        return self.say(key, rank=facing.rank, monster=card, strength=facing.strength,
                        identity=counts_as)  # fmt: skip

    def _thrown(self, made: came.ThrowMade) -> str:
        monster = self.monster(made.facing.monster)
        key = "throw_beats" if made.beaten else "throw_hits" if made.verdict.hit else "throw_misses"
        return self.say(key, monster=monster, value=made.verdict.value)

    def _struck(self, struck: came.MonsterStruck) -> Iterator[str]:
        monster, damage, health = self.monster(struck.facing.monster), struck.damage, struck.health
        key = "harmless" if not damage else "struck" if health > 0 else "struck_down"
        yield self.say(key, monster=monster, damage=damage, health=health)
        if struck.lessened_by:
            yield self.say("lessened", tiles=", ".join(map(self.tile, struck.lessened_by)))

    def _ended(self, end: came.DelveEnded) -> str:
        name = self.name(end.player)
        if end.saved_by is not None:
            return self._by(end.saved_by, "saved", name=name)
        if end.success:
            return self.say("came_back", name=name, health=end.health)
        return self.say("carried_back", name=name)

    def _revealed(self, revealed: came.AsideRevealed) -> str:
        if not revealed.cards:
            return self.say("nothing_aside")
        return self.say("revealed", cards=", ".join(map(self._aside, revealed.cards)))

    def _laid(self, laid: Laid) -> str:
        return self.say("laid", monster=self.monster(laid.monster), name=self.name(laid.by))

    def _aside(self, aside: Aside) -> str:
        monster, tile, name = (
            self.monster(aside.monster),
            self.tile(aside.tile),
            self.name(aside.by),
        )
        return self.say("aside", monster=monster, tile=tile, name=name)
