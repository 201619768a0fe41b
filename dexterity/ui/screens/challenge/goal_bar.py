"""How far the goal has come: a bar that fills, with the medals where they are won."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from dexterity.rules.challenge.level import Level, Standing
from dexterity.rules.challenge.medal import HARDEST_FIRST, Medal
from dexterity.ui.canvas.box import Box, Size, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import FIELD, NOTE, ORANGE, Look
from dexterity.ui.draw.colours import INK
from dexterity.ui.screens.challenge.signs import draw_medal
from dexterity.ui.widgets.widget import Touch, Widget

BAR: Final = 22.0
MEDAL: Final = 28.0
FILLED: Final = Look(ground=None, pencil=ORANGE, pressure=0.75, spacing=3.6, ink=None)
ENDS: Final = 14.0
"""Points from the ends of the widget to those of the bar: half a medal."""


@dataclass(frozen=True, slots=True)
class GoalMarks:
    """What a bar shows."""

    count: int
    full: int
    """What fills it: the gold medal's count, or the end of a race."""
    marks: tuple[tuple[int, Medal], ...]
    """Where on the bar each medal is won; none in a race, where throws are counted."""


def marks_of(level: Level, standing: Standing) -> GoalMarks:
    """The bar of a level."""
    if standing.finish is not None:
        return GoalMarks(standing.count, standing.finish, ())
    needed = tuple((level.medals.needed_for(medal), medal) for medal in HARDEST_FIRST)
    return GoalMarks(standing.count, level.medals.gold, tuple(reversed(needed)))


class GoalBar(Widget):
    """Medals above it, their numbers below it."""

    def __init__(self, name: str, marks: GoalMarks) -> None:
        super().__init__(name)
        self.marks = marks

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        numbers = ruler.measure("0", NOTE)[1]
        return width, (MEDAL + 2.0 if self.marks.marks else 0.0) + BAR + numbers

    def appearance(self, touch: Touch) -> Hashable:
        return self.marks

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        marks, box = self.marks, self.box
        top = box.top + (MEDAL + 2.0 if marks.marks else 0.0)
        bar = Box(box.left + ENDS, top, box.width - 2 * ENDS, BAR)
        canvas.box(bar, FIELD, self.name)
        share = min(1.0, max(0.0, marks.count / max(1, marks.full)))
        if share > 0.0:
            filled = Box(bar.left, bar.top, share * bar.width, bar.height)
            canvas.box(filled.inset(2.0), FILLED, f"{self.name}/filled")
        below = Box(0.0, bar.bottom, 0.0, box.bottom - bar.bottom)
        for count, medal in marks.marks:
            x = bar.left + bar.width * count / max(1, marks.full)
            canvas.line([(x, bar.top), (x, bar.bottom)], width=1.4, name=f"{self.name}/{medal}")
            at = (min(x, box.right - MEDAL / 2), box.top + MEDAL / 2)
            draw_medal(canvas, medal, centred(at, (MEDAL, MEDAL)))
            self._number(canvas, count, x, below)
        if not marks.marks:
            self._number(canvas, marks.full, bar.right, below)

    def _number(self, canvas: Canvas, number: int, x: float, below: Box) -> None:
        wide = max(24.0, canvas.measure(str(number), NOTE)[0])
        place = Box(min(x - wide / 2, self.box.right - wide), below.top, wide, below.height)
        canvas.text(str(number), place, NOTE.in_colour(INK), align=Align.CENTRE)
