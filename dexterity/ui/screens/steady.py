"""The sign of the steady hand, wherever results are shown, and the line before a match begins.

The sign never stands alone: there are words beside it, or below, or in a hint.
"""

from collections.abc import Hashable
from typing import Final

from dexterity.content.texts import Texts
from dexterity.hand.ways.held import WayName
from dexterity.places import assets
from dexterity.session.settings import Settings
from dexterity.ui.canvas.box import Box, Size, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import LABEL, NOTE, Lettering
from dexterity.ui.draw.colours import INK
from dexterity.ui.screens.dare.sign_line import SignLine
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.widget import Placeable, Touch

SIDE: Final = 26.0
"""Points of the sign in a line of words."""


def draw_steady(canvas: Canvas, box: Box) -> None:
    """A die on a flat palm, on a disc of its own: readable on whatever is below it."""
    side = min(box.width, box.height)
    path = assets() / "images" / "score_sheet" / "steady.svg"
    canvas.image(path, centred(box.middle, (side, side)))


def steady_lines(name: str, words: str, *, lettering: Lettering = NOTE) -> list[Placeable]:
    """The sign, and who had a steady hand; nothing, where nobody had."""
    if not words:
        return []
    # Not faint: that is what somebody wants to know before they boast.
    return [SignLine(name, draw_steady, words, lettering=lettering.in_colour(INK), side=SIDE)]


def lines_before(settings: Settings, texts: Texts, *, people: bool) -> list[Placeable]:
    """Before a match that people throw in: that it will be with a steady hand, if it will."""
    if settings.way is not WayName.STEADY or not people:
        return []
    return steady_lines("steady/before", texts.say("steady.before"))


class SteadyLabel(Label):
    """Words in the middle of their place, and the sign after them."""

    def __init__(self, text: str, lettering: Lettering = LABEL, *, name: str) -> None:
        super().__init__(text, lettering, align=Align.CENTRE, name=name)

    def wanted(self, ruler: Ruler, width: float) -> Size:
        wide, high = super().wanted(ruler, width - SIDE)
        return wide + SIDE, max(high, SIDE)

    def appearance(self, touch: Touch) -> Hashable:
        return ("steady", super().appearance(touch))

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        box = self.box
        words = Box(box.left, box.top, box.width - SIDE, box.height)
        drawn = canvas.text(self.text, words, self.lettering, align=self.align, raised=self.raised)
        draw_steady(canvas, Box(drawn.right + 4.0, drawn.middle[1] - SIDE / 2, SIDE, SIDE))
