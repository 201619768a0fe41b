"""A player's health: a number, and fifteen hearts."""

from collections.abc import Hashable
from math import cos, pi, sin
from typing import Final

import numpy as np

from dexterity.rules.pen.state import HEALTH
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import CORAL, SUBHEADING
from dexterity.ui.draw.colours import BONE
from dexterity.ui.draw.noise import Floats
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.ui.world.sketch import paint

TO_A_ROW: Final = 8
ROWS: Final = -(-HEALTH // TO_A_ROW)
ROW_HIGH: Final = 20.0
GAP: Final = 8.0


def heart() -> Floats:
    """Its outline (n, 2) in a square from -1 to 1, y downwards."""
    turns = np.linspace(0.0, 2 * pi, 28, endpoint=False).tolist()
    points = [
        (sin(t) ** 3, -(13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) / 16.0)
        for t in turns
    ]
    return np.array(points)


class HealthRow(Widget):
    """Hearts that are left are coloured; those that are lost stay as outlines."""

    def __init__(self, name: str, health: int, words: str) -> None:
        super().__init__(name)
        self.health, self.words = health, words

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        high = ruler.measure(self.words, SUBHEADING)[1]
        return width, max(high, ROWS * ROW_HIGH)

    def appearance(self, touch: Touch) -> Hashable:
        return self.health, self.words

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        wide = canvas.measure("15", SUBHEADING)[0]
        number, hearts = self.box.cut_left(wide, GAP)
        canvas.text(self.words, number, SUBHEADING, raised=0.5)
        self._draw_hearts(canvas, hearts)

    def _draw_hearts(self, canvas: Canvas, box: Box) -> None:
        step = min(ROW_HIGH + 2.0, box.width / TO_A_ROW)
        top = box.middle[1] - ROWS * ROW_HIGH / 2
        for place in range(HEALTH):
            row, column = divmod(place, TO_A_ROW)
            middle = box.left + (column + 0.5) * step, top + (row + 0.5) * ROW_HIGH
            outline = (np.array(middle) + 0.38 * min(step, ROW_HIGH) * heart()) * canvas.scale
            tone = CORAL if place < self.health else BONE
            paint(canvas.surface, outline, tone, canvas.scale, line_pt=1.1, hatched=False)
