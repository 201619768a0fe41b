"""Which way an arrow key goes on a sheet that lies turned."""

from math import cos, sin
from typing import Final

from dexterity.ui.input.intentions import Intention

ARROWS: Final = {
    Intention.AIM_LEFT: (-1, 0),
    Intention.AIM_RIGHT: (1, 0),
    Intention.LOFT_UP: (0, 1),
    Intention.LOFT_DOWN: (0, -1),
}


def arrow_step(intention: Intention, turned_rad: float) -> tuple[int, int] | None:
    """The step on the sheet, to the right and away, that looks most like the arrow's."""
    if intention not in ARROWS:
        return None
    (right, away), c, s = ARROWS[intention], cos(turned_rad), sin(turned_rad)
    along, across = right * c - away * s, away * c + right * s
    if abs(along) >= abs(across):
        return (1 if along > 0 else -1), 0
    return 0, (1 if across > 0 else -1)
