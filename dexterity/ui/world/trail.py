"""The way a die has just come: a light line of pencil that fades from its tail."""

from typing import Final

import numpy as np
import pygame

from dexterity.ui.draw.colours import Colour
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.moment import Flown
from dexterity.ui.world.stamps import LEVELS, dot

LASTS_S: Final = 0.45
"""How far back the trail is seen. Longer: a scribble over the target once the die tumbles."""

APART_PT: Final = 3.2
GRAPHITE: Final[Colour] = (0.30, 0.27, 0.33)


def recent_path(flight: Flown, at_s: float, lasts_s: float = LASTS_S) -> Floats:
    """The places (n, 3) of the thrown die from a little before a time up to it."""
    last = min(int(at_s / flight.step_s), len(flight.places_mm) - 1)
    first = max(0, int((at_s - lasts_s) / flight.step_s))
    return np.asarray(flight.places_mm[first : last + 1, 0])


def draw_trail(surface: pygame.Surface, path_mm: Floats, camera: Camera) -> None:
    """A path (n, 3), the latest place last."""
    path_mm = in_sight(path_mm, camera)
    if len(path_mm) < 2:
        return
    places = spaced(camera.pixels(path_mm), APART_PT * camera.unit_px)
    shares = (np.arange(len(places)) + 1.0) / len(places)
    levels = np.ceil(0.75 * LEVELS * shares).astype(int).tolist()
    radii = np.round(camera.unit_px * (0.8 + 1.0 * shares), 1).tolist()
    stamp(surface, places, [dot(r, GRAPHITE, n) for r, n in zip(radii, levels, strict=True)])


def in_sight(path_mm: Floats, camera: Camera) -> Floats:
    """What is in the picture of a path (n, 3).

    A die thrown backwards passes the eye, and from there on its way across the picture has no end.
    """
    return path_mm[camera.sees(path_mm)]


def spaced(pixels: Floats, apart_px: float) -> Floats:
    """Places along a line, evenly apart."""
    lengths = np.hypot(*np.diff(pixels, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(lengths)])
    at = np.arange(along[-1] % apart_px, along[-1] + 1e-9, apart_px)
    return np.column_stack([np.interp(at, along, pixels[:, axis]) for axis in (0, 1)])


def stamp(surface: pygame.Surface, places: Floats, marks: list[pygame.Surface]) -> None:
    """One mark at each place, by its middle."""
    half = [mark.get_width() / 2 for mark in marks]
    surface.fblits(
        [
            (mark, (round(x - h), round(y - h)))
            for mark, h, (x, y) in zip(marks, half, places.tolist(), strict=True)
        ]
    )
