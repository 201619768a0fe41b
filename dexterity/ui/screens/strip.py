"""The strip over a table: a sentence and a smaller one, above the target or at the foot."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.canvas.theme import FIELD, NOTE, NOTICE, SUBHEADING
from dexterity.ui.draw.colours import INK
from dexterity.ui.show.verdict_lens import AT, RADIUS
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.throwing_table import ThrowingTable
from dexterity.values import Vec2

Words = tuple[str, str]
"""A sentence, and a smaller one below it."""

WIDEST: Final = 720.0
"""Points between the columns beside the table."""
PADDING: Final = 12.0
TOP: Final = 10.0
DIE_ROOM, TAG_ROOM = 24.0, 84.0
"""Points that a die and its signs need around its middle, and its tag to the right and above."""
SLACK: Final = 12.0
"""Points that a strip is wider than its words need: letters at its very edge look cramped."""
STEP: Final = 240.0
"""Of its width. A strip as wide as each of its sentences would have to be drawn for each."""
WAITING: Final = ON_STAGE.pixel(REST_MM)[1] + 52.0
"""Where the ring about the die that waits ends. A strip at the foot that begins above it hides
what is to be grabbed next."""

OVER_STRIP: Final = 8.0
"""Points between a strip at the foot and the lens above it."""


@dataclass(frozen=True, slots=True)
class Strip:
    """What is said, and where."""

    head: str
    note: str
    box: Box
    high: float
    """Of the sentence."""
    judged: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Ink on paper, tinted for what the referee says."""
        canvas.box(self.box, NOTICE if self.judged else FIELD, "banner")
        top, below = self.box.inset(PADDING, 0.7 * PADDING).cut_top(self.high)
        canvas.text(self.head, top, SUBHEADING, align=Align.CENTRE)
        if self.note:
            canvas.text(self.note, below, NOTE.in_colour(INK), align=Align.CENTRE)


def strip_above(ruler: Ruler, words: Words, *, judged: bool = False) -> Strip:
    """In the middle, above the target."""
    head, note = words
    inner = WIDEST - 2 * PADDING - SLACK
    wide, high = ruler.measure(head, SUBHEADING, inner)
    note_wide, note_high = ruler.measure(note, NOTE, inner) if note else (0.0, 0.0)
    width = STEP * ceil((max(wide, note_wide) + 2 * PADDING + SLACK) / STEP)
    left = STAGE.middle[0] - width / 2
    box = Box(left, TOP, width, high + note_high + 1.4 * PADDING)
    return Strip(head, note, box, high, judged)


def strip_below(ruler: Ruler, words: Words) -> Strip:
    """At the foot; with large letters the sentence alone, for there the next die waits."""
    whole = _at_the_foot(strip_above(ruler, words, judged=True))
    if whole.box.top >= WAITING:
        return whole
    return _at_the_foot(strip_above(ruler, (words[0], ""), judged=True))


def _at_the_foot(strip: Strip) -> Strip:
    box = strip.box.moved(down=STAGE.height - strip.box.bottom - TOP)
    return Strip(strip.head, strip.note, box, strip.high, strip.judged)


def strip_for(canvas: Canvas, words: Words, table: ThrowingTable) -> Strip | None:
    """Above the target; below it where the thrown die would be hidden. None for no words."""
    if not words[0]:
        return None
    judged = table.scene is Scene.VERDICT
    above = strip_above(canvas, words, judged=judged)
    if judged and _covers_die(above.box, table, canvas):
        return strip_below(canvas, words)
    return above


def lens_place(strip: Strip | None) -> Vec2:
    """Where the lens shows a judged die: where it always does, or as low as a strip lets it."""
    x, y = AT
    if strip is None or strip.box.bottom < y:
        return AT
    return x, min(y, strip.box.top - RADIUS - OVER_STRIP)


def _covers_die(box: Box, table: ThrowingTable, canvas: Canvas) -> bool:
    """Whether the die that was thrown, or the tag beside it, lies behind the strip."""
    if table.last is None:
        return False
    x, y = (
        at / canvas.scale for at in table.picture.view.camera.pixel(table.last.landing.place_mm)
    )
    return box.meets(Box(x - DIE_ROOM, y - TAG_ROOM, DIE_ROOM + TAG_ROOM, DIE_ROOM + TAG_ROOM))


def draw_strips_ahead(canvas: Canvas) -> None:
    """Every strip that may be needed, so that none has to be drawn in mid-throw."""
    one = strip_above(canvas, ("X", "X")).box
    for width in range(round(STEP), round(WIDEST) + 1, round(STEP)):
        for look in (NOTICE, FIELD):
            canvas.box(Box(one.left, one.top, float(width), one.height), look, "banner")
