"""Walls: inked where they hurt, quilted where they are padded, hatched where drawn in play."""

from collections.abc import Iterable, Iterator
from math import hypot, pi
from typing import Final

import numpy as np

from dexterity.rules.pen.sheet.edge import frame_edges
from dexterity.rules.pen.sheet.segment import Segment, joined_segments, segments_around
from dexterity.rules.pen.sheet.square import SQUARE_MM
from dexterity.rules.pen.state import DrawnWall
from dexterity.ui.draw.colours import Colour
from dexterity.ui.draw.noise import Floats
from dexterity.ui.sheet.drawn import Drawn
from dexterity.ui.sheet.hatching import Hatching, hatch_patches
from dexterity.ui.sheet.patches import WHITE, Medium, Patch, closed, disc, line_patches, pen_patches

WALL_MM: Final = 1.15
FILLED_LINE_MM: Final = 0.8
PAD_MM: Final = 1.25
"""How far a pad bulges to each side of its wall."""
PADS: Final = 2
"""To a square."""
PAD: Final[Colour] = (0.97, 0.88, 0.74)
PAD_LINE: Final[Colour] = (0.52, 0.34, 0.22)
STONE: Final[Colour] = (0.42, 0.42, 0.47)
SPARK: Final[Colour] = (0.62, 0.22, 0.68)
GOLD: Final[Colour] = (0.97, 0.77, 0.20)


def wall_patches(drawn: Drawn, weight: float = 1.0) -> Iterator[Patch]:
    """Those of the sheet itself, padded ones first: where both meet, the one that hurts is seen.

    `weight`: how much heavier than usual, where the sheet is shown very small.
    """
    hard = {*drawn.walls, *frame_edges()} - drawn.padded
    for segment in joined_segments(drawn.padded, padded=True):
        yield from _padded(segment, weight)
    for stroke in drawn.strokes:
        if stroke.padded:
            for start, end in stroke.pieces():
                yield from _pads(np.array(start), np.array(end), weight)
    for segment in joined_segments(hard, padded=False):
        yield from pen_patches((segment.start, segment.end), WALL_MM * weight, segment.id)
    for stroke in drawn.strokes:
        if not stroke.padded:
            name = f"stroke {stroke.points_mm[0]}"
            yield from pen_patches(stroke.points_mm, WALL_MM * weight, name)


def filled_patches(walls: Iterable[DrawnWall], weight: float = 1.0) -> Iterator[Patch]:
    """Those drawn in play."""
    for wall in walls:
        name = f"filled {wall.squares[0]}"
        for rises in (1.0, -1.0):
            hatching = Hatching(STONE, 1.5, 0.62 * weight, rises)
            yield from hatch_patches(wall.squares, hatching, f"{name} {rises}")
        for segment in segments_around(wall.squares):
            yield from pen_patches(
                (segment.start, segment.end), FILLED_LINE_MM * weight, f"filled {segment.id}"
            )
        if wall.growing:
            yield from _sparks(np.array(wall.squares[-1].middle_mm))


def _padded(segment: Segment, weight: float) -> Iterator[Patch]:
    yield from _pads(np.array(segment.start), np.array(segment.end), weight)


def _pads(start: Floats, end: Floats, weight: float) -> Iterator[Patch]:
    """Pillows in a row, each with its button."""
    length = hypot(*(end - start))
    count = max(1, round(PADS * length / SQUARE_MM))
    along = (end - start) / length
    aside = np.array([-along[1], along[0]]) * PAD_MM * min(weight, 1.5)
    for number in range(count):
        middle = start + (number + 0.5) / count * (end - start)
        pillow = _pillow(middle, along * (length / count / 2), aside)
        yield Patch(pillow, WHITE, Medium.PENCIL)
        yield Patch(pillow, PAD_LINE)
        # Cloth on a larger patch of its line: half as many corners as a line around it.
        yield Patch(middle + 0.76 * (pillow - middle), PAD)
        yield Patch(disc(middle, 0.38 * weight, 6), PAD_LINE)


def _pillow(middle: Floats, along: Floats, aside: Floats) -> Floats:
    """Bulging sides, drawn in at its ends."""
    turns = (np.arange(12) + 0.5) * (2 * pi / 12)
    across, up = np.cos(turns), np.sin(turns)
    # A power below one squares the circle off.
    across, up = np.sign(across) * np.abs(across) ** 0.55, np.sign(up) * np.abs(up) ** 0.75
    return np.asarray(middle + across[:, None] * along + up[:, None] * aside)


def _sparks(middle: Floats) -> Iterator[Patch]:
    """Stars where a magic wall goes on growing."""
    for offset, radius in (((-0.6, -0.5), 3.9), ((2.9, 2.8), 1.9)):
        star = _star(middle + np.array(offset), radius)
        yield Patch(star, WHITE, Medium.PENCIL)
        yield Patch(star, GOLD)
        yield from line_patches(closed(star), 0.5, SPARK)


def _star(middle: Floats, radius: float) -> Floats:
    turns = np.arange(8) * (pi / 4)
    radii = np.where(np.arange(8) % 2 == 0, radius, 0.34 * radius)
    return np.asarray(middle + radii[:, None] * np.column_stack([np.cos(turns), np.sin(turns)]))
