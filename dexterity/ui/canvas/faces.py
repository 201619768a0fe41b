"""Boxes as a hand draws them: paper, pencil, and a pen line for each side."""

from typing import Final

import numpy as np
import pygame

from dexterity.ui.canvas.ink import draw_hatching, draw_pen, draw_pens, rgb, seeded, unsteady_line
from dexterity.ui.canvas.paper import Paper
from dexterity.ui.canvas.theme import Look
from dexterity.ui.draw.colours import FAINT_INK, SHADOW, Colour
from dexterity.ui.draw.noise import Floats

MARGIN: Final = 9.0
"""Points around a box that its pen, its overshooting corners and its shadow may take."""
SHADOW_LENGTH: Final = 5.0
DASH: Final = 9.0
SMALL_PX: Final = 20_000
"""Up to so many pixels inside, all sides are drawn at once; beyond, each for itself is quicker."""


def draw_face(
    size_px: tuple[int, int], scale: float, name: str, look: Look, paper: Paper
) -> pygame.Surface:
    """A box of a size on a transparent surface with a margin around it."""
    return FacePen(size_px, scale, name).draw(look, paper.tooth)


class FacePen:
    """Draws one box of a size on a transparent surface with a margin around it."""

    def __init__(self, size_px: tuple[int, int], scale: float, name: str) -> None:
        self._scale, self._rng = scale, seeded(name)
        margin = round(MARGIN * scale)
        self.area = pygame.Rect(margin, margin, *size_px)
        wide, high = size_px[0] + 2 * margin, size_px[1] + 2 * margin
        self.surface = pygame.Surface((wide, high), pygame.SRCALPHA, 32)
        self._sides = self._draw_sides()

    def draw(self, look: Look, tooth: Floats) -> pygame.Surface:
        """All of it, from the ground up."""
        if look.shadow:
            self._shadow()
        if look.ground is not None:
            outline = np.concatenate(self._sides).tolist()
            pygame.draw.polygon(self.surface, rgb(look.ground), outline)
        if look.pencil is not None:
            self._hatch(look, look.pencil, tooth)
        if look.ink is not None:
            self._outline(look, look.ink)
        return self.surface

    def _draw_sides(self) -> list[Floats]:
        """The four sides, each in one go, a little past its corners."""
        left, top, right, bottom = (
            float(edge)
            for edge in (self.area.left, self.area.top, self.area.right, self.area.bottom)
        )
        corners = np.array([(left, top), (right, top), (right, bottom), (left, bottom)])
        sides = []
        for start, end in zip(corners, np.roll(corners, -1, axis=0), strict=True):
            along = (end - start) / max(1.0, float(np.hypot(*(end - start))))
            over = self._rng.uniform(0.4, 2.6, 2) * self._scale
            ends = np.array([start - along * over[0], end + along * over[1]])
            sides.append(unsteady_line(ends, self._scale, self._rng))
        return sides

    def _hatch(self, look: Look, pencil: Colour, tooth: Floats) -> None:
        inside = self.area.inflate(-round(2 * self._scale), -round(2 * self._scale))
        if inside.width > 0 and inside.height > 0:
            draw_hatching(
                self.surface,
                inside,
                tooth,
                colour=pencil,
                pressure=look.pressure,
                spacing_px=max(2.0, look.spacing * self._scale),
                rng=self._rng,
            )

    def _outline(self, look: Look, ink: Colour) -> None:
        width = max(1.0, look.line * self._scale)
        lines = self._sides
        if look.dashed:
            lines = [dash for side in self._sides for dash in self._dashes(side)]
        self._pen(lines, width, ink)
        if look.twice:
            strays = self._rng.normal(0.0, 0.7 * self._scale, (4, 2))
            again = [side + stray for side, stray in zip(self._sides, strays, strict=True)]
            self._pen(again, 0.6 * width, FAINT_INK)

    def _pen(self, lines: list[Floats], width: float, ink: Colour) -> None:
        if self.area.width * self.area.height < SMALL_PX:
            draw_pens(self.surface, lines, width, ink, self._rng)
        else:
            for line in lines:
                draw_pen(self.surface, line, width, ink, self._rng)

    def _dashes(self, side: Floats) -> list[Floats]:
        length = float(np.hypot(*(side[-1] - side[0])))
        count = max(2, round(length / (DASH * self._scale * 1.8)))
        along = np.linspace(0.0, 1.0, len(side))
        parts = []
        for dash in range(count):
            share = np.linspace(dash / count, (dash + 0.6) / count, 4)
            parts.append(
                np.column_stack([np.interp(share, along, side[:, axis]) for axis in (0, 1)])
            )
        return parts

    def _shadow(self) -> None:
        """Short strokes out of the right and the lower side, as under the target."""
        scale, reach = self._scale, SHADOW_LENGTH * self._scale
        colour = (*rgb(SHADOW), 150)
        feet = [
            *((x, self.area.bottom) for x in self._along(self.area.left, self.area.right)),
            *((self.area.right, y) for y in self._along(self.area.top, self.area.bottom)),
        ]
        for x, y in feet:
            length = reach * float(self._rng.uniform(0.7, 1.1))
            end = (x + 0.45 * length, y + 0.8 * length)
            if y < self.area.bottom:
                end = (x + 0.9 * length, y + 0.45 * length)
            pygame.draw.aaline(self.surface, colour, (x, y), end)
            if scale > 1.4:
                pygame.draw.aaline(self.surface, colour, (x + 1, y), (end[0] + 1, end[1]))

    def _along(self, start: int, end: int) -> list[float]:
        count = max(1, round((end - start) / (3.0 * self._scale)))
        places = np.linspace(start + 4 * self._scale, end, count)
        return list(map(float, places + self._rng.normal(0.0, 0.5 * self._scale, count)))
