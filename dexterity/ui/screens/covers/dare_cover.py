"""The same table for Challenge: before each throw, the sign of what it is to be done under."""

from typing import Final

from dexterity.places import assets
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.theme import CARD
from dexterity.ui.screens.covers.cover import Cover, moved_px
from dexterity.ui.screens.covers.throw_cover import ThrowCover
from dexterity.ui.screens.dare.requirement_sign import draw_requirement

REQUIREMENTS: Final = (
    "under_leg", "blind", "nose", "ricochet", "hot_potato", "pirouette", "elbow", "jump"
)  # fmt: skip
"""A new one for each throw; those whose sign says most at once."""
MEDALS: Final = ("gold", "silver", "bronze")
SIGN: Final = 120.0
SIGN_AT: Final = (0.22, 0.3)
"""Of the picture's width and height: on the boards, beside the target."""
MEDAL: Final = 74.0
MEDALS_AT: Final = (0.24, 0.76)
RISES_S: Final = 0.35
RISES: Final = 26.0
"""Points that a new sign comes from below, in the time above."""


class DareCover(Cover):
    """Signs and medals around throws that practice shows as well."""

    fills = True

    def __init__(self, throws: ThrowCover) -> None:
        super().__init__()
        self._throws, self._still = throws, False

    def update(self, elapsed_s: float, *, still: bool) -> None:
        self._still = still
        self._throws.update(elapsed_s, still=still)

    def draw(self, canvas: Canvas, box: Box) -> None:
        self._throws.draw(canvas, box)
        self._draw_sign(canvas, box)
        middle = (box.left + MEDALS_AT[0] * box.width, box.top + MEDALS_AT[1] * box.height)
        for at, medal in enumerate(MEDALS):
            place = centred(middle, (MEDAL, MEDAL)).moved((at - 1) * 1.1 * MEDAL)
            canvas.image(assets() / "images" / "challenge" / f"{medal}-large.svg",
                         moved_px(place, canvas))  # fmt: skip

    def _draw_sign(self, canvas: Canvas, box: Box) -> None:
        throws = self._throws
        requirement = REQUIREMENTS[throws.throws % len(REQUIREMENTS)]
        shown = 1.0 if self._still else min(1.0, throws.at_s / RISES_S)
        middle = (box.left + SIGN_AT[0] * box.width, box.top + SIGN_AT[1] * box.height)
        place = moved_px(centred(middle, (SIGN, SIGN)), canvas, down=(1.0 - shown) * RISES)
        canvas.box(place, CARD, "cover/sign")
        draw_requirement(canvas, requirement, place.inset(14.0))
