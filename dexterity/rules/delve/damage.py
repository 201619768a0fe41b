"""What damage a monster would do, after all that makes it less.

First what caps it, then what is taken off it; never less than nothing. A cap is no floor: what is
weaker than it stays as weak, so a fairy hurts nobody.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.monster import Parity
from dexterity.rules.delve.cards.power import BeatIdentities, Lessen, LessenWhenWeak
from dexterity.rules.delve.draft import DelveDraft
from dexterity.rules.delve.state import Facing


@dataclass(frozen=True, slots=True)
class Blow:
    """What would happen to the delver."""

    damage: int
    lessened_by: tuple[TileId, ...] = ()


def blow_of(draft: DelveDraft, facing: Facing) -> Blow:
    """The blow of a monster that nothing beats."""
    damage, lessened_by = facing.strength or 0, list[TileId]()
    for tile, cap in _caps(draft, facing):
        if cap < damage:
            damage = cap
            lessened_by.append(tile)
    for tile, amount in _reductions(draft):
        if damage:
            damage = max(0, damage - amount)
            lessened_by.append(tile)
    return Blow(damage, tuple(lessened_by))


def _caps(draft: DelveDraft, facing: Facing) -> Iterator[tuple[TileId, int]]:
    for tile, power in draft.having(LessenWhenWeak):
        if draft.delve.health < power.below:
            yield tile, power.odd if facing.parity is Parity.ODD else power.even


def _reductions(draft: DelveDraft) -> Iterator[tuple[TileId, int]]:
    for tile, power in draft.having(Lessen):
        yield tile, power.amount
    soothed = draft.delve.soothed
    if soothed:
        yield soothing_tile(draft), soothed


def soothing_tile(draft: DelveDraft) -> TileId:
    """What has made all damage less. It may be gone by now: who was soothed stays so."""
    tiles = draft.cards.adventurers[draft.state.adventurer].tiles
    soothing = (
        tile for tile, power in tiles.items() if isinstance(power, BeatIdentities) and power.soothes
    )
    return next(soothing)
