"""Where a drawing is carried out and where it is let go: full in the middle, bare at the rim."""

from typing import Final

import numpy as np
import pygame

from dexterity.ui.draw.noise import rough_field
from dexterity.ui.world.camera import Floats
from dexterity.ui.world.strokes import Bytes

COARSE: Final = 8
"""Pixels to a point of the field: it has no edges that a finer one would show."""

RAGGED: Final = 0.07
"""How far the rim wanders in and out, of the picture's half size."""


def carried_out(size_px: tuple[int, int], rng: np.random.Generator) -> Floats:
    """How well each coarse point is drawn, 1 in the middle to 0 at the rim, columns first."""
    columns, rows = (-(-side // COARSE) for side in size_px)
    across, down = np.meshgrid(
        np.linspace(-1.0, 1.0, columns), np.linspace(-1.0, 1.0, rows), indexing="ij"
    )
    # Between an ellipse and a rectangle: corners are let go first.
    out = (np.abs(across) ** 3.2 + np.abs(0.93 * down) ** 4.5) ** (1 / 3.2)
    out += RAGGED * rough_field((columns, rows), 7.0, rng)
    return np.asarray(np.clip((1.02 - out) / 0.34, 0.0, 1.0))


def widened(field: Floats, size_px: tuple[int, int]) -> Bytes:
    """A coarse field as bytes for every pixel."""
    levels = np.rint(255.0 * field).astype(np.uint8)
    coarse = pygame.surfarray.make_surface(np.repeat(levels[..., None], 3, axis=2))
    wide = pygame.transform.smoothscale(
        coarse, (levels.shape[0] * COARSE, levels.shape[1] * COARSE)
    )
    return pygame.surfarray.array_red(wide)[: size_px[0], : size_px[1]]
