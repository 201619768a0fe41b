"""The drawn signs of the throws' requirements, as pixels of the size they are shown at."""

from functools import lru_cache
from typing import Final

import pygame

from dexterity.places import assets

KEPT_ICONS: Final = 128
"""How many are kept: all 26 in four sizes, and some. Fewer: a list of all of them is drawn anew
each frame. At 48 pixels one takes 9 kB."""


@lru_cache(maxsize=KEPT_ICONS)
def requirement_icon(requirement: str, size_px: int) -> pygame.Surface:
    """The sign of a requirement in a square of that size, on nothing; not to be drawn upon.

    Signs are drawings of lines and are made in the very size: a picture made smaller blurs.
    """
    path = assets() / "images" / "requirements" / f"{requirement}.svg"
    return pygame.image.load_sized_svg(path, (size_px, size_px))
