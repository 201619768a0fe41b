"""Small marks made once and stamped many times: dots, blots, rings, and the signs of zones."""

from functools import lru_cache
from math import ceil
from typing import Final

import numpy as np
import pygame

from dexterity.ui.draw.colours import (
    BONE_GROUND,
    CENTRE,
    HOLE,
    INK,
    PALE_WOOD,
    PAPER,
    Colour,
    section_colour,
)
from dexterity.ui.world.camera import Floats
from dexterity.ui.world.paper import rgb
from dexterity.ui.world.signs import star
from dexterity.values.landing import Ground, Zone

FINE: Final = 4
LEVELS: Final = 12
"""Shades of a fading dot: more than the eye tells apart in a trail."""


@lru_cache(maxsize=512)
def dot(radius_px: float, colour: Colour, level: int) -> pygame.Surface:
    """A soft round dot; `level` of LEVELS is its strength."""
    side = ceil(2 * radius_px) + 2
    reach = np.arange(side) - (side - 1) / 2
    distance = np.hypot(*np.meshgrid(reach, reach))
    alpha = np.clip(radius_px + 0.5 - distance, 0.0, 1.0) * 255.0 * level / LEVELS
    return _tinted(alpha, colour)


@lru_cache(maxsize=64)
def wash(radius_px: float, colour: Colour, level: int) -> pygame.Surface:
    """A blot of colour in water, a little darker at its edge, where it dries last."""
    side = ceil(2 * radius_px) + 2
    reach = np.arange(side) - (side - 1) / 2
    distance = np.hypot(*np.meshgrid(reach, reach)) / radius_px
    inside = np.clip((1.0 - distance) * radius_px, 0.0, 1.0)
    return _tinted(
        level * inside * (0.75 + 0.5 * np.exp(-(((distance - 0.93) / 0.08) ** 2))), colour
    )


@lru_cache(maxsize=64)
def zone_sign(ground: Ground, radius_px: float) -> pygame.Surface:
    """What a corner stands on, by colour and by shape.

    A round for a section, a star for the centre, a cross for bones, a square for a hole, a
    triangle for the table outside.
    """
    inner, colour = SIGN_SHAPES[ground.zone], _zone_colour(ground)
    side = 2 * (ceil(1.5 * (radius_px + 3.4)) + 1)
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    large.fill((*rgb(PAPER), 0))
    around = ((1.0 + 3.4 / radius_px, PAPER), (1.0 + 1.7 / radius_px, INK), (1.0, colour))
    for grown, tone in around:
        for polygon in inner:
            _fill(large, polygon * radius_px * grown, rgb(tone))
    return pygame.transform.smoothscale(large, (side, side))


@lru_cache(maxsize=32)
def burst(radius_px: float, squash: float, rays: int) -> pygame.Surface:
    """A ring with short rays, lying on the table: here it bounced."""
    width, height = 2 * ceil(1.9 * radius_px) + 2, 2 * ceil(1.9 * radius_px * squash) + 2
    large = pygame.Surface((width * FINE, height * FINE), pygame.SRCALPHA)
    large.fill((*rgb(INK), 0))
    middle = np.array([width, height]) * FINE / 2
    flat = np.array([1.0, squash]) * radius_px * FINE
    for halo, colour, tone in ((FINE * 2.2, PAPER, 170), (0.0, INK, 225)):
        wide = round(1.5 * FINE + halo)
        turns = np.linspace(0.0, 2 * np.pi, 33)
        ring = middle + flat * np.column_stack([np.cos(turns), np.sin(turns)])
        pygame.draw.lines(large, (*rgb(colour), tone), True, ring.tolist(), wide)
        for turn in (np.arange(rays) * 2 * np.pi / rays + 0.3).tolist():
            out = np.array([np.cos(turn), np.sin(turn)]) * flat
            start, end = ((middle + share * out).tolist() for share in (1.35, 1.8))
            pygame.draw.line(large, (*rgb(colour), tone), start, end, wide)
    return pygame.transform.smoothscale(large, (width, height))


def _ring(count: int, turn: float = 0.0, radius: float = 1.0) -> Floats:
    turns = turn + np.linspace(0.0, 2 * np.pi, count, endpoint=False)
    return radius * np.column_stack([np.cos(turns), np.sin(turns)])


def _bar(turn: float) -> Floats:
    bar = np.array([(-1.1, -0.34), (1.1, -0.34), (1.1, 0.34), (-1.1, 0.34)])
    rows = np.array([(np.cos(turn), np.sin(turn)), (-np.sin(turn), np.cos(turn))])
    return np.asarray(bar @ rows)


SIGN_SHAPES: Final[dict[Zone, tuple[Floats, ...]]] = {
    Zone.SECTION: (_ring(24),),
    Zone.CENTRE: (star(1.45) * (1.0, -1.0),),
    Zone.BONES: (_bar(np.pi / 4), _bar(-np.pi / 4)),
    Zone.HOLE: (_ring(4, np.pi / 4, 1.25),),
    Zone.OUTSIDE: (_ring(3, -np.pi / 2, 1.25),),
}


def _zone_colour(ground: Ground) -> Colour:
    match ground.zone:
        case Zone.SECTION:
            return section_colour(ground.value)
        case Zone.CENTRE:
            return CENTRE
        case Zone.BONES:
            return BONE_GROUND
        case Zone.HOLE:
            return HOLE
        case Zone.OUTSIDE:
            return PALE_WOOD


def _fill(large: pygame.Surface, polygon: Floats, colour: tuple[int, int, int]) -> None:
    middle = np.array(large.get_size()) / 2
    pygame.draw.polygon(large, colour, (middle + polygon * FINE).tolist())


def _tinted(alpha: Floats, colour: Colour) -> pygame.Surface:
    surface = pygame.Surface(alpha.shape, pygame.SRCALPHA)
    surface.fill(rgb(colour))
    alphas = pygame.surfarray.pixels_alpha(surface)
    alphas[:] = np.clip(alpha, 0.0, 255.0).astype(np.uint8)
    del alphas
    return surface
