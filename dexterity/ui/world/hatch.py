"""Hatching that lies in a plane of the world: its lines run together in the distance as all do."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, sin

import numpy as np
import numpy.typing as npt
import pygame

from dexterity.ui.world.camera import Floats
from dexterity.ui.world.strokes import Bytes, Strokes

POINTS: int = 5
"""Of each stroke: enough for its bow and for the taper at its ends."""

AT_ONCE: int = 50_000
"""Samples that are looked at together. All of a table's side are a million, and took 120 MB."""


@dataclass(frozen=True, slots=True)
class Hatch:
    """How a region is hatched; lengths in points of the picture."""

    angle_rad: float
    """In the plane, from its first axis."""
    spacing: float = 3.6
    width: float = 3.4
    lightest: float = 0.35
    strongest: float = 0.75
    longest: float = 120.0
    """A wrist's reach: longer lines are drawn in several strokes."""
    stray: float = 1.2
    """How far a stroke ends before or past the border."""
    sample: float = 2.0
    """How closely a line is searched for where its region begins and ends."""


@dataclass(frozen=True, slots=True)
class Wrist:
    """Who draws: how large the picture is to it, and what makes it unsteady."""

    unit_px: float
    rng: np.random.Generator


@dataclass(frozen=True, slots=True)
class Plane:
    """A plane to hatch in: pixels of its own coordinates (n, 2), and the part that matters."""

    pixels: Callable[[Floats], Floats]
    low: Floats
    high: Floats

    def rates(self) -> Floats:
        """Pixels for each unit of the two coordinates, about the middle: columns."""
        middle = (self.low + self.high) / 2
        ends = self.pixels(middle + np.array([(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)]))
        return np.asarray((ends[1:] - ends[0]).T)


@dataclass(frozen=True, slots=True)
class Region:
    """The pixels to be filled, as a mask of a rectangle of the picture, columns first."""

    window: pygame.Rect
    mask: npt.NDArray[np.bool_] | Bytes

    def has(self, pixels: Floats) -> npt.NDArray[np.bool_]:
        """Which pixels (..., 2) belong to it."""
        places = np.rint(pixels - self.window.topleft).astype(np.int64)
        columns, rows = places[..., 0], places[..., 1]
        width, height = self.mask.shape
        inside = (columns >= 0) & (columns < width) & (rows >= 0) & (rows < height)
        places = np.where(inside, columns * height + rows, 0)
        return np.asarray(inside & (self.mask.ravel()[places] > 0))


def hatch_region(
    strokes: Strokes,
    region: Region,
    plane: Plane,
    hatch: Hatch,
    wrist: Wrist,
) -> None:
    """Fill a region with strokes."""
    lines = _Lines(plane, hatch, wrist)
    rows, starts, ends = _runs(lines.inside(region))
    if len(rows):
        cut = _cut(starts, ends, rows, hatch.longest / hatch.sample, wrist.rng)
        _draw(strokes, lines, cut, hatch, wrist)


class _Lines:
    """All lines of a hatching, each a row, each sample a column."""

    def __init__(self, plane: Plane, hatch: Hatch, wrist: Wrist) -> None:
        unit_px = wrist.unit_px
        self._plane = plane
        along = np.array([cos(hatch.angle_rad), sin(hatch.angle_rad)])
        across = np.array([-along[1], along[0]])
        rates = plane.rates()
        run, aside = rates @ along, rates @ across
        length = float(np.hypot(*run))
        apart = abs(float(run[0] * aside[1] - run[1] * aside[0])) / length
        self.step = hatch.sample * unit_px / length
        spacing = hatch.spacing * unit_px / max(apart, 1e-6)
        middle, reach = (plane.low + plane.high) / 2, (plane.high - plane.low) / 2
        far, wide = (float((np.abs(axis) * reach).sum()) for axis in (along, across))
        offsets = np.arange(-wide, wide, spacing)
        offsets += wrist.rng.normal(0.0, 0.2 * spacing, len(offsets))
        self._starts = middle - far * along + offsets[:, None] * across
        self._along = along
        self._count = int(2 * far / self.step) + 1

    def inside(self, region: Region) -> npt.NDArray[np.bool_]:
        """Which samples (lines, samples) lie in a region."""
        along = self.step * np.arange(self._count)[:, None] * self._along
        some = max(1, AT_ONCE // self._count)
        slabs = (self._starts[first : first + some] for first in range(0, len(self._starts), some))
        found = [region.has(self._pixels(starts[:, None] + along)) for starts in slabs]
        return np.concatenate([np.zeros((0, self._count), np.bool_), *found])

    def points(self, rows: npt.NDArray[np.int64], at: Floats) -> Floats:
        """Pixels (m, k, 2) of places (m, k) along some lines, counted in samples."""
        return self._pixels(self._starts[rows][:, None] + self.step * at[..., None] * self._along)

    def _pixels(self, places: Floats) -> Floats:
        return self._plane.pixels(places.reshape(-1, 2)).reshape(places.shape)


def _runs(inside: npt.NDArray[np.bool_]) -> tuple[npt.NDArray[np.int64], Floats, Floats]:
    """Row, first and last of each unbroken stretch of the rows."""
    padded = np.zeros((inside.shape[0], inside.shape[1] + 2), np.int8)
    padded[:, 1:-1] = inside
    change = np.diff(padded, axis=1)
    rows, starts = np.nonzero(change == 1)
    _, past = np.nonzero(change == -1)
    return rows.astype(np.int64), starts.astype(np.float64), past.astype(np.float64) - 1.0


def _cut(
    starts: Floats,
    ends: Floats,
    rows: npt.NDArray[np.int64],
    longest: float,
    rng: np.random.Generator,
) -> tuple[npt.NDArray[np.int64], Floats, Floats]:
    """Stretches cut into strokes no longer than a wrist reaches."""
    parts = np.maximum(1, np.ceil((ends - starts) / (longest * rng.uniform(0.6, 1.0, len(rows)))))
    counts = parts.astype(np.int64)
    owner = np.repeat(np.arange(len(rows)), counts)
    number = np.arange(len(owner)) - np.repeat(np.cumsum(counts) - counts, counts)
    length = ((ends - starts) / parts)[owner]
    first = starts[owner] + number * length
    return rows[owner], first, first + length


def _draw(
    strokes: Strokes,
    lines: _Lines,
    cut: tuple[npt.NDArray[np.int64], Floats, Floats],
    hatch: Hatch,
    wrist: Wrist,
) -> None:
    rng = wrist.rng
    rows, first, last = cut
    count = len(rows)
    stray = rng.normal(0.0, hatch.stray / hatch.sample, (2, count))
    first, last = first + stray[0], np.maximum(last + stray[1], first + stray[0] + 1.0)
    share = np.linspace(0.0, 1.0, POINTS)
    points = lines.points(rows, first[:, None] + share * (last - first)[:, None])
    # A wrist turns about its joint: all strokes bow to one side.
    chord = points[:, -1] - points[:, 0]
    bow = rng.uniform(0.01, 0.04, count)[:, None] * share * (1.0 - share)
    points = points + bow[..., None] * np.stack([-chord[:, 1], chord[:, 0]], axis=1)[:, None]
    taper = np.array([0.55, 1.0, 1.0, 0.95, 0.5])
    widths = hatch.width * wrist.unit_px * rng.uniform(0.75, 1.1, count)[:, None] * taper
    strokes.ribbons(points, widths, rng.uniform(hatch.lightest, hatch.strongest, count))
