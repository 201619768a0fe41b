"""The rim of a picture that lies on a page: it fades into the paper around it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import numpy as np
import pygame

RIM_SHARE: Final = 0.11
"""Of the picture's height: how wide the rim is. Narrower: it looks cut out with scissors."""

Strip = tuple[pygame.Surface, tuple[int, int]]


class FadingRim:
    """Strips of the bare paper, laid over the picture's sides: full outside, nothing inside."""

    def __init__(self) -> None:
        self._size = (0, 0)
        self._strips: list[Strip] = []

    @contextmanager
    def fading(self, surface: pygame.Surface) -> Iterator[pygame.Surface]:
        """Draw on the surface meanwhile; before, it must show the bare paper."""
        if surface.get_size() != self._size:
            self._size = surface.get_size()
            self._strips = _strips_of(surface)
        yield surface
        for strip, corner in self._strips:
            surface.blit(strip, corner)


def _strips_of(paper: pygame.Surface) -> list[Strip]:
    width, height = paper.get_size()
    rim = max(2, round(RIM_SHARE * height))
    sides = {
        "left": pygame.Rect(0, 0, rim, height),
        "right": pygame.Rect(width - rim, 0, rim, height),
        "top": pygame.Rect(0, 0, width, rim),
        "bottom": pygame.Rect(0, height - rim, width, rim),
    }
    return [(_strip(paper, area, side), area.topleft) for side, area in sides.items()]


def _strip(paper: pygame.Surface, area: pygame.Rect, side: str) -> pygame.Surface:
    strip = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    strip.blit(paper, (0, 0), area)
    across = side in {"left", "right"}
    share = np.linspace(1.0, 0.0, area.width if across else area.height)
    ramp = share * share * (3.0 - 2.0 * share)
    if side in {"right", "bottom"}:
        ramp = ramp[::-1]
    alpha = pygame.surfarray.pixels_alpha(strip)
    alpha[:] = np.rint(255.0 * (ramp[:, None] if across else ramp[None, :])).astype(np.uint8)
    del alpha  # It locks the strip as long as it lives.
    return strip
