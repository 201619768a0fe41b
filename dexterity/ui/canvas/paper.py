"""Paper: its tooth, which pencils feel, and its colour, which fills every window."""

from functools import cached_property
from typing import Final

import numpy as np
import pygame

from dexterity.ui.canvas.ink import seeded
from dexterity.ui.draw.colours import PAPER
from dexterity.ui.draw.noise import Floats, rough_field
from dexterity.ui.draw.sheet import TOOTH_PX

TILE_PX: Final = 256
"""The paper repeats after so many pixels, seamlessly. Larger: the first frame waits for it."""


class Paper:
    """One kind of paper, made when it is first looked at."""

    @cached_property
    def tooth(self) -> Floats:
        """How high the paper stands at each pixel of a tile, 0 to 1."""
        hills = rough_field((TILE_PX, TILE_PX), TOOTH_PX, seeded("tooth"))
        return np.clip(0.5 + 0.28 * hills, 0.0, 1.0)

    @cached_property
    def tile(self) -> pygame.Surface:
        """A piece of bare paper that can be laid beside itself."""
        clouds = 0.0045 * rough_field((TILE_PX, TILE_PX), 34.0, seeded("clouds"))
        shade = 1.0 + clouds + 0.012 * (self.tooth - 0.5)
        levels = np.clip(255.0 * np.array(PAPER) * shade[..., None], 0, 255).astype(np.uint8)
        tile = pygame.Surface((TILE_PX, TILE_PX), depth=32)
        pygame.surfarray.blit_array(tile, levels.swapaxes(0, 1))
        return tile

    def sheet(self, size_px: tuple[int, int]) -> pygame.Surface:
        """A sheet of that size."""
        sheet = pygame.Surface(size_px, depth=32)
        for left in range(0, size_px[0], TILE_PX):
            for top in range(0, size_px[1], TILE_PX):
                sheet.blit(self.tile, (left, top))
        return sheet
