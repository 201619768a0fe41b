"""One page giving way to another."""

from typing import Final

import pygame

from dexterity.ui.canvas.ink import rgb
from dexterity.ui.draw.colours import INK, SHADOW

TURN_S: Final = 0.26
"""Longer: players wait for it. Shorter: it is a flicker."""
LONGEST_STEP_S: Final = 1 / 40
"""A first frame that takes long must not eat the whole turn."""
SHADE_PX: Final = 18


class Turning:
    """The page that was seen slides away to the left; going back, to the right."""

    def __init__(self, before: pygame.Surface, *, back: bool) -> None:
        self._before, self._back, self._share = before, back, 0.0

    def update(self, elapsed_s: float) -> None:
        """Time goes by."""
        self._share += min(elapsed_s, LONGEST_STEP_S) / TURN_S

    @property
    def done(self) -> bool:
        return self._share >= 1.0

    def draw(self, window: pygame.Surface) -> None:
        """Over the new page, what is left of the old one."""
        width, height = window.get_size()
        eased = 1.0 - (1.0 - min(1.0, self._share)) ** 3
        moved = round(eased * (width + SHADE_PX))
        left = moved if self._back else -moved
        edge = left - 1 if self._back else left + width
        self._shade(window, edge, height)
        window.blit(self._before, (left, 0))
        pygame.draw.line(window, rgb(INK), (edge, 0), (edge, height), 2)

    def _shade(self, window: pygame.Surface, edge: int, height: int) -> None:
        shade = pygame.Surface((1, height), depth=32)
        shade.fill(rgb(SHADOW))
        for distance in range(SHADE_PX):
            shade.set_alpha(round(110 * (1.0 - distance / SHADE_PX) ** 2))
            x = edge - distance if self._back else edge + distance
            window.blit(shade, (x, 0))
