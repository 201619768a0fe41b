"""What cards and tiles of Delve are called and do, in the player's language."""

from dataclasses import dataclass

from dexterity.content.delve.box import DelveBox
from dexterity.content.delve.sentences import monster_sentences, tile_sentences
from dexterity.content.texts import Texts
from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import HIDDEN, Monster, MonsterId
from dexterity.rules.delve.cards.power import Power


@dataclass(frozen=True, slots=True)
class DelveShowcase:
    """One for a screen; made anew when its texts change."""

    box: DelveBox
    texts: Texts

    def say(self, key: str, /, **words: str | int) -> str:
        """A text of the screens' own catalogue."""
        return self.texts.say(f"delve_screens.{key}", **words)

    # --- adventurers and tiles ----------------------------------------------------------------

    def adventurer(self, adventurer: AdventurerId) -> str:
        """Who goes down."""
        return self.box.adventurers[adventurer].names.said_in(self.texts.language)

    def adventurer_line(self, adventurer: AdventurerId) -> str:
        """Something to smile about."""
        return self.box.adventurers[adventurer].line.said_in(self.texts.language)

    def tiles(self, adventurer: AdventurerId) -> tuple[TileId, ...]:
        """All six, in the order of the table."""
        return tuple(self.box.adventurers[adventurer].value.tiles)

    def power(self, adventurer: AdventurerId, tile: TileId) -> Power:
        """What a tile can do."""
        return self.box.tile(adventurer, tile).value

    def tile(self, adventurer: AdventurerId, tile: TileId) -> str:
        """What a tile is called."""
        return self.box.tile(adventurer, tile).names.said_in(self.texts.language)

    def tile_line(self, adventurer: AdventurerId, tile: TileId) -> str:
        """Something to smile about."""
        return self.box.tile(adventurer, tile).line.said_in(self.texts.language)

    def tile_does(self, adventurer: AdventurerId, tile: TileId) -> tuple[str, ...]:
        """What it does, in sentences."""
        return tile_sentences(self.power(adventurer, tile), self.box, self.texts)

    # --- monsters -----------------------------------------------------------------------------

    def card(self, monster: MonsterId) -> Monster:
        """What is on a card."""
        return self.box.monsters[monster].value

    def monster(self, monster: MonsterId) -> str:
        """What a card shows, or that it may not be known."""
        if monster == HIDDEN:
            return self.say("hidden")
        return self.box.monsters[monster].names.said_in(self.texts.language)

    def monster_line(self, monster: MonsterId) -> str:
        """Something to smile about."""
        return self.box.monsters[monster].line.said_in(self.texts.language)

    def monster_does(self, monster: MonsterId) -> tuple[str, ...]:
        """What it does when it is met, in sentences."""
        return monster_sentences(self.card(monster), self.texts)
