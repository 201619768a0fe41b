"""The two who play."""

from typing import Final, NewType

PlayerId = NewType("PlayerId", int)
"""0 or 1, as the cells of a sheet are counted."""

PLAYERS: Final = (PlayerId(0), PlayerId(1))


def other(player: PlayerId) -> PlayerId:
    """The rival."""
    return PlayerId(1 - player)
