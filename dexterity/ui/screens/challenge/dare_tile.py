"""A requirement to choose: its sign and its name, chosen, free, or at odds with what is chosen."""

from collections.abc import Callable, Hashable
from typing import Final

from dexterity.ui.canvas.box import Box, Size, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import FIELD, QUIET, SKY, STRAW, Lettering, Look, hovered
from dexterity.ui.draw.colours import CENTRE, FAINT_INK, INK
from dexterity.ui.screens.dare.requirement_sign import draw_requirement
from dexterity.ui.widgets.pressable import Pressable
from dexterity.ui.widgets.widget import Touch

NAME: Final = Lettering(17.0)
CHOSEN: Final = Look(pencil=SKY, pressure=0.45, line=2.2, twice=True)
OVER: Final = Look(pencil=STRAW, pressure=0.25, line=1.3)
PADDING: Final = 6.0
SIGN: Final = 60.0
TICK: Final = 22.0


class DareTile(Pressable):
    """Pressed, it is chosen or let be; at odds with another, it says why not."""

    def __init__(
        self,
        requirement: str,
        text: str,
        hint: str,
        on_press: Callable[[], None],
        *,
        chosen: bool,
        barred: bool,
    ) -> None:
        super().__init__(f"tile/{requirement}", on_press, hint=hint)
        self.requirement, self.text = requirement, text
        self.chosen, self.barred = chosen, barred

    def wanted(self, ruler: Ruler, width: float) -> Size:
        high = ruler.measure(self.text, NAME, width - 2 * PADDING)[1]
        return width, SIGN + high + 2 * PADDING

    def appearance(self, touch: Touch) -> Hashable:
        return (self.requirement, self.text, self.chosen, self.barred)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        box = self.box
        canvas.box(box, self._look(touch), self.name)
        sign, words = box.inset(PADDING).cut_top(SIGN)
        draw_requirement(canvas, self.requirement, centred(sign.middle, (SIGN, SIGN)))
        ink = FAINT_INK if self.barred else INK
        canvas.text(self.text, words, NAME.in_colour(ink), align=Align.CENTRE, raised=0.5)
        tick = Box(box.right - TICK - 4.0, box.top + 4.0, TICK, TICK)
        if self.chosen:
            canvas.icon(Icon.CHECK, tick, width=3.2, colour=CENTRE)
        elif self.barred:
            canvas.icon(Icon.CLOSE, tick.inset(3.0), width=2.0, colour=FAINT_INK)
        if touch.focused:
            self.draw_focus(canvas)

    def _look(self, touch: Touch) -> Look:
        if self.chosen:
            return hovered(CHOSEN) if touch.hovered else CHOSEN
        if self.barred:
            return QUIET
        return hovered(OVER) if touch.hovered or touch.pressed else FIELD
