"""How a tool keeps up with the hand: no faster than a tool may go, and never by a jump."""

from collections.abc import Iterator, Sequence
from math import atan2, dist, hypot, pi
from typing import Final

from dexterity.hand.track import Track, within_reach
from dexterity.units import DEGREE
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2

MOST_MM_S: Final = 4000.0
"""How fast a tool follows at most. A pointer that jumps would otherwise take it through the die
between two steps. Slower: a hard swing leaves its tool behind."""

HEADING_S: Final = 0.05
"""How far back the heading of a hand is read: three samples at 60 Hz. Shorter: it trembles with the
pixels. Longer: the tool faces where the hand came from."""

MOVING_MM_S: Final = 150.0
"""A hand slower than this has no heading: a pixel would turn it."""

WIDEST_RAD: Final = 60.0 * DEGREE
"""How far from straight ahead a tool faces at most: a wrist turns no farther."""

MOST_RAD_S: Final = 20.0
"""How fast a tool turns: from one side to the other in a tenth of a second. Faster: the end of a
palm strikes harder than its middle."""


def kept_up(path: Track, begins_mm: Vec2) -> Iterator[PointerSample]:
    """Where a tool is that begins at a place and otherwise moves as the hand does."""
    x, y = begins_mm
    before = path[0]
    off_x, off_y = x - before.x_mm, y - before.y_mm
    for sample in path:
        to = within_reach((sample.x_mm + off_x, sample.y_mm + off_y))
        x, y = drawn((x, y), to, MOST_MM_S * (sample.at_s - before.at_s))
        yield PointerSample(sample.at_s, x, y)
        before = sample


def drawn(place_mm: Vec2, to_mm: Vec2, most_mm: float) -> Vec2:
    """Towards a place, by no more than so far."""
    way = dist(place_mm, to_mm)
    share = 1.0 if way <= most_mm else most_mm / way
    (x, y), (to_x, to_y) = place_mm, to_mm
    return x + share * (to_x - x), y + share * (to_y - y)


def limited(value: float, least: float, most: float) -> float:
    """The nearest within two ends."""
    return max(least, min(most, value))


def facings(places: Sequence[PointerSample]) -> Iterator[float]:
    """Which way a tool faces at each sample: where it goes, if it goes ahead, or else as before."""
    facing = wanted = 0.0
    oldest = 0
    before = places[0]
    for sample in places:
        while places[oldest].at_s < sample.at_s - HEADING_S:
            oldest += 1
        heading = _heading(places[oldest], sample)
        if heading is not None and abs(heading) <= pi / 2:
            wanted = limited(heading, -WIDEST_RAD, WIDEST_RAD)
        most = MOST_RAD_S * (sample.at_s - before.at_s)
        facing += limited(wanted - facing, -most, most)
        yield facing
        before = sample


def _heading(since: PointerSample, now: PointerSample) -> float | None:
    """The direction of a hand that moves."""
    right, away = now.x_mm - since.x_mm, now.y_mm - since.y_mm
    if hypot(right, away) <= MOVING_MM_S * (now.at_s - since.at_s):
        return None
    return atan2(right, away)
