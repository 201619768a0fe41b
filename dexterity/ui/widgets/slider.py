"""A slider: a pen line with a knob that is pulled along it."""

from collections.abc import Callable, Hashable

from dexterity.ui.canvas.box import Box, Size, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import (
    AMBER,
    BODY,
    GAP,
    LABEL,
    MAIN_BUTTON,
    PLAIN_BUTTON,
    QUIET,
    SMALLEST_TARGET,
    Look,
    hovered,
    pressed,
)
from dexterity.ui.draw.colours import FAINT_INK, INK
from dexterity.ui.input.intentions import Intention
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.values.vectors import Vec2

KNOB = (20.0, 32.0)
BAR_HEIGHT = 12.0
SIDE_GAP = KNOB[0] / 2
FILLED = Look(ground=None, pencil=AMBER, pressure=0.6, spacing=4.0, line=1.2)
EMPTY = Look(line=1.2)


class Slider(Widget):
    """A number in a range, in steps; its words stand above, its value in words at their right."""

    def __init__(
        self,
        name: str,
        text: str,
        value: float,
        on_change: Callable[[float], None],
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        say: Callable[[float], str] = str,
        enabled: bool = True,
        hint: str = "",
    ) -> None:
        super().__init__(name, enabled=enabled, hint=hint)
        self.text, self.value, self.on_change = text, value, on_change
        self.low, self.high, self.step, self._say = low, high, step, say
        self._before = value

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return width, self._words_height(ruler, width) + SMALLEST_TARGET

    def place(self, box: Box, ruler: Ruler) -> None:
        self.box = box
        words = self._words_height(ruler, box.width)
        top = box.top + words + (box.height - words - SMALLEST_TARGET) / 2
        self._track = Box(box.left, top, box.width, SMALLEST_TARGET).inset(SIDE_GAP, 0.0)
        self._value_width = self._widest_value(ruler)

    def move(self, right: float, down: float) -> None:
        super().move(right, down)
        self._track = self._track.moved(right, down)

    def _words_height(self, ruler: Ruler, width: float) -> float:
        if not self.text:
            return 0.0
        room = width - self._widest_value(ruler) - GAP
        return ruler.measure(self.text, LABEL, room)[1]

    def _widest_value(self, ruler: Ruler) -> float:
        shown = (self._say(value) for value in (self.low, self.value, self.high))
        return max(ruler.measure(text, BODY)[0] for text in shown) + 4.0

    # --- moving it ----------------------------------------------------------------------------

    def press(self, place: Vec2) -> None:
        self._before = self.value
        self.drag(place)

    def cancel(self) -> None:
        """As if it had not been touched: the finger meant to scroll the page."""
        self._set(self._before)

    def adopt(self, before: Widget) -> None:
        if isinstance(before, Slider):
            self._before = before._before

    def drag(self, place: Vec2) -> None:
        share = (place[0] - self._track.left) / max(1.0, self._track.width)
        self._set(self.low + min(1.0, max(0.0, share)) * (self.high - self.low))

    def intend(self, intention: Intention) -> bool:
        steps = {Intention.LEFT: -1, Intention.RIGHT: 1}.get(intention)
        if steps is None:
            return False
        self._set(self.value + steps * self.step)
        return True

    def _set(self, value: float) -> None:
        count = round((value - self.low) / self.step)
        # Rounded: 0.1 taken three times is not 0.3, and players read the number.
        new = round(min(self.high, max(self.low, self.low + count * self.step)), 9)
        if new != self.value:
            self.value = new
            self.on_change(new)

    @property
    def share(self) -> float:
        """How far along its way the knob is, 0 to 1."""
        return min(1.0, max(0.0, (self.value - self.low) / (self.high - self.low)))

    # --- drawing ------------------------------------------------------------------------------

    def appearance(self, touch: Touch) -> Hashable:
        return (self.text, self.value, self.low, self.high, self._say(self.value))

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        if self.text:
            self._draw_words(canvas)
        track = self._track
        bar = Box(track.left, track.middle[1] - BAR_HEIGHT / 2, track.width, BAR_HEIGHT)
        canvas.box(bar, EMPTY if self.enabled else QUIET, self.name)
        at = track.left + self.share * track.width
        if self.enabled:
            # All of the hatching is drawn once, and shown as far as the knob has come.
            with canvas.clipped(Box(bar.left - 4.0, bar.top - 4.0, at - bar.left + 4.0, 24.0)):
                canvas.box(bar, FILLED, self.name)
        knob = centred((at, track.middle[1]), KNOB)
        canvas.box(knob, self._knob_look(touch), f"{self.name}/knob")
        if touch.focused:
            self.draw_focus(canvas, knob)

    def _draw_words(self, canvas: Canvas) -> None:
        ink = INK if self.enabled else FAINT_INK
        words = Box(self.box.left, self.box.top, self.box.width, self._track.top - self.box.top)
        label, _ = words.cut_left(words.width - self._value_width - GAP)
        value = Box(words.right - self._value_width, words.top, self._value_width, words.height)
        canvas.text(self.text, label, LABEL.in_colour(ink), raised=1.0)
        canvas.text(
            self._say(self.value), value, BODY.in_colour(ink), align=Align.RIGHT, raised=1.0
        )

    def _knob_look(self, touch: Touch) -> Look:
        if not self.enabled:
            return QUIET
        if touch.pressed:
            return pressed(MAIN_BUTTON)
        return hovered(PLAIN_BUTTON) if touch.hovered else PLAIN_BUTTON
