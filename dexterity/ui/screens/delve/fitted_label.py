"""Words in a place of a given size: in smaller letters if they would not fit there."""

from dataclasses import replace
from typing import Final

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import Lettering
from dexterity.ui.widgets.label import Label

SMALLEST: Final = 7.0
"""Points of a letter. None of our texts comes to this, even at twice the text size."""


class FittedLabel(Label):
    """Looks at its place before it is written; lines are broken between words alone."""

    def place(self, box: Box, ruler: Ruler) -> None:
        super().place(box, ruler)
        while self.lettering.size > SMALLEST and not self._fits(box, ruler):
            self.lettering = replace(self.lettering, size=self.lettering.size - 1.0)

    def _fits(self, box: Box, ruler: Ruler) -> bool:
        longest = max(
            (_width(word, self.lettering, ruler) for word in self.text.split()), default=0.0
        )
        high = ruler.measure(self.text, self.lettering, box.width)[1]
        return longest <= box.width and high <= box.height


class FullOrShort(FittedLabel):
    """The whole of it where there is room in letters of the usual size; else a few words."""

    def __init__(self, full: str, short: str, lettering: Lettering, *, name: str) -> None:
        super().__init__(full, lettering, raised=0.0, name=name)
        self._short = short

    def place(self, box: Box, ruler: Ruler) -> None:
        if not self._fits(box, ruler):
            self.text = self._short
        super().place(box, ruler)


def _width(word: str, lettering: Lettering, ruler: Ruler) -> float:
    return ruler.measure(word, lettering)[0]
