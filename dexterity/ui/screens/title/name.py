"""The name of the game as the cover shows it: letters in ink, coloured in with a pencil."""

from typing import Final

import pygame

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.fonts import Weight, load_font
from dexterity.ui.canvas.ink import draw_hatching, rgb, seeded
from dexterity.ui.canvas.paper import Paper
from dexterity.ui.draw.colours import CENTRE, INK

LETTER_HEIGHT: Final = 104.0
"""Points, whatever the text size: it is a picture, and reading it is not needed to play."""
OUTLINE: Final = 2.0
"""Points of ink around each letter."""
SHADE: Final = 3.5
"""Points that the letters' shadow lies to the right and below."""


class NamePicture:
    """Drawn once for a size; the pencil takes longer than the pen, and can wait a frame."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._key: tuple[float, bool] = (0.0, False)
        self._picture = pygame.Surface((1, 1))

    def draw(self, canvas: Canvas, place: Box, *, coloured: bool) -> None:
        """Puts it at the left of its place, in the middle of the height."""
        if self._key != (canvas.scale, coloured):
            self._key = (canvas.scale, coloured)
            self._picture = self._drawn(canvas.scale, coloured=coloured)
        x, y = canvas.px((place.left, place.middle[1]))
        canvas.surface.blit(self._picture, (round(x), round(y - self._picture.get_height() / 2)))

    def _drawn(self, scale: float, *, coloured: bool) -> pygame.Surface:
        font = load_font(Weight.BOLD, max(8, round(LETTER_HEIGHT * scale)))
        inside = font.render(self._text, True, (255, 255, 255)).convert_alpha()
        line = max(1, round(OUTLINE * scale))
        shade = round(SHADE * scale)
        width, height = inside.get_size()
        whole = pygame.Surface(
            (width + 2 * line + shade, height + 2 * line + shade), pygame.SRCALPHA
        )
        font.outline = line
        ink = font.render(self._text, True, rgb(INK))
        if coloured:
            whole.blit(ink, (shade, shade))
        whole.blit(ink, (0, 0))
        fill = self._pencilled(inside, scale) if coloured else inside
        whole.blit(fill, (line, line))
        return whole

    def _pencilled(self, inside: pygame.Surface, scale: float) -> pygame.Surface:
        """The letters' insides on paper, hatched."""
        hatched = pygame.Surface(inside.get_size(), pygame.SRCALPHA)
        hatched.fill((255, 250, 240))
        draw_hatching(
            hatched,
            hatched.get_rect(),
            Paper().tooth,
            colour=CENTRE,
            pressure=0.75,
            spacing_px=4.2 * scale,
            rng=seeded("name"),
        )
        hatched.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return hatched
