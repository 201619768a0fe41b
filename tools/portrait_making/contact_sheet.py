"""All portraits side by side, to look at: large, and as small as they are on a card."""

import os
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from tools.portrait_making.gallery import Portrait
from tools.portrait_making.pencils import PAPER

SMALL = 96
"""Points across at which a character must still be told."""


def save_sheet(portraits: Sequence[Portrait], file: Path, size: int = 200) -> None:
    """A row for every character, its moods in columns, the last of them the calm one, small."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame  # noqa: PLC0415  Only looking at them needs it.

    columns = max(len(portrait.group.moods) for portrait in portraits)
    sheet = pygame.Surface((columns * size + SMALL, len(portraits) * size))
    sheet.fill(PAPER)
    for row, portrait in enumerate(portraits):
        for column, mood in enumerate(portrait.group.moods):
            svg = BytesIO(portrait.svg(mood).encode())
            sheet.blit(pygame.image.load_sized_svg(svg, (size, size)), (column * size, row * size))
        svg = BytesIO(portrait.svg(portrait.group.moods[0]).encode())
        small = pygame.image.load_sized_svg(svg, (SMALL, SMALL))
        sheet.blit(small, (columns * size, row * size))
    pygame.image.save(sheet, file)
