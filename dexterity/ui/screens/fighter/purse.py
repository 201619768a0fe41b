"""What the party has together: coins, white dice, and how far it is on its way."""

from collections.abc import Hashable
from typing import Final

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import FIELD
from dexterity.ui.screens.fighter.cards.parts import NUMBER
from dexterity.ui.screens.fighter.signs import Sign, draw_fighter_sign
from dexterity.ui.widgets.widget import Touch, Widget

SIDE: Final = 30.0
HEIGHT: Final = 44.0


class PurseFigure(Widget):
    """One number with its sign; what it means is told to whoever lingers on it."""

    def __init__(self, name: str, sign: Sign, text: str, hint: str) -> None:
        super().__init__(name, hint=hint)
        self.sign, self.text = sign, text

    def wanted(self, ruler: Ruler, width: float) -> Size:
        wide, high = ruler.measure(self.text, NUMBER)
        return SIDE + wide + 26.0, max(HEIGHT, high + 4.0)

    def appearance(self, touch: Touch) -> Hashable:
        return (self.sign, self.text)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        canvas.box(self.box, FIELD, self.name)
        inside = self.box.inset(8.0, 2.0)
        draw_fighter_sign(
            canvas, self.sign, Box(inside.left, inside.middle[1] - SIDE / 2, SIDE, SIDE)
        )
        words = inside.cut_left(SIDE, gap=8.0)[1]
        canvas.text(self.text, words, NUMBER, raised=0.5)
        if touch.focused:
            self.draw_focus(canvas)
