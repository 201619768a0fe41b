"""When lines of many pieces first come near to segments: swept piece by piece, exactly.

A segment with a reach about it is a capsule. A line that begins outside of one enters it through
a straight side or a round end, and both have a formula; nothing is sampled, so nothing is passed.
The round ends overlap where segments meet: no corner leaks.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from dexterity.physics.arrays import Floats, Ints
from dexterity.physics.pencil import feel

NEVER: Final = np.inf

PACK: Final = 8
"""How many pieces are looked at in one box, to leave out what is nowhere near. Fewer: more boxes
than pieces that they spare. More: large boxes, which are near to everything."""


@dataclass(frozen=True, slots=True, eq=False)
class Segments:
    """Straight pieces drawn on the paper, (m) each; of no length, they are dots."""

    from_mm: Floats
    """(2, m), as `along` is."""
    along: Floats
    """The direction, of length 1."""
    length_mm: Floats
    boxes: Floats
    """(4, m): least x and y, most x and y."""


def segments_between(from_mm: Floats, to_mm: Floats) -> Segments:
    """The segments between two lots of places, (2, m) each."""
    apart = to_mm - from_mm
    length = np.sqrt(apart[0] * apart[0] + apart[1] * apart[1])
    along = apart / np.where(length > 0.0, length, 1.0)
    along[0, length == 0.0] = 1.0  # a dot lies whichever way
    boxes = np.concatenate([np.minimum(from_mm, to_mm), np.maximum(from_mm, to_mm)])
    return Segments(from_mm, along, length, boxes)


def distances(places_mm: Floats, segments: Segments) -> Floats:
    """(n, m): how far each of places (2, n) is from each segment."""
    x, y = places_mm[:, :, None] - segments.from_mm[:, None, :]
    ux, uy = segments.along
    on = np.minimum(np.maximum(x * ux + y * uy, 0.0), segments.length_mm)
    dx, dy = x - on * ux, y - on * uy
    apart: Floats = np.sqrt(dx * dx + dy * dy)
    return apart


def first_touches(lines_mm: Floats, segments: Segments, reach_mm: Floats) -> Floats:
    """(n, m): how far along each line (k, 2, n) it first enters each segment's reach (n, m).

    NEVER where it does not, and where the reach is below 0.
    """
    _, _, lines = lines_mm.shape
    touches = np.full((lines, len(segments.length_mm)), NEVER)
    packs, line, segment = _near(lines_mm, segments, reach_mm)
    if not len(packs):
        return touches
    first = packs * PACK
    steps = np.minimum(first[:, None] + np.arange(PACK + 1), len(lines_mm) - 1)
    places = lines_mm[steps, :, line[:, None]]
    shares = _entries(places, segments, segment, reach_mm[line, segment])
    at_mm = ((steps[:, :-1] + shares) * feel.STEP_MM).min(axis=1)
    np.minimum.at(touches, (line, segment), at_mm)
    return touches


def _near(lines_mm: Floats, segments: Segments, reach_mm: Floats) -> tuple[Ints, Ints, Ints]:
    """Pack, line and segment of all that may touch."""
    pieces = len(lines_mm) - 1
    starts = np.arange(0, pieces, PACK)
    last = np.minimum(starts + PACK, pieces)
    low = np.minimum(np.minimum.reduceat(lines_mm[:-1], starts), lines_mm[last])
    high = np.maximum(np.maximum.reduceat(lines_mm[:-1], starts), lines_mm[last])
    least_x, least_y, most_x, most_y = segments.boxes
    reach = np.where(reach_mm < 0.0, -NEVER, reach_mm + feel.CLOSER_MM)
    near = low[:, 0, :, None] <= most_x + reach
    near &= high[:, 0, :, None] >= least_x - reach
    near &= low[:, 1, :, None] <= most_y + reach
    near &= high[:, 1, :, None] >= least_y - reach
    packs, line, segment = np.nonzero(near)
    return packs, line, segment


def _entries(places: Floats, segments: Segments, segment: Ints, reach: Floats) -> Floats:
    """(t, pieces): at what share of each piece it enters the reach; NEVER where it does not."""
    ux, uy = segments.along[:, segment, None]
    length, reach = segments.length_mm[segment, None], reach[:, None]
    x, y = np.moveaxis(places, 2, 0) - segments.from_mm[:, segment, None]
    # As the segment sees it: along itself, and to whichever side.
    seen = np.stack([x * ux + y * uy, x * uy - y * ux])
    at, go = seen[:, :, :-1], np.diff(seen)
    past_end = np.stack([at[0] - length, at[1]])
    ends = np.minimum(_end_entries(at, go, reach), _end_entries(past_end, go, reach))
    return np.minimum(_side_entries(at, go, length, reach), ends)


def _side_entries(at: Floats, go: Floats, length: Floats, reach: Floats) -> Floats:
    """Through a straight side. What is inside by rounding and goes on inwards enters at once."""
    along, across = at
    closing = np.where(across >= 0.0, -go[1], go[1])
    apart = np.maximum(np.abs(across) - reach, 0.0)
    enters = (closing > 0.0) & (apart <= closing)
    share = apart / np.where(enters, closing, 1.0)
    entry = along + share * go[0]
    return np.where(enters & (entry >= 0.0) & (entry <= length), share, NEVER)


def _end_entries(at: Floats, go: Floats, reach: Floats) -> Floats:
    """Through a round end, about the origin."""
    closing = -(at[0] * go[0] + at[1] * go[1])
    beyond = np.maximum(at[0] * at[0] + at[1] * at[1] - reach * reach, 0.0)
    square = go[0] * go[0] + go[1] * go[1]
    meets = closing * closing - square * beyond
    enters = (closing > 0.0) & (meets >= 0.0)
    # The smaller root, written so that nothing is lost where the line begins at the very end.
    share = beyond / np.where(enters, closing + np.sqrt(np.where(enters, meets, 0.0)), 1.0)
    return np.where(enters & (share <= 1.0), share, NEVER)
