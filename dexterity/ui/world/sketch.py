"""Quick sketches over a picture that moves: shapes in pencil, hatched, with ink around them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import numpy as np
import pygame

from dexterity.ui.draw.colours import INK, PAPER, Colour
from dexterity.ui.world.camera import Floats
from dexterity.ui.world.paper import mixed, rgb

HATCH_PT: Final = 5.5
"""From stroke to stroke of the pencil."""

SLOPE: Final = 1.4
"""Down for each to the left, of those strokes: one wrist drew all of them."""

STROKED: Final = 0.22
"""How much ink is mixed into the pencil that hatches a shape."""


def paint(
    surface: pygame.Surface,
    outline: Floats,
    colour: Colour,
    unit_px: float,
    *,
    line_pt: float = 1.8,
    hatched: bool = True,
) -> None:
    """A closed shape of pixels (n, 2): its tone, pencil over it, and ink around."""
    if len(outline) < 3 or not _drawable(surface, outline):
        return
    pygame.draw.polygon(surface, rgb(colour), outline.tolist())
    if hatched:
        hatch(surface, outline, mixed(colour, INK, STROKED), unit_px)
    if line_pt:
        ink(surface, outline, line_pt * unit_px, closed=True)


def hatch(
    surface: pygame.Surface,
    outline: Floats,
    colour: Colour,
    unit_px: float,
    apart_pt: float = HATCH_PT,
) -> None:
    """Strokes across a shape, let go a little before its edge."""
    depths = outline[:, 1] + SLOPE * outline[:, 0]
    apart = apart_pt * unit_px * float(np.hypot(1.0, SLOPE))
    levels = np.arange(float(depths.min()) + 0.6 * apart, float(depths.max()), apart)
    tone = rgb(colour)
    for start, end in _chords(outline, depths, levels):
        pygame.draw.aaline(surface, tone, start, end)


def ink(
    surface: pygame.Surface,
    line: Floats,
    width_px: float,
    colour: Colour = INK,
    *,
    closed: bool = False,
) -> None:
    """A pen's line through pixels, its corners round."""
    points = [*line.tolist(), *(line[:1].tolist() if closed else ())]
    tone, width = rgb(colour), max(1, round(width_px))
    for start, end in pairwise(points):
        pygame.draw.aaline(surface, tone, start, end, width)
    if width > 2:
        for place in points:
            pygame.draw.aacircle(surface, tone, place, width / 2)


def haloed(surface: pygame.Surface, line: Floats, width_px: float, colour: Colour) -> None:
    """A line on an edge of paper, to be seen on any ground."""
    ink(surface, line, width_px + 3.0, PAPER)
    ink(surface, line, width_px, colour)


def veil(
    surface: pygame.Surface, outlines: Sequence[Floats], colour: Colour, opacity: float
) -> None:
    """Shapes of one tone through which the picture is still seen, as of shadows or puffs."""
    points = np.concatenate(list(outlines))
    low = np.floor(points.min(axis=0))
    window = pygame.Rect(low.astype(int).tolist(), (points.max(axis=0) - low + 2).astype(int))
    seen = window.clip(surface.get_rect())
    if not seen.width or not seen.height:
        return
    layer = pygame.Surface(seen.size, pygame.SRCALPHA)
    for outline in outlines:
        pygame.draw.polygon(
            layer, (*rgb(colour), round(255 * opacity)), (outline - seen.topleft).tolist()
        )
    surface.blit(layer, seen)


def smooth(points: Floats, steps: int = 6, *, closed: bool = True) -> Floats:
    """A line that bends softly through points (n, k), as a hand draws it (Catmull and Rom)."""
    around = np.concatenate([points[-1:], points, points[:2]] if closed else
                            [points[:1], points, points[-1:]])  # fmt: skip
    share = np.linspace(0.0, 1.0, steps, endpoint=False)[:, None]
    parts = []
    for before, start, end, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        bend = 2 * before - 5 * start + 4 * end - after
        twist = -before + 3 * start - 3 * end + after
        parts.append(start + 0.5 * share * (end - before + share * (bend + share * twist)))
    return np.concatenate(parts if closed else [*parts, points[-1:]])


def _drawable(surface: pygame.Surface, outline: Floats) -> bool:
    """Whether any of it may be in the picture, and none of it is out of pygame's reach."""
    low, high = outline.min(axis=0), outline.max(axis=0)
    size = np.array(surface.get_size(), dtype=np.float64)
    return bool((high >= 0.0).all() and (low <= size).all() and (high - low < 8 * size).all())


def _chords(
    outline: Floats, depths: Floats, levels: Floats
) -> list[tuple[list[float], list[float]]]:
    """Where lines on which a quantity given at a shape's points has these levels lie within it."""
    other, there = np.roll(outline, -1, axis=0), np.roll(depths, -1)
    rows, edges = np.nonzero((depths < levels[:, None]) != (there < levels[:, None]))
    share = (levels[rows] - depths[edges]) / (there[edges] - depths[edges])
    places = outline[edges] + share[:, None] * (other[edges] - outline[edges])
    order = np.lexsort((places[:, 0], rows))
    # A closed line is entered as often as it is left.
    starts, ends = places[order][::2], places[order][1::2]
    ways = ends - starts
    return list(zip((starts + 0.08 * ways).tolist(), (ends - 0.14 * ways).tolist(), strict=True))
