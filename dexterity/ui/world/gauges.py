"""Small gauges beside a die: breath that is drawn, a grip that may give, how far round one is."""

from math import cos, pi, radians, sin
from typing import Final

import numpy as np
import pygame

from dexterity.content.texts import Texts
from dexterity.ui.draw.colours import BONE, CENTRE, INK, PAPER, Colour
from dexterity.ui.world.camera import Floats
from dexterity.ui.world.paper import mixed, rgb
from dexterity.ui.world.parts import BLUSH
from dexterity.ui.world.signs import clear_text
from dexterity.ui.world.sketch import hatch, ink, paint
from dexterity.values.vectors import Vec2

BAR_PT: Final = (96.0, 16.0)
"""Width and height of the grip's bar."""

RISKY: Final = 0.75
"""From here on a grip is about to give."""

SAFE: Final[Colour] = (0.47, 0.64, 0.44)
TURN_PT: Final = 58.0
"""Radius of the arc that shows a turn. Less: it is hidden by the die."""

LETTERS_PT: Final = 20.0


def draw_grip(surface: pygame.Surface, middle: Vec2, share: float, unit_px: float) -> None:
    """How much of what little fingers hold against a swing asks for; past 1 the die is gone."""
    width, height = BAR_PT[0] * unit_px, BAR_PT[1] * unit_px
    left, top = middle[0] - width / 2, middle[1] - height / 2
    paint(surface, _bar(left, top, width, height), BONE, unit_px, hatched=False)
    filled = _bar(left, top, width * min(1.0, max(0.02, share)), height)
    colour = SAFE if share < RISKY else CENTRE
    pygame.draw.polygon(surface, rgb(mixed(colour, PAPER, 0.35)), filled.tolist())
    hatch(surface, filled, colour, unit_px, 3.5)
    ink(surface, _bar(left, top, width, height), 1.6 * unit_px, closed=True)
    edge = left + RISKY * width
    tick = np.array([(edge, top - 4 * unit_px), (edge, top + height + 4 * unit_px)])
    ink(surface, tick, 1.6 * unit_px)
    if share >= RISKY:
        # By shape as well as by colour.
        sign = clear_text("!", round(1.5 * height), 2)
        surface.blit(sign, sign.get_rect(midleft=(round(left + width + 6), round(middle[1]))))


def draw_breath_gauge(surface: pygame.Surface, middle: Vec2, share: float, unit_px: float) -> None:
    """Two cheeks that swell with the breath that is drawn, within the ring of a full one."""
    x, y = middle
    full = min(1.0, max(0.0, share))
    radius = (9.0 + 19.0 * full) * unit_px
    for dash in range(16):
        turns = pi / 8 * (dash + np.array([0.0, 0.3, 0.6]))
        arc = np.column_stack(
            [x + 30.0 * unit_px * np.cos(turns), y + 30.0 * unit_px * np.sin(turns)]
        )
        ink(surface, arc, 1.4 * unit_px)
    turns = np.linspace(0.0, 2 * pi, 24, endpoint=False)
    face = np.column_stack([x + radius * np.cos(turns), y + 0.92 * radius * np.sin(turns)])
    paint(surface, face, mixed(BLUSH, CENTRE, 0.35 * full), unit_px)
    for side in (-1.0, 1.0):
        eye = [
            (x + side * right * radius, y - up * radius) for right, up in ((0.5, 0.42), (0.25, 0.3))
        ]
        ink(surface, np.array(eye), 2.0 * unit_px)
    pygame.draw.aacircle(surface, rgb(INK), (x, y + 0.35 * radius), max(2.0, 0.16 * radius))


def draw_turn(
    surface: pygame.Surface,
    middle: Vec2,
    turned_deg: float,
    needed_deg: float,
    *,
    unit_px: float,
    texts: Texts,
) -> None:
    """How far round a path went, as an arc from the foot, over what was needed."""
    x, y = middle
    radius = TURN_PT * unit_px
    whole = _arc(x, y, radius, needed_deg)
    ink(surface, whole, 7.0 * unit_px, PAPER)
    for start in range(0, len(whole) - 2, 4):
        ink(surface, whole[start : start + 3], 1.6 * unit_px)
    if turned_deg > 1.0:
        done = _arc(x, y, radius, min(turned_deg, 2.0 * needed_deg))
        colour = SAFE if turned_deg >= needed_deg else CENTRE
        ink(surface, done, 4.4 * unit_px, colour)
        _draw_head(surface, done, unit_px, colour)
    words = f"{texts.number(round(turned_deg))}° / {texts.number(round(needed_deg))}°"
    written = clear_text(words, round(LETTERS_PT * unit_px), max(1, round(2 * unit_px)))
    surface.blit(written, written.get_rect(center=(round(x), round(y + radius + 20 * unit_px))))


def _arc(x: float, y: float, radius: float, degrees: float) -> Floats:
    turns = np.radians(np.linspace(0.0, degrees, max(6, int(abs(degrees) / 7.0))))
    return np.column_stack([x + radius * np.sin(turns), y + radius * np.cos(turns)])


def _draw_head(surface: pygame.Surface, line: Floats, unit_px: float, colour: Colour) -> None:
    tip = line[-1]
    way = (tip - line[-2]) / max(1e-9, float(np.hypot(*(tip - line[-2]))))
    for turn in (radians(150.0), radians(-150.0)):
        barb = np.array([way[0] * cos(turn) - way[1] * sin(turn),
                         way[0] * sin(turn) + way[1] * cos(turn)])  # fmt: skip
        ink(surface, np.array([tip, tip + 12.0 * unit_px * barb]), 3.4 * unit_px, colour)


def _bar(left: float, top: float, width: float, height: float) -> Floats:
    return np.array([(left, top), (left + width, top), (left + width, top + height),
                     (left, top + height)])  # fmt: skip
