"""Friend throw: the pointer pulls the neighbour's hand on a rubber band.

A neighbour who is there takes the other end: with a finger of their own they hold the hand, and
only what both do together becomes a swing. A second mouse cannot be that: SDL merges all mice of a
machine into one pointer, and only fingers come with a number of their own.
"""

from typing import Final

from dexterity.hand.dare.piece import Piece
from dexterity.hand.error import Strain
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2

PULL_PER_S2: Final = 26.0**2
"""How hard the band pulls, mm/s2 for each mm that it is stretched by: a hand on it swings four
times a second. Softer: the hand arrives when the throw is over. Harder: there is no band."""

DRAG_PER_S: Final = 2.0 * 0.45 * 26.0
"""How much the neighbour holds against it, for each mm/s: it overshoots once, by a fifth."""

FINEST_S: Final = 1 / 480
"""The step in which the band is worked out: so fine that the rate of the mouse hardly counts."""


class OnABand:
    """The neighbour's hand."""

    def __init__(self, rest_mm: Vec2) -> None:
        self._place = list(rest_mm)
        self._speed = [0.0, 0.0]
        self._last: PointerSample | None = None
        self._held_mm: Vec2 | None = None
        """Where the neighbour's own finger has the hand, if it has."""

    def hold(self, place_mm: Vec2 | None) -> None:
        """The neighbour's finger is there, or has let go."""
        self._held_mm = place_mm

    @property
    def place_mm(self) -> Vec2:
        """Where the hand is."""
        x, y = self._place
        return x, y

    def take(self, sample: PointerSample) -> PointerSample:
        """Drawn along since the last sample, the pointer going straight from one to the other."""
        last = self._last or sample
        steps = max(1, round((sample.at_s - last.at_s) / FINEST_S))
        step_s = (sample.at_s - last.at_s) / steps
        for step in range(1, steps + 1):
            share = step / steps
            self._drag(
                (
                    last.x_mm + share * (sample.x_mm - last.x_mm),
                    last.y_mm + share * (sample.y_mm - last.y_mm),
                ),
                step_s,
            )
        self._last = sample
        return PointerSample(sample.at_s, self._place[0], self._place[1])

    def _drag(self, to_mm: Vec2, step_s: float) -> None:
        for axis in (0, 1):
            pull = PULL_PER_S2 * (to_mm[axis] - self._place[axis])
            if self._held_mm is not None:
                pull += PULL_PER_S2 * (self._held_mm[axis] - self._place[axis])
            self._speed[axis] += (pull - DRAG_PER_S * self._speed[axis]) * step_s
            self._place[axis] += self._speed[axis] * step_s


GIVES_S: Final = 0.15
"""For how long the neighbour's hand goes on after one has stopped pulling."""

PIECE: Final = Piece(
    "friend", follow=OnABand, strain=Strain(speed=1.6, direction=1.4), lag_s=GIVES_S
)
