"""How Delve's cards and tiles are written, and what their numbers may be: within these bounds the
game stays what it is."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Any, Final

from msgspec import Meta

from dexterity.content.cards import ID, Card, Forms, card, lists
from dexterity.content.forms import FLAT, Form, MisfitError, Tagged, many, whole
from dexterity.content.names import NAME_LENGTH, ShownText
from dexterity.content.reading import shown
from dexterity.rules.delve.cards import power as can
from dexterity.rules.delve.cards.adventurer import Adventurer, AdventurerId, Box, TileId
from dexterity.rules.delve.cards.monster import HIDDEN, Monster, MonsterId, Trick
from dexterity.rules.delve.cards.power import Power

# --- what a tile does ---------------------------------------------------------------------------

Strength = Annotated[int, Meta(ge=0, le=9)]

Identity = Annotated[MonsterId, ShownText(NAME_LENGTH)]

BELOW: Final = whole(2, 9)
"""Less health than that is little health."""

LESS: Final = whole(1, 4)
"""More, and most of the deck would be harmless."""


def _beat_strengths(
    low: Strength = 0,
    high: Strength | None = None,
    heals: bool = False,
) -> can.BeatStrengths:
    if high is not None and high < low:
        raise MisfitError(("high", f"must be at least {low}, which is the lowest, not {high}"))
    return can.BeatStrengths(low, high, heals)


POWERS: Final[Tagged[Power]] = Tagged(
    "power",
    {
        "armour": Form(can.Armour, health=whole(1, 9)),
        "beat_named": Form(can.BeatNamed),
        # With one to choose from it is no choice.
        "beat_named_strength": Form(can.BeatNamedStrength, strengths=many(Strength, 2, 4)),
        "beat_strengths": Form(_beat_strengths),
        "beat_parity": Form(can.BeatParity),
        # Beyond three of them a tile beats half of the deck.
        "beat_identities": Form(
            can.BeatIdentities,
            identities=many(Annotated[MonsterId, ShownText(NAME_LENGTH)], 1, 3),
            soothes=whole(1, 2),
        ),
        "beat_when_weak": Form(can.BeatWhenWeak, strengths=many(Strength, 1, 4), below=BELOW),
        "beat_repeats": Form(can.BeatRepeats),
        "lessen": Form(can.Lessen, amount=LESS),
        "lessen_when_weak": Form(can.LessenWhenWeak, below=BELOW, odd=LESS, even=LESS),
        "revive_half": Form(can.ReviveHalf),
        "win_if_different": Form(can.WinIfDifferent),
        "beat_once": Form(can.BeatOnce),
        "beat_streak": Form(can.BeatStreak),
        "swap": Form(can.Swap),
        # No more than an adventurer has without any tile.
        "revive": Form(can.Revive, health=whole(1, 6)),
    },
)
"""By what they are called in files and texts."""

# --- adventurers --------------------------------------------------------------------------------

TILES: Final = 6
"""Of every adventurer: the most that a mimic is strong."""

ALONE: Final = (can.BeatNamed, can.BeatNamedStrength)
"""Powers of which an adventurer has at most one tile: what was named would be named for both."""

Tiles = Mapping[TileId, Card[Power]]


@dataclass(frozen=True, slots=True)
class ShownAdventurer:
    """An adventurer with tiles that have names and jokes."""

    id: AdventurerId
    box: Box
    health: int
    tiles: Tiles
    """In the order in which they lie on the table."""

    @property
    def adventurer(self) -> Adventurer:
        """The same for the rules, which know neither names nor jokes."""
        tiles = {id_: tile.value for id_, tile in self.tiles.items()}
        return Adventurer(self.id, self.box, self.health, MappingProxyType(tiles))


@dataclass(frozen=True, slots=True)
class _Tile:
    id: Annotated[TileId, ID]
    power: Annotated[Any, POWERS, FLAT]


def _tiles(tile: tuple[Card[_Tile], ...]) -> Tiles:
    tiles = {one.value.id: Card(one.names, one.line, one.value.power) for one in tile}
    misfits = []
    if len(tiles) < TILES:
        misfits.append(("tile", "must have six different ids"))
    for kind in ALONE:
        same = [one.value.id for one in tile if isinstance(one.value.power, kind)]
        if len(same) > 1:
            reason = f"must not have the same power as {shown(same[0])}: {same[1]}"
            misfits.append(("tile", reason))
    if misfits:
        raise MisfitError(*misfits)
    return MappingProxyType(tiles)


def _adventurer(
    id: Annotated[AdventurerId, ID],
    box: Box,
    health: Annotated[int, Meta(ge=1, le=6)],
    tiles: Annotated[Tiles, Form(_tiles, tile=many(card(Form(_Tile)), TILES, TILES)), FLAT],
) -> ShownAdventurer:
    return ShownAdventurer(id, box, health, tiles)


# --- monsters -----------------------------------------------------------------------------------

MONSTER_COPIES: Final = (1, 2)
"""With three of a kind nobody would ever meet only different ones."""


@dataclass(frozen=True, slots=True)
class _NotHidden:
    """In an Annotated: the id of a monster."""

    def why_not(self, id_: str) -> str | None:
        """What makes an id unfit that is one otherwise, if anything."""
        return f"stands for a card that nobody may know: {shown(id_)}" if id_ == HIDDEN else None


OwnId = Annotated[MonsterId, ID, _NotHidden()]


def _ordinary(
    id: OwnId,
    strength: Annotated[int, Meta(ge=1, le=9)],
    copies: Annotated[int, Meta(ge=MONSTER_COPIES[0], le=MONSTER_COPIES[1])],
) -> Monster:
    return Monster(id, strength, copies)


def _special(
    id: OwnId,
    trick: Trick | None = None,
    strength: Strength | None = None,
) -> Monster:
    """There is one of each; it has a trick or, if not, a strength."""
    if trick is None and strength is None:
        raise MisfitError(("strength", "is missing"))
    if trick is not None and strength is not None:
        raise MisfitError(("strength", "must not be there besides a trick"))
    return Monster(id, strength, special=True, trick=trick)


# --- the two files of a box ---------------------------------------------------------------------

ADVENTURERS: Final = "adventurers.toml"
MONSTERS: Final = "monsters.toml"

FILES: Final[Forms] = {
    ADVENTURERS: lists(adventurer=card(Form(_adventurer))),
    MONSTERS: lists(monster=card(Form(_ordinary)), special=card(Form(_special))),
}
"""What a box is made of."""
