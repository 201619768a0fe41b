"""Which reading of the rulebook a game is played by.

A match on record goes on by the rules that it was begun with: what was allowed then is allowed in
every replay, and whoever won has won. So a rule that changes what may be done, or what comes of it,
asks for the edition.
"""

from enum import IntEnum
from typing import Final


class Edition(IntEnum):
    """Each is all of the one before, but for what it says."""

    FIRST = 1
    SECOND = 2
    """No wall takes the last way out, however narrow that is. A line that enters the own cell with
    the treasure has won there and then. A magic wall with no room waits for some."""


NEWEST: Final = Edition.SECOND
