"""How a target is drawn, wherever it is seen from: unsteady lines, bones and numbers, in mm."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from dexterity.content.target import Area, Target
from dexterity.ui.draw.bones import places_for_bones
from dexterity.ui.draw.hands import Hands
from dexterity.ui.draw.numbers import places_for_numbers
from dexterity.ui.draw.outline import outline_of, wobbled
from dexterity.ui.draw.room import room_on
from dexterity.ui.world.camera import Floats
from dexterity.values.vectors import Vec2

GRID_MM: Final = 4.0
"""Where room is looked for. Finer: a tenth of a second at the start, and no bone lies better."""


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """Everything about the middle of the target, y away from the thrower."""

    outline: Floats
    areas: tuple[Floats, ...]
    holes: tuple[Floats, ...]
    bones: tuple[tuple[Floats, float], ...]
    """Middle and direction of each."""
    numbers: tuple[tuple[Area, Vec2], ...]


@lru_cache(maxsize=8)
def layout_of(target: Target, seed: int) -> Layout:
    """The layout, kept: it is the same for every camera."""
    hands = Hands(seed)
    rng, room = hands.rng("lines"), room_on(target, GRID_MM)
    return Layout(
        outline=wobbled(outline_of(target.outline), rng),
        areas=tuple(wobbled(outline_of(area.shape), rng) for area in target.areas),
        holes=tuple(wobbled(outline_of(hole.shape), rng) for hole in target.holes),
        bones=tuple(places_for_bones(target, room, hands.rng("bones"))),
        numbers=tuple(places_for_numbers(target, room)),
    )
