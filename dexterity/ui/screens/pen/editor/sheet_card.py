"""A sheet in small, to be chosen."""

from collections.abc import Callable

from dexterity.rules.pen.sheet.sheet import Sheet
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import LABEL, NOTE, PLAIN_BUTTON, QUIET, hovered, pressed
from dexterity.ui.sheet.drawn import Drawn, drawn_of
from dexterity.ui.sheet.sheet_picture import SheetPicture
from dexterity.ui.sheet.sheet_plan import plan_in
from dexterity.ui.widgets.pressable import Pressable
from dexterity.ui.widgets.widget import Touch, Widget

PICTURE = 168.0
PADDING = 10.0


class SheetCard(Pressable):
    """A picture, the title and a note below it; without a sheet it says why not."""

    def __init__(
        self, name: str, title: str, note: str, sheet: Sheet | None, on_press: Callable[[], None]
    ) -> None:
        super().__init__(name, on_press, enabled=sheet is not None)
        self._title, self._note = title, note
        self._drawn: Drawn | None = None if sheet is None else drawn_of(sheet)
        self._picture = SheetPicture()
        self.is_due = False
        """Small pictures are drawn one a frame, so that a long list opens at once."""

    def adopt(self, before: Widget) -> None:
        if isinstance(before, SheetCard) and before._drawn == self._drawn:
            self._picture, self.is_due = before._picture, before.is_due

    def wanted(self, ruler: Ruler, width: float) -> Size:
        inner = width - 2 * PADDING
        words = (
            ruler.measure(self._title, LABEL, inner)[1] + ruler.measure(self._note, NOTE, inner)[1]
        )
        return width, PICTURE + words + 3 * PADDING

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        look = PLAIN_BUTTON if self.enabled else QUIET
        shown = pressed(look) if touch.pressed else hovered(look) if touch.hovered else look
        canvas.box(self.box, shown, self.name)
        inside = self.box.inset(PADDING)
        picture, words = inside.cut_top(PICTURE, gap=PADDING)
        if self._drawn is not None and self.is_due:
            self._picture.draw(canvas, plan_in(picture), self._drawn)
        drawn = canvas.text(self._title, words, LABEL, align=Align.CENTRE)
        below = Box(words.left, drawn.bottom, words.width, words.bottom - drawn.bottom)
        canvas.text(self._note, below, NOTE, align=Align.CENTRE)
        if touch.focused:
            self.draw_focus(canvas)
