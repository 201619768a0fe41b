"""Pen and pencil on transparent surfaces: lines that wobble from a seed, and hatching."""

import math
from typing import Final

import numpy as np
import pygame

from dexterity.luck import derive_seed
from dexterity.ui.draw.colours import Colour
from dexterity.ui.draw.marks import Marks, Window, window_around
from dexterity.ui.draw.noise import Floats

WANDER: Final = 0.75
"""Points a line strays from where it should be. More: letters beside it look crooked."""
WAVELENGTHS: Final = (260.0, 120.0, 47.0)
"""Points from one stray to the next: arm, wrist and fingers, each weaker than the one before."""
WEIGHTS: Final = np.array([[0.6, 0.35, 0.16]])
STEP: Final = 9.0
"""Points between the places where a line may bend."""
PEN_FINE: Final = 4
"""Fine points to a pixel for pen lines: a line of a pixel and a half shows each of them."""
SHARP: Final = 0.85
"""Cosine of a turn of thirty degrees."""
HATCH_RAD: Final = 0.95
"""One wrist drew all the hatching: always from bottom left to top right."""
LARGE_PX: Final = 120_000
"""Pixels from which hatching is drawn coarsely: nobody sees it there, and it would take long."""


def seeded(name: str) -> np.random.Generator:
    """The hand's unsteadiness for one thing: the same each time that it is drawn."""
    return np.random.default_rng(derive_seed(0, "ink", name))


def rgb(colour: Colour) -> tuple[int, int, int]:
    """A colour as pygame has it."""
    red, green, blue = (round(255 * part) for part in colour)
    return red, green, blue


def unsteady_line(points: Floats, scale: float, rng: np.random.Generator) -> Floats:
    """A line through the points (n, 2), in pixels, as a hand draws it; its corners stay."""
    lengths = np.hypot(*np.diff(points, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(lengths)])
    count = max(2, int(along[-1] / (STEP * scale)) + 2)
    at = np.linspace(0.0, along[-1], count)
    if len(points) > 2:
        at = np.sort(np.concatenate([at, along[1:-1]]))
    line = np.stack([np.interp(at, along, points[:, axis]) for axis in (0, 1)], axis=1)
    return np.asarray(line + WANDER * scale * wander(at / scale, 2, rng))


def wander(at: Floats, rows: int, rng: np.random.Generator) -> Floats:
    """Numbers about 0, seldom beyond 1, that change smoothly along a line; a column each."""
    phases = rng.uniform(0.0, 2.0 * np.pi, (rows, 1, len(WAVELENGTHS)))
    turns = 2.0 * np.pi * at[:, None] / np.array(WAVELENGTHS)
    return np.asarray((np.sin(turns + phases) * WEIGHTS).sum(axis=2).T)


def draw_pen(
    surface: pygame.Surface,
    line: Floats,
    width_px: float,
    colour: Colour,
    rng: np.random.Generator,
) -> None:
    """A pen along a line: a little thicker here, a little thinner there, and at its ends."""
    draw_pens(surface, [line], width_px, colour, rng)


def draw_pens(
    surface: pygame.Surface,
    lines: list[Floats],
    width_px: float,
    colour: Colour,
    rng: np.random.Generator,
) -> None:
    """Several lines of one pen that lie close together: quicker than one by one."""
    window = window_around(np.concatenate(lines), width_px + 2.0, surface.get_size())
    marks = Marks(window, PEN_FINE)
    for line in lines:
        _draw_ribbon(marks, line, width_px, rng)
    _lay(surface, marks.coverage() * 0.93, colour, window.corner)


def _draw_ribbon(marks: Marks, line: Floats, width_px: float, rng: np.random.Generator) -> None:
    steps = np.diff(line, axis=0)
    steps /= np.maximum(np.hypot(steps[:, 0], steps[:, 1]), 1e-9)[:, None]
    along = np.concatenate([steps[:1], (steps[1:] + steps[:-1]) / 2, steps[-1:]])
    way = STEP * np.arange(float(len(line)))
    half = width_px * (0.5 + 0.11 * wander(way, 1, rng)[:, 0])
    half[[0, -1]] *= 0.65
    half = np.maximum(half, 0.42)
    aside = along[:, ::-1] * half[:, None] * (-1.0, 1.0)
    marks.fill(np.concatenate([line + aside, (line - aside)[::-1]]))
    turns = (steps[:-1] * steps[1:]).sum(axis=1)
    for bend in np.flatnonzero(turns < SHARP) + 1:
        # A ribbon gapes where it bends sharply.
        marks.dot(line[bend], 1.9 * float(half[bend]))


def draw_hatching(
    surface: pygame.Surface,
    area: pygame.Rect,
    tooth: Floats,
    *,
    colour: Colour,
    pressure: float,
    spacing_px: float,
    rng: np.random.Generator,
) -> None:
    """Strokes of a colour pencil side by side over a rectangle of a surface."""
    window = Window(0, 0, area.width, area.height)
    marks = Marks(window, 1 if area.width * area.height > LARGE_PX else 2)
    strokes = _strokes(area.size, spacing_px, rng)
    pressures = pressure * rng.uniform(0.75, 1.15, len(strokes))
    for stroke, pressed in zip(strokes, pressures.tolist(), strict=True):
        marks.fill(stroke, pressed)
    high, wide = tooth.shape
    rough = np.tile(tooth, (-(-area.height // high), -(-area.width // wide)))
    taken = pencil_taken(marks.coverage(), rough[: area.height, : area.width])
    _lay(surface, taken, colour, area.topleft)


def pencil_taken(pressure: Floats, tooth: Floats) -> Floats:
    """How much colour paper takes: under light pressure its hills alone, as on a `Sheet`."""
    taken = 2.1 * pressure - (1.0 - tooth) * (1.25 - pressure)
    return np.clip(np.minimum(taken, 0.3 + 0.7 * pressure), 0.0, 1.0)


def _strokes(size_px: tuple[int, int], spacing_px: float, rng: np.random.Generator) -> Floats:
    """Thin tapering shapes (n, 10, 2) at the wrist's angle, cut off where the area ends."""
    width, height = size_px
    lean, across = height / math.tan(HATCH_RAD), spacing_px / math.sin(HATCH_RAD)
    feet = np.arange(-lean, width, across)
    feet += rng.normal(0.0, 0.15, len(feet)) * across
    first, last = np.clip(-feet / lean, 0.0, 1.0), np.clip((width - feet) / lean, 0.0, 1.0)
    feet, first, last = (part[last > first] for part in (feet, first, last))
    step = np.linspace(0.0, 1.0, 5)
    share = first[:, None] + (last - first)[:, None] * step
    bow = rng.uniform(0.01, 0.04, (len(feet), 1)) * lean * np.sin(np.pi * step)
    taper = 1.0 - step * rng.uniform(0.1, 0.4, (len(feet), 1))
    x, y = feet[:, None] + share * lean + bow, height * (1.0 - share)
    half = 0.31 * across * taper
    there, back = np.stack([x - half, y], axis=2), np.stack([x + half, y], axis=2)
    return np.concatenate([there, back[:, ::-1]], axis=1)


def _lay(
    surface: pygame.Surface, coverage: Floats, colour: Colour, corner: tuple[int, int]
) -> None:
    """Puts colour on a surface, as much of it as the coverage says."""
    height, width = coverage.shape
    layer = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    layer.fill(rgb(colour))
    alpha = pygame.surfarray.pixels_alpha(layer)
    alpha[:] = np.rint(255.0 * coverage).astype(np.uint8).T
    del alpha  # It locks the layer as long as it lives.
    surface.blit(layer, corner)
