"""Dice and their shadows as small pictures, kept while nothing moves: most dice lie still."""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import pygame

from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.physics.scene.terrain import Terrain
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.die import die_sprite
from dexterity.ui.world.marking import PLAIN_MARKING, Marking
from dexterity.ui.world.shadow import shadow_sprite, surface_below

KEPT: Final = 24
"""More than dice lie on any table; a die in flight fills and leaves the rest."""

ABOVE_MM: Final = 0.5
"""How far over its surface a shadow counts as lying: on top of a box, not inside it."""

Key = tuple[Die, bytes, bytes]


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """Something small to be drawn, and where on the table it is."""

    place_mm: Floats
    picture: pygame.Surface
    corner: tuple[int, int]

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        """Draws it and says which part of the picture it took."""
        return surface.blit(self.picture, self.corner)


class Sprites:
    """The dice of one table through one camera."""

    def __init__(
        self,
        table: Table,
        camera: Camera,
        marking: Marking = PLAIN_MARKING,
        *,
        shadows: bool = True,
    ) -> None:
        self._ground, self._camera, self._marking = Terrain(table), camera, marking
        self._shadows = shadows
        self._kept: OrderedDict[Key, tuple[Piece, ...]] = OrderedDict()

    def of(self, die: Die, place_mm: Floats, axes: Floats) -> tuple[Piece, ...]:
        """A die, and its shadow if there is anything for it to fall on."""
        key = (die, place_mm.tobytes(), axes.tobytes())
        found = self._kept.get(key)
        if found is None:
            found = tuple(self._drawn(die, place_mm, axes))
            self._kept[key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found

    def _drawn(self, die: Die, place_mm: Floats, axes: Floats) -> Iterator[Piece]:
        below = surface_below(self._ground, place_mm) if self._shadows else None
        if below is not None:
            shadow = shadow_sprite(place_mm, axes, die.half_mm, below, self._camera)
            if shadow is not None:
                x, y, _ = place_mm.tolist()
                yield Piece(np.array([x, y, below + ABOVE_MM]), *shadow)
        paint = self._marking.paints[die.colour]
        yield Piece(place_mm, *die_sprite(die, place_mm, axes, self._camera, paint))
