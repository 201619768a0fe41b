"""A transparent layer that is painted once and shown as long as nothing on it changes."""

from collections.abc import Callable, Hashable

import pygame

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas, Written

NOTHING = (0, 0, 0, 0)


class Layer:
    """Keeps one picture; a page with many things on it costs no more than one thing."""

    def __init__(self) -> None:
        self.drop()

    def drop(self) -> None:
        """Forgets its picture, to be light while nobody looks."""
        self._key: Hashable = None
        self._whole = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
        self._used = pygame.Rect(0, 0, 0, 0)
        self._texts: list[Written] = []

    def draw(
        self, canvas: Canvas, key: Hashable, bounds: Box, paint: Callable[[Canvas], None]
    ) -> None:
        """Shows what `paint` paints within the bounds.

        It is painted anew only when the key or the sizes have changed.
        """
        full_key = (key, canvas.scale, canvas.text_size, canvas.texts is None)
        if full_key != self._key:
            self._paint(canvas, canvas.rect(bounds), paint)
            self._key = full_key
        if self._used:
            canvas.surface.blit(self._whole, self._used, self._used)
        if canvas.texts is not None:
            canvas.texts += self._texts

    def _paint(self, canvas: Canvas, bounds: pygame.Rect, paint: Callable[[Canvas], None]) -> None:
        if self._whole.get_size() == canvas.surface.get_size():
            self._whole.fill(NOTHING, self._used)
        else:
            self._whole = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA, 32)
        self._used = bounds.clip(self._whole.get_rect())
        self._whole.set_clip(self._used)
        with canvas.onto(self._whole) as self._texts:
            paint(canvas)
        self._whole.set_clip(None)
