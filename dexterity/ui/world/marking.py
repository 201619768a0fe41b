"""How dice and the referee's signs are marked: plainly, or so that no colour is needed at all."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from dexterity.ui.world.die_faces import PAINTS, Paint
from dexterity.values.colour import DieColour


@dataclass(frozen=True, slots=True)
class Marking:
    """Which pencils dice are drawn with, and how the referee points."""

    paints: Mapping[DieColour, Paint]
    sign_scale: float = 1.0
    """On the size of the signs at a die's corners."""
    values: bool = False
    """Whether each sign also says what its section is worth."""


PLAIN_MARKING: Final = Marking(PAINTS)

SAFE_MARKING: Final = Marking(
    {
        DieColour.RED: Paint((0.88, 0.44, 0.08), (0.995, 0.96, 0.88)),
        DieColour.GREEN: Paint((0.02, 0.50, 0.40), (0.995, 0.98, 0.88)),
        DieColour.BLUE: Paint((0.02, 0.30, 0.56), (0.97, 0.97, 0.93)),
        DieColour.WHITE: Paint((0.985, 0.97, 0.93), (0.10, 0.08, 0.12)),
    },
    sign_scale=1.7,
    values=True,
)
"""Vermilion, sea green and deep blue differ in lightness too, for every kind of eye."""


def marking_for(*, colour_safe: bool) -> Marking:
    """As the player's settings say."""
    return SAFE_MARKING if colour_safe else PLAIN_MARKING
