"""A flaw of the sheet in words; whoever points at it sees where it is."""

from collections.abc import Hashable
from typing import Final

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import HOVERED_ROW, SMALLEST_TARGET, Lettering
from dexterity.ui.draw.colours import CENTRE
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.values.vectors import Vec2

WORDS: Final = Lettering(18.0)
SIGN: Final = 14.0
GAP: Final = 10.0


class FlawLine(Widget):
    """Takes the focus, so that keys and fingers can point at it, too."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(name)
        self.text, self.hovered = text, False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        _, high = ruler.measure(self.text, WORDS, width - SIGN - GAP)
        return width, max(SMALLEST_TARGET, high + 8.0)

    def hover(self, place: Vec2 | None) -> None:
        self.hovered = place is not None

    def adopt(self, before: Widget) -> None:
        if isinstance(before, FlawLine):
            self.hovered = before.hovered

    def appearance(self, touch: Touch) -> Hashable:
        return (self.text,)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        if touch.hovered or touch.writing:
            canvas.box(self.box, HOVERED_ROW, self.name)
        sign = Box(self.box.left, self.box.top, SIGN, self.box.height)
        canvas.icon(Icon.CLOSE, sign, colour=CENTRE)
        room = self.box.width - SIGN - GAP
        words = Box(self.box.left + SIGN + GAP, self.box.top, room, self.box.height)
        canvas.text(self.text, words, WORDS, raised=0.5)
        if touch.focused:
            self.draw_focus(canvas)
