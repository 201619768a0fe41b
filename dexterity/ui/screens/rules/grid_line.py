"""A row of a small table."""

from collections.abc import Hashable
from typing import Final

from dexterity.content.rulebook.search import Marks
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import GAP, Lettering
from dexterity.ui.screens.rules.marked_text import draw_marked
from dexterity.ui.widgets.widget import Touch, Widget

BELOW: Final = 7.0
"""Points from the letters to the line below them."""


class GridLine(Widget):
    """Cells side by side, the first one the widest, over a faint line."""

    def __init__(
        self,
        name: str,
        cells: tuple[str, ...],
        lettering: Lettering,
        *,
        marks: Marks = (),
        looked_at: bool = False,
    ) -> None:
        super().__init__(name)
        self.cells, self.lettering = cells, lettering
        self.marks, self.looked_at = marks or ((),) * len(cells), looked_at

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        pairs = zip(self.cells, self._widths(width), strict=True)
        high = max(ruler.measure(cell, self.lettering, wide)[1] for cell, wide in pairs)
        return width, high + BELOW

    def _widths(self, width: float) -> list[float]:
        shares = [1.3, *[1.0] * (len(self.cells) - 1)]
        room = width - GAP * (len(shares) - 1)
        return [room * share / sum(shares) for share in shares]

    def appearance(self, touch: Touch) -> Hashable:
        return (self.cells, self.marks, self.looked_at)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        left = self.box.left
        widths = self._widths(self.box.width)
        for cell, wide, spans in zip(self.cells, widths, self.marks, strict=True):
            box = Box(left, self.box.top, wide, self.box.height - BELOW)
            draw_marked(canvas, cell, box, self.lettering, spans, looked_at=self.looked_at)
            left += wide + GAP
        canvas.rule((self.box.left, self.box.bottom - 3.0), self.box.width, "grid")
