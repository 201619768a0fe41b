"""Pictures for tests: what a drawing changed, and where."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec

import numpy as np
import pygame

from dexterity.ui.draw.noise import Bools
from dexterity.values.vectors import Vec2

Rest = ParamSpec("Rest")

GREY = (128, 128, 128)


def changed(
    size_px: tuple[int, int],
    draw: Callable[Concatenate[pygame.Surface, Rest], None],
    *rest: Rest.args,
    **named: Rest.kwargs,
) -> Bools:
    """Which pixels of a grey picture something drawn on it changes, columns first."""
    surface = pygame.Surface(size_px, depth=32)
    surface.fill(GREY)
    draw(surface, *rest, **named)
    return np.asarray((pygame.surfarray.array3d(surface) != GREY).any(axis=2))


def middle_of(pixels: Bools) -> Vec2:
    """The middle of what was changed."""
    columns, rows = np.nonzero(pixels)
    return float(columns.mean()), float(rows.mean())
