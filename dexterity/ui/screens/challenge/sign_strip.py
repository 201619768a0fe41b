"""Signs of requirements side by side, in as many rows as it takes."""

from collections.abc import Hashable

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.screens.dare.requirement_sign import draw_requirement
from dexterity.ui.widgets.widget import Touch, Widget

SIDE = 34.0
GAP = 6.0


class SignStrip(Widget):
    """Only to be looked at."""

    def __init__(self, name: str, requirements: tuple[str, ...], *, side: float = SIDE) -> None:
        super().__init__(name)
        self.requirements, self._side = requirements, side

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        step = self._side + GAP
        in_a_row = self._in_a_row(width)
        rows = -(-len(self.requirements) // in_a_row)
        return min(len(self.requirements), in_a_row) * step - GAP, max(0.0, rows * step - GAP)

    def _in_a_row(self, width: float) -> int:
        return max(1, int((width + GAP) / (self._side + GAP)))

    def appearance(self, touch: Touch) -> Hashable:
        return self.requirements

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        step, in_a_row = self._side + GAP, self._in_a_row(self.box.width)
        for at, requirement in enumerate(self.requirements):
            row, column = divmod(at, in_a_row)
            left, top = self.box.left + column * step, self.box.top + row * step
            draw_requirement(canvas, requirement, Box(left, top, self._side, self._side))
