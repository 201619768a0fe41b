"""A stroke while it is being drawn."""

import pygame

from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.sheet.drawn import PencilLine
from dexterity.ui.sheet.patches import together
from dexterity.ui.sheet.pencil_lines import STILL_THERE, stroke_patches
from dexterity.ui.sheet.raster import Raster
from dexterity.ui.sheet.sheet_plan import SheetPlan
from dexterity.ui.world.strokes import bounds_of

MARGIN_PX = 2.0
"""For the edges of lines, which are smooth."""


class LineDrawing:
    """One for a screen; it draws on top of a picture that has not got the stroke yet."""

    def __init__(self) -> None:
        self._raster = Raster()

    def draw(
        self, canvas: Canvas, plan: SheetPlan, line: PencilLine, until_s: float = STILL_THERE
    ) -> None:
        """As far as the tip has come so long after it began."""
        patches = together(stroke_patches(line, until_s))
        if not patches.colours:
            return
        pixels = plan.places(patches.corners) * canvas.scale
        window = bounds_of(pixels, MARGIN_PX, canvas.surface.get_size())
        if not (window.width and window.height):
            return
        self._raster.begin(window, canvas.scale)
        self._raster.lay(patches, plan)
        canvas.surface.blit(
            self._raster.picture(), window.topleft, special_flags=pygame.BLEND_RGB_MULT
        )
