"""The colours of dice, as far as the rules care."""

from enum import StrEnum
from typing import Final


class Colour(StrEnum):
    """Red, green and blue wake the ability of that colour, white wakes any."""

    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    WHITE = "white"


COLOURED: Final = (Colour.RED, Colour.GREEN, Colour.BLUE)
"""One of each for the whole party; white ones are bought."""
