"""The parts of a drawn body: rounded lumps, flat sheets, and the lines on them, in millimetres."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import cos, sin
from typing import Final

import numpy as np
import pygame

from dexterity.physics.materials import Material
from dexterity.ui.draw.colours import INK, Colour
from dexterity.ui.world.camera import NEAREST_MM, Camera, Floats
from dexterity.ui.world.paper import mixed
from dexterity.ui.world.sketch import ink, paint
from dexterity.ui.world.solid import COLOURS
from dexterity.values import Vec3

SKIN: Final[Colour] = COLOURS[Material.SKIN]
BLUSH: Final[Colour] = mixed(SKIN, (0.85, 0.30, 0.28), 0.35)
SLEEVE: Final[Colour] = (0.44, 0.58, 0.80)
CUFF: Final[Colour] = (0.93, 0.90, 0.82)
HAIR: Final[Colour] = (0.42, 0.29, 0.20)
CARD: Final[Colour] = (0.985, 0.965, 0.915)

ROUND: Final = 20
"""Points of a ring: enough for a smooth line at the size of a hand."""

WAYS: Final = np.column_stack(
    [np.cos(np.arange(36) * np.pi / 18.0), np.sin(np.arange(36) * np.pi / 18.0)]
)
"""The directions in which the outermost points of a lump are looked for, once around."""

SHELLS: Final = (0.0, 0.45, -0.45, 0.9, -0.9, 1.37, -1.37)
"""How far up a ball its rings are, as angles from its middle."""

NAIL_PT: Final = 1.1
"""How wide the pen is for small things: nails, creases, hairs."""


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """A lump, which shows the tightest line around its points, or a sheet, which shows its own."""

    points: Floats
    """(n, 3)"""
    colour: Colour
    lines: tuple[Floats, ...] = ()
    """Pen lines upon it, each (n, 3)."""
    sheet: bool = False
    line_pt: float = 1.8
    hatched: bool = True

    def at(self, turned: Floats, place_mm: Floats) -> "Part":
        """The same elsewhere: rows of `turned` are what its own axes become."""
        return replace(
            self,
            points=self.points @ turned + place_mm,
            lines=tuple(line @ turned + place_mm for line in self.lines),
        )

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        """As the camera sees it; what reaches past the eye is not drawn."""
        pixels, depths = camera.project(self.points)
        if depths.min() <= NEAREST_MM:
            return
        outline = pixels if self.sheet else silhouette(pixels)
        unit = camera.unit_px
        paint(surface, outline, self.colour, unit, line_pt=self.line_pt, hatched=self.hatched)
        for line in self.lines:
            ink(surface, camera.pixels(line), NAIL_PT * unit, mixed(INK, self.colour, 0.15))


def silhouette(pixels: Floats) -> Floats:
    """The line around the pixels of a lump: its outermost points all around.

    Not each corner, as in a hull, but a lump has none; and ten times as fast.
    """
    outermost = (pixels @ WAYS.T).argmax(axis=0)
    kept = np.concatenate([[True], outermost[1:] != outermost[:-1]])
    around: Floats = pixels[outermost[kept]]
    return around


def draw_parts(surface: pygame.Surface, parts: Iterable[Part], camera: Camera) -> None:
    """The farther first, by their middles."""

    def distance(part: Part) -> float:
        away = part.points.mean(axis=0) - camera.eye_mm
        return float(away @ away)

    for part in sorted(parts, key=distance, reverse=True):
        part.draw(surface, camera)


def ring(middle: Vec3, one: Vec3, other: Vec3, count: int = ROUND) -> Floats:
    """An ellipse about a middle, by its two half axes."""
    turns = np.linspace(0.0, 2 * np.pi, count, endpoint=False)[:, None]
    return np.asarray(
        np.array(middle) + np.cos(turns) * np.array(one) + np.sin(turns) * np.array(other)
    )


def ball(middle: Vec3, radii: Vec3) -> Floats:
    """Points all over an ellipsoid."""
    across, along, up = radii
    shells = [(cos(rise), sin(rise)) for rise in SHELLS]
    return np.concatenate(
        [
            ring((middle[0], middle[1], middle[2] + up * rise), (across * wide, 0.0, 0.0),
                 (0.0, along * wide, 0.0))
            for wide, rise in shells
        ]
    )  # fmt: skip


def limb(start: Vec3, end: Vec3, radii: tuple[float, float]) -> Floats:
    """Points all over a rounded stick that goes from one place to another."""
    first, last = radii
    return np.concatenate([ball(start, (first, first, first)), ball(end, (last, last, last))])
