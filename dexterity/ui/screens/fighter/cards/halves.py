"""Two halves of a page: below one another, or side by side where there is room for that."""

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.widgets.layout import Column, Group, Row
from dexterity.ui.widgets.widget import Placeable

BESIDE_FROM = 760.0
"""Points of width. Narrower halves would be columns of single words, in large letters."""
GAP = 8.0


class Halves(Group):
    """Which of the two it is, is told by the width alone."""

    def __init__(self, first: Placeable, second: Placeable, *, gap: float = GAP) -> None:
        super().__init__(first, second, gap=gap)
        self._below = Column(first, second, gap=gap)
        self._beside = Row(first, second, shares=(1.0, 1.0), gap=3 * gap)

    def _laid(self, width: float) -> Column | Row:
        return self._beside if width >= BESIDE_FROM else self._below

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return self._laid(width).wanted(ruler, width)

    def place(self, box: Box, ruler: Ruler) -> None:
        self._laid(box.width).place(box, ruler)
