"""Writing in which words are marked, as with a broad pencil."""

from collections.abc import Iterator
from typing import Final

from dexterity.content.rulebook.search import Span
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.theme import AMBER, ORANGE, Lettering, Look

FOUND: Final = Look(ground=None, pencil=AMBER, pressure=0.55, spacing=3.0, ink=None)
LOOKED_AT: Final = Look(ground=None, pencil=ORANGE, pressure=0.75, spacing=3.0, line=1.2)
"""What was found, and of all that what the reader is at."""
OVERHANG: Final = 2.0
"""Points that the pencil goes past a word."""


def draw_marked(
    canvas: Canvas,
    text: str,
    box: Box,
    lettering: Lettering,
    spans: tuple[Span, ...] = (),
    *,
    looked_at: bool = False,
) -> None:
    """A text from the top of a box, with its marks below the letters."""
    for place in _places(canvas, text, box, lettering, spans):
        canvas.box(place, LOOKED_AT if looked_at else FOUND, "mark")
    canvas.text(text, box, lettering)


def _places(
    canvas: Canvas, text: str, box: Box, lettering: Lettering, spans: tuple[Span, ...]
) -> Iterator[Box]:
    """Where marked words are, one box for each line that they are on."""
    if not spans:
        return
    high, top, start = canvas.measure("X", lettering)[1], box.top, 0
    for line in canvas.lines(text, lettering, box.width):
        for first, last in spans:
            left, right = max(first, start) - start, min(last, start + len(line)) - start
            if left < right:
                before, until = (
                    canvas.measure(line[:end], lettering)[0] if end else 0.0
                    for end in (left, right)
                )
                yield Box(box.left + before - OVERHANG, top, until - before + 2 * OVERHANG, high)
        # A line ends where a space was, which is in neither of the two.
        start += len(line) + 1
        top += high
