"""Writing on a sheet: ink that the paper shines through, where needed on a cleared patch."""

from enum import Enum

import numpy as np
import pygame
import pygame.font

from dexterity.ui.draw.colours import INK, PAPER, Colour
from dexterity.ui.draw.noise import Floats, blurred
from dexterity.ui.draw.sheet import Sheet
from dexterity.values.vectors import Vec2

HALO_PX = 5


class Anchor(Enum):
    """Which point of the text is meant, as shares of its width and height."""

    LEFT = (0.0, 0.0)
    RIGHT = (1.0, 0.0)
    MIDDLE = (0.5, 0.5)
    TOP = (0.5, 0.0)


def write(
    sheet: Sheet,
    text: str,
    at_px: Vec2,
    font: pygame.font.Font,
    *,
    colour: Colour = INK,
    anchor: Anchor = Anchor.LEFT,
    wrap_px: int = 0,
) -> int:
    """Writes and says how high the text is; with `wrap_px`, lines are broken at that width."""
    letters = letters_of(text, font, wrap_px)
    sheet.glaze(letters, colour, _corner(letters, at_px, anchor))
    return len(letters)


def write_clear(
    sheet: Sheet,
    text: str,
    middle_px: Vec2,
    font: pygame.font.Font,
    *,
    colour: Colour = INK,
    ground: Colour = PAPER,
) -> None:
    """Writes around a middle, on ground cleared around the letters so that they read anywhere."""
    letters = np.pad(letters_of(text, font), HALO_PX)
    halo = np.clip(2.6 * blurred(letters, 2.2), 0.0, 0.85)
    corner = _corner(letters, middle_px, Anchor.MIDDLE)
    sheet.cover(halo, ground, corner)
    sheet.glaze(letters, colour, corner)


def letters_of(text: str, font: pygame.font.Font, wrap_px: int = 0) -> Floats:
    """How much of each pixel the letters cover."""
    surface = font.render(text, True, (255, 255, 255), None, wrap_px)
    alpha = pygame.surfarray.array_alpha(surface)
    return np.ascontiguousarray(alpha.T / 255.0)


def _corner(letters: Floats, at_px: Vec2, anchor: Anchor) -> tuple[int, int]:
    height, width = letters.shape
    across, down = anchor.value
    return round(at_px[0] - across * width), round(at_px[1] - down * height)
