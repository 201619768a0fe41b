"""The parts of a drawn body: rounded lumps, flat sheets, and the lines on them, in millimetres."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate
from math import cos, sin
from typing import Final

import numpy as np
import pygame

from dexterity.physics.scene.materials import Material
from dexterity.ui.draw.colours import INK, Colour
from dexterity.ui.world.camera import NEAREST_MM, Camera, Floats
from dexterity.ui.world.paper import mixed
from dexterity.ui.world.sketch import ink, paint
from dexterity.ui.world.solid import COLOURS
from dexterity.values.vectors import Vec3

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

    def draw(
        self, surface: pygame.Surface, unit_px: float, pixels: Floats, lines: Sequence[Floats]
    ) -> None:
        """With its points, and those of its lines, where a camera sees them."""
        outline = pixels if self.sheet else silhouette(pixels)
        paint(surface, outline, self.colour, unit_px, line_pt=self.line_pt, hatched=self.hatched)
        for line in lines:
            ink(surface, line, NAIL_PT * unit_px, mixed(INK, self.colour, 0.15))


def silhouette(pixels: Floats) -> Floats:
    """The line around the pixels of a lump: its outermost points all around.

    Not each corner, as in a hull, but a lump has none; and ten times as fast.
    """
    outermost = (pixels @ WAYS.T).argmax(axis=0)
    kept = np.concatenate([[True], outermost[1:] != outermost[:-1]])
    around: Floats = pixels[outermost[kept]]
    return around


def draw_parts(surface: pygame.Surface, parts: Iterable[Part], camera: Camera) -> None:
    """The farther first, by their middles; what reaches past the eye is not drawn."""

    def distance(part: Part) -> float:
        away = part.points.mean(axis=0) - camera.eye_mm
        return float(away @ away)

    ordered = sorted(parts, key=distance, reverse=True)
    seen = iter(seen_at_once([a for part in ordered for a in (part.points, *part.lines)], camera))
    for part in ordered:
        (pixels, ahead), lines = next(seen), [next(seen)[0] for _ in part.lines]
        if ahead:
            part.draw(surface, camera.unit_px, pixels, lines)


def seen_at_once(arrays: Sequence[Floats], camera: Camera) -> list[tuple[Floats, bool]]:
    """The pixels of each array of points, and whether all of it is ahead of the eye.

    All together: one by one, each would cost as much as all of them.
    """
    if not arrays:
        return []
    pixels, depths = camera.project(np.concatenate(arrays))
    ends = list(accumulate(len(array) for array in arrays))
    return [
        (pixels[start:end], bool(depths[start:end].min() > NEAREST_MM))
        for start, end in zip((0, *ends), ends, strict=False)
    ]


def ring(middle: Vec3, one: Vec3, other: Vec3, count: int = ROUND) -> Floats:
    """An ellipse about a middle, by its two half axes."""
    turns = np.linspace(0.0, 2 * np.pi, count, endpoint=False)[:, None]
    return np.asarray(
        np.array(middle) + np.cos(turns) * np.array(one) + np.sin(turns) * np.array(other)
    )


@cache
def _unit_ball() -> Floats:
    shells = [(cos(rise), sin(rise)) for rise in SHELLS]
    return np.concatenate(
        [ring((0.0, 0.0, rise), (wide, 0.0, 0.0), (0.0, wide, 0.0)) for wide, rise in shells]
    )


def ball(middle: Vec3, radii: Vec3) -> Floats:
    """Points all over an ellipsoid."""
    return np.asarray(_unit_ball() * np.array(radii) + np.array(middle))


def limb(start: Vec3, end: Vec3, radii: tuple[float, float]) -> Floats:
    """Points all over a rounded stick that goes from one place to another."""
    first, last = radii
    return np.concatenate([ball(start, (first, first, first)), ball(end, (last, last, last))])
