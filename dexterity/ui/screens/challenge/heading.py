"""The heading of a page, between the buttons in its corners."""

from typing import Final

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import HEADING
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import placed
from dexterity.ui.widgets.widget import Widget

LEFT, RIGHT = 92.0, 1188.0
"""Where the corners end and begin."""
MIDDLE: Final = 40.0
"""Points from the top of the stage to the middle of a heading: that of the corners."""
HIGHEST: Final = 6.0


def heading(words: str, ruler: Ruler, right: float = RIGHT) -> list[Widget]:
    """At the left; `right` is where something else begins."""
    label = Label(words, HEADING, name="heading")
    high = label.wanted(ruler, right - LEFT)[1]
    top = max(HIGHEST, MIDDLE - high / 2)
    return placed(label, Box(LEFT, top, right - LEFT, high), ruler)
