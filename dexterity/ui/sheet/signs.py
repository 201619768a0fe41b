"""Pen's drawn signs, as pixels of the size they are shown at: icons, types of cards, things."""

from enum import StrEnum
from functools import lru_cache
from typing import Final

import pygame

from dexterity.places import assets
from dexterity.rules.pen.cards.card import CardType
from dexterity.rules.pen.rebus.icon import Icon
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas

KEPT_SIGNS: Final = 256
"""How many are kept: all 52 in four sizes, and some."""


class Thing(StrEnum):
    """What is on a sheet, or counted beside it."""

    CHEST = "chest"
    POTION = "potion"
    TREASURE = "treasure"
    HEALTH = "health"


Sign = Icon | CardType | Thing

FOLDERS: Final = {Icon: "icons", CardType: "types", Thing: "things"}


@lru_cache(maxsize=KEPT_SIGNS)
def sign_px(folder: str, name: str, size_px: int) -> pygame.Surface:
    """A sign in a square of that size, on nothing; not to be drawn upon."""
    path = assets() / "images" / "pen" / folder / f"{name}.svg"
    return pygame.image.load_sized_svg(path, (size_px, size_px))


def draw_sign(canvas: Canvas, sign: Sign, box: Box) -> None:
    """As large as fits into the box, in its middle."""
    side = min(box.width, box.height)
    place = canvas.rect(centred(box.middle, (side, side)))
    if place.width > 0:
        canvas.surface.blit(sign_px(FOLDERS[type(sign)], sign, place.width), place.topleft)
