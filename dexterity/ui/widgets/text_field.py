"""A line to write in."""

from collections.abc import Callable, Hashable
from typing import Final

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, FIELD, LABEL, NOTE, QUIET, SMALLEST_TARGET, STRAW, Look
from dexterity.ui.draw.colours import FAINT_INK, INK
from dexterity.ui.input.events import KeyPressed
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.values.vectors import Vec2

PADDING: Final = 12.0
BLINK_S: Final = 0.55
WRITING: Final = Look(pencil=STRAW, pressure=0.25, line=1.8)


class TextField(Widget):
    """One line of text; every change is told at once."""

    def __init__(
        self,
        name: str,
        text: str,
        value: str,
        on_change: Callable[[str], None],
        *,
        longest: int = 40,
        empty: str = "",
        enabled: bool = True,
        hint: str = "",
    ) -> None:
        """`text` stands above the line, `empty` in it as long as nothing is written."""
        super().__init__(name, enabled=enabled, hint=hint)
        self.text, self.value, self.on_change = text, value, on_change
        self._longest, self._empty = longest, empty
        self._caret, self._blink_s = len(value), 0.0
        self._starts: list[float] = [0.0]

    # --- laying out ---------------------------------------------------------------------------

    def wanted(self, ruler: Ruler, width: float) -> Size:
        words = ruler.measure(self.text, LABEL, width)[1] + 6.0 if self.text else 0.0
        line = ruler.measure("X", BODY)[1]
        return width, words + max(SMALLEST_TARGET, line + 14.0)

    def place(self, box: Box, ruler: Ruler) -> None:
        self.box = box
        words = ruler.measure(self.text, LABEL, box.width)[1] + 6.0 if self.text else 0.0
        self._line = Box(box.left, box.top + words, box.width, box.height - words)

    def move(self, right: float, down: float) -> None:
        super().move(right, down)
        self._line = self._line.moved(right, down)

    def adopt(self, before: Widget) -> None:
        if isinstance(before, TextField):
            self._caret = min(before._caret, len(self.value))
            self._starts = before._starts

    # --- writing ------------------------------------------------------------------------------

    @property
    def wants_text(self) -> bool:
        return self.enabled

    def typed(self, text: str) -> bool:
        room = self._longest - len(self.value)
        fit = "".join(letter for letter in text if letter.isprintable())[:room]
        self._write(self.value[: self._caret] + fit + self.value[self._caret :], len(fit))
        return True

    def key(self, pressed: KeyPressed) -> bool:
        at, end = self._caret, len(self.value)
        match pressed.key:
            case "backspace":
                self._write(self.value[: max(0, at - 1)] + self.value[at:], -1 if at else 0)
            case "delete":
                self._write(self.value[:at] + self.value[at + 1 :], 0)
            case "left" | "right" | "home" | "end":
                moves = {"left": at - 1, "right": at + 1, "home": 0, "end": end}
                self._caret = min(end, max(0, moves[pressed.key]))
                self._blink_s = 0.0
            case _:
                # A letter is written and means nothing else; it comes again as text.
                return bool(pressed.sign)
        return True

    def press(self, place: Vec2) -> None:
        """The caret goes between the letters nearest to the pointer."""
        along = place[0] - self._line.left - PADDING
        nearest = min(enumerate(self._starts), key=lambda start: abs(start[1] - along))
        self._caret = min(nearest[0], len(self.value))
        self._blink_s = 0.0

    def _write(self, value: str, moves: int) -> None:
        self._caret, self._blink_s = self._caret + moves, 0.0
        if value != self.value:
            self.value = value
            self.on_change(value)

    # --- drawing ------------------------------------------------------------------------------

    def update(self, elapsed_s: float) -> None:
        self._blink_s = (self._blink_s + elapsed_s) % (2 * BLINK_S)

    def appearance(self, touch: Touch) -> Hashable:
        blinks = touch.writing and self._blink_s < BLINK_S
        return (self.text, self.value, self._caret, blinks)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        ink = INK if self.enabled else FAINT_INK
        if self.text:
            words = Box(self.box.left, self.box.top, self.box.width, self._line.top - self.box.top)
            canvas.text(self.text, words, LABEL.in_colour(ink))
        look = (WRITING if touch.writing else FIELD) if self.enabled else QUIET
        canvas.box(self._line, look, self.name)
        inside = self._line.inset(PADDING, 2.0)
        shown = self.value or ("" if touch.writing else self._empty)
        if shown:
            with canvas.clipped(inside.inset(-2.0)):
                self._draw_value(canvas, shown, inside)
        self._starts = [canvas.measure(self.value[:n])[0] for n in range(len(self.value) + 1)]
        if touch.writing and self._blink_s < BLINK_S:
            self._draw_caret(canvas, inside)
        if touch.focused:
            self.draw_focus(canvas, self._line)

    def _draw_value(self, canvas: Canvas, shown: str, inside: Box) -> None:
        lettering = BODY if self.value else NOTE
        wide, _ = canvas.measure(shown, lettering)
        room = Box(inside.left, inside.top, max(inside.width, wide), inside.height)
        ink = INK if self.enabled and self.value else FAINT_INK
        canvas.text(shown, room, lettering.in_colour(ink), raised=0.5)

    def _draw_caret(self, canvas: Canvas, inside: Box) -> None:
        x, y = min(inside.right, inside.left + self._starts[self._caret]), inside.middle[1]
        half = 0.5 * canvas.measure("X")[1]
        canvas.line([(x, y - half), (x, y + half)], width=1.8, name="caret")
