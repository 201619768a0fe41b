"""The room behind a thrower who is turned away, and the small mirror that shows the table.

The room and the frame are drawn once. What is in the glass is a `TableView` as any other, through
a camera that is mirrored: it is drawn on the glass's own piece of the picture.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import numpy as np
import pygame

from dexterity.ui.draw.colours import INK, PALE_WOOD, PAPER, SHADOW, WOOD, Colour
from dexterity.ui.draw.hands import Hands
from dexterity.ui.world.camera import FRAME_SHAPE, POINTS_HIGH, Floats
from dexterity.ui.world.paper import Paper, mixed, rgb
from dexterity.ui.world.strokes import Strokes, pen_line
from dexterity.values.vectors import Vec2

FRAME_PT: Final = (380.0, 92.0, 520.0, 303.0)
"""Left, top, width and height of the frame on the stage. Larger: one might as well turn round."""

BORDER_PT: Final = 12.0
"""How wide the wood around the glass is; what is left of the frame is as wide a picture as the
stage."""

NAIL_PT: Final[Vec2] = (640.0, 34.0)
"""What the mirror hangs on, by a string."""

WALL_ENDS_PT: Final = 430.0
SKIRTING_PT: Final = 26.0
"""Where the wall meets the floor, and how high its skirting board is."""

STRIPE_PT: Final = 46.0
"""From stripe to stripe of the wallpaper."""

WALLPAPER: Final[Colour] = (0.86, 0.89, 0.84)
MOTIF: Final[Colour] = (0.62, 0.72, 0.66)
GILT: Final[Colour] = (0.80, 0.62, 0.30)


class Mirror:
    """A room of one size. It shows nothing in the glass by itself."""

    def __init__(self, size_px: tuple[int, int], seed: int = 1) -> None:
        self.size_px = size_px
        self.unit_px = min(size_px[1], size_px[0] / FRAME_SHAPE) / POINTS_HIGH
        left, top, width, height = FRAME_PT
        self.frame = self._rect((left, top), (width, height))
        self.glass = self._rect(
            (left + BORDER_PT, top + BORDER_PT), (width - 2 * BORDER_PT, height - 2 * BORDER_PT)
        )
        """The part of the picture in which the table is seen."""
        self._rng = Hands(seed).rng("room")
        self._room = self._draw_room()
        self._shine = self._draw_shine()

    def draw(self, surface: pygame.Surface) -> None:
        """The room and the frame."""
        surface.blit(self._room, (0, 0))

    def glass_of(self, surface: pygame.Surface) -> pygame.Surface:
        """The glass's own piece of a picture: what is drawn on it stays within the frame."""
        return surface.subsurface(self.glass.clip(surface.get_rect()))

    def draw_shine(self, surface: pygame.Surface) -> None:
        """A gleam across the glass, over all that is seen in it."""
        surface.blit(self._shine, self.glass)

    # --- drawn once ---------------------------------------------------------------------------

    def _draw_room(self) -> pygame.Surface:
        paper = Paper(self.size_px, self.unit_px, self._rng)
        self._draw_wall(paper)
        self._draw_floor(paper)
        self._draw_frame(paper)
        return paper.surface

    def _draw_wall(self, paper: Paper) -> None:
        wide = self.size_px[0] / self.unit_px
        stripes, motifs = Strokes(paper.whole, 2), Strokes(paper.whole, 2)
        for number, x in enumerate(np.arange(STRIPE_PT / 2, wide, STRIPE_PT).tolist()):
            if number % 2:
                self._fill(stripes, (x, 0.0), (STRIPE_PT, WALL_ENDS_PT - SKIRTING_PT), 0.55)
            for y in np.arange(28.0 + 22.0 * (number % 2), WALL_ENDS_PT - 60.0, 74.0).tolist():
                self._fill_diamond(motifs, (x + STRIPE_PT / 2, y))
        paper.pencil(stripes, WALLPAPER, 0.9)
        paper.pencil(motifs, MOTIF, 0.55)

    def _draw_floor(self, paper: Paper) -> None:
        wide, high = (side / self.unit_px for side in self.size_px)
        boards, lines = Strokes(paper.whole, 2), Strokes(paper.whole)
        skirting = Strokes(paper.whole, 2)
        self._fill(boards, (0.0, WALL_ENDS_PT), (wide, high), 0.6)
        self._fill(skirting, (0.0, WALL_ENDS_PT - SKIRTING_PT), (wide, SKIRTING_PT), 0.8)
        paper.pencil(boards, PALE_WOOD)
        paper.pencil(skirting, mixed(PAPER, WOOD, 0.25))
        for y in (WALL_ENDS_PT - SKIRTING_PT, WALL_ENDS_PT - SKIRTING_PT + 6.0, WALL_ENDS_PT):
            self._pen(lines, [(-5.0, y), (wide + 5.0, y)], 1.4)
        middle = wide / 2
        for share in np.linspace(-3.2, 3.2, 17).tolist():
            ends = [(middle + 300.0 * share, WALL_ENDS_PT), (middle + 620.0 * share, high + 5.0)]
            self._pen(lines, ends, 1.1)
        paper.ink(lines, mixed(INK, WOOD, 0.35), 0.8)

    def _draw_frame(self, paper: Paper) -> None:
        left, top, width, height = FRAME_PT
        lines, wood, shade = Strokes(paper.whole), Strokes(paper.whole), Strokes(paper.whole, 2)
        self._fill(shade, (left + 8.0, top + 10.0), (width, height), 0.5)
        paper.pencil(shade, SHADOW, 0.6)
        for corner in (left + 60.0, left + width - 60.0):
            self._pen(lines, [NAIL_PT, (corner, top)], 1.2)
        self._fill(wood, (left, top), (width, height), 1.0)
        paper.cover(wood, GILT)
        for inset in (0.0, 4.0, BORDER_PT):
            x, y, right, foot = (
                left + inset,
                top + inset,
                left + width - inset,
                top + height - inset,
            )
            self._pen(lines, [(x, y), (right, y), (right, foot), (x, foot), (x, y)], 1.7)
        for x in np.arange(left + 14.0, left + width, 13.0).tolist():
            for y in (top, top + height - BORDER_PT):
                self._pen(lines, [(x, y + 10.0), (x + 5.0, y + 3.0)], 0.9)
        self._pen(lines, [(NAIL_PT[0] - 2.0, NAIL_PT[1]), (NAIL_PT[0] + 2.0, NAIL_PT[1])], 6.0)
        paper.ink(lines)

    def _draw_shine(self) -> pygame.Surface:
        shine = pygame.Surface(self.glass.size, pygame.SRCALPHA)
        width, height = self.glass.size
        for start, wide in ((0.08, 0.07), (0.19, 0.025)):
            band = [
                (start, 1.0),
                (start + wide, 1.0),
                (start + wide + 0.3, 0.0),
                (start + 0.3, 0.0),
            ]
            points = [(x * width, y * height) for x, y in band]
            pygame.draw.polygon(shine, (*rgb(PAPER), 46), points)
        pygame.draw.rect(
            shine, (*rgb(SHADOW), 90), shine.get_rect(), max(1, round(2.5 * self.unit_px))
        )
        return shine

    # --- in points ----------------------------------------------------------------------------

    def _rect(self, corner: Vec2, size: Vec2) -> pygame.Rect:
        unit = self.unit_px
        return pygame.Rect(*(round(part * unit) for part in (*corner, *size)))

    def _fill(self, strokes: Strokes, corner: Vec2, size: Vec2, strength: float) -> None:
        (x, y), (width, height) = corner, size
        corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
        strokes.fill(np.array(corners) * self.unit_px, strength)

    def _fill_diamond(self, strokes: Strokes, middle: Vec2) -> None:
        around = np.array([(0.0, -7.0), (4.5, 0.0), (0.0, 7.0), (-4.5, 0.0)])
        strokes.fill((around + middle) * self.unit_px, 0.8)

    def _pen(self, strokes: Strokes, points: Sequence[Vec2], width: float) -> None:
        line: Floats = np.array(points)
        share = np.linspace(0.0, 1.0, 24)[:, None]
        for start, end in pairwise(line):
            way = start + share * (end - start)
            way[1:-1] += self._rng.normal(0.0, 0.3, (22, 2))
            pen_line(strokes, way * self.unit_px, width * self.unit_px, self._rng)
