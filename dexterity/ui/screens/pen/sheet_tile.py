"""A sheet to be chosen: its picture, and what it is called."""

from collections.abc import Callable, Hashable
from typing import Final

from dexterity.ui.canvas.box import Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import FIELD, PLAIN_BUTTON, SKY, Lettering, Look, hovered, pressed
from dexterity.ui.sheet.drawn import Drawn
from dexterity.ui.sheet.sheet_picture import SheetPicture
from dexterity.ui.sheet.sheet_plan import plan_in
from dexterity.ui.widgets.pressable import Pressable
from dexterity.ui.widgets.widget import Touch, Widget

WIDTH: Final = 152.0
PICTURE: Final = 132.0
PADDING: Final = 8.0
NAME: Final = Lettering(15.0)
CHOSEN: Final = Look(pencil=SKY, pressure=0.45, line=2.0, twice=True, shadow=True)
PLAIN: Final = Look(ground=FIELD.ground, line=1.3)


class SheetTile(Pressable):
    """Pressed once, it is chosen; pressed again, it may be another one, if it is drawn by luck."""

    def __init__(
        self,
        name: str,
        words: str,
        drawn: Drawn,
        on_press: Callable[[], None],
        *,
        chosen: bool,
        hint: str = "",
    ) -> None:
        super().__init__(name, on_press, hint=hint)
        self._words, self._drawn, self.chosen = words, drawn, chosen
        self._picture = SheetPicture()

    def wanted(self, ruler: Ruler, width: float) -> Size:
        high = ruler.measure(self._words, NAME, WIDTH - 2 * PADDING)[1]
        return WIDTH, PICTURE + high + 2 * PADDING + 4.0

    def adopt(self, before: Widget) -> None:
        """The picture takes its time: it is kept while the sheet is the same."""
        if isinstance(before, SheetTile) and before._drawn == self._drawn:
            self._picture = before._picture

    def appearance(self, touch: Touch) -> Hashable:
        return self._words, self._drawn, self.chosen

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        look = CHOSEN if self.chosen else PLAIN
        if touch.hovered and not self.chosen:
            look = hovered(PLAIN_BUTTON)
        canvas.box(self.box, pressed(look) if touch.pressed else look, self.name)
        picture, words = self.box.inset(PADDING).cut_top(PICTURE, 4.0)
        self._picture.draw(canvas, plan_in(picture), self._drawn)
        canvas.text(self._words, words, NAME, align=Align.CENTRE, raised=0.5)
        if touch.focused:
            self.draw_focus(canvas)
