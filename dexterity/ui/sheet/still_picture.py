"""A picture of a sheet as it lay when it was drawn, which can be shown as it lies by now.

Turning all that is drawn takes as long as drawing it, several frames for a sheet full of strokes;
turning its pixels takes a fraction of one, and nobody sees how rough they are before they rest.
"""

from dataclasses import dataclass, field
from math import degrees
from typing import Final

import pygame

from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.sheet.sheet_plan import SheetPlan

NOWHERE: Final = SheetPlan((0.0, 0.0), 1.0)
LOST: Final = (3, 3, 3)
"""What smooth scaling takes from white, by rounding: the table beside the paper would darken."""


@dataclass(frozen=True, slots=True)
class StillPicture:
    """What it takes from the light, around the middle of a plan."""

    picture: pygame.Surface = field(default_factory=lambda: pygame.Surface((1, 1)))
    corner: tuple[int, int] = (0, 0)
    plan: SheetPlan = NOWHERE
    """As the sheet lay then."""

    def show(self, canvas: Canvas, plan: SheetPlan) -> None:
        """On the paper that lies as planned."""
        if plan == self.plan:
            _multiply(canvas, self.picture, self.corner)
            return
        turned = self._turned(plan)
        middle = round(plan.middle[0] * canvas.scale), round(plan.middle[1] * canvas.scale)
        _multiply(canvas, turned, turned.get_rect(center=middle).topleft)

    def _turned(self, plan: SheetPlan) -> pygame.Surface:
        """Its pixels, as large as the plan wants them; what lies beyond them stays bare."""
        grows = plan.scale / self.plan.scale
        right = degrees(plan.turned_rad - self.plan.turned_rad)
        if grows < 1.0:
            smaller = pygame.transform.smoothscale_by(self.picture, grows)
            smaller.fill(LOST, special_flags=pygame.BLEND_RGB_ADD)
            return pygame.transform.rotate(smaller, -right)
        return pygame.transform.scale_by(pygame.transform.rotate(self.picture, -right), grows)


def _multiply(canvas: Canvas, picture: pygame.Surface, corner: tuple[int, int]) -> None:
    canvas.surface.blit(picture, corner, special_flags=pygame.BLEND_RGB_MULT)
