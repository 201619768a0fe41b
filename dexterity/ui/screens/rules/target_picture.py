"""A small picture of a target, quick to draw: flat colours, its lines and its numbers."""

from typing import Final

import pygame

from dexterity.content.target import Target
from dexterity.ui.canvas.fonts import Weight, load_font
from dexterity.ui.canvas.ink import rgb, seeded
from dexterity.ui.draw.board import area_colour
from dexterity.ui.draw.colours import HOLE, INK, PAPER, Colour
from dexterity.ui.draw.noise import Floats
from dexterity.ui.draw.numbers import places_for_numbers
from dexterity.ui.draw.outline import outline_of, wobbled
from dexterity.ui.draw.room import room_on
from dexterity.ui.draw.view import View
from dexterity.values.landing import Zone

FINE: Final = 3
"""Pixels drawn for each that is shown: polygons have no smooth edges of their own."""
AROUND_MM: Final = 6.0
ROOM_MM: Final = 8.0
"""How finely places for numbers are looked for. Finer takes longer, and nobody sees it here."""
WASH: Final = 0.72
"""How much colour there is in the paint, the rest being paper."""
NUMBER_SHARE: Final = 0.062
"""Of the picture's side, how high a number is."""


def target_picture(target: Target, side_px: int) -> pygame.Surface:
    """The target in a square of that size, on nothing."""
    large = FINE * side_px
    bounds = target.outline.bounds()
    reach = max(bounds.right_mm, bounds.top_mm, -bounds.left_mm, -bounds.bottom_mm)
    view = View(0, 0, large, reach + AROUND_MM)
    surface = pygame.Surface((large, large), pygame.SRCALPHA, 32)
    _paint(surface, target, view)
    _number(surface, target, view)
    return pygame.transform.smoothscale(surface, (side_px, side_px))


def _paint(surface: pygame.Surface, target: Target, view: View) -> None:
    rng, pen = seeded(target.id), max(1, round(surface.get_width() / 260))
    shapes = [(area.shape, _washed(area_colour(area))) for area in target.areas]
    shapes += [(hole.shape, HOLE) for hole in target.holes]
    for shape, colour in shapes:
        _polygon(surface, view.pixels(wobbled(outline_of(shape), rng)), colour, pen)
    _outline(surface, view.pixels(outline_of(target.outline)), 2 * pen)


def _polygon(surface: pygame.Surface, points: Floats, colour: Colour, pen: int) -> None:
    pygame.draw.polygon(surface, rgb(colour), points.tolist())
    _outline(surface, points, pen)


def _outline(surface: pygame.Surface, points: Floats, pen: int) -> None:
    pygame.draw.lines(surface, rgb(INK), True, points.tolist(), pen)


def _washed(colour: Colour) -> Colour:
    red, green, blue = (
        WASH * own + (1.0 - WASH) * paper for own, paper in zip(colour, PAPER, strict=True)
    )
    return red, green, blue


def _number(surface: pygame.Surface, target: Target, view: View) -> None:
    font = load_font(Weight.SEMIBOLD, round(NUMBER_SHARE * surface.get_width()))
    for area, place in places_for_numbers(target, room_on(target, ROOM_MM)):
        if area.zone is Zone.SECTION:
            word = font.render(str(area.value), True, rgb(INK))
            surface.blit(word, word.get_rect(center=view.pixel(place)))
