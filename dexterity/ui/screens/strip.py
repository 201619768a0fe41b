"""The strip over a table: a sentence and a smaller one, above the target or at the foot."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import ceil
from typing import Final

import numpy as np

from dexterity.physics.scene.props import Paddle, Prop
from dexterity.session.box_place import BOX_NAME
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
from dexterity.ui.world.camera import Camera
from dexterity.values.vectors import Vec2

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

CORNERS: Final = np.array([*product((-1.0, 1.0), (-1.0, 1.0), (0.0, 1.0))])
"""Of what stands on the table, to both sides, nearer and farther, below and above."""
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


def strip_below(ruler: Ruler, words: Words, *, judged: bool = True) -> Strip:
    """At the foot; with large letters the sentence alone, for there the next die waits."""
    whole = _at_the_foot(strip_above(ruler, words, judged=judged))
    if whole.box.top >= WAITING:
        return whole
    return _at_the_foot(strip_above(ruler, (words[0], ""), judged=judged))


def _at_the_foot(strip: Strip) -> Strip:
    box = strip.box.moved(down=STAGE.height - strip.box.bottom - TOP)
    return Strip(strip.head, strip.note, box, strip.high, strip.judged)


def strip_for(canvas: Canvas, words: Words, table: ThrowingTable) -> Strip | None:
    """Above the target; at the foot where it would hide the thrown die, or what is thrown at or
    past. None for no words."""
    if not words[0]:
        return None
    judged = table.scene is Scene.VERDICT
    above = strip_above(canvas, words, judged=judged)
    hides_die = judged and _covers_die(above.box, table, canvas)
    if hides_die or _covers_prop(above.box, table, canvas):
        return strip_below(canvas, words, judged=judged)
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


def _covers_prop(box: Box, table: ThrowingTable, canvas: Canvas) -> bool:
    """Whether anything that stands on the table, or comes by, is behind the strip.

    The player's own box does not count: while it is pulled about, the strip would jump.
    """
    camera = table.picture.view.camera
    props = (prop for prop in table.picture.view.table.props if prop.name != BOX_NAME)
    return any(box.meets(seen) for prop in props for seen in _outlines(prop, camera, canvas.scale))


def _outlines(prop: Prop, camera: Camera, scale: float) -> Iterator[Box]:
    """Around it on the stage, at every place that it comes to and is seen at."""
    for x, y in prop.path.places_mm if isinstance(prop, Paddle) else (prop.place_mm,):
        middle, size = (x, y, 0.0), (prop.reach_mm, prop.reach_mm, prop.height_mm)
        seen, depths = camera.project(np.array(middle) + CORNERS * size)
        if depths.min() > 0.0:
            (left, top), (right, bottom) = seen.min(axis=0) / scale, seen.max(axis=0) / scale
            yield Box(float(left), float(top), float(right - left), float(bottom - top))


def draw_strips_ahead(canvas: Canvas) -> None:
    """Every strip that may be needed, so that none has to be drawn in mid-throw."""
    one = strip_above(canvas, ("X", "X")).box
    for width in range(round(STEP), round(WIDEST) + 1, round(STEP)):
        for look in (NOTICE, FIELD):
            canvas.box(Box(one.left, one.top, float(width), one.height), look, "banner")
