"""The sign that a sheet can be played."""

from collections.abc import Hashable
from typing import Final

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import LABEL, SMALLEST_TARGET, Look
from dexterity.ui.draw.colours import Colour
from dexterity.ui.widgets.widget import Touch, Widget

GREEN: Final[Colour] = (0.55, 0.76, 0.45)
"""The tick and the words say it to eyes that do not see it."""
SOUND: Final = Look(pencil=GREEN, pressure=0.5, line=1.6)
SIGN: Final = 26.0
PADDING: Final = 12.0


class PlayableSign(Widget):
    """A tick and a sentence."""

    def __init__(self, text: str) -> None:
        super().__init__("playable")
        self.text = text

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        _, high = ruler.measure(self.text, LABEL, self._room(width))
        return width, max(SMALLEST_TARGET, high + 16.0)

    def _room(self, width: float) -> float:
        return width - SIGN - 3 * PADDING

    def appearance(self, touch: Touch) -> Hashable:
        return (self.text,)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        box = self.box
        canvas.box(box, SOUND, self.name)
        canvas.icon(Icon.CHECK, Box(box.left + PADDING, box.top, SIGN, box.height))
        left = box.left + SIGN + 2 * PADDING
        words = Box(left, box.top, self._room(box.width), box.height)
        canvas.text(self.text, words, LABEL, raised=0.5)
