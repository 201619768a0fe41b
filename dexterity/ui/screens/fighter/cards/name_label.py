"""A name at the head of a card: in smaller letters if a word of it would not fit."""

from dataclasses import replace
from typing import Final

from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.theme import SUBHEADING, Lettering
from dexterity.ui.widgets.label import Label

SMALLEST: Final = 9.0
"""Points of a letter. Even at twice the text size no name of ours comes to this."""


class NameLabel(Label):
    """Lines are broken between words alone, and a name is never cut off."""

    def __init__(
        self,
        text: str,
        lettering: Lettering = SUBHEADING,
        *,
        align: Align = Align.LEFT,
        raised: float = 0.5,
        name: str = "",
        lines: int | None = None,
    ) -> None:
        """`lines`: at most so many, in smaller letters if need be."""
        super().__init__(text, lettering, align=align, raised=raised, name=name)
        self._usual, self._lines = lettering, lines

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return ruler.measure(self.text, self._fitting(ruler, width), width)

    def place(self, box: Box, ruler: Ruler) -> None:
        super().place(box, ruler)
        self.lettering = self._fitting(ruler, box.width)

    def _fitting(self, ruler: Ruler, width: float) -> Lettering:
        lettering = self._usual
        while lettering.size > SMALLEST and not self._fits(ruler, lettering, width):
            lettering = replace(lettering, size=lettering.size - 1.0)
        return lettering

    def _fits(self, ruler: Ruler, lettering: Lettering, width: float) -> bool:
        if self._widest(ruler, lettering) > width:
            return False
        if self._lines is None:
            return True
        line = ruler.measure("X", lettering)[1]
        return ruler.measure(self.text, lettering, width)[1] < (self._lines + 0.5) * line

    def _widest(self, ruler: Ruler, lettering: Lettering) -> float:
        return max((ruler.measure(word, lettering)[0] for word in self.text.split()), default=0.0)
