"""What requirements claim of a throw, and which of them therefore exclude each other.

Each says what some things must be. Two that want the same thing to be something else are the
rulebook's impossible situation; two that want it alike get along.
"""

from collections.abc import Mapping
from enum import StrEnum


class Thing(StrEnum):
    """What a throw has only one of."""

    LAUNCH = "launch"
    """What sets the die in motion: fingers that let go of it, or a tool."""
    HOLD = "hold"
    """How fingers that hold the die do so."""
    LIES = "lies"
    """What the die is in or on as the throw begins."""
    PLACE = "place"
    """Where the hand is kept."""
    COURSE = "course"
    """Whether the die sets out along the table or through the air."""


Claims = Mapping[Thing, str]
"""What each thing must be, in a word that is compared and never shown."""

HELD = "held"
FLIES, SLIDES = "flies", "slides"

IN_HAND: Claims = {Thing.LAUNCH: HELD, Thing.LIES: HELD}
"""Fingers have hold of the die, and let go of it."""


def exclude_each_other(one: Claims, other: Claims) -> bool:
    """Whether both cannot be had in one throw."""
    return any(one[thing] != other[thing] for thing in one.keys() & other.keys())
