"""The board in the picture: its shadow and edge, hatched sections, and the ink around them."""

from typing import Final

import numpy as np

from dexterity.content.target import Area
from dexterity.ui.draw.board import FIRST_ANGLE, TURN, area_colour
from dexterity.ui.draw.colours import INK, SHADOW, Colour
from dexterity.ui.world.camera import Floats
from dexterity.ui.world.hatch import Hatch, Region, Wrist, hatch_region
from dexterity.ui.world.paper import Paper, mixed
from dexterity.ui.world.plan import Plan
from dexterity.ui.world.strokes import Strokes, pen_line
from dexterity.units import DEGREE
from dexterity.values.landing import Zone

CARD: Final[Colour] = (0.985, 0.955, 0.88)
CARD_EDGE: Final[Colour] = (0.62, 0.52, 0.40)
SHADOW_MM: Final = (7.0, -6.0)
"""How far the board's shadow falls: a little more than a lamp would have it, to lift the board."""

DROP_MM: Final = 1.4
"""Added to the thickness drawn: two millimetres would be a line and a half of ink."""


def draw_base(paper: Paper, plan: Plan, rng: np.random.Generator) -> None:
    """What of the board is seen below its top: the shadow on the table, and the edge."""
    _draw_shadow(paper, plan, rng)
    strokes = Strokes(plan.window)
    strokes.fill(plan.pixels(plan.layout.outline, -DROP_MM))
    paper.cover(strokes, CARD_EDGE)
    strokes = Strokes(plan.window)
    _pen_around(strokes, plan.pixels(plan.layout.outline, -DROP_MM), 1.8 * paper.unit_px, rng)
    paper.ink(strokes)
    strokes = Strokes(plan.window)
    strokes.fill(plan.outline)
    paper.cover(strokes, CARD)


def draw_area(paper: Paper, plan: Plan, number: int, rng: np.random.Generator) -> None:
    """One painted area, as far as no later one covers it."""
    area = plan.target.areas[number]
    region, line = plan.region(number + 1), plan.layout.areas[number]
    if not region.mask.any():
        return
    angle, colour = FIRST_ANGLE + TURN * number, area_colour(area)
    _wash(paper, region, colour)
    plane = plan.plane_of(line)
    for hatch, strength in _hatches(area, angle):
        strokes = Strokes(plan.window, 2)
        hatch_region(strokes, region, plane, hatch, Wrist(paper.unit_px, rng))
        paper.pencil(strokes, mixed(colour, INK, 0.06), strength)


def draw_lines(paper: Paper, plan: Plan, rng: np.random.Generator) -> None:
    """Ink around the areas, as far as seen, and around the board."""
    strokes = Strokes(plan.window)
    for label, line in enumerate(plan.areas, 1):
        seen = Region(plan.window, (plan.labels <= label) & (plan.labels > 0)).has(line)
        for part in _stretches(line, seen):
            pen_line(strokes, part, 1.3 * paper.unit_px, rng)
    _pen_around(strokes, plan.outline, 2.2 * paper.unit_px, rng)
    paper.ink(strokes)


def _hatches(area: Area, angle_rad: float) -> list[tuple[Hatch, float]]:
    if area.zone is Zone.BONES:
        return [(Hatch(angle_rad, 3.4, 2.6, 0.3, 0.6), 0.9)]
    return [
        (Hatch(angle_rad, 3.3, 3.3, 0.34, 0.74), 0.95),
        (Hatch(angle_rad + 40.0 * DEGREE, 6.5, 3.0, 0.2, 0.45), 0.8),
    ]


def _wash(paper: Paper, region: Region, colour: Colour) -> None:
    """An even ground of colour below the strokes."""
    paper.rub(region.window, np.asarray(region.mask, dtype=np.uint8) * 110, colour)


def _draw_shadow(paper: Paper, plan: Plan, rng: np.random.Generator) -> None:
    fallen = plan.pixels(plan.layout.outline + SHADOW_MM, 0.0)
    strokes = Strokes(plan.window)
    strokes.fill(fallen, 0.55)
    paper.pencil(strokes, SHADOW, 0.55)
    strokes = Strokes(plan.window)
    strokes.fill(fallen, 1.0)
    region = Region(plan.window, strokes.coverage())
    lines = Strokes(plan.window, 2)
    hatch = Hatch(35.0 * DEGREE, 3.4, 2.0, 0.5, 0.8, stray=2.5)
    hatch_region(lines, region, plan.plane, hatch, Wrist(paper.unit_px, rng))
    paper.pencil(lines, SHADOW, 0.8)


def _pen_around(strokes: Strokes, line: Floats, width_px: float, rng: np.random.Generator) -> None:
    pen_line(strokes, np.concatenate([line, line[:3]]), width_px, rng)


def _stretches(line: Floats, seen: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> list[Floats]:
    """The parts of a closed line that are seen."""
    if seen.all():
        return [np.concatenate([line, line[:3]])]
    start = int(np.argmin(seen))
    line, seen = np.roll(line, -start, axis=0), np.roll(seen, -start)
    edges = np.flatnonzero(np.diff(np.concatenate([[False], seen, [False]]).astype(np.int8)))
    pairs = zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True)
    return [line[first:past] for first, past in pairs if past - first > 2]
