"""Words for sounds, for players who do not hear them."""

from typing import Final

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import FIELD, NOTE
from dexterity.ui.draw.colours import INK

SHOWN_S: Final = 2.5
MOST: Final = 3
"""Lines at once; a rattling die would fill the stage."""
PADDING: Final = 8.0
FROM_EDGE: Final = 16.0


class Captions:
    """The last few sounds, each for a moment, at the lower left of the stage."""

    def __init__(self) -> None:
        self._lines: dict[str, float] = {}
        """Each line, and how long it is still shown."""

    def add(self, text: str) -> None:
        """Heard just now; heard again, it stays longer."""
        self._lines.pop(text, None)
        self._lines[text] = SHOWN_S
        while len(self._lines) > MOST:
            del self._lines[next(iter(self._lines))]

    @property
    def shown(self) -> tuple[str, ...]:
        """The lines, the newest last."""
        return tuple(self._lines)

    def update(self, elapsed_s: float) -> None:
        """Time goes by."""
        left = {text: rest_s - elapsed_s for text, rest_s in self._lines.items()}
        self._lines = {text: rest_s for text, rest_s in left.items() if rest_s > 0.0}

    def draw(self, canvas: Canvas) -> None:
        lettering, bottom = NOTE.in_colour(INK), STAGE.bottom - FROM_EDGE
        for text in reversed(self.shown):
            wide, high = canvas.measure(text, lettering)
            height = high + 2 * PADDING
            box = Box(FROM_EDGE, bottom - height, wide + 2 * PADDING, height)
            canvas.box(box, FIELD, "caption")
            canvas.text(text, box.inset(PADDING), lettering)
            bottom = box.top - 4.0
