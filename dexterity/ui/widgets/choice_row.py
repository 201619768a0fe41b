"""One of a few, all of them in sight."""

from collections.abc import Callable, Hashable, Sequence

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import (
    BODY,
    FIELD,
    LABEL,
    QUIET,
    SKY,
    SMALLEST_TARGET,
    STRAW,
    Look,
    hovered,
)
from dexterity.ui.draw.colours import FAINT_INK, INK
from dexterity.ui.input.intentions import Intention
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.values.vectors import Vec2

PADDING = 14.0
CHOSEN = Look(pencil=SKY, pressure=0.45, line=1.8, twice=True)
OVER = Look(pencil=STRAW, pressure=0.2, line=1.3)


class ChoiceRow(Widget):
    """Cells side by side; where they do not fit, one below the other."""

    def __init__(
        self,
        name: str,
        text: str,
        choices: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
        *,
        enabled: bool = True,
        hint: str = "",
    ) -> None:
        super().__init__(name, enabled=enabled, hint=hint)
        self.text, self.choices, self.chosen = text, tuple(choices), chosen
        self.on_change = on_change
        self._cells: list[Box] = []
        self._pointed: int | None = None

    # --- laying out ---------------------------------------------------------------------------

    def wanted(self, ruler: Ruler, width: float) -> Size:
        cells = self._laid_out(ruler, width)
        natural = sum(self._natural(ruler))
        words = ruler.measure(self.text, LABEL, width) if self.text else (0.0, 0.0)
        return min(width, max(natural, words[0])), cells[-1].bottom

    def place(self, box: Box, ruler: Ruler) -> None:
        self.box = box
        self._cells = [cell.moved(box.left, box.top) for cell in self._laid_out(ruler, box.width)]

    def move(self, right: float, down: float) -> None:
        super().move(right, down)
        self._cells = [cell.moved(right, down) for cell in self._cells]

    def _natural(self, ruler: Ruler) -> list[float]:
        # As wide as when chosen, in heavier letters: nothing moves when it is.
        return [
            max(SMALLEST_TARGET, ruler.measure(text, LABEL)[0] + 2 * PADDING)
            for text in self.choices
        ]

    def _laid_out(self, ruler: Ruler, width: float) -> list[Box]:
        top = ruler.measure(self.text, LABEL, width)[1] + 8.0 if self.text else 0.0
        natural = self._natural(ruler)
        if sum(natural) <= width:
            return self._beside(ruler, width, natural, top)
        return self._below(ruler, width, top)

    def _beside(self, ruler: Ruler, width: float, natural: list[float], top: float) -> list[Box]:
        height = max(
            SMALLEST_TARGET, *(ruler.measure(text, LABEL)[1] + 12.0 for text in self.choices)
        )
        stretch, left, cells = width / sum(natural), 0.0, []
        for wide in natural:
            cells.append(Box(left, top, wide * stretch, height))
            left += wide * stretch
        return cells

    def _below(self, ruler: Ruler, width: float, top: float) -> list[Box]:
        cells = []
        for text in self.choices:
            _, high = ruler.measure(text, LABEL, width - 2 * PADDING)
            cells.append(Box(0.0, top, width, max(SMALLEST_TARGET, high + 12.0)))
            top = cells[-1].bottom
        return cells

    # --- choosing -----------------------------------------------------------------------------

    def hover(self, place: Vec2 | None) -> None:
        self._pointed = None if place is None else self._cell_at(place)

    def press(self, place: Vec2) -> None:
        self._pointed = self._cell_at(place)

    def drag(self, place: Vec2) -> None:
        self._pointed = self._cell_at(place)

    def release(self, place: Vec2) -> None:
        self._pointed, cell = None, self._cell_at(place)
        if cell is not None:
            self._choose(cell)

    def cancel(self) -> None:
        self._pointed = None

    def intend(self, intention: Intention) -> bool:
        match intention:
            case Intention.LEFT:
                self._choose(max(0, self.chosen - 1))
            case Intention.RIGHT:
                self._choose(min(len(self.choices) - 1, self.chosen + 1))
            case Intention.CONFIRM:
                self._choose((self.chosen + 1) % len(self.choices))
            case _:
                return False
        return True

    def _cell_at(self, place: Vec2) -> int | None:
        return next((at for at, cell in enumerate(self._cells) if cell.contains(place)), None)

    def _choose(self, choice: int) -> None:
        if choice != self.chosen:
            self.chosen = choice
            self.on_change(choice)

    # --- drawing ------------------------------------------------------------------------------

    def appearance(self, touch: Touch) -> Hashable:
        return (self.text, self.choices, self.chosen, self._pointed)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        ink = INK if self.enabled else FAINT_INK
        if self.text:
            words = Box(
                self.box.left, self.box.top, self.box.width, self._cells[0].top - self.box.top
            )
            canvas.text(self.text, words, LABEL.in_colour(ink))
        # The chosen cell last: its border lies over its neighbours'.
        for at in sorted(range(len(self._cells)), key=lambda at: at == self.chosen):
            canvas.box(self._cells[at], self._shown(at), f"{self.name}/{at}")
        for at, (cell, text) in enumerate(zip(self._cells, self.choices, strict=True)):
            lettering = (LABEL if at == self.chosen else BODY).in_colour(ink)
            canvas.text(text, cell.inset(PADDING, 2.0), lettering, align=Align.CENTRE, raised=0.5)
        if touch.focused:
            self.draw_focus(canvas, self._cells[self.chosen])

    def _shown(self, at: int) -> Look:
        if at == self.chosen:
            return CHOSEN
        if not self.enabled:
            return QUIET
        return hovered(OVER) if at == self._pointed else FIELD
