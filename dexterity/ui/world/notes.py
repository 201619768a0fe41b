"""Notes of the referee: slips of paper over the picture, each with a line to what it is about."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np
import pygame

from dexterity.ui.canvas.fonts import Weight, load_font
from dexterity.ui.canvas.letters import broken
from dexterity.ui.draw.colours import BONE, CENTRE, INK, PAPER
from dexterity.ui.world.paper import rgb
from dexterity.ui.world.sketch import ink, paint
from dexterity.values.vectors import Vec2

LEFT_PT: Final = 712.0
TOP_PT: Final = 404.0
WIDTH_PT: Final = 286.0
"""Where notes stand, one below the other: to the right of the die that waits, where neither the
lens nor panels are."""

LETTERS_PT: Final = 17.0
PADDING_PT: Final = 10.0
GAP_PT: Final = 8.0

Note = tuple[str, Vec2 | None]
"""Words, and the pixel that they are about."""


def draw_notes(
    surface: pygame.Surface,
    notes: Sequence[Note],
    unit_px: float,
    text_size: float = 1.0,
) -> None:
    """As far down as it takes, then back up to fit; what does not fit even so is left out."""
    slips = [_slip(words, unit_px, text_size) for words, _ in notes]
    gap = round(GAP_PT * unit_px)
    tall = sum(slip.get_height() + gap for slip in slips)
    top = min(round(TOP_PT * unit_px), max(0, surface.get_height() - tall))
    left = round(LEFT_PT * unit_px)
    for slip, (_, about) in zip(slips, notes, strict=True):
        if top + slip.get_height() > surface.get_height():
            return
        if about is not None:
            _draw_leader(surface, about, (float(left), top + slip.get_height() / 2), unit_px)
        surface.blit(slip, (left, top))
        top += slip.get_height() + gap


@lru_cache(maxsize=16)
def _slip(words: str, unit_px: float, text_size: float) -> pygame.Surface:
    """A cross and the words, on a slip of paper."""
    font = load_font(Weight.REGULAR, max(8, round(LETTERS_PT * text_size * unit_px)))
    padding, width = PADDING_PT * unit_px, WIDTH_PT * unit_px
    beside = 20.0 * unit_px
    lines = broken(words, font, round(width - 2 * padding - beside))
    step = font.get_linesize()
    height = step * len(lines) + 2 * padding
    slip = pygame.Surface((round(width), round(height)), pygame.SRCALPHA)
    corners = np.array([(1.0, 2.0), (width - 2.0, 1.0), (width - 1.5, height - 2.0),
                        (2.0, height - 1.5)])  # fmt: skip
    paint(slip, corners, BONE, unit_px, hatched=False, line_pt=1.5)
    reach = 5.5 * unit_px
    middle = np.array([padding + reach, padding + step / 2])
    for slope in (1.0, -1.0):
        stroke = middle + reach * np.array([(-1.0, -slope), (1.0, slope)])
        ink(slip, stroke, 2.4 * unit_px, CENTRE)
    for number, line in enumerate(lines):
        slip.blit(font.render(line, True, rgb(INK)), (padding + beside, padding + number * step))
    return slip


def _draw_leader(surface: pygame.Surface, about: Vec2, slip: Vec2, unit_px: float) -> None:
    ends = np.clip(np.array([about, slip]), -9999.0, 9999.0)
    ink(surface, ends, 4.0 * unit_px, PAPER)
    ink(surface, ends, 1.4 * unit_px, INK)
