"""The lamp over the table: which way shadows fall, and how bright a side is."""

from typing import Final

import numpy as np

from dexterity.ui.world.camera import Floats

TO_LIGHT: Final = (-0.27, 0.15, 0.951)
"""From the far left and steeply above, so that tops, where dice are read, are the brightest, and a
shadow lies near the place over which its die is."""

SHADE: Final = 0.62
"""Brightness of a side that the lamp does not reach, where 1 is full light."""


def brightness(normals: Floats) -> Floats:
    """Of sides (n, 3) by where they look, from SHADE to 1."""
    lit = np.clip(np.asarray(normals) @ np.array(TO_LIGHT), -0.35, 1.0)
    return np.asarray(SHADE + (1.0 - SHADE) * (lit + 0.35) / 1.35)


def cast(points_mm: Floats, height_mm: float) -> Floats:
    """Where the shadows of points (n, 3) fall on a level surface of that height."""
    right, away, up = TO_LIGHT
    rise = points_mm[:, 2] - height_mm
    shadow = points_mm.copy()
    shadow[:, 0] -= rise * right / up
    shadow[:, 1] -= rise * away / up
    shadow[:, 2] = height_mm
    return shadow
