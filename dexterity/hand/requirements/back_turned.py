"""Back turned: the thrower faces away, the target is in a small mirror, directions reverse."""

from typing import Final

from dexterity.hand.dare.piece import Piece
from dexterity.hand.dare.stance import Stance
from dexterity.hand.error import Strain
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2


class Reversed:
    """A hand behind the back: what the pointer does, it does half a turn round."""

    def __init__(self, rest_mm: Vec2) -> None:
        self._rest = rest_mm

    def take(self, sample: PointerSample) -> PointerSample:
        """On the other side of where the die waits."""
        x, y = self._rest
        return PointerSample(sample.at_s, 2.0 * x - sample.x_mm, 2.0 * y - sample.y_mm)


PIECE: Final = Piece(
    "back_turned",
    stance=Stance(turned_away=True),
    follow=Reversed,
    strain=Strain(speed=1.2, direction=1.5),
)
