"""Where dice lie thick and where thin, as washes laid over one another, with ink at their edges."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from dexterity.ui.draw.colours import INK, PAPER, WASH_EDGE, WASHES
from dexterity.ui.draw.marks import Marks
from dexterity.ui.draw.noise import Bools, Floats, blurred
from dexterity.ui.draw.sheet import Sheet
from dexterity.ui.draw.view import View

SHARES: Final = (0.9, 0.7, 0.5, 0.3, 0.1)
"""Of all dice that lie on the table, how many each ring holds; the smallest such ring there is."""

NARROWEST_MM, WIDEST_MM = 5.0, 25.0
"""Bounds on the smoothing: less than a third of a die shows luck, more hides the target's part."""

MOST_DOTS: Final = 1500
"""Single dice shown; more would be a wash of their own."""


@dataclass(frozen=True, slots=True, eq=False)
class Density:
    """Dice per pixel of a view, smoothed, and the levels within which the shares lie."""

    field: Floats
    levels: tuple[float, ...]


def density_of(places_mm: Floats, view: View, smear_mm: float | None = None) -> Density:
    """The density of dice at (n, 2) places from the middle of the target.

    `smear_mm`: how far each is smeared, where what is shown is smaller than dice.
    """
    pad = round(3 * WIDEST_MM * view.px_per_mm)
    pixels = view.pixels(places_mm) - (view.left_px, view.top_px)
    side = view.side_px + 2 * pad
    edges = np.arange(-pad, view.side_px + pad + 1)
    counts, _, _ = np.histogram2d(pixels[:, 1], pixels[:, 0], bins=(edges, edges))
    smear_mm = smoothing_mm(places_mm) if smear_mm is None else smear_mm
    field = blurred(counts, smear_mm * view.px_per_mm)
    seen = np.maximum(field[pad : side - pad, pad : side - pad], 0.0)
    return Density(seen, _levels(seen, len(places_mm)))


def smoothing_mm(places_mm: Floats) -> float:
    """How far each die is smeared: less the more there are, and less than a bell would need.

    Silverman's rule is for a single bell; a target with holes and edges shapes sharper heaps.
    """
    if len(places_mm) < 2:
        return WIDEST_MM
    spread = float(places_mm.std(axis=0).mean())
    return float(np.clip(0.8 * spread * len(places_mm) ** (-1 / 6), NARROWEST_MM, WIDEST_MM))


def draw_density(sheet: Sheet, density: Density, view: View) -> None:
    """The washes, widest first, and a thin line around each."""
    corner = (view.left_px, view.top_px)
    slope = np.hypot(*np.gradient(density.field)) + 1e-12
    grain = sheet.tooth[view.window.slices]
    for level, wash in zip(density.levels, WASHES, strict=True):
        # Pixels from the ring's edge, positive inside; good near it, where it is needed.
        depth = np.clip((density.field - level) / slope, -50.0, 50.0)
        inside = np.clip(depth + 0.5, 0.0, 1.0)
        # Pigment gathers where a wash dries last, at its edge, and in the dales of the paper.
        pigment = 0.85 + 0.15 * np.exp(-np.maximum(depth, 0.0) / 5.0) + 0.12 * (0.5 - grain)
        sheet.cover(wash.strength * inside * pigment, wash.colour, corner)
        sheet.glaze(0.45 * np.clip(1.15 - np.abs(depth), 0.0, 1.0), WASH_EDGE, corner)


def draw_dots(sheet: Sheet, places_mm: Floats, view: View, in_hole: Bools) -> None:
    """Some of the dice one by one, each a dot of ink, or of bare paper in the dark of a hole."""
    shown = places_mm[:: max(1, -(-len(places_mm) // MOST_DOTS))]
    pixels = view.pixels(shown)
    marks = Marks(view.window)
    for pixel in pixels:
        marks.dot(pixel, 2.4)
    coverage, dark = 0.5 * marks.coverage(), in_hole[view.window.slices]
    sheet.glaze(coverage * ~dark, INK, view.window.corner)
    sheet.cover(coverage * dark, PAPER, view.window.corner)


def _levels(field: Floats, dice: int) -> tuple[float, ...]:
    """The density at which the densest pixels hold each share of all dice, seen or not."""
    falling = np.sort(field.ravel())[::-1]
    held = np.cumsum(falling) / max(dice, 1)
    at = np.minimum(np.searchsorted(held, SHARES), len(falling) - 1)
    return tuple(float(level) for level in np.maximum(falling[at], 1e-9))
