"""The table of the title as it was drawn once: seen at once, until it is drawn here and now."""

from typing import Final

import pygame

from dexterity.places import assets
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.screens.covers.cover import Cover
from dexterity.ui.screens.fading_rim import FadingRim

FILE: Final = ("images", "title", "table.jpg")
"""Made by `python -m tools.make_title_picture`. To draw it takes half a second of a core that has
nothing else to do, and seconds of a busy one: as long, the page would be bare."""


class StillTable(Cover):
    """Needs nothing of what the living table needs; it is read when it is first looked at."""

    fills = True

    def __init__(self) -> None:
        super().__init__()
        self._rim = FadingRim()
        self._whole: pygame.Surface | None = None
        self._fitted: pygame.Surface | None = None

    def draw(self, canvas: Canvas, box: Box) -> None:
        rect = canvas.rect(box).clip(canvas.surface.get_rect())
        with self._rim.fading(canvas.surface.subsurface(rect)) as surface:
            surface.blit(self._of_size(rect.size), (0, 0))

    def _of_size(self, size_px: tuple[int, int]) -> pygame.Surface:
        if self._whole is None:
            self._whole = pygame.image.load(assets().joinpath(*FILE)).convert()
        if self._fitted is None or self._fitted.get_size() != size_px:
            self._fitted = pygame.transform.smoothscale(self._whole, size_px)
        return self._fitted
