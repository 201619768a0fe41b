"""Holes in the board: a dark floor of felt, the far wall in sight, the near wall's shadow."""

from typing import Final

import numpy as np

from dexterity.ui.draw.colours import HOLE, INK, Colour
from dexterity.ui.world.board import DROP_MM
from dexterity.ui.world.camera import Floats
from dexterity.ui.world.hatch import Hatch, Region, Wrist, hatch_region
from dexterity.ui.world.paper import Paper, mixed
from dexterity.ui.world.plan import HOLE_LABEL, Plan
from dexterity.ui.world.strokes import Strokes, pen_line
from dexterity.units import DEGREE

WALL: Final[Colour] = (0.80, 0.70, 0.56)
FELT: Final[Colour] = (0.33, 0.29, 0.36)


def draw_holes(paper: Paper, plan: Plan, rng: np.random.Generator) -> None:
    """All holes of a board."""
    if not plan.holes:
        return
    _fill(paper, plan, plan.holes, WALL)
    floors = [plan.pixels(line, -DROP_MM) for line in plan.layout.holes]
    region = _floor(paper, plan, floors)
    _hatch(paper, plan, region, rng)
    strokes = Strokes(plan.window)
    for line in plan.holes:
        pen_line(strokes, np.concatenate([line, line[:3]]), 1.9 * paper.unit_px, rng)
    paper.ink(strokes)


def _fill(paper: Paper, plan: Plan, lines: tuple[Floats, ...], colour: Colour) -> None:
    strokes = Strokes(plan.window)
    for line in lines:
        strokes.fill(line)
    paper.cover(strokes, colour)


def _floor(paper: Paper, plan: Plan, floors: list[Floats]) -> Region:
    """The floors as far as the hole lets one see them, laid dark."""
    strokes = Strokes(plan.window)
    for floor in floors:
        strokes.fill(floor)
    seen = np.where(plan.labels == HOLE_LABEL, strokes.coverage(), 0).astype(np.uint8)
    paper.rub(plan.window, seen, FELT, tooth=False)
    return Region(plan.window, seen > 127)


def _hatch(paper: Paper, plan: Plan, region: Region, rng: np.random.Generator) -> None:
    # The lamp is at the far left: there the wall keeps the floor dark.
    deep = region.mask & ~np.roll(
        region.mask, (round(5 * paper.unit_px), round(4 * paper.unit_px)), axis=(0, 1)
    )
    for mask, angle in ((region.mask, 20.0), (region.mask, 85.0), (deep, -40.0)):
        strokes = Strokes(plan.window, 2)
        hatch = Hatch(angle * DEGREE, 3.0, 1.9, 0.5, 0.85, stray=0.4)
        part = Region(plan.window, mask)
        if mask.any():
            hatch_region(strokes, part, plan.plane, hatch, Wrist(paper.unit_px, rng))
        paper.pencil(strokes, mixed(HOLE, INK, 0.5), 0.9)
