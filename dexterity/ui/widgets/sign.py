"""A sign on a page that is only looked at."""

from collections.abc import Hashable
from typing import Final

from dexterity.ui.canvas.box import Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.widgets.widget import Touch, Widget

SIDE: Final = 28.0


class Sign(Widget):
    """In the middle of its place, and never larger than beside the words of a list."""

    def __init__(self, name: str, icon: Icon) -> None:
        super().__init__(name)
        self._icon = icon

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        side = min(width, SIDE)
        return side, side

    def appearance(self, touch: Touch) -> Hashable:
        return (self._icon,)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        across, down = (max(0.0, (side - SIDE) / 2) for side in self.box.size)
        canvas.icon(self._icon, self.box.inset(across, down))
