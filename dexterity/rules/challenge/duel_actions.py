"""What can be done in a duel besides throwing, and why not."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from dexterity.rules.challenge.actions import GiveUp, Refusal
from dexterity.rules.made_throw import MakeThrow

MOST_IN_A_DARE: Final = 3
"""Requirements at once that somebody may pick. More would only be spite."""


@dataclass(frozen=True, slots=True)
class PickDare:
    """How both have to throw in the next round."""

    requirements: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same two again, and the other one begins."""

    seed: int | None = None
    """Its luck: a match that is over tells nothing of the next one. None in older records, whose
    rematches went on with the luck of the first match."""


DuelAction = MakeThrow | GiveUp | PickDare | Rematch


class DuelRefusal(StrEnum):
    """Why an action cannot be taken in a duel."""

    DUEL_OVER = "duel_over"
    DUEL_GOES_ON = "duel_goes_on"
    DARE_FIRST = "dare_first"
    NO_PICK_NOW = "no_pick_now"
    EMPTY_DARE = "empty_dare"
    TOO_MANY = "too_many"
    TWICE = "twice"
    UNKNOWN = "unknown"
    CONFLICT = "conflict"


AnyRefusal = DuelRefusal | Refusal
