"""Where on a target there is room to draw something small."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from dexterity.content.target import Codes, Target
from dexterity.ui.draw.noise import Floats

GRID_MM: Final = 2.0


@dataclass(frozen=True, slots=True, eq=False)
class Room:
    """Points of a target, rows and columns, and how far each is from the nearest border."""

    x_mm: Floats
    y_mm: Floats
    codes: Codes
    """As the target's own `grounds` has them."""
    room_mm: Floats


def room_on(target: Target, grid_mm: float = GRID_MM) -> Room:
    """All of a target's board, at a point every few millimetres."""
    bounds = target.outline.bounds()
    x, y = np.meshgrid(
        np.arange(bounds.left_mm, bounds.right_mm, grid_mm),
        np.arange(bounds.bottom_mm, bounds.top_mm, grid_mm),
    )
    shapes = [target.outline, *(area.shape for area in target.areas)]
    shapes += [hole.shape for hole in target.holes]
    distances = [np.abs(shape.signed_distance(x, y)) for shape in shapes]
    return Room(x, y, target.grounds(x, y), np.min(distances, axis=0))
