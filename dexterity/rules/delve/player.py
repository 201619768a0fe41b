"""Those who play."""

from typing import Final, NewType

PlayerId = NewType("PlayerId", int)
"""Counted from 0, clockwise around the table: the next one sits on the left."""

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
