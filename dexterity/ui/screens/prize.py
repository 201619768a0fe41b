"""What is handed to whoever wins."""

from typing import Final

from dexterity.places import assets
from dexterity.ui.canvas.box import centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.show.flourish import Flourish, laurels
from dexterity.values.vectors import Vec2

CUP: Final = 1.35
"""The side of the cup, in radii of the laurels around it."""


class Prize:
    """The cup of whoever has won, with laurels that grow around it."""

    def __init__(self, middle: Vec2, radius: float, *, grown: bool) -> None:
        self._middle = middle
        self._flourish = Flourish(laurels(radius), grown=grown)
        self._cup = centred(middle, (CUP * radius, CUP * radius))

    def update(self, elapsed_s: float) -> None:
        """The laurels go on growing."""
        self._flourish.update(elapsed_s)

    def draw(self, canvas: Canvas) -> None:
        """As far as they have grown."""
        self._flourish.draw(canvas, self._middle)
        canvas.image(assets() / "images" / "score_sheet" / "cup.svg", self._cup)
