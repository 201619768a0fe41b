"""Lays patches on a picture: pencil with the grain of the paper in it, ink over that."""

from functools import lru_cache
from typing import Final

import numpy as np
import pygame

from dexterity.ui.canvas.ink import seeded
from dexterity.ui.draw.noise import Floats, rough_field
from dexterity.ui.sheet.patches import Medium, Patches
from dexterity.ui.sheet.sheet_plan import SheetPlan
from dexterity.ui.world.paper import rgb

FINE: Final = 2
"""Fine points to a pixel, each way. At 3 a sheet takes half as long again, 20 ms in place of 13."""

GRAIN_PX: Final = 256
"""The grain repeats after so many pixels."""
SPARE_PX: Final = 8
"""Fine points to spare: a turned sheet is a pixel larger or smaller from frame to frame."""
BARE: Final = (255, 255, 255)


class Raster:
    """What is drawn within a rectangle of the stage, as what it takes from the light.

    It is multiplied onto the paper: so colours lie over one another as they do there.
    """

    def __init__(self) -> None:
        self._room = {medium: pygame.Surface((1, 1), depth=32) for medium in Medium}
        """Kept for the next picture: getting it takes 5 ms, as long as drawing on it."""
        self._drawn, self._smooth = dict(self._room), dict(self._room)
        self._window, self._scale = pygame.Rect(0, 0, 1, 1), 1.0

    def begin(self, window: pygame.Rect, scale: float) -> None:
        """Bare paper from here on; `scale`: pixels to a point of the stage."""
        self._window, self._scale = window, scale
        wide, high = window.width * FINE, window.height * FINE
        room = self._room[Medium.INK].get_size()
        if room[0] < wide or room[1] < high:
            room = max(room[0], wide + SPARE_PX), max(room[1], high + SPARE_PX)
            self._room = {medium: pygame.Surface(room, depth=32) for medium in Medium}
        for medium, surface in self._room.items():
            self._drawn[medium] = surface.subsurface((0, 0, wide, high))
            self._drawn[medium].fill(BARE)

    def lay(self, patches: Patches, plan: SheetPlan) -> None:
        """Draws patches as a plan has them lie."""
        pixels = plan.places(patches.corners) * self._scale - self._window.topleft
        corners, ends = (pixels * FINE).tolist(), patches.ends
        for number, (colour, medium) in enumerate(zip(patches.colours, patches.media, strict=True)):
            outline = corners[ends[number] : ends[number + 1]]
            pygame.draw.polygon(self._drawn[medium], rgb(colour), outline)

    def picture(self) -> pygame.Surface:
        """All of it in the pixels of the window; it holds until the next one begins."""
        pencil, ink = (self._smoothed(medium) for medium in (Medium.PENCIL, Medium.INK))
        _tiled(pencil, grain(), pygame.BLEND_RGB_MAX)
        pencil.blit(ink, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return pencil

    def _smoothed(self, medium: Medium) -> pygame.Surface:
        drawn, kept, size = self._drawn[medium], self._smooth[medium], self._window.size
        if kept.get_size() != size:
            kept = self._smooth[medium] = pygame.Surface(size, depth=32)
        return pygame.transform.smoothscale(drawn, size, kept)


@lru_cache(maxsize=1)
def grain() -> pygame.Surface:
    """The hills of the paper, which a pencil passes over: as light as they stay."""
    hills: Floats = rough_field((GRAIN_PX, GRAIN_PX), 0.8, seeded("sheet grain"))
    light = np.clip(88.0 + 62.0 * hills, 0.0, 255.0)
    tile = pygame.Surface((GRAIN_PX, GRAIN_PX), depth=32)
    pygame.surfarray.blit_array(tile, np.repeat(light.astype(np.uint8)[..., None], 3, axis=2))
    return tile


def _tiled(surface: pygame.Surface, tile: pygame.Surface, flags: int) -> None:
    width, height = surface.get_size()
    for left in range(0, width, GRAIN_PX):
        for top in range(0, height, GRAIN_PX):
            surface.blit(tile, (left, top), special_flags=flags)
