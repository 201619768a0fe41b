"""The referee's finger: what each corner of the die stands on, and what the throw is worth."""

from functools import lru_cache
from typing import Final

import numpy as np
import pygame

from dexterity.rules.referee import Verdict
from dexterity.ui.draw.colours import CENTRE, INK, PAPER, Colour
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.marking import PLAIN_MARKING, Marking
from dexterity.ui.world.paper import mixed, rgb
from dexterity.ui.world.signs import clear_text
from dexterity.ui.world.stamps import FINE, zone_sign
from dexterity.values.landing import Landing

SIGN_PT: Final = 5.2
OUT_MM: Final = 7.0
BEHIND_MM: Final = 9.0
"""How far beside a corner its sign is, and how much farther behind the die, which stands before."""

STANDING_MM: Final = 8.0
"""From a die's middle down to what it stands on."""

VALUE_PT: Final = 38
TAG_PT: Final = 24.0
"""Size of the letters, and radius of the tag they are on."""

BESIDE_PT: Final = 56.0
BESIDE_DICE: Final = 1.7
"""From the die to the middle of its tag, up and to the right, or to the left where something stands
at the right: at least so many points, or dice."""

CLEAR_PT: Final = (44.0, 112.0, 44.0, 150.0)
"""Left, top, right and bottom of a picture that are kept free of the arrow to a die outside it:
words stand along the top, buttons at the foot. Less: the arrow is hidden behind them."""

ARROW_PT: Final = 34.0
HEAD_PT: Final = 12.0
"""How long that arrow is, and the strokes of its head."""

MISS: Final[Colour] = mixed(INK, PAPER, 0.25)


def draw_corners(
    surface: pygame.Surface,
    landing: Landing,
    verdict: Verdict,
    camera: Camera,
    marking: Marking = PLAIN_MARKING,
) -> None:
    """A sign beside each of the four corners, larger for those that decided.

    To be drawn before the die, which stands on it.
    """
    middle = np.mean([corner.place_mm for corner in landing.corners], axis=0)
    height = landing.place_mm[2] - STANDING_MM
    if verdict.counted is None:
        return
    for corner in landing.corners:
        foot = np.array(corner.place_mm)
        ends = camera.on_plane(np.array([foot, foot + _outward(foot - middle, camera)]), height)
        share = 1.0 if corner.ground == verdict.counted else 0.72
        size = share * SIGN_PT * marking.sign_scale
        start, end = ends.tolist()
        pygame.draw.aaline(surface, rgb(INK), start, end, max(1, round(1.4 * camera.unit_px)))
        sign = zone_sign(corner.ground, round(size * camera.unit_px, 1))
        x, y = end
        surface.blit(sign, sign.get_rect(center=(round(x), round(y))))
        if marking.values and corner.ground.value:
            value = clear_text(str(corner.ground.value), round(1.7 * size * camera.unit_px), 1)
            surface.blit(value, value.get_rect(center=(round(x), round(y))))


def draw_value(
    surface: pygame.Surface,
    landing: Landing,
    verdict: Verdict,
    camera: Camera,
    clear: pygame.Rect | None = None,
) -> None:
    """The value, or a cross, on a tag beside the die.

    For a die outside the picture there is an arrow to it instead, within what is `clear`.
    """
    if verdict.counted is None:
        return
    x, y = camera.pixel(landing.place_mm)
    badge = value_badge(verdict.value, camera.unit_px, centre=verdict.centre)
    room = clear or _clear(surface, camera)
    if not surface.get_rect().collidepoint(x, y):
        _draw_towards(surface, (x, y), badge, room, camera)
        return
    die_px = 2 * STANDING_MM * camera.px_per_mm(landing.place_mm)
    away = max(BESIDE_PT * camera.unit_px, BESIDE_DICE * die_px)
    aside = away if x + away <= room.right else -away
    middle = _kept_inside(surface, x + aside, y - away, camera)
    _draw_leader(surface, (x, y), middle, camera)
    surface.blit(badge, badge.get_rect(center=(round(middle[0]), round(middle[1]))))


def _outward(out: Floats, camera: Camera) -> Floats:
    """From a corner to its sign."""
    way = out / (float(np.hypot(*out)) + 1e-9)
    behind = max(0.0, float(way @ camera.axes[2, :2]) / float(np.hypot(*camera.axes[2, :2])))
    return np.asarray(way * (OUT_MM + BEHIND_MM * behind))


@lru_cache(maxsize=32)
def value_badge(value: int, unit_px: float, *, centre: bool) -> pygame.Surface:
    """A round tag of paper with the value on it; a cross for none; rays around a perfect hit."""
    if not value:
        return _tagged(_cross(round(14 * unit_px)), unit_px)
    letters = clear_text(str(value), round(VALUE_PT * unit_px), 1)
    tag = _tagged(letters, unit_px)
    return _rayed(tag, unit_px) if centre else tag


