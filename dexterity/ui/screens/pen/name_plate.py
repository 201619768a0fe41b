"""A player's name with the sign that the character has on the sheet."""

from collections.abc import Hashable
from typing import Final

import numpy as np

from dexterity.rules.pen.player import PlayerId
from dexterity.ui.canvas.box import Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import CHOSEN, SUBHEADING
from dexterity.ui.sheet.player_marks import emblem, player_colour
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.ui.world.sketch import paint

RADIUS: Final = 10.0
ROOM: Final = 34.0


class NamePlate(Widget):
    """Hatched while it is this player who decides."""

    def __init__(self, name: str, player: PlayerId, words: str, *, plays: bool) -> None:
        super().__init__(name)
        self._player, self._words, self._plays = player, words, plays

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        wide, high = ruler.measure(self._words, SUBHEADING, width - ROOM)
        return wide + ROOM, high + 8.0

    def appearance(self, touch: Touch) -> Hashable:
        return self._player, self._words, self._plays

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        if self._plays:
            canvas.box(self.box, CHOSEN, self.name)
        sign, words = self.box.cut_left(ROOM)
        outline = (np.array(sign.middle) + emblem(self._player, RADIUS)) * canvas.scale
        colour = player_colour(self._player)
        paint(canvas.surface, outline, colour, canvas.scale, line_pt=1.4, hatched=False)
        canvas.text(self._words, words, SUBHEADING, raised=0.5)
