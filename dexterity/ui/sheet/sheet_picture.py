"""The picture of a sheet: drawn anew when something on it changes, turned about while it turns."""

from collections.abc import Iterator
from dataclasses import replace
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

Lines = tuple[PencilLine, ...]

Key = tuple[SheetPlan, float, Patches, Patches, Patches]
"""All that a picture depends on; patches are the same only if they are the very same."""


class SheetPicture:
    """One for each sheet that is on the screen; it keeps what it drew last."""

    def __init__(self) -> None:
        self._drawn: Drawn | None = None
        self._ground, self._above, self._strokes = together(()), together(()), together(())
        self._lines: Lines = ()
        self._weight = 0.0
        self._key: Key | None = None
        """Of what was shown last."""
        self._rested = 0
        """Frames since the sheet was turned."""
        self._raster = Raster()
        self._still = StillPicture()

    def draw(self, canvas: Canvas, plan: SheetPlan, drawn: Drawn) -> None:
        """Shows what is drawn, on paper that lies as planned."""
        self._take(drawn, 1.0 if plan.scale >= SMALL else SMALL_WEIGHT)
        corners = plan.places(paper_corners()) * canvas.scale
        pygame.draw.polygon(canvas.surface, rgb(BONE), corners.tolist())
        key = (plan, canvas.scale, self._ground, self._above, self._strokes)
        self._rested = 0 if self._is_turned(key) else self._rested + 1
        changed = self._key is None or key[1:] != self._key[1:]
        if changed or (plan != self._still.plan and self._rested >= RESTS):
            self._rasterise(canvas, plan)
        self._key = key
        self._still.show(canvas, plan)

    def _is_turned(self, key: Key) -> bool:
        """Whether only the plan has changed: then it goes on changing for some frames."""
        before = self._key
        return before is not None and key[0] != before[0] and key[1:] == before[1:]

    def _take(self, drawn: Drawn, weight: float) -> None:
        """Makes patches of what has changed since."""
        if drawn.lines != self._lines:
            self._lines = drawn.lines
            self._strokes = together(
                patch for line in drawn.lines for patch in stroke_patches(line)
            )
        still = replace(drawn, lines=())
        if still != self._drawn or weight != self._weight:
            self._drawn, self._weight = still, weight
            self._ground = together(_ground(still, weight))
            self._above = together(_above(still, weight))

    def _rasterise(self, canvas: Canvas, plan: SheetPlan) -> None:
        window = canvas.rect(plan.bounds)
        self._raster.begin(window, canvas.scale)
        below = printed() if self._weight == 1.0 else bare()
        for patches in (below, self._ground, self._strokes, self._above):
            self._raster.lay(patches, plan)
        self._still = StillPicture(self._raster.picture(), window.topleft, plan)


def _ground(drawn: Drawn, weight: float) -> Iterator[Patch]:
    yield from ground_patches(drawn, weight)
    yield from plague_patches(drawn.plague)


def _above(drawn: Drawn, weight: float) -> Iterator[Patch]:
    yield from filled_patches(drawn.filled, weight)
    yield from wall_patches(drawn, weight)
    # Heavier lines would leave nothing of things that are a few pixels wide.
    yield from thing_patches(drawn)
