"""The picture of a sheet: drawn anew when something on it changes, turned about while it turns."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from operator import is_
from typing import Final

import pygame

from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.ink import rgb
from dexterity.ui.draw.colours import BONE
from dexterity.ui.sheet.drawn import Drawn, PencilLine
from dexterity.ui.sheet.patches import Patch, Patches, together
from dexterity.ui.sheet.pencil_lines import stroke_patches
from dexterity.ui.sheet.printed_marks import bare, paper_corners, printed
from dexterity.ui.sheet.raster import Raster
from dexterity.ui.sheet.sheet_plan import SheetPlan
from dexterity.ui.sheet.still_picture import StillPicture
from dexterity.ui.sheet.thing_marks import ground_patches, plague_patches, thing_patches
from dexterity.ui.sheet.wall_marks import filled_patches, wall_patches

SMALL = 0.9
"""Points to a millimetre below which a sheet is shown as a small picture: squares would be a
grey mist, and walls thinner than a pixel."""
SMALL_WEIGHT = 1.9

RESTS: Final = 6
"""Frames that a sheet lies as it does before it is drawn with care again: a tenth of a second. A
slow hand turns it in every other frame; fewer, and each of those would wait for a drawing."""

AT_ONCE: Final = 300
"""Patches that a resting sheet gets in a frame, some milliseconds' worth: one full of strokes has
two thousand, and nobody waits for them, as its old pixels are there. Fewer: it stays rough longer
than it takes to look at it."""

Lines = tuple[PencilLine, ...]

Strokes = tuple[Patches, ...]
"""Line by line."""

Key = tuple[SheetPlan, float, Patches, Patches, Strokes]
"""All that a picture depends on; patches are the same only if they are the very same."""


class SheetPicture:
    """One for each sheet that is on the screen; it keeps what it drew last."""

    def __init__(self) -> None:
        self._drawn: Drawn | None = None
        self._ground, self._above = together(()), together(())
        self._lines: Lines = ()
        self._strokes: Strokes = ()
        self._weight = 0.0
        self._key: Key | None = None
        """Of what was shown last."""
        self._rested = 0
        """Frames since the sheet was turned."""
        self._raster = Raster()
        self._still = StillPicture()
        self._drawing: Iterator[None] | None = None
        """With care, under way, as the sheet lies now."""

    def draw(self, canvas: Canvas, plan: SheetPlan, drawn: Drawn) -> None:
        """Shows what is drawn, on paper that lies as planned."""
        self._take(drawn, weight_at(plan))
        corners = plan.places(paper_corners()) * canvas.scale
        pygame.draw.polygon(canvas.surface, rgb(BONE), corners.tolist())
        key = (plan, canvas.scale, self._ground, self._above, self._strokes)
        if key != self._key:
            turned, self._drawing, self._rested = self._is_turned(key), None, 0
            self._key = key
            if not turned:
                self._draw_at_once(canvas, plan)
        elif plan != self._still.plan:
            self._rested += 1
            if self._rested >= RESTS:
                self._draw_on(canvas, plan)
        self._still.show(canvas, plan)

    def drawn_in_parts(self, canvas: Canvas, plan: SheetPlan, drawn: Drawn) -> Iterator[None]:
        """A part of it at a time, where nothing is shown meanwhile; `draw` then has it at once."""
        weight = weight_at(plan)
        for count in range(len(drawn.lines)):
            self._take(replace(drawn, lines=drawn.lines[:count]), weight)
            yield
        self._take(drawn, weight)
        self._key = (plan, canvas.scale, self._ground, self._above, self._strokes)
        yield from self._drawn_with_care(canvas, plan)

    def _is_turned(self, key: Key) -> bool:
        """Whether only the plan has changed: then it goes on changing for some frames."""
        before = self._key
        return before is not None and key[0] != before[0] and key[1:] == before[1:]

    def _take(self, drawn: Drawn, weight: float) -> None:
        """Makes patches of what has changed since."""
        if drawn.lines != self._lines:
            # Lines come one by one, and all before the last are there already.
            same = sum(takewhile(bool, map(is_, drawn.lines, self._lines)))
            new = (together(stroke_patches(line)) for line in drawn.lines[same:])
            self._lines, self._strokes = drawn.lines, (*self._strokes[:same], *new)
        still = replace(drawn, lines=())
        if still != self._drawn or weight != self._weight:
            self._drawn, self._weight = still, weight
            self._ground = together(_ground(still, weight))
            self._above = together(_above(still, weight))

    def _draw_at_once(self, canvas: Canvas, plan: SheetPlan) -> None:
        for _ in self._drawn_with_care(canvas, plan):
            pass

    def _draw_on(self, canvas: Canvas, plan: SheetPlan) -> None:
        """A part of it in this frame."""
        if self._drawing is None:
            self._drawing = self._drawn_with_care(canvas, plan)
        next(self._drawing, None)

    def _drawn_with_care(self, canvas: Canvas, plan: SheetPlan) -> Iterator[None]:
        """Part by part; shown when all of it is there."""
        window = canvas.rect(plan.bounds)
        self._raster.begin(window, canvas.scale)
        below = printed() if self._weight == 1.0 else bare()
        laid = 0
        for patches in (below, self._ground, *self._strokes, self._above):
            for part in patches.parts(AT_ONCE):
                if laid + len(part.colours) > AT_ONCE:
                    laid = 0
                    yield
                self._raster.lay(part, plan)
                laid += len(part.colours)
        yield
        self._still = StillPicture(self._raster.picture(), window.topleft, plan)


def weight_at(plan: SheetPlan) -> float:
    """How much heavier lines are drawn than they are, for a sheet of that size to be read."""
    return 1.0 if plan.scale >= SMALL else SMALL_WEIGHT


def _ground(drawn: Drawn, weight: float) -> Iterator[Patch]:
    yield from ground_patches(drawn, weight)
    yield from plague_patches(drawn.plague)


def _above(drawn: Drawn, weight: float) -> Iterator[Patch]:
    yield from filled_patches(drawn.filled, weight)
    yield from wall_patches(drawn, weight)
    # Heavier lines would leave nothing of things that are a few pixels wide.
    yield from thing_patches(drawn)
