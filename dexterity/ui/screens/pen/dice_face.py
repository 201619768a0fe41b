"""The dice that call a big square, large enough to be read from across the table."""

from collections.abc import Sequence
from typing import Final

import pygame

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.ink import rgb
from dexterity.ui.canvas.theme import Look
from dexterity.ui.draw.colours import BONE, CENTRE, INK, Colour

SIDE: Final = 92.0
GAP: Final = 26.0
PIP: Final = 0.095
"""A pip's radius, as a share of the side."""
COLOURS: Final[tuple[Colour, Colour]] = (CENTRE, INK)
"""The red one calls the column, the black one the row."""
LOW, HALF, HIGH = 0.24, 0.5, 0.76
PIPS: Final = {
    1: ((HALF, HALF),),
    2: ((LOW, LOW), (HIGH, HIGH)),
    3: ((LOW, LOW), (HALF, HALF), (HIGH, HIGH)),
    4: ((LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)),
    5: ((LOW, LOW), (HIGH, LOW), (HALF, HALF), (LOW, HIGH), (HIGH, HIGH)),
    6: ((LOW, LOW), (HIGH, LOW), (LOW, HALF), (HIGH, HALF), (LOW, HIGH), (HIGH, HIGH)),
}


def draw_dice(canvas: Canvas, dice: Sequence[int], middle: tuple[float, float]) -> None:
    """Side by side around a middle."""
    wide = len(dice) * SIDE + (len(dice) - 1) * GAP
    left, top = middle[0] - wide / 2, middle[1] - SIDE / 2
    for number, shows in enumerate(dice):
        box = Box(left + number * (SIDE + GAP), top, SIDE, SIDE)
        _draw_die(canvas, box, shows, COLOURS[number])


def _draw_die(canvas: Canvas, box: Box, shows: int, colour: Colour) -> None:
    look = Look(ground=colour, ink=INK, line=2.2, shadow=True)
    canvas.box(box, look, f"die {colour}")
    for across, down in PIPS[shows]:
        place = canvas.px((box.left + across * SIDE, box.top + down * SIDE))
        pygame.draw.aacircle(canvas.surface, rgb(BONE), place, PIP * SIDE * canvas.scale)
