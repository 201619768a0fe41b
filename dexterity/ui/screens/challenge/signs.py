"""The small drawings of Challenge: medals and the lock."""

from typing import Final

from dexterity.places import assets
from dexterity.rules.challenge.medal import Medal
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas

LOCK: Final = "lock"
OPEN_LOCK: Final = "lock-open"
NO_MEDAL: Final = "none"


def draw_medal(canvas: Canvas, medal: Medal | None, box: Box, *, large: bool = False) -> None:
    """A medal; one, two bars or a star tell them apart, besides the colour. None: its outline.

    `large`: drawn with a finer pen, which would vanish in a small picture.
    """
    name = NO_MEDAL if medal is None else medal.value
    draw_sign(canvas, f"{name}-large" if large else name, box)


def draw_sign(canvas: Canvas, name: str, box: Box) -> None:
    """One of the drawings of Challenge, as large as fits into the box."""
    side = min(box.width, box.height)
    path = assets() / "images" / "challenge" / f"{name}.svg"
    canvas.image(path, centred(box.middle, (side, side)))
