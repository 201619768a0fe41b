"""What stops a line that a tip would draw: the first wall on its way, and the sheet's edge."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from dexterity.physics.arrays import Floats, Ints
from dexterity.physics.pencil import feel
from dexterity.physics.pencil.paper import Paper
from dexterity.physics.pencil.sweep import NEVER, distances, first_touches, segments_between
from dexterity.values import Vec2, Wall


@dataclass(frozen=True, slots=True, eq=False)
class Stops:
    """How far along each of n lines comes to something; infinite where it does not."""

    walls: Ints
    """The number of the first wall that it touches; of no meaning if it touches none."""
    to_wall_mm: Floats
    to_edge_mm: Floats


def find_stops(lines: Floats, paper: Paper) -> Stops:
    """What is on the way of lines (k, 2, n)."""
    walls, to_wall = _to_walls(lines, paper.walls)
    return Stops(walls, to_wall, _to_edge(lines, paper))


def _to_walls(lines: Floats, walls: Sequence[Wall]) -> tuple[Ints, Floats]:
    """The number of the first wall that each line touches, and how far along it does."""
    count = lines.shape[2]
    if not walls:
        return np.full(count, -1), np.full(count, NEVER)
    begins, ends = [wall.from_mm for wall in walls], [wall.to_mm for wall in walls]
    segments = segments_between(_columns(begins), _columns(ends))
    # Who stands at a wall touches it again only by coming nearer; on its very line, one is at
    # neither side of it and may leave to both.
    reach = np.minimum(feel.TOUCH_MM, distances(lines[0], segments) - feel.CLOSER_MM)
    touches = first_touches(lines, segments, reach)
    first = touches.argmin(axis=1)
    return first, touches[np.arange(count), first]


def _to_edge(lines: Floats, paper: Paper) -> Floats:
    """How far along each line leaves the sheet."""
    before, after = lines[:-1], lines[1:]
    low, high = (np.array(corner)[:, None] for corner in (paper.low_mm, paper.high_mm))
    out = (after < low) | (after > high)
    edge = np.where(after < low, low, high)
    going = np.where(out, after - before, 1.0)
    # Once outside, the line is past the edge from the piece's beginning on.
    share = np.where(out, np.maximum((edge - before) / going, 0.0), NEVER)
    steps = np.arange(len(before), dtype=np.float64)[:, None, None]
    to_edge: Floats = ((steps + share) * feel.STEP_MM).min(axis=(0, 1))
    return to_edge


def _columns(places: Sequence[Vec2]) -> Floats:
    return np.array(places).T.copy()
