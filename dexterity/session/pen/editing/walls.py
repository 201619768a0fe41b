"""Walls drawn and rubbed out."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from dexterity.rules.pen.sheet.cell import Cell
from dexterity.rules.pen.sheet.cuts import squares_cut
from dexterity.rules.pen.sheet.edge import Edge, edges_around
from dexterity.rules.pen.sheet.playable import distance_to
from dexterity.rules.pen.sheet.sheet import MOST_STROKES, Sheet
from dexterity.rules.pen.sheet.square import Square, square_at
from dexterity.rules.pen.sheet.stroke import Stroke
from dexterity.session.pen.editing.hindrance import Hindrance
from dexterity.values.vectors import Vec2

RUBBER_MM: Final = 2.6
"""From the middle of the eraser to its brim. More, and in the middle of a square it would take the
walls around it, too; less, and a finger misses a line."""

ENDS_MM: Final = 3.0
"""Of a wall, at each end, which an eraser that comes along another wall of that corner spares."""


def sides_of(cell: Cell) -> frozenset[Edge]:
    """All edges of a cell's squares, around it and inside."""
    return frozenset(edge for square in cell.squares for edge in edges_around(square))


def with_walls(sheet: Sheet, edges: frozenset[Edge], *, padded: bool) -> Sheet:
    """Walls on edges, of one sort or the other; those at cells are padded."""
    at_cells = frozenset[Edge]().union(*map(sides_of, sheet.cells))
    soft = edges if padded else edges & at_cells
    hard = edges - soft
    return replace(
        sheet,
        walls=(sheet.walls - soft) | frozenset(edge for edge in hard if not edge.is_frame),
        padded=(sheet.padded - hard) | soft,
    )


def without_walls(sheet: Sheet, edges: frozenset[Edge]) -> Sheet:
    """No walls there. The frame stays; at a cell it stays padded, for nobody can want else."""
    at_cells = frozenset[Edge]().union(*map(sides_of, sheet.cells))
    kept = frozenset(edge for edge in edges & at_cells if edge.is_frame)
    return replace(sheet, walls=sheet.walls - edges, padded=sheet.padded - (edges - kept))


def with_stroke(sheet: Sheet, stroke: Stroke) -> Sheet | Hindrance:
    """One more stroke; padded if it is in cells alone."""
    if len(sheet.strokes) >= MOST_STROKES:
        return Hindrance.TOO_MANY_STROKES
    cut = squares_cut(stroke)
    if cut and all(sheet.cell_at(square) is not None for square in cut):
        stroke = Stroke(stroke.points_mm, padded=True)
    return replace(sheet, strokes=(*sheet.strokes, stroke))


def rubbed_walls(sheet: Sheet, places_mm: Iterable[Vec2]) -> Sheet:
    """Without the walls and strokes that an eraser touches."""
    places = tuple(places_mm)
    near = {edge for place in places for edge in edges_around(square_at(place))}
    edges = frozenset(edge for edge in near if _touches(edge, places))
    strokes = tuple(stroke for stroke in sheet.strokes if not _is_under(stroke, places))
    return replace(without_walls(sheet, edges), strokes=strokes)


def _touches(edge: Edge, places: tuple[Vec2, ...]) -> bool:
    (x0, y0), (x1, y1) = edge.start_mm, edge.end_mm
    across, away = (0.0, ENDS_MM) if edge.upright else (ENDS_MM, 0.0)
    inner = (x0 + across, y0 + away), (x1 - across, y1 - away)
    return any(distance_to(inner, place) < RUBBER_MM for place in places)


def _is_under(stroke: Stroke, places: tuple[Vec2, ...]) -> bool:
    return any(
        distance_to(piece, place) < RUBBER_MM for piece in stroke.pieces() for place in places
    )


def touched_square(sheet: Sheet, places_mm: tuple[Vec2, ...]) -> Square | None:
    """The square that an eraser is put down in the middle of, touching no wall there."""
    if len(places_mm) != 1 or rubbed_walls(sheet, places_mm) != sheet:
        return None
    return square_at(places_mm[0])
