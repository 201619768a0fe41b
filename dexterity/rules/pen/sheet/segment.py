"""The walls of a sheet as the pencil meets them: straight lines with a name."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NewType

from dexterity.rules.pen.sheet.edge import Edge, edges_around, frame_edges
from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.rules.pen.sheet.square import Square
from dexterity.values.vectors import Vec2

WallId = NewType("WallId", str)


@dataclass(frozen=True, slots=True)
class Segment:
    """One straight wall."""

    id: WallId
    """Says where it is, so that it stays the same whatever else is drawn."""
    start: Vec2
    end: Vec2
    padded: bool


def segments_of(sheet: Sheet) -> tuple[Segment, ...]:
    """The frame and all walls, then the free strokes: always in the same order.

    Edges in line are one wall: a tip that runs along a wall finds no joints to stumble over.
    """
    hard = {*sheet.walls, *frame_edges()} - sheet.padded
    on_edges = (*joined_segments(hard, padded=False), *joined_segments(sheet.padded, padded=True))
    return *on_edges, *_from_strokes(sheet)


def segments_around(filled: Iterable[Square]) -> tuple[Segment, ...]:
    """The outline of squares that are filled with wall: what is drawn in play.

    Between two of them there is nothing to meet, so a side that both have is left out.
    """
    sides = Counter(edge for square in set(filled) for edge in edges_around(square))
    outline = {edge for edge, times in sides.items() if times == 1}
    return tuple(joined_segments(outline, padded=False))


def joined_segments(edges: Iterable[Edge], *, padded: bool) -> Iterator[Segment]:
    """Runs of edges as long as they go: each one straight wall."""
    left = set(edges)
    for first in sorted(left):
        if first not in left:
            continue
        last, after = first, _next(first)
        left.remove(first)
        while after in left:
            left.remove(after)
            last, after = after, _next(after)
        yield _segment(first, last, padded=padded)


def _next(edge: Edge) -> Edge:
    if edge.upright:
        return edge._replace(row=edge.row + 1)
    return edge._replace(column=edge.column + 1)


def _segment(first: Edge, last: Edge, *, padded: bool) -> Segment:
    sort, way = "padded" if padded else "wall", "upright" if first.upright else "level"
    start, end = first.start_mm, last.end_mm
    name = f"{sort}-{way}-{first.column}-{first.row}-{last.column}-{last.row}"
    return Segment(WallId(name), start, end, padded)


def _from_strokes(sheet: Sheet) -> Iterator[Segment]:
    for number, stroke in enumerate(sheet.strokes):
        for piece, (start, end) in enumerate(stroke.pieces()):
            yield Segment(WallId(f"stroke-{number}-{piece}"), start, end, stroke.padded)
