"""Strokes as a pencil leaves them on paper: wide and dark where it was pressed on."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from dexterity.ui.canvas.ink import seeded
from dexterity.ui.draw.colours import Colour
from dexterity.ui.draw.noise import Floats
from dexterity.ui.sheet.drawn import PencilLine
from dexterity.ui.sheet.patches import WHITE, Medium, Patch, line_patches
from dexterity.ui.sheet.player_marks import player_colour
from dexterity.ui.world.paper import mixed
from dexterity.values.stroke import StrokeEnd, StrokePoint
from dexterity.values.vectors import Vec2

WIDEST_MM: Final = 1.3
THINNEST_MM: Final = 0.55
FAINTEST: Final = 0.38
"""How much of the pencil's colour is seen where it hardly presses."""
SKIP: Final = 0.34
"""The same for what it draws after a skip, which does not count."""
CROSS_MM: Final = 1.7
"""From the middle of a cross to the end of each arm."""
SHADES: Final = 5
"""Of one stroke: so many parts of it are drawn with one pressure each."""

STILL_THERE: Final = float("inf")


def stroke_patches(line: PencilLine, until_s: float = STILL_THERE) -> Iterator[Patch]:
    """All that a stroke left up to a time after it began; skips and cross come when it is over."""
    points = points_until(line, until_s)
    if len(points) > 1:
        yield from _pressed(points, player_colour(line.player))
    if until_s >= line.stroke.points[-1].at_s:
        yield from _ending(line)


def points_until(line: PencilLine, until_s: float) -> tuple[StrokePoint, ...]:
    """The points that the tip has come through by then, and where it is."""
    points = line.stroke.points
    if until_s >= points[-1].at_s:
        return points
    passed = tuple(point for point in points if point.at_s <= until_s) or points[:1]
    after = points[min(len(passed), len(points) - 1)]
    last, span = passed[-1], after.at_s - passed[-1].at_s
    share = max(0.0, until_s - last.at_s) / span if span > 0.0 else 0.0
    (x, y), (to_x, to_y) = last.place_mm, after.place_mm
    place = x + share * (to_x - x), y + share * (to_y - y)
    return *passed, StrokePoint(place, after.pressure, until_s)


def _pressed(points: tuple[StrokePoint, ...], colour: Colour) -> Iterator[Patch]:
    places = np.array([point.place_mm for point in points])
    presses = np.clip([point.pressure for point in points], 0.0, 1.0)
    widths = THINNEST_MM + (WIDEST_MM - THINNEST_MM) * np.sqrt(presses)
    size = max(4, -(-len(points) // SHADES))
    for first in range(0, len(points) - 1, size):
        part = slice(first, first + size + 1)
        tone = _tone(colour, float(presses[part].mean()))
        yield from line_patches(places[part], widths[part], tone, Medium.PENCIL)


def _tone(colour: Colour, pressure: float) -> Colour:
    return mixed(WHITE, colour, FAINTEST + (1.0 - FAINTEST) * pressure**0.7)


def _ending(line: PencilLine) -> Iterator[Patch]:
    colour, end = player_colour(line.player), line.stroke.end_mm
    for start, stop in line.stroke.skips:
        dab = np.array([start, stop])
        yield from line_patches(dab, THINNEST_MM, mixed(WHITE, colour, SKIP), Medium.PENCIL)
    if line.stroke.end is not StrokeEnd.TOO_WEAK:
        yield from _cross(end, colour)


def _cross(middle: Vec2, colour: Colour) -> Iterator[Patch]:
    """Two strokes, never quite alike."""
    stray: Floats = seeded(f"cross {middle}").normal(0.0, 0.14, (2, 2, 2))
    arms = np.array([[(-1.0, -1.0), (1.0, 1.0)], [(-1.0, 1.0), (1.0, -1.0)]])
    for arm in CROSS_MM * (arms + stray) + np.array(middle):
        yield from line_patches(arm, 0.95, mixed(WHITE, colour, 0.9), Medium.PENCIL)
