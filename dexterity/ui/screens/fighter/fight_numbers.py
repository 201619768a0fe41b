"""Numbers that rise from whom they happened to."""

from dataclasses import dataclass
from typing import Final

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.fonts import Weight
from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import NOTICE, Lettering
from dexterity.ui.draw.colours import CENTRE, INK

RISES_S: Final = 1.0
RISE: Final = 34.0
"""Points that a number rises in its time."""
NUMBER: Final = Lettering(34.0, Weight.BOLD)
WIDE: Final = 96.0
BESIDE: Final = 4.0


@dataclass(slots=True)
class FloatingNumber:
    """One number on its way."""

    text: str
    over: Box
    age_s: float = 0.0
    still: bool = False
    """It stands where it began, for players who want nothing to move."""

    @property
    def over_and_done(self) -> bool:
        """Whether it is gone."""
        return self.age_s >= RISES_S

    def draw(self, canvas: Canvas) -> None:
        """On top of everything."""
        share = 0.0 if self.still else min(1.0, self.age_s / RISES_S)
        _, high = canvas.measure(self.text, NUMBER)
        wide = WIDE * canvas.text_size
        # Beside it, on the side of the table: faces tell something, too.
        at_right = self.over.middle[0] > STAGE.middle[0]
        left = self.over.left - wide - BESIDE if at_right else self.over.right + BESIDE
        top = max(8.0, self.over.middle[1] - high / 2 - RISE * share)
        box = Box(left, top, wide, high)
        lettering = NUMBER.in_colour(INK if self.text.startswith("+") else CENTRE)
        canvas.box(box.inset(8.0, 0.0), NOTICE, "number")
        canvas.text(self.text, box, lettering, align=Align.CENTRE)
