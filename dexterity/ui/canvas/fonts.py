"""The one typeface of the game, and where its files are."""

from enum import StrEnum

import pygame.font
from font_source_sans_pro import font_files_ttf


class Weight(StrEnum):
    """The cuts in use, as the font's package calls them."""

    REGULAR = "SourceSansPro"
    ITALIC = "SourceSansProIt"
    SEMIBOLD = "SourceSansProSemibold"
    BOLD = "SourceSansProBold"


def font_path(weight: Weight) -> str:
    """The file of a cut, in the package that brings it."""
    path: str = font_files_ttf[weight]
    return path


def load_font(weight: Weight, size_px: int) -> pygame.font.Font:
    """A font ready to write with; needs neither a window nor a display."""
    pygame.font.init()
    return pygame.font.Font(font_path(weight), size_px)
