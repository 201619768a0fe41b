"""A button, with words, a sign, or both."""

from collections.abc import Callable, Hashable

from dexterity.ui.canvas.box import Box, Size, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import (
    LABEL,
    MAIN_BUTTON,
    PLAIN_BUTTON,
    QUIET,
    SMALLEST_TARGET,
    Lettering,
    Look,
    hovered,
    pressed,
)
from dexterity.ui.draw.colours import FAINT_INK, INK
from dexterity.ui.widgets.pressable import Pressable
from dexterity.ui.widgets.widget import Touch

PADDING = 16.0
ICON_SIDE = 24.0
ICON_GAP = 10.0
ROUNDING = 0.5
"""Points by which measures of the same words may differ."""
SINKS = 1.5
"""Points that a pressed button goes down."""


class Button(Pressable):
    """Does something once when it is pressed and let go of inside, or confirmed."""

    def __init__(
        self,
        name: str,
        text: str,
        on_press: Callable[[], None],
        *,
        icon: Icon | None = None,
        main: bool = False,
        look: Look | None = None,
        lettering: Lettering = LABEL,
        enabled: bool = True,
        hint: str = "",
    ) -> None:
        super().__init__(name, on_press, enabled=enabled, hint=hint)
        self.text, self.icon = text, icon
        self.look = look or (MAIN_BUTTON if main else PLAIN_BUTTON)
        self._lettering = lettering

    def wanted(self, ruler: Ruler, width: float) -> Size:
        beside = self._beside_text(signed=self._signed(ruler, width))
        wide, high = 0.0, ICON_SIDE
        if self.text:
            wide, high = ruler.measure(self.text, self._lettering, width - beside)
        return max(SMALLEST_TARGET, wide + beside), max(SMALLEST_TARGET, high + 16.0)

    def _beside_text(self, *, signed: bool) -> float:
        icon = ICON_SIDE if signed else 0.0
        gap = ICON_GAP if signed and self.text else 0.0
        return icon + gap + (2 * PADDING if self.text else 20.0)

    def _signed(self, ruler: Ruler, width: float) -> bool:
        """Whether it has a sign, and room for it: a long word in large letters may need it all."""
        if self.icon is None or not self.text:
            return self.icon is not None
        room = width - self._beside_text(signed=True)
        return ruler.measure(self.text, self._lettering, room)[0] <= room + ROUNDING

    def appearance(self, touch: Touch) -> Hashable:
        return (self.text, self.icon, self.look, self._lettering)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        box = self.box.moved(SINKS, SINKS) if touch.pressed else self.box
        canvas.box(box, self._shown(touch), self.name)
        self._draw_face(canvas, box)
        if touch.focused:
            self.draw_focus(canvas)

    def _shown(self, touch: Touch) -> Look:
        if not self.enabled:
            return QUIET
        if touch.pressed:
            return pressed(self.look)
        return hovered(self.look) if touch.hovered else self.look

    def _draw_face(self, canvas: Canvas, box: Box) -> None:
        ink = INK if self.enabled else FAINT_INK
        lettering = self._lettering.in_colour(ink)
        if not self._signed(canvas, box.width):
            inside = box.inset(PADDING, 2.0)
            canvas.text(self.text, inside, lettering, align=Align.CENTRE, raised=0.5)
        elif self.icon is not None and not self.text:
            canvas.icon(self.icon, centred(box.middle, (ICON_SIDE, ICON_SIDE)), colour=ink)
        else:
            self._draw_both(canvas, box, lettering)

    def _draw_both(self, canvas: Canvas, box: Box, lettering: Lettering) -> None:
        inside = box.inset(PADDING, 2.0)
        room = inside.width - ICON_SIDE - ICON_GAP
        wide, _ = canvas.measure(self.text, lettering, room)
        left = inside.left + max(0.0, (room - wide) / 2)
        if self.icon is not None:
            sign = Box(left, box.middle[1] - ICON_SIDE / 2, ICON_SIDE, ICON_SIDE)
            canvas.icon(self.icon, sign, colour=lettering.colour)
        words = Box(left + ICON_SIDE + ICON_GAP, inside.top, room, inside.height)
        canvas.text(self.text, words, lettering, raised=0.5)
