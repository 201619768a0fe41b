"""The pencil that stands on the sheet, and how far it leans or has tipped over."""

from dataclasses import dataclass
from math import hypot
from typing import Final

import numpy as np

from dexterity.rules.pen.player import PlayerId
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.draw.colours import INK, PALE_WOOD, SHADOW, Colour
from dexterity.ui.draw.noise import Floats
from dexterity.ui.sheet.drawn import PencilLine
from dexterity.ui.sheet.patches import WHITE, disc
from dexterity.ui.sheet.pencil_lines import points_until
from dexterity.ui.sheet.player_marks import player_colour
from dexterity.ui.sheet.sheet_plan import SheetPlan
from dexterity.ui.world.paper import mixed
from dexterity.ui.world.sketch import ink, paint, veil
from dexterity.values.vectors import Vec2

PENCIL_MM: Final = 175.0
RISE: Final = 0.37
"""How far up the picture a thing is shown for its height: we look from above, a little from the
front. Less: a pencil that leans towards the player is hardly seen. More: it hides the sheet."""
THICK_MM: Final = 5.8
NEARER: Final = 0.35
"""How much wider its top is drawn, which is nearer to the eye."""
CONE: Final = 0.11
"""The share of its length that is sharpened."""
LEAD: Final = 0.032
"""The share that is lead."""
SHADOW_REACH: Final = 0.28
"""How far to the right a shadow falls for each height."""
FACETS: Final = ((-1.0, -0.3, 0.3), (-0.3, 0.45, 0.0), (0.45, 1.0, -0.3))
"""From where to where across it, and how light or dark each painted side is."""
CAP_FLAT: Final = 0.62
"""How much its round end is foreshortened."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A pencil on its tip."""

    player: PlayerId
    tip_mm: Vec2
    top_mm: Vec2
    """Above which place of the sheet its top is."""


def standing_at(line: PencilLine, top_mm: Vec2, at_s: float) -> Standing:
    """A flicked pencil so long after its tip began to slip: its top stays below the finger."""
    return Standing(line.player, points_until(line, at_s)[-1].place_mm, top_mm)


def draw_pencil(canvas: Canvas, plan: SheetPlan, pencil: Standing) -> None:
    """It, and its shadow on the paper."""
    by = pencil.top_mm[0] - pencil.tip_mm[0], pencil.top_mm[1] - pencil.tip_mm[1]
    height = max(0.0, PENCIL_MM**2 - hypot(*by) ** 2) ** 0.5
    right, down = plan.way(by)
    tip = np.array(plan.place(pencil.tip_mm))
    rise = plan.scale * height
    _draw_shadow(canvas, tip, np.array([right + SHADOW_REACH * rise, down]), plan.scale)
    _Drawing(canvas, tip, np.array([right, down - RISE * rise]), plan.scale).draw(
        player_colour(pencil.player)
    )


def _draw_shadow(canvas: Canvas, tip: Floats, along: Floats, scale: float) -> None:
    length = float(np.hypot(*along)) or 1.0
    aside = np.array([-along[1], along[0]]) / length * (0.5 * THICK_MM * scale)
    outline = np.stack([tip, tip + 0.12 * along + aside, tip + along + aside,
                        tip + along - aside, tip + 0.12 * along - aside])  # fmt: skip
    veil(canvas.surface, [outline * canvas.scale], SHADOW, 0.25)


class _Drawing:
    """One pencil in points of the stage: places on it by share of its length, and across it."""

    def __init__(self, canvas: Canvas, tip: Floats, along: Floats, scale: float) -> None:
        self._canvas, self._tip, self._along = canvas, tip, along
        length = float(np.hypot(*along)) or 1.0
        self._half = 0.5 * THICK_MM * scale
        self._aside = np.array([-along[1], along[0]]) / length

    def draw(self, colour: Colour) -> None:
        """From what is farthest to what is nearest."""
        self._fill([(CONE, -1.0), (0.0, 0.0), (CONE, 1.0)], PALE_WOOD)
        self._fill([(LEAD, -0.3), (0.0, 0.0), (LEAD, 0.3)], colour)
        for left, right, light in FACETS:
            tone = mixed(colour, WHITE if light > 0 else INK, abs(light))
            self._fill([(CONE, left), (CONE, right), (1.0, right), (1.0, left)], tone, line=0.0)
        self._fill([(CONE, -1.0), (CONE, 1.0), (1.0, 1.0), (1.0, -1.0)], None)
        self._draw_end(colour)

    def _draw_end(self, colour: Colour) -> None:
        """The end that no knife has touched: wood, with the lead in its middle."""
        radius = self._half * (1.0 + NEARER)
        axis = self._along / (float(np.hypot(*self._along)) or 1.0)
        for share, tone in ((1.0, PALE_WOOD), (0.36, colour)):
            ring = disc((0.0, 0.0), share * radius, 18)
            place = ring[:, :1] * self._aside + CAP_FLAT * ring[:, 1:] * axis
            self._paint(self._tip + self._along + place, tone, 1.4)

    def _fill(self, corners: list[Vec2], colour: Colour | None, line: float = 1.4) -> None:
        self._paint(np.stack([self._at(*corner) for corner in corners]), colour, line)

    def _at(self, share: float, across: float) -> Floats:
        half = self._half * (1.0 + NEARER * share)
        return np.asarray(self._tip + share * self._along + across * half * self._aside)

    def _paint(self, outline: Floats, colour: Colour | None, line: float) -> None:
        pixels, unit = outline * self._canvas.scale, self._canvas.scale
        if colour is None:
            ink(self._canvas.surface, pixels, line * unit, closed=True)
        else:
            paint(self._canvas.surface, pixels, colour, unit, line_pt=line, hatched=False)
