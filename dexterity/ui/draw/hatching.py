"""Filling a region with strokes of a pencil, side by side, as a hand does."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from dexterity.ui.draw.colours import Colour
from dexterity.ui.draw.marks import Marks, window_around
from dexterity.ui.draw.noise import Bools, Floats
from dexterity.ui.draw.sheet import Sheet

FINE = 2
"""Fine points to a pixel: a pencil's edge is soft anyway."""

MARGIN_PX = 8
"""How far strokes may stray out of their region and still be drawn."""


@dataclass(frozen=True, slots=True)
class Hatch:
    """How a region is hatched."""

    angle_rad: float
    spacing_px: float = 4.0
    width_px: float = 4.6
    lightest: float = 0.35
    strongest: float = 0.75
    longest_px: float = 150.0
    """A wrist's reach: longer lines are drawn in several strokes."""
    stray_px: float = 1.6
    """How far a stroke ends before or past the border."""


def draw_hatched(
    sheet: Sheet, region: Bools, hatch: Hatch, colour: Colour, rng: np.random.Generator
) -> None:
    """Fill a region, rows and columns from the sheet's corner, with strokes of a colour pencil."""
    pixels = np.argwhere(region)[:, ::-1].astype(np.float64)
    if len(pixels):
        marks = Marks(window_around(pixels, MARGIN_PX, sheet.size_px), FINE)
        _hatch(marks, region, pixels, hatch, rng)
        sheet.pencil(marks.coverage(), colour, marks.window.corner)


def _hatch(
    marks: Marks, region: Bools, pixels: Floats, hatch: Hatch, rng: np.random.Generator
) -> None:
    along = np.array([np.cos(hatch.angle_rad), np.sin(hatch.angle_rad)])
    across = np.array([-along[1], along[0]])
    reach, depth = pixels @ along, pixels @ across
    at = np.arange(reach.min(), reach.max() + 1.0)
    for offset in np.arange(depth.min(), depth.max() + 1.0, hatch.spacing_px):
        place = offset + rng.normal(0.0, 0.18 * hatch.spacing_px)
        line = along * at[:, None] + across * place
        for first, last in _runs(_inside(region, line)):
            for start, end in _strokes(float(at[first]), float(at[last]), hatch, rng):
                points = _bowed(start, end, rng)
                _draw_stroke(
                    marks, points[:, :1] * along + (points[:, 1:] + place) * across, hatch, rng
                )


def _bowed(start: float, end: float, rng: np.random.Generator) -> Floats:
    """Points along and across a stroke. A wrist turns about its joint: all bow to one side."""
    at = np.linspace(start, end, max(3, int((end - start) / 12.0)))
    share = (at - start) / max(end - start, 1.0)
    bow = float(rng.uniform(0.01, 0.035)) * (end - start) * share * (1.0 - share)
    return np.column_stack([at, bow])


def _draw_stroke(marks: Marks, points: Floats, hatch: Hatch, rng: np.random.Generator) -> None:
    taper = np.linspace(1.0, rng.uniform(0.7, 1.0), len(points))
    widths = hatch.width_px * rng.uniform(0.8, 1.1) * taper
    marks.stroke(points, widths, float(rng.uniform(hatch.lightest, hatch.strongest)))


def _inside(region: Bools, line: Floats) -> Bools:
    columns, rows = np.rint(line).astype(np.int64).T
    height, width = region.shape
    within = (columns >= 0) & (columns < width) & (rows >= 0) & (rows < height)
    inside = np.zeros(len(line), dtype=np.bool_)
    inside[within] = region[rows[within], columns[within]]
    return inside


def _runs(inside: Bools) -> Iterator[tuple[int, int]]:
    """First and last of each unbroken stretch."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], inside, [False]]).astype(np.int8)))
    for first, past in zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True):
        yield first, past - 1


def _strokes(
    start: float, end: float, hatch: Hatch, rng: np.random.Generator
) -> Iterator[tuple[float, float]]:
    """A stretch cut into strokes, which meet a little unevenly."""
    at = start
    while at < end:
        stop = min(end, at + hatch.longest_px * float(rng.uniform(0.5, 1.0)))
        stray = rng.normal(0.0, hatch.stray_px, 2)
        if stop - at > 2.0 or at == start:
            yield at + float(stray[0]), max(stop + float(stray[1]), at + float(stray[0]) + 1.0)
        at = stop
