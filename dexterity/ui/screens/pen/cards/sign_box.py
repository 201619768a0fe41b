"""One of Pen's signs on a page."""

from collections.abc import Hashable

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.sheet.signs import Sign, draw_sign
from dexterity.ui.widgets.widget import Touch, Widget


class SignBox(Widget):
    """As large as told, in the middle of its height."""

    def __init__(self, name: str, sign: Sign, side: float) -> None:
        super().__init__(name)
        self.sign, self._side = sign, side

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return self._side, self._side

    def appearance(self, touch: Touch) -> Hashable:
        return (self.sign, self._side)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        side = min(self._side, self.box.width)
        draw_sign(canvas, self.sign, Box(self.box.left, self.box.middle[1] - side / 2, side, side))
