"""Outlines as a hand draws them: rounded between the points of the file, and a little unsteady."""

from typing import Final

import numpy as np

from dexterity.content.shapes import Circle, Shape
from dexterity.ui.draw.noise import Bools, Floats, unsteady

STEP_MM: Final = 2.0
SHARP: Final = 0.5
"""Cosine of the turn at which a corner is meant as one: a fin stays pointed, a shore is round."""

WANDER_MM: Final = 0.45
"""How far a line strays from where it should be. More: dice seem to lie where they do not."""

WAVELENGTH_MM: Final = 40.0


def outline_of(shape: Shape) -> Floats:
    """Points (n, 2) once around a shape, the last joined to the first."""
    if isinstance(shape, Circle):
        return np.column_stack(shape.border(STEP_MM))
    return rounded(np.array(shape.points_mm, dtype=np.float64))


def rounded(points: Floats) -> Floats:
    """A smooth line through all points, except at corners that are meant as such."""
    before, after = np.roll(points, 1, axis=0), np.roll(points, -1, axis=0)
    tangents = (after - before) / 2.0
    tangents[_sharp(points - before, after - points)] = 0.0
    ends, end_tangents = after, np.roll(tangents, -1, axis=0)
    parts = []
    for a, b, ta, tb in zip(points, ends, tangents, end_tangents, strict=True):
        count = max(2, int(np.hypot(*(b - a)) / STEP_MM))
        parts.append(_hermite(a, b, ta, tb, np.arange(count) / count))
    return np.concatenate(parts)


def wobbled(points: Floats, rng: np.random.Generator) -> Floats:
    """The same closed line, drawn by a hand."""
    count = len(points)
    length = float(np.hypot(*(points - np.roll(points, 1, axis=0)).T).sum())
    waves = count * WAVELENGTH_MM / max(length, WAVELENGTH_MM)
    wander = [WANDER_MM * unsteady(count, waves, rng) for _ in range(2)]
    return points + np.column_stack(wander)


def closed(points: Floats) -> Floats:
    """The line back to its beginning, and a little past it, as pens do."""
    return np.concatenate([points, points[:3]])


def _sharp(coming: Floats, going: Floats) -> Bools:
    cosine = (coming * going).sum(axis=1) / (np.hypot(*coming.T) * np.hypot(*going.T))
    return np.asarray(cosine < SHARP)


def _hermite(a: Floats, b: Floats, ta: Floats, tb: Floats, share: Floats) -> Floats:
    s = share[:, None]
    return np.asarray(
        (2 * s**3 - 3 * s**2 + 1) * a
        + (s**3 - 2 * s**2 + s) * ta
        + (3 * s**2 - 2 * s**3) * b
        + (s**3 - s**2) * tb
    )
