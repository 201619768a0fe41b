"""A line of a card: words at the left, a number at the right."""

from collections.abc import Hashable

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import BODY, LABEL
from dexterity.ui.widgets.widget import Touch, Widget

GAP = 8.0


class NumberLine(Widget):
    """The number has all the room it needs; the words are broken at what is left."""

    def __init__(self, name: str, words: str, number: str) -> None:
        super().__init__(name)
        self.words, self.number = words, number

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return width, ruler.measure(self.words, BODY, self._room(ruler, width))[1]

    def _room(self, ruler: Ruler, width: float) -> float:
        return width - ruler.measure(self.number, LABEL)[0] - GAP

    def appearance(self, touch: Touch) -> Hashable:
        return (self.words, self.number)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        box = self.box
        words = Box(box.left, box.top, self._room(canvas, box.width), box.height)
        canvas.text(self.words, words, BODY, raised=0.5)
        canvas.text(self.number, box, LABEL, align=Align.RIGHT, raised=0.5)
