"""What screens draw on: the stage in points, shown at the pixels of the window."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import pygame

from dexterity.ui.canvas.box import Box, Size, centred
from dexterity.ui.canvas.faces import MARGIN, draw_face
from dexterity.ui.canvas.icons import ICON_LINES, Icon
from dexterity.ui.canvas.ink import draw_pen, draw_pens, rgb, seeded, unsteady_line
from dexterity.ui.canvas.letters import Align, Letters
from dexterity.ui.canvas.paper import Paper
from dexterity.ui.canvas.shelf import Shelf
from dexterity.ui.canvas.stage import STAGE, Stage
from dexterity.ui.canvas.theme import BODY, Lettering, Look
from dexterity.ui.draw.colours import FAINT_INK, INK, SHADOW, Colour
from dexterity.values.vectors import Vec2

MOST_DRAWN_PX: Final = 24e6
"""Pixels of boxes, lines and images kept: some 100 MB, enough for the pages of a 4K window."""
DRAWN_WINDOWS: Final = 6
"""The same, in windows full. Pages need up to 1.2, so that one goes back and forth without waiting;
more, and a small window fills all evening with what nobody comes back to."""


@dataclass(frozen=True, slots=True)
class Written:
    """A text as it was drawn, for those who check that all of it can be read."""

    text: str
    drawn: Box
    allowed: Box


class Canvas:
    """All places and sizes are points; `surface` and `scale` are there for those who need more."""

    def __init__(self, window: pygame.Surface, text_size: float = 1.0) -> None:
        self._paper = Paper()
        self._letters = Letters()
        self._drawn: Shelf[object, pygame.Surface] = Shelf(
            MOST_DRAWN_PX, lambda surface: surface.get_width() * surface.get_height()
        )
        self._sheet = pygame.Surface((1, 1))
        self._clips = 0
        """How many clips there are inside one another."""
        self.texts: list[Written] | None = None
        """Every text since the frame began, if it was set to a list."""
        self.fit(window, text_size)

    def fit(self, window: pygame.Surface, text_size: float) -> bool:
        """Draws on this window from now on; True if sizes changed, so that pages move."""
        stage = Stage(window.get_size())
        changed = (stage.scale, text_size) != (self._letters.scale, self._letters.text_size)
        if changed:
            self._drawn.clear()
        window_px = window.get_width() * window.get_height()
        self._drawn.keep_at_most(min(MOST_DRAWN_PX, DRAWN_WINDOWS * window_px))
        self._letters.resize(stage.scale, text_size)
        self._letters.keep_windows(window_px)
        self.stage, self.scale, self._window = stage, stage.scale, window
        self.surface = window.subsurface(pygame.Rect(stage.corner_px, stage.size_px))
        """The stage's own pixels, from (0, 0); nothing drawn on it leaves the stage."""
        return changed

    @property
    def text_size(self) -> float:
        """The player's, 1 for 100 %."""
        return self._letters.text_size

    @property
    def kept_px(self) -> float:
        """Pixels of what was drawn and written, kept to be shown again."""
        return self._drawn.weight + self._letters.kept_px

    def forget(self) -> None:
        """Keeps nothing of what was drawn: there are no more frames to come."""
        self._drawn.clear()
        self._letters.forget()

    def begin(self) -> None:
        """A new frame: bare paper over all of the window."""
        if self._sheet.get_size() != self._window.get_size():
            self._sheet = self._paper.sheet(self._window.get_size())
        self._window.blit(self._sheet, (0, 0))
        if self.texts is not None:
            self.texts.clear()

    # --- from points to pixels ----------------------------------------------------------------

    def px(self, place: Vec2) -> Vec2:
        """The pixel of `surface` that a point of the stage is at."""
        return place[0] * self.scale, place[1] * self.scale

    def rect(self, box: Box) -> pygame.Rect:
        """The pixels of `surface` that a box takes, with neighbours meeting without a gap."""
        left, top = round(box.left * self.scale), round(box.top * self.scale)
        right, bottom = round(box.right * self.scale), round(box.bottom * self.scale)
        return pygame.Rect(left, top, right - left, bottom - top)

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Nothing is drawn outside the box meanwhile."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.rect(box).clip(before))
        self._clips += 1
        try:
            yield
        finally:
            self._clips -= 1
            self.surface.set_clip(before)

    @contextmanager
    def onto(self, surface: pygame.Surface) -> Iterator[list[Written]]:
        """Draws elsewhere meanwhile, as if it were the stage; yields what is written there."""
        stage, texts = self.surface, self.texts
        written: list[Written] = []
        self.surface, self.texts = surface, None if texts is None else written
        try:
            yield written
        finally:
            self.surface, self.texts = stage, texts

    # --- drawing ------------------------------------------------------------------------------

    def box(self, box: Box, look: Look, name: str = "") -> None:
        """A box in pencil and ink; boxes of one size, look and name are drawn alike."""
        rect = self.rect(box)
        if rect.width <= 0 or rect.height <= 0:
            return
        face = self._drawn.get(
            ("box", rect.size, look, name),
            lambda: draw_face(rect.size, self.scale, name, look, self._paper),
        )
        margin = round(MARGIN * self.scale)
        self.surface.blit(face, (rect.left - margin, rect.top - margin))

    def line(
        self, points: Sequence[Vec2], *, width: float = 1.5, colour: Colour = INK, name: str = ""
    ) -> None:
        """An unsteady pen line through points. For lines that move, draw on `surface` instead."""
        left, top = min(x for x, _ in points), min(y for _, y in points)
        shape = tuple((x - left, y - top) for x, y in points)
        drawn = self._drawn.get(
            ("line", shape, width, colour, name),
            lambda: self._draw_line(shape, width, colour, name),
        )
        margin = MARGIN * self.scale
        x, y = self.px((left, top))
        self.surface.blit(drawn, (round(x - margin), round(y - margin)))

    def _draw_line(
        self, shape: Sequence[Vec2], width: float, colour: Colour, name: str
    ) -> pygame.Surface:
        rng, scale = seeded(name), self.scale
        points = np.array(shape) * scale + MARGIN * scale
        wide, high = (int(size) for size in points.max(axis=0) + MARGIN * scale + 1)
        surface = pygame.Surface((wide, high), pygame.SRCALPHA, 32)
        steady = unsteady_line(points, scale, rng)
        draw_pen(surface, steady, max(1.0, width * scale), colour, rng)
        return surface

    def icon(self, icon: Icon, box: Box, *, width: float = 2.2, colour: Colour = INK) -> None:
        """A sign, as large as fits into the box, in its middle."""
        side = min(box.width, box.height)
        place = centred(box.middle, (side, side))
        drawn = self._drawn.get(
            ("icon", icon, round(side * self.scale), width, colour),
            lambda: self._draw_icon(icon, side, width, colour),
        )
        x, y = self.px((place.left, place.top))
        margin = MARGIN * self.scale
        self.surface.blit(drawn, (round(x - margin), round(y - margin)))

    def _draw_icon(self, icon: Icon, side: float, width: float, colour: Colour) -> pygame.Surface:
        rng, scale = seeded(icon), self.scale
        whole = int((side + 2 * MARGIN) * scale + 1)
        surface = pygame.Surface((whole, whole), pygame.SRCALPHA, 32)
        lines = [(np.array(line) * side + MARGIN) * scale for line in ICON_LINES[icon]]
        # A small sign trembles less: it must stay a sign.
        drawn = [unsteady_line(line, 0.5 * scale, rng) for line in lines]
        draw_pens(surface, drawn, max(1.0, width * scale), colour, rng)
        return surface

    def rule(self, left: Vec2, length: float, name: str = "rule") -> None:
        """A faint level line, as below a heading."""
        x, y = left
        self.line([(x, y), (x + length, y)], width=1.2, colour=FAINT_INK, name=name)

    def veil(self, strength: float = 0.35) -> None:
        """Dims the window, for what is put on top of it."""
        veil = self._drawn.get(
            ("veil", strength, self._window.get_size()), lambda: self._make_veil(strength)
        )
        self._window.blit(veil, (0, 0))

    def _make_veil(self, strength: float) -> pygame.Surface:
        veil = pygame.Surface(self._window.get_size(), depth=32)
        veil.fill(rgb(SHADOW))
        veil.set_alpha(round(255 * strength))
        return veil

    def image(self, path: Path, box: Box, *, strength: float = 1.0) -> None:
        """An SVG, as large as fits into the box without being stretched, in its middle.

        `strength`: how much it hides of what is below it, 0 to 1.
        """
        size_px = self.rect(box).size
        drawn = self._drawn.get(
            ("image", path, size_px, strength), lambda: draw_image(path, size_px, strength)
        )
        x, y = self.px(box.middle)
        self.surface.blit(
            drawn, (round(x - drawn.get_width() / 2), round(y - drawn.get_height() / 2))
        )

    # --- writing ------------------------------------------------------------------------------

    def text(
        self,
        text: str,
        box: Box,
        lettering: Lettering = BODY,
        *,
        align: Align = Align.LEFT,
        raised: float = 0.0,
    ) -> Box:
        """Writes into a box, with lines broken at its width, and says where.

        `raised` is how far down the box the lines stand: 0 at its top, 0.5 in the middle.
        """
        block = self._letters.block(text, lettering, box.width, align)
        width, height = block.get_width() / self.scale, block.get_height() / self.scale
        share = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}[align]
        left = box.left + share * (box.width - width)
        drawn = Box(left, box.top + raised * (box.height - height), width, height)
        self.surface.blit(block, self.rect(drawn).topleft)
        self._note(text, drawn, box)
        return drawn

    def measure(self, text: str, lettering: Lettering = BODY, width: float | None = None) -> Size:
        """How large a text is in points, with its lines broken at a width if there is one."""
        return self._letters.measure(text, lettering, width)

    def lines(self, text: str, lettering: Lettering, width: float) -> tuple[str, ...]:
        """The lines that a text is broken into, for those who mark words in it."""
        return self._letters.lines(text, lettering, width)

    def _note(self, text: str, drawn: Box, allowed: Box) -> None:
        if self.texts is None or not text:
            return
        if not self._clips:
            self.texts.append(Written(text, drawn, allowed.shared_with(STAGE)))
        elif self.rect(drawn).colliderect(self.surface.get_clip()):
            # What a page has scrolled out of sight is not cut off: it can be scrolled back.
            self.texts.append(Written(text, drawn, allowed))


def draw_image(path: Path, size_px: tuple[int, int], strength: float) -> pygame.Surface:
    """An SVG of a size."""
    drawn = pygame.image.load_sized_svg(path, size_px)
    drawn.set_alpha(round(255 * strength))
    return drawn
