"""A row of a list: a sign, a text, a note beside it and another one below."""

from dataclasses import dataclass

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import BODY, NOTE, SMALLEST_TARGET
from dexterity.ui.draw.colours import FAINT_INK, INK

PADDING = 12.0
ABOVE_AND_BELOW = 7.0
"""Points between the words and the edges of their row."""
ICON = 28.0


@dataclass(frozen=True, slots=True)
class ListRow:
    """What is written in a row; a list knows where it stands, and whether it is chosen."""

    text: str
    note: str = ""
    """At the right; all rows keep as much room there as the longest needs."""
    below: str = ""
    """In smaller letters, on lines of its own."""
    icon: Icon | None = None
    indent: float = 0.0
    """Points by which it stands farther to the right, as parts of others do."""

    def height(self, ruler: Ruler, width: float, note_width: float) -> float:
        """The room it needs in a list of that width."""
        words = self._words(width, note_width)
        high = ruler.measure(self.text, BODY, words)[1] + self._below_high(ruler, words)
        return max(SMALLEST_TARGET, high + 2 * ABOVE_AND_BELOW)

    def draw(
        self, canvas: Canvas, box: Box, note_width: float, *, chosen: bool, enabled: bool
    ) -> None:
        """Within its box; a chosen one lies on pencil, on which faint ink would be too faint."""
        inside = box.inset(PADDING, 0.0)
        note = NOTE.in_colour(INK) if chosen else NOTE
        lettering = BODY.in_colour(INK if enabled else FAINT_INK)
        if self.icon is not None:
            canvas.icon(self.icon, Box(inside.left, inside.top, ICON, inside.height))
        width = self._words(box.width, note_width)
        under = self._below_high(canvas, width)
        words = Box(inside.left + self._left, inside.top, width, inside.height - under)
        drawn = canvas.text(self.text, words, lettering, raised=0.5)
        if self.below:
            canvas.text(self.below, Box(words.left, drawn.bottom, width, under), note)
        if self.note:
            canvas.text(self.note, inside, note, align=Align.RIGHT, raised=0.5)

    @property
    def _left(self) -> float:
        return self.indent + (0.0 if self.icon is None else ICON + PADDING)

    def _words(self, width: float, note_width: float) -> float:
        gap = PADDING if note_width else 0.0
        return width - 2 * PADDING - note_width - gap - self._left

    def _below_high(self, ruler: Ruler, width: float) -> float:
        return ruler.measure(self.below, NOTE, width)[1] if self.below else 0.0
