"""A game on its way from one state to the next, and all that happens meanwhile."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from dexterity.rules.changing import changed
from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.box import Cards
from dexterity.rules.delve.cards.monster import MonsterId
from dexterity.rules.delve.cards.power import Power
from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.options import Options
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Delve, Facing, Met, Phase, State
from dexterity.rules.game import Draft

Kind = TypeVar("Kind", bound=Power)


@dataclass(slots=True)
class DelveDraft(Draft[State, Effect]):
    """The cards, and what was agreed on."""

    cards: Cards
    options: Options

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def delve(self) -> Delve:
        """The one that goes on; to ask at another time is our own slip."""
        if self.state.delve is None:
            raise LookupError("nobody is down there")
        return self.state.delve

    @property
    def delver(self) -> PlayerId:
        """Who is down there."""
        if self.state.delver is None:
            raise LookupError("nobody is down there")
        return self.state.delver

    @property
    def facing(self) -> Facing:
        """The monster that waits for a decision."""
        if self.delve.facing is None:
            raise LookupError("no monster waits")
        return self.delve.facing

    @property
    def powers(self) -> Iterator[tuple[TileId, Power]]:
        """What the adventurer can still do, in the order of the table."""
        tiles = self.cards.adventurers[self.state.adventurer].tiles
        return ((tile, tiles[tile]) for tile in self.state.tiles)

    def power(self, tile: TileId) -> Power:
        """What a tile of the adventurer does."""
        return self.cards.adventurers[self.state.adventurer].tiles[tile]

    def having(self, kind: type[Kind]) -> Iterator[tuple[TileId, Kind]]:
        """The tiles with a power of this kind."""
        return ((tile, power) for tile, power in self.powers if isinstance(power, kind))

    def change_delve(self, **parts: Any) -> None:
        """Other parts of the delve."""
        self.change(delve=changed(self.delve, **parts))

    def change_seat(self, player: PlayerId, **parts: Any) -> None:
        """Other parts of a player."""
        seats = list(self.state.seats)
        seats[player] = changed(seats[player], **parts)
        self.change(seats=tuple(seats))

    def drop(self, tile: TileId) -> None:
        """The adventurer has a tile less."""
        self.change(tiles=tuple(each for each in self.state.tiles if each != tile))

    def show_all(self, *monsters: MonsterId) -> None:
        """Everybody has seen these cards: which specials joined is less of a secret."""
        known = self.state.turned_up
        more = (one for one in monsters if one in self.state.specials and one not in known)
        self.change(turned_up=(*known, *more))

    def note(self, met: Met, **parts: Any) -> None:
        """A monster's fate is decided, and changes other parts of the delve."""
        self.change_delve(met=(*self.delve.met, met), facing=None, **parts)
