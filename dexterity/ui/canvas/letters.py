"""Writing: lines broken to a width, measured and drawn, each at the pixels of the window."""

import re
from enum import StrEnum
from typing import Final, Protocol

import pygame

from dexterity.ui.canvas.box import Size
from dexterity.ui.canvas.fonts import Weight, load_font
from dexterity.ui.canvas.ink import rgb
from dexterity.ui.canvas.shelf import Shelf
from dexterity.ui.canvas.theme import BODY, Lettering

MOST_FONTS: Final = 32
MOST_BREAKS: Final = 1000
MOST_LETTER_PX: Final = 6e6
"""Pixels of writing kept: some 24 MB, and twice what the fullest page of a 4K window has."""
LETTER_WINDOWS: Final = 2
"""The same, in windows full; pages need up to a third of one. With less than that they would be
written anew each frame."""
FOLDER_END: Final = re.compile(r"(?<=[/\\])")
NAME_PART_END: Final = re.compile(r"(?<=_)")
"""In the name of a file, what stands for a space."""
SMALLEST_PX: Final = 7
"""Letters below this are no letters; tiny windows show them all the same."""


class Align(StrEnum):
    """Where lines stand in their box."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Ruler(Protocol):
    """Measures writing, for those who lay out pages."""

    def measure(self, text: str, lettering: Lettering = BODY, width: float | None = None) -> Size:
        """How large a text is in points, with its lines broken at a width if there is one."""


class Letters:
    """All writing of a window; points become pixels by the scale and the player's text size."""

    def __init__(self, scale: float = 1.0, text_size: float = 1.0) -> None:
        self.scale, self.text_size = scale, text_size
        self._fonts: Shelf[tuple[Weight, int], pygame.font.Font] = Shelf(MOST_FONTS)
        self._breaks: Shelf[tuple[str, Lettering, int], tuple[str, ...]] = Shelf(MOST_BREAKS)
        self._blocks: Shelf[tuple[str, Lettering, int, Align], pygame.Surface] = Shelf(
            MOST_LETTER_PX, lambda block: block.get_width() * block.get_height()
        )

    def resize(self, scale: float, text_size: float) -> None:
        """From now on at another size; what was kept is thrown away."""
        if (scale, text_size) != (self.scale, self.text_size):
            self.scale, self.text_size = scale, text_size
            self.forget()

    def forget(self) -> None:
        """Keeps nothing of what was written."""
        for shelf in (self._fonts, self._breaks, self._blocks):
            shelf.clear()

    def keep_windows(self, window_px: float) -> None:
        """The window has so many pixels, and no more writing is worth keeping than fills a few."""
        self._blocks.keep_at_most(min(MOST_LETTER_PX, LETTER_WINDOWS * window_px))

    @property
    def kept_px(self) -> float:
        """Pixels of writing that are kept."""
        return self._blocks.weight

    def font(self, lettering: Lettering) -> pygame.font.Font:
        """The font for a lettering, at the window's pixels."""
        size_px = max(SMALLEST_PX, round(lettering.size * self.scale * self.text_size))
        key = (lettering.weight, size_px)
        return self._fonts.get(key, lambda: load_font(*key))

    def measure(self, text: str, lettering: Lettering = BODY, width: float | None = None) -> Size:
        """How large a text is in points, with its lines broken at a width if there is one."""
        font, lines = self.font(lettering), self.lines(text, lettering, width)
        wide = max(font.size(line)[0] for line in lines)
        return wide / self.scale, len(lines) * font.get_linesize() / self.scale

    def lines(self, text: str, lettering: Lettering, width: float | None) -> tuple[str, ...]:
        """The text in lines that fit the width; a word that is wider than it stands alone, unless
        it is the name of a file."""
        # A hair more: a width that was measured must hold what it was measured for.
        width_px = 0 if width is None else int(width * self.scale + 0.01)
        key = (text, lettering, width_px)
        font = self.font(lettering)
        return self._breaks.get(key, lambda: tuple(broken(text, font, width_px)))

    def block(
        self, text: str, lettering: Lettering, width: float | None, align: Align
    ) -> pygame.Surface:
        """The text as a transparent picture."""
        width_px = 0 if width is None else int(width * self.scale + 0.01)
        return self._blocks.get(
            (text, lettering, width_px, align),
            lambda: self._write(self.lines(text, lettering, width), lettering, align),
        )

    def _write(self, lines: tuple[str, ...], lettering: Lettering, align: Align) -> pygame.Surface:
        font = self.font(lettering)
        rows = [font.render(line, True, rgb(lettering.colour)) for line in lines]
        wide, step = max(row.get_width() for row in rows), font.get_linesize()
        block = pygame.Surface((max(1, wide), step * len(rows)), pygame.SRCALPHA, 32)
        for number, row in enumerate(rows):
            spare = wide - row.get_width()
            left = {Align.LEFT: 0, Align.CENTRE: spare // 2, Align.RIGHT: spare}[align]
            block.blit(row, (left, number * step))
        return block


def broken(text: str, font: pygame.font.Font, width_px: int) -> list[str]:
    """Lines no wider than told, broken at ordinary spaces alone: « Oh ! » stays together."""
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            for number, piece in enumerate(pieces(word, font, width_px)):
                longer = f"{line} {piece}" if line and not number else f"{line}{piece}"
                if line and width_px and font.size(longer)[0] > width_px:
                    lines.append(line)
                    line = piece
                else:
                    line = longer
        lines.append(line)
    return lines


def pieces(word: str, font: pygame.font.Font, width_px: int) -> list[str]:
    """The word; but the path of a file, if it is too wide, in parts that each end a folder, and a
    name that is too wide even so in its own parts."""

    def parts(whole: str, end: re.Pattern[str]) -> list[str]:
        wide = width_px and font.size(whole)[0] > width_px
        return end.split(whole) if wide else [whole]

    return [part for name in parts(word, FOLDER_END) for part in parts(name, NAME_PART_END)]
