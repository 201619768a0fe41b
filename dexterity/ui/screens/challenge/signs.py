"""The small drawings of Challenge: medals and the lock."""

from typing import Final

from dexterity.places import assets
from dexterity.rules.challenge.medal import Medal
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.screens.steady import draw_steady

LOCK: Final = "lock"
OPEN_LOCK: Final = "lock-open"
NO_MEDAL: Final = "none"
SHARE_OF_MEDAL, LEAST_STEADY = 0.42, 17.0
"""How large the sign on a medal is, of its side, and at least in points: in a smaller one nobody
sees a hand."""


def draw_medal(
    canvas: Canvas, medal: Medal | None, box: Box, *, large: bool = False, steady: bool = False
) -> None:
    """A medal; one, two bars or a star tell them apart, besides the colour. None: its outline.

    `large`: drawn with a finer pen, which would vanish in a small picture. `steady`: won with the
    assist of a steady hand, whose sign lies on its lower corner.
    """
    name = NO_MEDAL if medal is None else medal.value
    draw_sign(canvas, f"{name}-large" if large else name, box)
    if steady:
        side = max(LEAST_STEADY, SHARE_OF_MEDAL * min(box.width, box.height))
        corner = (box.middle[0] + 0.36 * box.width, box.middle[1] + 0.34 * box.height)
        draw_steady(canvas, centred(corner, (side, side)))


def draw_sign(canvas: Canvas, name: str, box: Box) -> None:
    """One of the drawings of Challenge, as large as fits into the box."""
    side = min(box.width, box.height)
    path = assets() / "images" / "challenge" / f"{name}.svg"
    canvas.image(path, centred(box.middle, (side, side)))
