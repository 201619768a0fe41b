"""Draws what books show: files as they are, the rest with the pens of the games themselves."""

from collections.abc import Callable

import pygame

from dexterity.content.pen.sheets import read_sheet
from dexterity.content.rulebook.picture import Picture, PictureKind
from dexterity.content.targets import load_target
from dexterity.rules.pen.cards.card import CardId
from dexterity.session.rule_library import shipped_drawings
from dexterity.session.shipped import pen_box
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.shelf import Shelf
from dexterity.ui.screens.challenge.dice_row import draw_die
from dexterity.ui.screens.fighter.signs import Sign, draw_fighter_sign
from dexterity.ui.screens.pen.cards.rebus_strip import RebusStrip
from dexterity.ui.screens.rules.target_picture import target_picture
from dexterity.ui.sheet.drawn import drawn_of
from dexterity.ui.sheet.sheet_picture import SheetPicture
from dexterity.ui.sheet.sheet_plan import plan_in
from dexterity.ui.widgets.widget import UNTOUCHED
from dexterity.values.colour import DieColour

MOST_KEPT = 12
"""Targets and sheets, which take a while to draw: a page has three at most."""
REBUS_SIDE = 42.0
"""Points of an icon in a rebus, if it has the room."""


class RulePictures:
    """One for a screen; it keeps what took long to draw."""

    def __init__(self) -> None:
        self.colour_safe = False
        self._drawings = shipped_drawings()
        self._kept: Shelf[tuple[Picture, int], pygame.Surface] = Shelf(MOST_KEPT)

    def draw(self, canvas: Canvas, picture: Picture, box: Box) -> None:
        """As large as fits into the box."""
        path = self._drawings.svg(picture)
        match picture.kind:
            case _ if path is not None:
                side = min(box.width, box.height)
                canvas.image(path, centred(box.middle, (side, side)))
            case PictureKind.DIE:
                draw_die(canvas, DieColour(picture.name), box, colour_safe=self.colour_safe)
            case PictureKind.SIGN:
                draw_fighter_sign(canvas, Sign(picture.name), box)
            case PictureKind.REBUS:
                _draw_rebus(canvas, CardId(picture.name), box)
            case _:
                self._draw_level(canvas, picture, box)

    def _draw_level(self, canvas: Canvas, picture: Picture, box: Box) -> None:
        rect = canvas.rect(box)
        make: Callable[[], pygame.Surface]
        if picture.kind is PictureKind.TARGET:
            make = lambda: self._target(picture, rect.width)  # noqa: E731
        else:
            make = lambda: self._sheet(canvas, picture, box)  # noqa: E731
        canvas.surface.blit(self._kept.get((picture, rect.width), make), rect)

    def _target(self, picture: Picture, side_px: int) -> pygame.Surface:
        path = self._drawings.level(picture)
        if path is None:
            raise LookupError(f"{picture} is no level")
        return target_picture(load_target(path), side_px)

    def _sheet(self, canvas: Canvas, picture: Picture, box: Box) -> pygame.Surface:
        path = self._drawings.level(picture)
        if path is None:
            raise LookupError(f"{picture} is no level")
        place = Box(0.0, 0.0, box.width, box.height)
        surface = pygame.Surface(canvas.rect(place).size, pygame.SRCALPHA, 32)
        with canvas.onto(surface):
            SheetPicture().draw(canvas, plan_in(place), drawn_of(read_sheet(path)))
        return surface


def _draw_rebus(canvas: Canvas, card: CardId, box: Box) -> None:
    strip = RebusStrip(f"rebus/{card}", pen_box()[card].value.icons, REBUS_SIDE)
    strip.place(box, canvas)
    strip.draw(canvas, UNTOUCHED)
