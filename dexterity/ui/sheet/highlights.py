"""Squares and edges that stand out for a moment: where something may go, and where it may not."""

from collections.abc import Collection, Iterator
from enum import Enum
from typing import Final

import numpy as np

from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.segment import segments_around
from dexterity.rules.pen.sheet.square import SQUARE_MM, Square
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.draw.colours import INK, Colour
from dexterity.ui.draw.noise import Floats
from dexterity.ui.sheet.patches import disc
from dexterity.ui.sheet.sheet_plan import SheetPlan
from dexterity.ui.world.sketch import haloed, ink, paint, veil

CORNERS: Final = np.array([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)])
CROSS: Final = np.array([[(0.28, 0.28), (0.72, 0.72)], [(0.28, 0.72), (0.72, 0.28)]])
DOT_MM: Final = 1.3


class Highlight(Enum):
    """Each is told from the others by its mark, not by its colour alone."""

    LEGAL = "legal"
    """A dot in every square."""
    ILLEGAL = "illegal"
    """A cross in every square."""
    HOVERED = "hovered"
    """A heavy line around all of them."""
    CALLED = "called"
    """The big square that dice have called: a double line around it."""


TONES: Final[dict[Highlight, tuple[Colour, float]]] = {
    Highlight.LEGAL: ((0.20, 0.62, 0.34), 0.26),
    Highlight.ILLEGAL: ((0.72, 0.20, 0.20), 0.24),
    Highlight.HOVERED: ((0.98, 0.80, 0.30), 0.38),
    Highlight.CALLED: ((0.98, 0.72, 0.30), 0.28),
}
"""The pencil, and how much of it."""


def draw_squares(
    canvas: Canvas, plan: SheetPlan, squares: Collection[Square], highlight: Highlight
) -> None:
    """Makes squares stand out."""
    if not squares:
        return
    colour, strength = TONES[highlight]
    outlines = [_pixels(canvas, plan, _corners(square)) for square in squares]
    veil(canvas.surface, outlines, colour, strength)
    match highlight:
        case Highlight.LEGAL | Highlight.ILLEGAL:
            for square in squares:
                _draw_mark(canvas, plan, square, highlight)
        case Highlight.HOVERED:
            for side in _outline(squares):
                haloed(canvas.surface, _pixels(canvas, plan, side), 2.6 * canvas.scale, INK)
        case Highlight.CALLED:
            for side in _outline(squares):
                ink(canvas.surface, _pixels(canvas, plan, side), 4.6 * canvas.scale, INK)
                ink(canvas.surface, _pixels(canvas, plan, side), 2.0 * canvas.scale, colour)


def draw_edge(canvas: Canvas, plan: SheetPlan, edge: Edge, highlight: Highlight) -> None:
    """Makes the side of a square stand out."""
    line = _pixels(canvas, plan, np.array([edge.start_mm, edge.end_mm]))
    haloed(canvas.surface, line, 5.0 * canvas.scale, TONES[highlight][0])


def _draw_mark(canvas: Canvas, plan: SheetPlan, square: Square, highlight: Highlight) -> None:
    colour = TONES[highlight][0]
    if highlight is Highlight.LEGAL:
        dot = _pixels(canvas, plan, disc(square.middle_mm, DOT_MM, 10))
        paint(canvas.surface, dot, colour, canvas.scale, line_pt=0.0, hatched=False)
        return
    for arm in (np.array(square) + CROSS) * SQUARE_MM:
        ink(canvas.surface, _pixels(canvas, plan, arm), 2.0 * canvas.scale, colour)


def _outline(squares: Collection[Square]) -> Iterator[Floats]:
    for segment in segments_around(squares):
        yield np.array([segment.start, segment.end])


def _corners(square: Square) -> Floats:
    return np.asarray((np.array(square) + CORNERS) * SQUARE_MM)


def _pixels(canvas: Canvas, plan: SheetPlan, places_mm: Floats) -> Floats:
    return plan.places(places_mm) * canvas.scale
