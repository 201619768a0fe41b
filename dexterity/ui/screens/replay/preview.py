"""What is seen of the chosen record beside the list: its picture, and below it all facts."""

from typing import Final

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.screens.practice.page import fitted
from dexterity.ui.screens.record_words import RecordLine
from dexterity.ui.screens.replay.stills.stills import Stills
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Touch, Widget

LEAST_HIGH: Final = 170.0
"""Points of a picture: smaller, and nobody sees what it is of. Large letters are scrolled."""
GAP: Final = 6.0
PADDING: Final = 14.0


class StillView(Widget):
    """The place of a picture that is being drawn."""

    def __init__(self, stills: Stills, line: RecordLine, high: float) -> None:
        super().__init__("still")
        self._stills, self._line, self._high = stills, line, high

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return width, self._high

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        self._stills.draw(canvas, self.box, self._line)


def preview(
    stills: Stills, line: RecordLine, facts: list[Label], box: Box, ruler: Ruler
) -> list[Widget]:
    """On a card that fills its place: whatever the words leave of it is the picture's."""
    inside = box.inset(PADDING)
    below = Column(*facts, gap=GAP)
    room = inside.height - below.wanted(ruler, inside.width)[1] - GAP
    still = StillView(stills, line, max(LEAST_HIGH, room))
    card = Panel(Column(still, below, gap=GAP), name="preview/card", padding=PADDING)
    return fitted("preview", card, box, ruler)
