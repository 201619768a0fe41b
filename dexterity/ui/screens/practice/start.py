"""Where a practice can begin: at an earlier throw, to try it oneself."""

from dataclasses import dataclass

from dexterity.hand.toss import Toss
from dexterity.values import Quaternion


@dataclass(frozen=True, slots=True)
class StartFrom:
    """A throw that somebody made: how the die lay in the hand, and what was done with it."""

    orientation: Quaternion
    toss: Toss
