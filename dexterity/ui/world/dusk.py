"""What hides the table from its thrower: darkness, and an eye that is shut behind a hand."""

from functools import lru_cache
from typing import Final

import numpy as np
import pygame

from dexterity.physics.dice.die import Die
from dexterity.ui.draw.colours import INK, PAPER, Colour
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.die_faces import rounded_square
from dexterity.ui.world.die_model import axes_of, on_face, visible_faces
from dexterity.ui.world.moment import Moment
from dexterity.ui.world.paper import mixed, rgb
from dexterity.ui.world.parts import BLUSH, SKIN, ring
from dexterity.ui.world.sketch import ink, paint, smooth

NIGHT: Final[Colour] = (0.075, 0.065, 0.11)
CHALK: Final[Colour] = mixed(PAPER, NIGHT, 0.25)

HIDES: Final = 0.9
"""How much of the target the hand before it hides. All: one forgets that there is a target."""

COVERS_MM: Final = 225.0
"""How much to each side of the target's middle the hand covers."""

FINGERS, WRIST = 1.05, 2.5
"""How far the picture of that hand reaches to the left and to the right, in the same unit."""

HAND: Final = np.array([
    (2.60, 0.44), (1.20, 0.36), (0.62, 0.42), (0.36, 0.50), (0.10, 0.44), (-0.10, 0.52),
    (-0.30, 0.46), (-0.62, 0.52), (-0.78, 0.44), (-0.62, 0.36), (-0.30, 0.30), (-0.72, 0.27),
    (-0.92, 0.18),
    (-0.72, 0.10), (-0.30, 0.08), (-0.76, -0.02), (-0.98, -0.10), (-0.78, -0.18), (-0.30, -0.14),
    (-0.66, -0.28), (-0.84, -0.36), (-0.64, -0.42), (-0.26, -0.34), (0.02, -0.42), (-0.14, -0.66),
    (-0.10, -0.80), (0.06, -0.74), (0.26, -0.46), (0.50, -0.38), (0.74, -0.30),
    (1.20, -0.26), (2.60, -0.32),
])  # fmt: skip
"""A hand held out before the target: fingers to the left, the thumb up, the wrist to the right; in
units of the target's width and upwards down."""

LID: Final = np.array([
    (-0.05, -0.05), (0.20, -0.05), (0.245, 0.16), (0.26, 0.40), (0.24, 0.62), (0.19, 0.84),
    (0.12, 1.05), (-0.05, 1.05),
])  # fmt: skip
"""The lid of the eye that is shut, in widths and heights of the picture."""


def draw_dusk(surface: pygame.Surface, share: float) -> None:
    """Darkness over all that has been drawn: 0 is none, 1 is night."""
    if share <= 0.0:
        return
    if share >= 1.0:
        # Thirty times as fast as laying a picture over it that hides everything.
        surface.fill(rgb(NIGHT))
        return
    night = _night(surface.get_size())
    night.set_alpha(round(255 * share))
    surface.blit(night, (0, 0))


def draw_felt_die(
    surface: pygame.Surface, moment: Moment, camera: Camera, share: float = 1.0
) -> None:
    """What fingers know of the die in the dark: its edges, in chalk, the stronger the darker."""
    die, place = moment.dice[0], moment.places_mm[0]
    colour = mixed(NIGHT, CHALK, min(1.0, max(0.0, share)))
    for outline in _edges(die, place, axes_of(moment.turns)[0], camera):
        ink(surface, outline, 1.8 * camera.unit_px, colour, closed=True)


def draw_wink(surface: pygame.Surface, camera: Camera, share: float = 1.0) -> None:
    """The lid of an eye, and a hand before the target; less of both while the eye opens."""
    if share <= 0.0:
        return
    lid = _lid(surface.get_size(), camera.unit_px)
    lid.set_alpha(round(255 * min(1.0, share)))
    surface.blit(lid, (0, 0))
    x, y = camera.pixel((0.0, 0.0, 0.0))
    reach = round(COVERS_MM * camera.px_per_mm((0.0, 0.0, 0.0)))
    hand = _hand(reach, camera.unit_px)
    hand.set_alpha(round(255 * HIDES * min(1.0, share)))
    surface.blit(hand, (round(x - FINGERS * reach), round(y - hand.get_height() / 2)))


@lru_cache(maxsize=2)
def _night(size_px: tuple[int, int]) -> pygame.Surface:
    night = pygame.Surface(size_px, depth=32)
    night.fill(rgb(NIGHT))
    return night


@lru_cache(maxsize=4)
def _hand(reach_px: int, unit_px: float) -> pygame.Surface:
    wide, high = round((FINGERS + WRIST) * reach_px), round(1.7 * reach_px)
    picture = pygame.Surface((wide, high), pygame.SRCALPHA)
    middle = np.array([FINGERS * reach_px, high / 2])
    outline = smooth(HAND * reach_px) + middle
    paint(picture, outline, SKIN, unit_px, line_pt=2.6)
    for x, y in ((-0.3, 0.3), (-0.3, 0.08), (-0.3, -0.14)):
        fold = np.array([(x, y), (x + 0.16, y - 0.01), (x + 0.3, y - 0.04)]) * reach_px + middle
        ink(picture, smooth(fold, closed=False), 1.8 * unit_px)
    for x, y in ((-0.84, 0.18), (-0.88, -0.1), (-0.75, -0.35), (-0.07, -0.7)):
        nail = ring((x, y, 0.0), (0.055, 0.0, 0.0), (0.0, 0.04, 0.0))[:, :2]
        paint(picture, nail * reach_px + middle, mixed(SKIN, PAPER, 0.55), unit_px,
              line_pt=1.2, hatched=False)  # fmt: skip
    return picture


@lru_cache(maxsize=2)
def _lid(size_px: tuple[int, int], unit_px: float) -> pygame.Surface:
    width, height = size_px
    picture = pygame.Surface((round(0.46 * width), height), pygame.SRCALPHA)
    edge = smooth(LID[1:7], closed=False)
    outline = np.concatenate([edge, LID[7:], LID[:1]]) * (width, height)
    paint(picture, outline, mixed(BLUSH, INK, 0.12), unit_px, line_pt=3.2)
    for at in np.linspace(0.12, 0.88, 11).tolist():
        x, y = edge[round(at * (len(edge) - 1))].tolist()
        down = 0.1 * (at - 0.45)
        lash = np.array([(x, y), (x + 0.03, y + 0.6 * down), (x + 0.052, y + down + 0.02)])
        ink(picture, smooth(lash, closed=False) * (width, height), 3.0 * unit_px)
    return picture


def _edges(die: Die, place_mm: Floats, axes: Floats, camera: Camera) -> list[Floats]:
    faces = visible_faces(place_mm, axes, die.half_mm, camera)
    return [
        camera.pixels(place_mm + die.half_mm * (on_face(face, rounded_square()) @ axes))
        for face in faces
    ]
