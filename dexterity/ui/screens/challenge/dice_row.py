"""The dice of a level, side by side: those to be thrown as dice, those thrown as what they gave."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.fonts import Weight
from dexterity.ui.canvas.icons import ICON_LINES, Icon
from dexterity.ui.canvas.ink import rgb
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import QUIET, Lettering
from dexterity.ui.draw.colours import INK, PAPER, Colour
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.ui.world.marking import marking_for
from dexterity.ui.world.paper import mixed
from dexterity.values.colour import DieColour

GAVE: Final = Lettering(18.0, Weight.SEMIBOLD)
SIDE: Final = 34.0
GAP: Final = 7.0

TOP: Final = ((0.5, 0.08), (0.88, 0.28), (0.5, 0.48), (0.12, 0.28))
LEFT: Final = ((0.12, 0.28), (0.5, 0.48), (0.5, 0.94), (0.12, 0.72))
RIGHT: Final = ((0.5, 0.48), (0.88, 0.28), (0.88, 0.72), (0.5, 0.94))
"""The three sides of a die, in a square from 0 to 1."""


@dataclass(frozen=True, slots=True)
class DieSeen:
    """One die of the row."""

    colour: DieColour
    gave: str | None = None
    """What it gave, once it is thrown."""


class DiceRow(Widget):
    """In as many rows as it takes; the next die has a line below it."""

    def __init__(
        self, name: str, dice: Sequence[DieSeen], *, colour_safe: bool = False, marked: bool = True
    ) -> None:
        """`marked`: the next die is about to be thrown."""
        super().__init__(name)
        self.dice, self._colour_safe, self._marked = tuple(dice), colour_safe, marked

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        rows = -(-len(self.dice) // self._in_a_row(width))
        return width, rows * (SIDE + GAP)

    def _in_a_row(self, width: float) -> int:
        return max(1, int((width + GAP) / (SIDE + GAP)))

    def appearance(self, touch: Touch) -> Hashable:
        return (self.dice, self._colour_safe, self._marked)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        in_a_row, following = self._in_a_row(self.box.width), self._marked
        for at, die in enumerate(self.dice):
            row, column = divmod(at, in_a_row)
            step = SIDE + GAP
            place = Box(self.box.left + column * step, self.box.top + row * step, SIDE, SIDE)
            if die.gave is not None:
                canvas.box(place.inset(2.0), QUIET, f"{self.name}/{at}")
                canvas.text(die.gave, place.inset(-8.0), GAVE, align=Align.CENTRE, raised=0.47)
                continue
            draw_die(canvas, die.colour, place, colour_safe=self._colour_safe)
            if following:
                foot = place.bottom + 3.0
                canvas.line([(place.left + 4.0, foot), (place.right - 4.0, foot)], width=2.6,
                            name=f"{self.name}/next")  # fmt: skip
            following = False


def draw_die(canvas: Canvas, colour: DieColour, box: Box, *, colour_safe: bool) -> None:
    """A die as a small drawing."""
    paint = marking_for(colour_safe=colour_safe).paints[colour].ground
    sides: tuple[tuple[tuple[tuple[float, float], ...], Colour], ...] = (
        (TOP, mixed(paint, PAPER, 0.35)),
        (LEFT, paint),
        (RIGHT, mixed(paint, INK, 0.22)),
    )
    for corners, ground in sides:
        points = [canvas.px((box.left + box.width * x, box.top + box.height * y))
                  for x, y in corners]  # fmt: skip
        pygame.draw.polygon(canvas.surface, rgb(ground), points)
    for at, line in enumerate(ICON_LINES[Icon.DIE]):
        drawn = [(box.left + box.width * x, box.top + box.height * y) for x, y in line]
        canvas.line(drawn, width=1.6, name=f"die/{at}")
