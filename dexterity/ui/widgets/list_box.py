"""A list to choose from, scrolled where it is long."""

from collections.abc import Callable, Hashable, Sequence
from itertools import accumulate

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
from dexterity.ui.input.events import KeyPressed
from dexterity.ui.input.intentions import Intention
from dexterity.ui.widgets.list_row import ABOVE_AND_BELOW, PADDING, ListRow
from dexterity.ui.widgets.scroll import BAR_ROOM, WHEEL_STEP, Scroll
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.values.vectors import Vec2

BORDER = 5.0
DRAGGED = 8.0
"""Points after which a finger scrolls the list and no longer chooses a row."""


class ListBox(Widget):
    """Rows one below the other; one of them is chosen, or none."""

    def __init__(
        self,
        name: str,
        rows: Sequence[ListRow],
        chosen: int | None,
        on_choose: Callable[[int], None],
        *,
        on_open: Callable[[int], None] | None = None,
        empty: str = "",
        rows_shown: int = 5,
        enabled: bool = True,
        hint: str = "",
    ) -> None:
        """`on_open` hears of a row that was confirmed, or pressed when it was chosen already."""
        super().__init__(name, enabled=enabled, hint=hint)
        self.rows, self.chosen = tuple(rows), chosen
        self.on_choose, self.on_open, self._empty = on_choose, on_open, empty
        self._rows_shown, self._scroll = rows_shown, Scroll()
        self._note_width = 0.0
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
        row = max(SMALLEST_TARGET, ruler.measure("X", BODY)[1] + 2 * ABOVE_AND_BELOW)
        return width, row * self._rows_shown + 2 * BORDER

    def place(self, box: Box, ruler: Ruler) -> None:
        self.box = box
        notes = (ruler.measure(row.note, NOTE)[0] for row in self.rows if row.note)
        self._note_width = max(notes, default=0.0)
        heights = (row.height(ruler, self._row_width, self._note_width) for row in self.rows)
        self._tops = [*accumulate(heights, initial=0.0)]
        self._scroll.fit(self._view, self._tops[-1])
        self._show_chosen()

    def move(self, right: float, down: float) -> None:
        super().move(right, down)
        self._scroll.fit(self._view, self._tops[-1])

    @property
    def _view(self) -> Box:
        return self.box.inset(BORDER)

    @property
    def _row_width(self) -> float:
        return self._view.width - BAR_ROOM

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
        return (self.rows, self.chosen, self._pointed, self._scroll.offset)

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
        box = Box(view.left, top, self._row_width, height)
        if not box.meets(view):
            return
        if row == self.chosen:
            canvas.box(box.inset(2.0), CHOSEN, "row")
        elif row == self._pointed:
            canvas.box(box.inset(2.0), HOVERED_ROW, "row")
        self.rows[row].draw(canvas, box, self._note_width, chosen=row == self.chosen,
                            enabled=self.enabled)  # fmt: skip
