"""What a monster is once it is turned: its strength, its parity and what it counts as."""

from typing import Final

from dexterity.rules.delve.cards.monster import MonsterId, Trick, parity_of
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
