"""What lies on a sheet for its author alone: flaws, what a tool is about to draw, and the keys'
cursor."""

from collections.abc import Iterable
from typing import Final

import pygame

from dexterity.rules.pen.sheet.edge import Edge
from dexterity.rules.pen.sheet.square import SHEET_MM, SQUARE_MM, Square
from dexterity.session.pen.editing.mark import (
    Carry,
    Mark,
    Opening,
    Placing,
    Removal,
    Room,
    Rub,
    Scribble,
    Shift,
    Walls,
)
from dexterity.session.pen.editing.mirror import Mirror
from dexterity.session.pen.editing.walls import RUBBER_MM
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.ink import rgb
from dexterity.ui.canvas.theme import CORAL, SKY, Look
from dexterity.ui.draw.colours import CENTRE, INK, Colour
from dexterity.ui.sheet.sheet_plan import SheetPlan
from dexterity.values.vectors import Vec2

FLAWED: Final = Look(ground=None, pencil=CORAL, pressure=0.3, ink=CENTRE, line=1.4, dashed=True)
POINTED: Final = Look(ground=None, pencil=CORAL, pressure=0.75, ink=CENTRE, line=2.6, twice=True)
MEANT: Final = Look(ground=None, pencil=SKY, pressure=0.5, ink=INK, line=1.6)
REFUSED: Final = Look(ground=None, pencil=CORAL, pressure=0.5, ink=CENTRE, line=1.6, dashed=True)
WALL_MM: Final = 1.6
"""How wide a wall is shown that is about to be drawn: wider than one that is there."""
AXIS: Final[Colour] = (0.36, 0.46, 0.82)
CURSOR: Final = 9.0
"""Points from the middle of the keys' cursor to the end of each arm."""


class Overlay:
    """Draws on top of a sheet that lies as planned."""

    def __init__(self, canvas: Canvas, plan: SheetPlan) -> None:
        self._canvas, self._plan = canvas, plan

    # --- what is wrong ------------------------------------------------------------------------

    def flaws(self, squares: Iterable[Square], *, pointed: bool) -> None:
        """The squares of a flaw; more plainly while somebody points at it."""
        for square in squares:
            self._square(square, POINTED if pointed else FLAWED)

    # --- what is meant ------------------------------------------------------------------------

    def mark(self, mark: Mark, cell: frozenset[Square], *, refused: bool) -> None:
        """What would be drawn; `cell` is the one that a shift moves."""
        look, colour = (REFUSED, CENTRE) if refused else (MEANT, AXIS)
        match mark:
            case Walls(edges):
                self._edges(edges, colour)
            case Opening(edges):
                self._edges(edges, CENTRE)
            case Scribble(stroke):
                self._line(stroke.points_mm, colour)
            case Rub(places_mm):
                self._rubber(places_mm[-1])
            case Room(_, squares):
                self._rectangle(squares, look)
            case Shift(_, columns, rows):
                self._shifted(cell, columns, rows, look)
            case Placing(_, square):
                self._square(square, look)
            case Removal(square):
                self._square(square, REFUSED)
            case Carry(_, to):
                self._square(to, look)

    def axis(self, mirror: Mirror) -> None:
        """Where the mirror stands."""
        half = SHEET_MM / 2
        if mirror is Mirror.ACROSS:
            self._line(((half, 0.0), (half, SHEET_MM)), AXIS, 0.5)
        elif mirror is Mirror.AWAY:
            self._line(((0.0, half), (SHEET_MM, half)), AXIS, 0.5)
        elif mirror is Mirror.TURN:
            middle = self._px((half, half))
            radius = max(3, round(1.6 * self._plan.scale * self._canvas.scale))
            pygame.draw.circle(self._canvas.surface, rgb(AXIS), middle, radius)

    def cursor(self, place_mm: Vec2) -> None:
        """Where the keys are."""
        x, y = self._px(place_mm)
        arm = CURSOR * self._canvas.scale
        wide = max(2, round(2.4 * self._canvas.scale))
        for ends in (((x - arm, y), (x + arm, y)), ((x, y - arm), (x, y + arm))):
            pygame.draw.line(self._canvas.surface, rgb(CENTRE), *ends, wide)

    # --- shapes -------------------------------------------------------------------------------

    def _px(self, place_mm: Vec2) -> Vec2:
        return self._canvas.px(self._plan.place(place_mm))

    def _box(self, near_left: Square, far_right: Square) -> Box:
        far = far_right.row + 1
        left, top = self._plan.place((near_left.column * SQUARE_MM, far * SQUARE_MM))
        columns = far_right.column - near_left.column + 1
        side = SQUARE_MM * self._plan.scale
        return Box(left, top, columns * side, (far - near_left.row) * side)

    def _square(self, square: Square, look: Look) -> None:
        self._canvas.box(self._box(square, square).inset(2.0), look, "square")

    def _rectangle(self, squares: frozenset[Square], look: Look) -> None:
        self._canvas.box(self._box(min(squares), max(squares)), look, "room")

    def _shifted(self, cell: frozenset[Square], columns: int, rows: int, look: Look) -> None:
        for square in cell:
            self._square(Square(square.column + columns, square.row + rows), look)

    def _edges(self, edges: Iterable[Edge], colour: Colour) -> None:
        for edge in edges:
            self._line((edge.start_mm, edge.end_mm), colour)

    def _line(self, points_mm: tuple[Vec2, ...], colour: Colour, width_mm: float = WALL_MM) -> None:
        points = [self._px(point) for point in points_mm]
        wide = max(2, round(width_mm * self._plan.scale * self._canvas.scale))
        pygame.draw.lines(self._canvas.surface, rgb(colour), False, points, wide)

    def _rubber(self, place_mm: Vec2) -> None:
        radius = RUBBER_MM * self._plan.scale * self._canvas.scale
        pygame.draw.circle(self._canvas.surface, rgb(CENTRE), self._px(place_mm), radius, 2)
