"""The colours of the game's dice."""

from enum import StrEnum
from typing import Final


class DieColour(StrEnum):
    """Red, green and blue wake the ability of that colour, white wakes any.

    The marks on the dice differ too, never the colour alone.
    """

    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    WHITE = "white"


COLOURED: Final = (DieColour.RED, DieColour.GREEN, DieColour.BLUE)
"""One of each for the whole party; white ones are bought."""
