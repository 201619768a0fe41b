"""A flick, or hundreds: from pushes to strokes.

How far a tip glides is settled first, then where it would go, and last what it meets on the way.
"""

from collections.abc import Sequence

import numpy as np

from dexterity.errors import LaunchError
from dexterity.physics.arrays import Floats
from dexterity.physics.pencil import feel
from dexterity.physics.pencil.glide import Glides, glide
from dexterity.physics.pencil.grain import Fibres, Grain
from dexterity.physics.pencil.line import draw_lines
from dexterity.physics.pencil.paper import Paper
from dexterity.physics.pencil.passing import ways_to_spots
from dexterity.physics.pencil.pushes import pushes_of
from dexterity.physics.pencil.stops import Stops, find_stops
from dexterity.physics.pencil.strokes import ENDS, Strokes
from dexterity.values import Push, Stroke, StrokeEnd


def flick(push: Push, paper: Paper, grain: Grain) -> Stroke:
    """The stroke that a push draws."""
    return flick_many([push], paper, grain).stroke(0)


def flick_many(pushes: Sequence[Push], paper: Paper, grain: Grain | Sequence[Grain]) -> Strokes:
    """The stroke of each push, every one as if it were alone on the paper.

    `grain`: of the one sheet, or one for each push, for who does not know the sheet's.
    """
    given = pushes_of(pushes, paper)
    grains = [grain] * len(pushes) if isinstance(grain, Grain) else list(grain)
    if len(grains) != len(pushes):
        raise LaunchError(f"{len(pushes)} pushes need as many grains, not {len(grains)}")
    glides = glide(given.speed_mm_s, given.lean_sine)
    middle = (paper.low_mm[0] + paper.high_mm[0]) / 2.0
    lines = draw_lines(given, float(glides.length_mm.max()), Fibres(grains, middle))
    return _cut(paper, glides, lines, find_stops(lines, paper))


def _cut(paper: Paper, glides: Glides, lines: Floats, stops: Stops) -> Strokes:
    """The strokes, each as long as the first thing that stopped it let it be."""
    glide_mm, to_wall, to_edge = glides.length_mm, stops.to_wall_mm, stops.to_edge_mm
    at_wall = glides.started & (to_wall <= glide_mm) & (to_wall <= to_edge)
    at_edge = glides.started & (to_edge <= glide_mm) & ~at_wall
    length = np.where(at_wall, to_wall, np.where(at_edge, to_edge, glide_mm))
    ends = np.full(len(length), ENDS.index(StrokeEnd.RAN_OUT))
    ends[glides.skipped] = ENDS.index(StrokeEnd.SKIPPED)
    ends[at_edge] = ENDS.index(StrokeEnd.OFF_SHEET)
    ends[at_wall] = ENDS.index(StrokeEnd.WALL)
    ends[~glides.started] = ENDS.index(StrokeEnd.TOO_WEAK)
    ends_mm = np.clip(_places_at(lines, length).T, paper.low_mm, paper.high_mm)
    passed = ways_to_spots(lines, length, paper.spots)
    walls = np.where(at_wall, stops.walls, -1)
    return Strokes(paper, ends, ends_mm, length, walls, passed, lines, glides)


def _places_at(lines: Floats, length_mm: Floats) -> Floats:
    """(2, n): where each line is after its length."""
    steps = length_mm / feel.STEP_MM
    before = np.minimum(steps.astype(np.int64), len(lines) - 2)
    columns = np.arange(len(length_mm))
    begin, end = lines[before, :, columns].T, lines[before + 1, :, columns].T
    places: Floats = begin + (steps - before) * (end - begin)
    return places
