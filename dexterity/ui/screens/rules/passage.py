"""Passages of a page: paragraphs, headings and items of lists, with what was found in them."""

from collections.abc import Hashable
from typing import Final

from dexterity.content.rulebook.search import Span
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import BODY, LABEL, Lettering
from dexterity.ui.screens.rules.marked_text import draw_marked
from dexterity.ui.widgets.widget import Touch, Widget

BULLET: Final = "•"
SIGN_GAP: Final = 10.0
"""Between the sign of an item and its text."""


class Passage(Widget):
    """A text, maybe with a sign before it that its lines do not go under."""

    def __init__(
        self,
        name: str,
        text: str,
        lettering: Lettering = BODY,
        *,
        sign: str = "",
        spans: tuple[Span, ...] = (),
        looked_at: bool = False,
    ) -> None:
        super().__init__(name)
        self.text, self.lettering, self.sign = text, lettering, sign
        self.spans, self.looked_at = spans, looked_at

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        beside = self._beside(ruler)
        wide, high = ruler.measure(self.text, self.lettering, width - beside)
        return wide + beside, high

    def _beside(self, ruler: Ruler) -> float:
        if not self.sign:
            return 0.0
        # As wide as two figures: the texts of a list stand below one another.
        return ruler.measure("00.", LABEL)[0] + SIGN_GAP

    def appearance(self, touch: Touch) -> Hashable:
        return (self.text, self.lettering, self.sign, self.spans, self.looked_at)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        beside = self._beside(canvas)
        sign, text = self.box.cut_left(beside)
        if self.sign:
            room = Box(sign.left, sign.top, sign.width - SIGN_GAP, sign.height)
            canvas.text(self.sign, room, LABEL, align=Align.RIGHT)
        draw_marked(canvas, self.text, text, self.lettering, self.spans, looked_at=self.looked_at)
