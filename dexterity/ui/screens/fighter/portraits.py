"""Portraits of heroes, monsters and bosses: a drawing of each mood, or a shape where there is none
yet."""

from collections.abc import Hashable
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from dexterity.places import assets
from dexterity.ui.canvas.box import Box, Size, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.ink import rgb
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import HEADING, STRAW, Look
from dexterity.ui.draw.colours import BONE_GROUND, FAINT_INK, INK
from dexterity.ui.widgets.widget import Touch, Widget


class Sitter(StrEnum):
    """Whose portraits are in one folder."""

    HERO = "heroes"
    MONSTER = "monsters"
    BOSS = "bosses"


class Mood(StrEnum):
    """What a portrait looks like at the moment."""

    CALM = "calm"
    HURT = "hurt"
    GLAD = "glad"
    DOWN = "down"
    """Only heroes: they play dead."""


FRAME: Final = Look(pencil=STRAW, pressure=0.18, line=1.4)
HEAD: Final = (0.5, 0.38, 0.2)
"""Of the shape: its middle and its radius, in a square from 0 to 1."""
SHOULDERS: Final = (
    (0.1, 0.97), (0.14, 0.78), (0.28, 0.66), (0.5, 0.61), (0.72, 0.66), (0.86, 0.78), (0.9, 0.97)
)  # fmt: skip


@cache
def portrait_path(sitter: Sitter, id_: str, mood: Mood) -> Path | None:
    """The drawing of a mood, or of the calm one; None where there is no drawing at all."""
    folder = assets() / "images" / "fighter" / sitter
    paths = (folder / f"{id_}-{each}.svg" for each in (mood, Mood.CALM))
    return next((path for path in paths if path.is_file()), None)


def draw_portrait(canvas: Canvas, sitter: Sitter, id_: str, mood: Mood, box: Box) -> None:
    """As large as fits into the box, in its middle."""
    side = min(box.width, box.height)
    place = centred(box.middle, (side, side))
    path = portrait_path(sitter, id_, mood)
    if path is None:
        _draw_shape(canvas, id_, place)
    else:
        canvas.image(path, place)


def _draw_shape(canvas: Canvas, id_: str, place: Box) -> None:
    """Head and shoulders of somebody, with an initial to tell one from another."""
    side = place.width
    points = [(place.left + side * x, place.top + side * y) for x, y in SHOULDERS]
    pygame.draw.polygon(canvas.surface, rgb(BONE_GROUND), [canvas.px(point) for point in points])
    x, y, radius = HEAD
    middle = (place.left + side * x, place.top + side * y)
    at, radius_px = canvas.px(middle), radius * side * canvas.scale
    pygame.draw.aacircle(canvas.surface, rgb(BONE_GROUND), at, radius_px)
    width_px = max(1, round(1.4 * canvas.scale))
    pygame.draw.aacircle(canvas.surface, rgb(FAINT_INK), at, radius_px, width_px)
    canvas.line(points, width=1.6, colour=FAINT_INK, name=f"shape/{id_}")
    if side >= 60.0:
        head = centred(middle, (2 * radius * side, 2 * radius * side))
        # Not larger with the player's letters: it is part of the drawing.
        size = 0.26 * side / canvas.text_size
        lettering = type(HEADING)(size, HEADING.weight, INK)
        canvas.text(id_[:1].upper(), head.inset(-8.0), lettering, align=Align.CENTRE, raised=0.5)


class Portrait(Widget):
    """A portrait in a frame."""

    def __init__(
        self, name: str, sitter: Sitter, id_: str, mood: Mood = Mood.CALM, *, side: float = 120.0
    ) -> None:
        super().__init__(name)
        self.sitter, self.id, self.mood, self._side = sitter, id_, mood, side

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        side = min(width, self._side)
        return side, side

    def appearance(self, touch: Touch) -> Hashable:
        return (self.sitter, self.id, self.mood)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        side = min(self.box.width, self.box.height)
        place = centred(self.box.middle, (side, side))
        canvas.box(place, FRAME, self.name)
        draw_portrait(canvas, self.sitter, self.id, self.mood, place.inset(0.04 * side))
