"""A small picture of a sheet, for lists."""

from collections.abc import Hashable

from dexterity.ui.canvas.box import Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.sheet.drawn import Drawn
from dexterity.ui.sheet.sheet_picture import SheetPicture
from dexterity.ui.sheet.sheet_plan import plan_in
from dexterity.ui.widgets.widget import Touch, Widget


class SheetThumbnail(Widget):
    """As large as its box allows, heavier of line than a sheet that is played on."""

    def __init__(self, name: str, drawn: Drawn, side: float = 140.0) -> None:
        super().__init__(name)
        self.drawn, self._side, self._picture = drawn, side, SheetPicture()

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        side = min(self._side, width)
        return side, side

    def appearance(self, touch: Touch) -> Hashable:
        return self.drawn

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        self._picture.draw(canvas, plan_in(self.box), self.drawn)
