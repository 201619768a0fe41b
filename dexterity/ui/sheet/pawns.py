"""The two characters where they are: a cross in the player's shape, a name, a carried treasure."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from dexterity.rules.pen.player import PlayerId
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.fonts import Weight
from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.theme import Lettering, Look
from dexterity.ui.draw.colours import BONE, PAPER
from dexterity.ui.draw.noise import Floats
from dexterity.ui.sheet.player_marks import emblem, player_colour
from dexterity.ui.sheet.sheet_plan import SheetPlan
from dexterity.ui.sheet.thing_marks import CROWN, GOLD
from dexterity.ui.world.sketch import ink, paint
from dexterity.values.vectors import Vec2

RADIUS_MM: Final = 3.1
LEAST: Final = 7.0
"""Points: on a small sheet it must still be found."""
RING: Final = 1.55
"""How far around it the ring of who is to play goes, in radii."""
TAG: Final = Lettering(14.0, Weight.SEMIBOLD)
TAG_LOOK: Final = Look(ground=BONE, line=1.0)
TAG_PADDING: Final = 4.0


@dataclass(frozen=True, slots=True)
class PawnMark:
    """What is shown of a character."""

    player: PlayerId
    place_mm: Vec2
    name: str = ""
    """Written beside it, if anything."""
    has_treasure: bool = False
    plays: bool = False
    """Whose turn it is."""


def draw_pawn(canvas: Canvas, plan: SheetPlan, pawn: PawnMark) -> None:
    """Always upright, however the sheet is turned."""
    middle, radius = np.array(plan.place(pawn.place_mm)), max(LEAST, RADIUS_MM * plan.scale)
    colour = player_colour(pawn.player)
    if pawn.plays:
        ring = middle + emblem(pawn.player, RING * radius)
        for tone, width in ((PAPER, 5.0), (colour, 2.4)):
            ink(canvas.surface, ring * canvas.scale, width * canvas.scale, tone, closed=True)
    _paint(canvas, middle + emblem(pawn.player, radius), colour)
    for way in (-1.0, 1.0):
        arm = middle + 0.42 * radius * np.array([(-1.0, -way), (1.0, way)])
        ink(canvas.surface, arm * canvas.scale, 2.6 * canvas.scale, BONE)
    if pawn.has_treasure:
        draw_crown(
            canvas, (float(middle[0]) + radius, float(middle[1]) - 1.1 * radius), 2.0 * radius
        )
    if pawn.name:
        _draw_tag(canvas, plan, pawn.name, (float(middle[0]), float(middle[1]) + 1.7 * radius))


def draw_crown(canvas: Canvas, middle: Vec2, side: float) -> None:
    """The sign of a treasure that is carried, so wide and high."""
    shape = (np.array(CROWN) - 0.5) * (side, -side)
    _paint(canvas, np.array(middle) + shape, GOLD)


def _paint(canvas: Canvas, outline: Floats, colour: tuple[float, float, float]) -> None:
    paint(canvas.surface, outline * canvas.scale, colour, canvas.scale, line_pt=1.6, hatched=False)


def _draw_tag(canvas: Canvas, plan: SheetPlan, name: str, top: Vec2) -> None:
    """Below it, moved to where all of it is on the sheet's ground."""
    wide, high = canvas.measure(name, TAG)
    wide, ground = wide + 2 * TAG_PADDING, plan.bounds
    left = min(max(top[0] - wide / 2, ground.left), ground.right - wide)
    box = Box(left, min(top[1], ground.bottom - high), wide, high)
    canvas.box(box, TAG_LOOK, f"tag {name}")
    canvas.text(name, box, TAG, align=Align.CENTRE, raised=0.5)
