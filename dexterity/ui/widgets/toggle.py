"""A box to tick, with its words beside it."""

from collections.abc import Callable, Hashable

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, FIELD, GAP, QUIET, SMALLEST_TARGET, STRAW, Look, hovered
from dexterity.ui.draw.colours import CENTRE, FAINT_INK, INK
from dexterity.ui.input.intentions import Intention
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.values.vectors import Vec2

SIDE = 28.0
PADDING = 8.0
OFF = FIELD
ON = Look(pencil=STRAW, pressure=0.5, line=1.6)


class Toggle(Widget):
    """On or off."""

    def __init__(
        self,
        name: str,
        text: str,
        value: bool,
        on_change: Callable[[bool], None],
        *,
        enabled: bool = True,
        hint: str = "",
    ) -> None:
        super().__init__(name, enabled=enabled, hint=hint)
        self.text, self.value, self.on_change = text, value, on_change

    def wanted(self, ruler: Ruler, width: float) -> Size:
        beside = SIDE + GAP + 2 * PADDING
        wide, high = ruler.measure(self.text, BODY, width - beside)
        return wide + beside, max(SMALLEST_TARGET, high + 8.0)

    def release(self, place: Vec2) -> None:
        if self.box.contains(place):
            self._flip()

    def intend(self, intention: Intention) -> bool:
        if intention is Intention.CONFIRM:
            self._flip()
            return True
        return False

    def _flip(self) -> None:
        self.value = not self.value
        self.on_change(self.value)

    def appearance(self, touch: Touch) -> Hashable:
        return (self.text, self.value)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        box, ink = self.box, INK if self.enabled else FAINT_INK
        tick = Box(box.left + PADDING, box.middle[1] - SIDE / 2, SIDE, SIDE)
        canvas.box(tick, self._shown(touch), self.name)
        if self.value:
            sign = tick.inset(1.0).moved(2.0, -3.0)
            colour = CENTRE if self.enabled else FAINT_INK
            canvas.icon(Icon.CHECK, sign, width=3.2, colour=colour)
        room = box.width - SIDE - GAP - 2 * PADDING
        words = Box(tick.right + GAP, box.top, room, box.height)
        canvas.text(self.text, words, BODY.in_colour(ink), raised=0.5)
        if touch.focused:
            self.draw_focus(canvas)

    def _shown(self, touch: Touch) -> Look:
        if not self.enabled:
            return QUIET
        look = ON if self.value else OFF
        if touch.hovered or touch.pressed:
            return hovered(Look(pencil=STRAW, pressure=0.3, line=look.line))
        return look
