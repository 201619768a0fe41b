"""What a die is made of: its size, weight, liveliness and six faces."""

from dataclasses import dataclass
from typing import Final

from dexterity.values.colour import DieColour

HALF_DIE_MM: Final = 8.0
"""Half the size of the game's dice."""


@dataclass(frozen=True, slots=True)
class Die:
    """A cube with a symbol on some of its faces.

    Faces are +x, +y, +z, -x, -y, -z of the die's own axes, so a face and its opposite are three
    apart.
    """

    colour: DieColour
    symbol_faces: frozenset[int]
    size_mm: float = 2.0 * HALF_DIE_MM
    mass_g: float = 4.0
    liveliness: float = 1.0
    """Factor on the restitution of whatever it meets."""
    grip: float = 1.0
    """Factor on the friction of whatever it meets."""

    @property
    def half_mm(self) -> float:
        return self.size_mm / 2

    @property
    def inertia_g_mm2(self) -> float:
        """The same about every axis through the middle, as for any cube."""
        return self.mass_g * self.size_mm**2 / 6

    def shows_symbol(self, face: int) -> bool:
        return face in self.symbol_faces


DICE: Final = {
    # One face of each opposite pair bears the symbol: no throw of a coloured die can turn
    # from symbol to symbol by half a turn.
    DieColour.RED: Die(DieColour.RED, frozenset({0, 1, 2})),
    DieColour.GREEN: Die(DieColour.GREEN, frozenset({0, 1, 2})),
    DieColour.BLUE: Die(DieColour.BLUE, frozenset({0, 1, 2})),
    DieColour.WHITE: Die(DieColour.WHITE, frozenset({2})),
}
