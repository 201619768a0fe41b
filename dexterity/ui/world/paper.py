"""The paper that the still picture is drawn on: a surface with a tooth that pencils catch on."""

from functools import lru_cache
from typing import Final

import numpy as np
import pygame

from dexterity.ui.draw.colours import INK, PAPER, Colour
from dexterity.ui.draw.noise import rough_field
from dexterity.ui.world.strokes import Bytes, Strokes

TILE_PX: Final = 256
"""The tooth repeats after this: too far apart to be seen, and thirty times faster than a sheet of
its own."""

TOOTH_PT: Final = 0.75
"""How wide the hills of the paper are, in points."""


class Paper:
    """Starts bare; every layer goes over the last."""

    def __init__(self, size_px: tuple[int, int], unit_px: float, rng: np.random.Generator) -> None:
        self.size_px = size_px
        self.unit_px = unit_px
        """Pixels to a point: how wide things of the hand are, as a pencil's tip."""
        self.surface = pygame.Surface(size_px, depth=32)
        tile = np.clip(0.5 + 0.28 * rough_field((TILE_PX, TILE_PX), TOOTH_PT * unit_px, rng), 0, 1)
        self._tooth = _tiled(np.rint(255 * tile).astype(np.uint8), size_px)
        self._taken = _taken()
        self.surface.fill(rgb(PAPER))
        self._roughen(_tiled(np.rint(9 * tile).astype(np.uint8), size_px))

    @property
    def whole(self) -> pygame.Rect:
        return self.surface.get_rect()

    def cover(self, strokes: Strokes, colour: Colour, strength: float = 1.0) -> None:
        """Paint that hides what was there."""
        self._lay(strokes.window, strokes.coverage(), colour, strength)

    def ink(self, strokes: Strokes, colour: Colour = INK, strength: float = 0.92) -> None:
        """A pen's marks."""
        self._lay(strokes.window, strokes.coverage(), colour, strength)

    def pencil(self, strokes: Strokes, colour: Colour, strength: float = 1.0) -> None:
        """Colour pencil: light pressure takes on the hills of the paper alone."""
        self.rub(strokes.window, strokes.coverage(), colour, strength)

    def rub(
        self,
        window: pygame.Rect,
        pressure: Bytes,
        colour: Colour,
        strength: float = 1.0,
        *,
        tooth: bool = True,
    ) -> None:
        """The same with the pressure on every pixel of a rectangle told, columns first."""
        if tooth:
            hills = self._tooth[window.left : window.right, window.top : window.bottom]
            # Two bytes make the place in the table: pressure, then height of the paper.
            place = pressure.astype(np.uint16) << 8
            place |= hills
            pressure = self._taken.take(place)
        self._lay(window, pressure, colour, strength)

    def _lay(self, window: pygame.Rect, amounts: Bytes, colour: Colour, strength: float) -> None:
        layer = pygame.Surface(window.size, pygame.SRCALPHA)
        layer.fill(rgb(colour))
        alphas = pygame.surfarray.pixels_alpha(layer)
        alphas[:] = (strength * np.arange(256)).astype(np.uint8).take(amounts)
        del alphas
        self.surface.blit(layer, window)

    def _roughen(self, depths: Bytes) -> None:
        """Darken the dales of the bare paper a little."""
        layer = pygame.Surface(self.size_px, pygame.SRCALPHA)
        layer.fill((90, 70, 40))
        alphas = pygame.surfarray.pixels_alpha(layer)
        alphas[:] = depths
        del alphas
        self.surface.blit(layer, (0, 0))


@lru_cache(maxsize=1024)
def rgb(colour: Colour) -> tuple[int, int, int]:
    """A colour as pygame has it."""
    red, green, blue = (round(255 * part) for part in colour)
    return red, green, blue


def mixed(colour: Colour, other: Colour, share: float) -> Colour:
    """A colour with a share of another in it."""
    red, green, blue = (a + share * (b - a) for a, b in zip(colour, other, strict=True))
    return red, green, blue


def _tiled(tile: Bytes, size_px: tuple[int, int]) -> Bytes:
    across, down = (-(-side // TILE_PX) for side in size_px)
    return np.tile(tile, (across, down))[: size_px[0], : size_px[1]]


def _taken() -> Bytes:
    """How much pigment stays, by 256 × pressure + height of the paper."""
    pressure, tooth = np.meshgrid(np.arange(256) / 255.0, np.arange(256) / 255.0, indexing="ij")
    taken = np.clip(2.1 * pressure - (1.0 - tooth) * (1.25 - pressure), 0.0, 1.0)
    least = np.minimum(taken, 0.3 + 0.7 * pressure)
    return np.asarray(np.rint(255.0 * least), dtype=np.uint8).ravel()