def _tagged(sign: pygame.Surface, unit_px: float) -> pygame.Surface:
    """A sign on a round piece of paper, inked around by hand."""
    side = 2 * round(TAG_PT * unit_px) + 8
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    large.fill((*rgb(INK), 0))
    middle = side * FINE / 2
    turns = np.linspace(0.0, 2 * np.pi, 72)
    wobble = 1.0 + 0.018 * np.sin(3 * turns + 0.6) + 0.012 * np.sin(5 * turns)
    for more, colour in ((1.6, INK), (0.0, PAPER)):
        radius = (TAG_PT + more) * unit_px * FINE * (wobble if more else 2.0 - wobble)
        ring = middle + radius[:, None] * np.column_stack([np.cos(turns), np.sin(turns)])
        pygame.draw.polygon(large, rgb(colour), ring.tolist())
    tag = pygame.transform.smoothscale(large, (side, side))
    tag.blit(sign, sign.get_rect(center=(side // 2, side // 2)))
    return tag


def _cross(radius_px: int) -> pygame.Surface:
    side = 2 * radius_px + 8
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    large.fill((*rgb(PAPER), 0))
    middle, reach = side * FINE / 2, radius_px * FINE * 0.7
    for wide, colour in ((10, PAPER), (5, MISS)):
        for slope in (1.0, -0.86):
            bend = [(-1.0, -slope), (0.06, 0.04), (1.0, slope)]
            line = [(middle + reach * x, middle + reach * y) for x, y in bend]
            pygame.draw.lines(large, rgb(colour), False, line, wide * FINE * radius_px // 16)
            for end in line:
                pygame.draw.circle(large, rgb(colour), end, wide * FINE * radius_px / 32)
    return pygame.transform.smoothscale(large, (side, side))


def _rayed(letters: pygame.Surface, unit_px: float) -> pygame.Surface:
    side = round(max(letters.get_size()) + 26 * unit_px)
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    large.fill((*rgb(CENTRE), 0))
    middle = side * FINE / 2
    for number in range(14):
        turn = 2 * np.pi * number / 14
        out = np.array([np.cos(turn), np.sin(turn)]) * middle
        near = 0.78 + 0.05 * (number % 2)
        start, end = ((middle + share * out).tolist() for share in (near, 0.97))
        pygame.draw.line(large, rgb(CENTRE), start, end, round(2.2 * unit_px * FINE))
    rays = pygame.transform.smoothscale(large, (side, side))
    rays.blit(letters, letters.get_rect(center=(side // 2, side // 2)))
    return rays


def _draw_leader(
    surface: pygame.Surface,
    die: tuple[float, float],
    middle: tuple[float, float],
    camera: Camera,
) -> None:
    """A short line from the die towards its value."""
    way: Floats = np.array(middle) - die
    length = float(np.hypot(*way))
    near = 0.42
    far = 1.0 - TAG_PT * camera.unit_px / length
    if far - near > 0.08:
        start, end = ((np.array(die) + share * way).tolist() for share in (near, far))
        pygame.draw.aaline(surface, rgb(INK), start, end, max(1, round(1.4 * camera.unit_px)))


def _draw_towards(
    surface: pygame.Surface,
    die: tuple[float, float],
    badge: pygame.Surface,
    clear: pygame.Rect,
    camera: Camera,
) -> None:
    """An arrow from the tag to a die outside the picture."""
    tip: Floats = np.clip(die, clear.topleft, clear.bottomright).astype(np.float64)
    out: Floats = np.array(die) - tip
    way = out / float(np.hypot(*out))
    start = tip - ARROW_PT * camera.unit_px * way
    middle = start - badge.get_width() / 2 * way
    _draw_arrow(surface, start, tip, camera)
    surface.blit(badge, badge.get_rect(center=(round(middle[0]), round(middle[1]))))


def _draw_arrow(surface: pygame.Surface, start: Floats, tip: Floats, camera: Camera) -> None:
    """Ink on an edge of paper, to be seen on wood as on the board."""
    way = (tip - start) / float(np.hypot(*(tip - start)))
    across = np.array([-way[1], way[0]])
    head = HEAD_PT * camera.unit_px
    barbs = [(tip - head * (way + slant * across)).tolist() for slant in (0.72, -0.66)]
    end = tip.tolist()
    lines = [(start.tolist(), end), *((barb, end) for barb in barbs)]
    for wide, colour in ((7.0, PAPER), (3.2, INK)):
        for line in lines:
            width = max(1, round(wide * camera.unit_px))
            pygame.draw.aaline(surface, rgb(colour), *line, width)
            for place in line:
                pygame.draw.aacircle(surface, rgb(colour), place, width / 2)


def _clear(surface: pygame.Surface, camera: Camera) -> pygame.Rect:
    left, top, right, bottom = (round(side * camera.unit_px) for side in CLEAR_PT)
    width, height = surface.get_size()
    return pygame.Rect(left, top, max(1, width - left - right), max(1, height - top - bottom))


def _kept_inside(
    surface: pygame.Surface, x: float, y: float, camera: Camera
) -> tuple[float, float]:
    margin = 34.0 * camera.unit_px
    width, height = surface.get_size()
    return min(max(x, margin), width - margin), min(max(y, margin), height - margin)
