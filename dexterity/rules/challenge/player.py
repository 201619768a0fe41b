"""Who plays: 0 and 1 in a duel, and 0 alone."""

from typing import Final, NewType

PlayerId = NewType("PlayerId", int)

BOTH: Final = (PlayerId(0), PlayerId(1))


def other(player: PlayerId) -> PlayerId:
    """The opponent."""
    return PlayerId(1 - player)
