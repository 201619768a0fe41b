"""The table at a moment as somebody may see it: what every page of a match is drawn from."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.options import Options
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import State
from dexterity.ui.screens.delve.showcase import DelveShowcase
from dexterity.ui.screens.fighter.portraits import Mood

Do = Callable[[], None]


@dataclass(frozen=True, slots=True)
class TileDeed:
    """What pressing a tile does."""

    do: Do
    words: str


@dataclass(frozen=True, slots=True)
class Moment:
    """Nothing here is more than the one who looks may know."""

    show: DelveShowcase
    seen: State
    names: tuple[str, ...]
    options: Options
    """What was agreed on before."""
    lit: tuple[TileId, ...] = ()
    """The tiles that act."""
    hero: Mood = Mood.CALM
    monster: Mood = Mood.CALM
    turning: bool = False
    """Whether the card that is met is still seen from behind."""
    open: bool = False
    """Whether all is over, and every card may be seen by everybody."""
    tile_deeds: Mapping[TileId, TileDeed] = field(default_factory=dict)

    @property
    def adventurer(self) -> AdventurerId:
        """Who goes down."""
        return self.seen.adventurer

    @property
    def against(self) -> tuple[AdventurerId, tuple[TileId, ...]]:
        """Who would meet a monster, and with what."""
        return self.seen.adventurer, self.seen.tiles

    @property
    def waiting(self) -> tuple[MonsterId, ...]:
        """The dungeon in the order in which it will be met; face down, even what somebody knows."""
        laid = reversed(self.seen.dungeon)
        return tuple(one.monster if self.open else HIDDEN for one in laid)

    def name(self, player: PlayerId) -> str:
        """Who sits there."""
        return self.names[player]
