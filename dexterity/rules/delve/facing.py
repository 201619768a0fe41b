"""What a monster is once it is turned, and what damage it would do.

Of all that makes that less, first what caps it, then what is taken off it; never less than nothing.
A cap is no floor: what is weaker than it stays as weak, so a fairy hurts nobody.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dexterity.rules.delve.cards.adventurer import TileId
from dexterity.rules.delve.cards.monster import MonsterId, Parity, Trick, parity_of
from dexterity.rules.delve.cards.power import BeatIdentities, Lessen, LessenWhenWeak
from dexterity.rules.delve.draft import DelveDraft
from dexterity.rules.delve.state import Facing, Fate

COUNT_STRENGTH: Final = 4
"""For a delver without a success; then the Count is a vampire like any other."""
COUNT_STRENGTH_LATER: Final = 8

LAST_RANK_WITH_IDENTITY: Final = 7
"""No monster has strength 8, and past that place a shapeshifter only grows stronger."""


def read_monster(draft: DelveDraft, monster: MonsterId) -> Facing:
    """The facts of a card that is met now; nothing that happens later changes them."""
    rank = rank_now(draft)
    strength = _strength(draft, monster, rank)
    identity = _identity(draft, monster, strength)
    return Facing(monster, rank, strength, parity_of(strength), identity)


def rank_now(draft: DelveDraft) -> int:
    """The place of a monster that is met now; one from the deck takes that of the one it is for."""
    return 1 + sum(one.fate is not Fate.SWAPPED for one in draft.delve.met)


def _strength(draft: DelveDraft, monster: MonsterId, rank: int) -> int | None:
    match draft.cards.monsters[monster].trick:
        case Trick.MIMIC:
            return len(draft.state.tiles)
        case Trick.COUNT:
            successes = draft.state.seats[draft.delver].successes
            return COUNT_STRENGTH_LATER if successes else COUNT_STRENGTH
        case Trick.SHAPESHIFTER:
            return rank
        case Trick.ALLY | Trick.CUBE | None:
            return draft.cards.monsters[monster].strength


def _identity(draft: DelveDraft, monster: MonsterId, strength: int | None) -> MonsterId | None:
    match draft.cards.monsters[monster].trick:
        case Trick.COUNT | Trick.SHAPESHIFTER:
            counts = strength is not None and strength <= LAST_RANK_WITH_IDENTITY
            return draft.cards.identity_of_strength(strength or 0) if counts else None
        case _:
            return monster


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
