"""A list to choose from, scrolled where it is long."""

from collections.abc import Callable, Hashable, Sequence

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import (
    BODY,
    CHOSEN,
    FIELD,
    HOVERED_ROW,
    NOTE,
    QUIET,
    SMALLEST_TARGET,
)
from dexterity.ui.draw.colours import FAINT_INK, INK
from dexterity.ui.input.events import KeyPressed
from dexterity.ui.input.intentions import Intention
from dexterity.ui.widgets.scroll import BAR_ROOM, WHEEL_STEP, Scroll
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.values import Vec2

PADDING = 12.0
BORDER = 5.0
DRAGGED = 8.0
"""Points after which a finger scrolls the list and no longer chooses a row."""


class ListBox(Widget):
    """Rows of a text and maybe a note at the right; one of them is chosen, or none."""

    def __init__(
        self,
        name: str,
        rows: Sequence[str],
        chosen: int | None,
        on_choose: Callable[[int], None],
        *,
        on_open: Callable[[int], None] | None = None,
        notes: Sequence[str] = (),
        indents: Sequence[float] = (),
        empty: str = "",
        rows_shown: int = 5,
        enabled: bool = True,
        hint: str = "",
    ) -> None:
        """`on_open` hears of a row that was confirmed, or pressed when it was chosen already.

        `indents` are points by which rows stand farther to the right, as parts of others do.
        """
        super().__init__(name, enabled=enabled, hint=hint)
        self.rows, self.notes, self.chosen = tuple(rows), tuple(notes), chosen
        self.on_choose, self.on_open, self._empty = on_choose, on_open, empty
        self._indents = tuple(indents) or (0.0,) * len(self.rows)
        self._rows_shown, self._scroll = rows_shown, Scroll()
        self._tops: list[float] = [0.0]
        """Where each row begins, and the last one ends, from the top of the whole list."""
        self._pointed: int | None = None
        self._held: tuple[Vec2, float, bool] | None = None
        """Where the pointer went down, the offset then, and whether it has scrolled since."""

    @property
    def pulls(self) -> bool:
        return self._scroll.overflows

    # --- laying out ---------------------------------------------------------------------------

    def wanted(self, ruler: Ruler, width: float) -> Size:
        row = max(SMALLEST_TARGET, ruler.measure("X", BODY)[1] + 14.0)
        return width, row * self._rows_shown + 2 * BORDER

    def place(self, box: Box, ruler: Ruler) -> None:
        self.box = box
        self._note_width = max((ruler.measure(note, NOTE)[0] for note in self.notes), default=0.0)
        self._tops = [0.0]
        for text, indent in zip(self.rows, self._indents, strict=True):
            _, high = ruler.measure(text, BODY, self._text_width() - indent)
            self._tops.append(self._tops[-1] + max(SMALLEST_TARGET, high + 14.0))
        self._scroll.fit(self._view, self._tops[-1])
        self._show_chosen()

    def move(self, right: float, down: float) -> None:
        super().move(right, down)
        self._scroll.fit(self._view, self._tops[-1])

    @property
    def _view(self) -> Box:
        return self.box.inset(BORDER)

    def _text_width(self) -> float:
        gap = PADDING if self._note_width else 0.0
        return self._view.width - BAR_ROOM - 2 * PADDING - self._note_width - gap

    def adopt(self, before: Widget) -> None:
        if isinstance(before, ListBox):
            self._scroll.by(before._scroll.offset - self._scroll.offset)
            self._held = before._held
            if (before.rows, before.chosen) != (self.rows, self.chosen):
                self._show_chosen()

    def _show_chosen(self) -> None:
        """Whoever chose it, it is in sight until somebody scrolls."""
        if self.chosen is not None:
            self._reveal(self.chosen)

    def _reveal(self, row: int) -> None:
        self._scroll.reveal(self._tops[row], self._tops[row + 1] - self._tops[row])

    # --- choosing -----------------------------------------------------------------------------

    def hover(self, place: Vec2 | None) -> None:
        self._pointed = None if place is None else self._row_at(place)

    def press(self, place: Vec2) -> None:
        self._held, self._pointed = (place, self._scroll.offset, False), self._row_at(place)

    def drag(self, place: Vec2) -> None:
        if self._held is None:
            return
        start, offset, scrolled = self._held
        if scrolled or abs(place[1] - start[1]) > DRAGGED:
            self._held, self._pointed = (start, offset, True), None
            self._scroll.by(offset + start[1] - place[1] - self._scroll.offset)

    def release(self, place: Vec2) -> None:
        row, held = self._row_at(place), self._held
        self._held = self._pointed = None
        if held is not None and not held[2] and row is not None:
            self._choose(row, opens=row == self.chosen)

    def cancel(self) -> None:
        self._held = self._pointed = None

    def wheel(self, steps: float, place: Vec2) -> bool:
        self._scroll.by(-steps * WHEEL_STEP)
        return self._scroll.overflows

    def intend(self, intention: Intention) -> bool:
        if not self.rows:
            return False
        match intention:
            case Intention.UP | Intention.DOWN:
                return self._step(-1 if intention is Intention.UP else 1)
            case Intention.CONFIRM:
                self._choose(self.chosen or 0, opens=self.chosen is not None)
                return True
            case _:
                return False

    def key(self, pressed: KeyPressed) -> bool:
        return self._scroll.by_key(pressed) is not None

    def _step(self, step: int) -> bool:
        """To the next row; past the ends the focus goes on to what is above or below the list."""
        row = 0 if self.chosen is None else self.chosen + step
        if not 0 <= row < len(self.rows):
            return False
        self._choose(row, opens=False)
        return True

    def _choose(self, row: int, *, opens: bool) -> None:
        self._reveal(row)
        if row != self.chosen:
            self.chosen = row
            self.on_choose(row)
        elif opens and self.on_open is not None:
            self.on_open(row)

    def _row_at(self, place: Vec2) -> int | None:
        if not self._view.contains(place):
            return None
        down = place[1] - self._view.top + self._scroll.offset
        return next((row for row, end in enumerate(self._tops[1:]) if down < end), None)

    # --- drawing ------------------------------------------------------------------------------

    def appearance(self, touch: Touch) -> Hashable:
        return (
            self.rows, self.notes, self._indents, self.chosen, self._pointed, self._scroll.offset
        )  # fmt: skip

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        canvas.box(self.box, FIELD if self.enabled else QUIET, self.name)
        if not self.rows:
            canvas.text(self._empty, self.box.inset(PADDING), NOTE, align=Align.CENTRE, raised=0.5)
        with canvas.clipped(self._view):
            for row in range(len(self.rows)):
                self._draw_row(canvas, row)
        self._scroll.draw_bar(canvas, f"{self.name}/bar")
        if touch.focused:
            self.draw_focus(canvas)

    def _draw_row(self, canvas: Canvas, row: int) -> None:
        view = self._view
        top = view.top + self._tops[row] - self._scroll.offset
        height = self._tops[row + 1] - self._tops[row]
        box = Box(view.left, top, view.width - BAR_ROOM, height)
        if not box.meets(view):
            return
        if row == self.chosen:
            canvas.box(box.inset(2.0), CHOSEN, "row")
        elif row == self._pointed:
            canvas.box(box.inset(2.0), HOVERED_ROW, "row")
        inside = box.inset(PADDING, 0.0)
        indent = self._indents[row]
        width = self._text_width() - indent
        words = Box(inside.left + indent, inside.top, width, inside.height)
        canvas.text(
            self.rows[row], words, BODY.in_colour(INK if self.enabled else FAINT_INK), raised=0.5
        )
        if row < len(self.notes):
            # On the chosen row's pencil, faint ink would be too faint.
            lettering = NOTE.in_colour(INK) if row == self.chosen else NOTE
            canvas.text(self.notes[row], inside, lettering, align=Align.RIGHT, raised=0.5)
