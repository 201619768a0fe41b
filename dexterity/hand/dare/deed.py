"""What a hand did for one throw: all that requirements of the hand are proved by."""

from dataclasses import dataclass
from enum import StrEnum

from dexterity.hand.toss import Toss
from dexterity.hand.track import Track
from dexterity.values.launch import ToolMotion
from dexterity.values.vectors import Vec2


class CueKind(StrEnum):
    """What a hand, a foot or a neighbour does besides swinging."""

    TAKEN = "taken"
    """The die, or the tool, was taken hold of."""
    JUMPED = "jumped"
    TOSSED = "tossed"
    """The neighbour tossed the die."""
    OTHER_DOWN = "other_down"
    OTHER_UP = "other_up"
    """The other hand took hold, and let go."""


@dataclass(frozen=True, slots=True)
class Cue:
    """When it did so, by the clock of the pointer's samples."""

    kind: CueKind
    at_s: float


@dataclass(frozen=True, slots=True)
class Deed:
    """From taking hold to letting go."""

    rest_mm: Vec2
    """Where the hand took hold, as it was meant to: where the die waited, or the tool."""
    toss: Toss
    """What the die, or the tool that strikes it, was given."""
    path: Track
    """The hand's, as far as it had to do with the throw."""
    pointer: Track
    """The pointer's that led the hand: the same, but for hands that do not simply follow."""
    cues: tuple[Cue, ...]
    released_s: float
    motion: ToolMotion | None = None
    """The tool's, where fingers did not let go of the die."""
    slipped: bool = False
    """The die left a weak hold before the hand let go."""

    def last(self, kind: CueKind) -> float | None:
        """When something was last done, if ever."""
        return next((cue.at_s for cue in reversed(self.cues) if cue.kind is kind), None)
