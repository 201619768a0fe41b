"""Clumsy hand: it goes left where the pointer goes right, and it trembles."""

from math import sin, tau
from typing import Final

from dexterity.hand.dare.piece import Piece
from dexterity.hand.error import Strain
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2

TREMBLE_MM: Final = 2.2
TREMBLE_HZ: Final = (6.3, 8.1)
"""How far and how fast, to the side and away: hands tremble with 4 to 12 Hz. At 8 Hz this is 110
mm/s, a fourteenth of a plain swing. More: skill no longer counts."""


class Clumsy:
    """The other hand, held as in a looking glass."""

    def __init__(self, rest_mm: Vec2) -> None:
        self._rest_x = rest_mm[0]
        self._begun_s: float | None = None

    def take(self, sample: PointerSample) -> PointerSample:
        """Mirrored, and a tremble that begins with the stroke, so that none starts with a jump."""
        if self._begun_s is None:
            self._begun_s = sample.at_s
        since = sample.at_s - self._begun_s
        across, away = (TREMBLE_MM * sin(tau * rate * since) for rate in TREMBLE_HZ)
        return PointerSample(
            sample.at_s, 2.0 * self._rest_x - sample.x_mm + across, sample.y_mm + away
        )


TREMBLE_RAD: Final = 2.0 * DEGREE
"""How far an aim trembles, to either side."""

PIECE: Final = Piece(
    "clumsy",
    follow=Clumsy,
    strain=Strain(speed=1.25, direction=1.7),
    tremble_rad=TREMBLE_RAD,
)
