"""A line of a card: words at the left, a number at the right."""

from collections.abc import Hashable

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import BODY, LABEL
from dexterity.ui.widgets.widget import Touch, Widget

GAP = 8.0
ROUNDING = 0.5
"""Points by which measures of the same words may differ."""


class NumberLine(Widget):
    """The number has all the room it needs; the words are broken at what is left.

    Where a single word needs more than that, the number stands below the words.
    """

    def __init__(self, name: str, words: str, number: str) -> None:
        super().__init__(name)
        self.words, self.number = words, number

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        high = ruler.measure(self.words, BODY, self._room(ruler, width))[1]
        below = 0.0 if self._beside(ruler, width) else ruler.measure(self.number, LABEL)[1]
        return width, high + below

    def _room(self, ruler: Ruler, width: float) -> float:
        """For the words."""
        taken = ruler.measure(self.number, LABEL)[0] + GAP
        return width - taken if self._beside(ruler, width) else width

    def _beside(self, ruler: Ruler, width: float) -> bool:
        room = width - ruler.measure(self.number, LABEL)[0] - GAP
        return ruler.measure(self.words, BODY, room)[0] <= room + ROUNDING

    def appearance(self, touch: Touch) -> Hashable:
        return (self.words, self.number)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        box = self.box
        if self._beside(canvas, box.width):
            words = Box(box.left, box.top, self._room(canvas, box.width), box.height)
            canvas.text(self.words, words, BODY, raised=0.5)
            canvas.text(self.number, box, LABEL, align=Align.RIGHT, raised=0.5)
            return
        words, number = box.cut_top(canvas.measure(self.words, BODY, box.width)[1])
        canvas.text(self.words, words, BODY)
        canvas.text(self.number, number, LABEL, align=Align.RIGHT)
