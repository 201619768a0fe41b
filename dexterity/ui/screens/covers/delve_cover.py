"""The dungeon's door for Delve, with eyes in it that blink, and a card that turns."""

from math import cos, pi
from typing import Final

import pygame

from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.ink import rgb
from dexterity.ui.canvas.theme import CARD
from dexterity.ui.draw.colours import INK
from dexterity.ui.screens.covers.cover import Cover, moved_px
from dexterity.ui.screens.covers.image_queue import ImageQueue
from dexterity.ui.screens.delve.pictures import TableArt, art_path, monster_path

MONSTERS: Final = tuple(
    MonsterId(name) for name in ("goblin", "dragon", "skeleton", "fairy", "vampire", "golem")
)
"""Whom the card shows, one after the other."""
CARD_S: Final = 6.0
"""From one back to the next."""
TURNS_S: Final = 0.6
OPENS_S, CLOSES_S = 1.6, 5.0
"""When in that time the card is turned up, and down again."""
EYES: Final = (
    ((0.578, 0.486), 0.046, 0.0), ((0.688, 0.486), 0.046, 0.0),
    ((0.597, 0.742), 0.033, 1.3), ((0.672, 0.742), 0.033, 1.3),
)  # fmt: skip
"""In the door's drawing, as shares of its side: where, how large, and how much later they blink."""
BLINK_EVERY_S, BLINKS_S = 3.1, 0.16
DARK: Final = (0x57 / 255, 0x52 / 255, 0x4C / 255)
"""Of what is behind the door, in its drawing."""
DOOR_SHARE, CARD_SHARE = 0.6, 0.32
"""Of the picture's width."""
TALL: Final = 1.25
"""How much higher a card is than wide."""


class DelveCover(Cover):
    """The door first, then the card; both sides of it are drawn before it turns."""

    still_at_s = (OPENS_S + CLOSES_S) / 2

    def __init__(self) -> None:
        super().__init__()
        self._queue = ImageQueue()
        self._wanted = False
        self._sides: dict[tuple[MonsterId, tuple[int, int]], pygame.Surface] = {}

    def draw(self, canvas: Canvas, box: Box) -> None:
        door_side = min(DOOR_SHARE * box.width, box.height)
        door = moved_px(Box(box.left, box.middle[1] - door_side / 2, door_side, door_side), canvas)
        card_wide = min(CARD_SHARE * box.width, 0.9 * door_side / TALL)
        middle = ((door.right + box.right) / 2, box.middle[1] + 0.08 * door_side)
        card = centred(middle, (card_wide, TALL * card_wide))
        if not self._wanted:
            self._wanted = True
            self._queue.want([art_path(TableArt.DOOR)], door)
            self._queue.want([monster_path(HIDDEN), *map(monster_path, MONSTERS)],
                             _picture_in(card))  # fmt: skip
        elif not self._queue.done:
            self._queue.make_one(canvas)
        else:
            self._draw_door(canvas, door)
            self._draw_card(canvas, card)

    def _draw_door(self, canvas: Canvas, door: Box) -> None:
        canvas.image(art_path(TableArt.DOOR), door)
        for (x, y), radius, later_s in EYES:
            if (self.at_s + later_s) % BLINK_EVERY_S >= BLINKS_S or self.at_s == self.still_at_s:
                continue
            side = 2.2 * radius * door.width
            at = (door.left + x * door.width, door.top + y * door.width)
            lid = canvas.rect(centred(at, (side, side)))
            pygame.draw.ellipse(canvas.surface, rgb(DARK), lid)
            line_px = max(2, round(2.4 * canvas.scale))
            pygame.draw.arc(canvas.surface, rgb(INK), lid, pi, 2 * pi, line_px)

    def _draw_card(self, canvas: Canvas, card: Box) -> None:
        number, at_s = divmod(self.at_s, CARD_S)
        up = turned_up(at_s)
        monster = MONSTERS[int(number) % len(MONSTERS)] if up > 0.5 else HIDDEN
        side = self._side(canvas, monster, card)
        wide = max(1, round(side.get_width() * abs(cos(pi * up))))
        if wide < side.get_width():
            side = pygame.transform.smoothscale(side, (wide, side.get_height()))
        x, y = canvas.px(card.middle)
        place = (round(x - wide / 2), round(y - side.get_height() / 2))
        canvas.surface.blit(side, place)

    def _side(self, canvas: Canvas, monster: MonsterId, card: Box) -> pygame.Surface:
        """One side of the card as a picture of its own, to be made narrower while it turns."""
        margin = 10.0
        whole = Box(0.0, 0.0, card.width + 2 * margin, card.height + 2 * margin)
        size_px = canvas.rect(whole).size
        if (monster, size_px) not in self._sides:
            picture = pygame.Surface(size_px, pygame.SRCALPHA, 32)
            with canvas.onto(picture):
                inside = whole.inset(margin)
                canvas.box(inside, CARD, "cover/card")
                canvas.image(monster_path(monster), _picture_in(inside))
            self._sides[monster, size_px] = picture
        return self._sides[monster, size_px]


def turned_up(at_s: float) -> float:
    """How far the card is turned: 0 for its back, 1 for its face."""
    opened = min(1.0, max(0.0, (at_s - OPENS_S) / TURNS_S))
    closed = min(1.0, max(0.0, (at_s - CLOSES_S) / TURNS_S))
    return opened - closed


def _picture_in(card: Box) -> Box:
    return card.inset(0.08 * card.width)
