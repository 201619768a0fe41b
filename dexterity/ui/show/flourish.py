"""Flourishes: what is drawn around something to be proud of, stroke by stroke."""

from collections.abc import Iterable, Iterator
from math import cos, pi, sin
from typing import Final

from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.draw.colours import CENTRE, INK, PAPER, Colour
from dexterity.values.vectors import Vec2

GROWS_S: Final = 1.4
"""Of laurels, from the stem to the last leaf. Longer: they still grow when the player leaves."""
BURSTS_S: Final = 0.45
"""Of rays and of a slash. Longer: it is no burst. Shorter: it is there without having come."""

LEAVES: Final = 11
"""On each branch of a large wreath."""
FEW_LEAVES: Final = 5
"""The same on one about a die: more would be a hedge."""
START_TURN, END_TURN = 0.47 * pi, -0.36 * pi
"""Where the branches begin and end, from the right, clockwise as the eye sees it."""
GREEN: Final[Colour] = (0.33, 0.52, 0.30)
STEM: Final[Colour] = (0.42, 0.36, 0.22)
STRAW: Final[Colour] = (0.93, 0.66, 0.16)

HALO: Final = 3.6
"""Points of paper, on both sides of a stroke together."""

RAYS: Final = 16
LYING: Final = 0.62
"""Height by width of a circle that is drawn on the table, as a player sits there."""

GRID: Final = 64
"""Points are whole shares of this, which floats add without rounding: a flourish has the same
shape wherever it is, and the canvas draws each of its strokes only once."""

Line = tuple[Vec2, ...]
Stroke = tuple[Line, Colour, float]
"""A line, its pencil, and how wide that is."""


class Flourish:
    """Strokes about a middle, drawn as far as they have come."""

    def __init__(
        self,
        strokes: Iterable[Stroke],
        *,
        grown: bool,
        grows_s: float = GROWS_S,
        haloed: bool = False,
    ) -> None:
        """`grown`: at once, for players who want nothing to move.

        `haloed`: on an edge of paper, to be seen on a target of any colour.
        """
        self._strokes = tuple(
            (tuple(map(_on_grid, line)), colour, width) for line, colour, width in strokes
        )
        self._grows_s, self._haloed = grows_s, haloed
        self._grown_s = grows_s if grown else 0.0

    @property
    def share(self) -> float:
        """How much of it is there."""
        return self._grown_s / self._grows_s

    def update(self, elapsed_s: float) -> None:
        """A little more of it."""
        self._grown_s = min(self._grows_s, self._grown_s + elapsed_s)

    def draw(self, canvas: Canvas, at: Vec2) -> None:
        """All that there is of it, about a place of the stage."""
        x, y = _on_grid(at)
        count = round(len(self._strokes) * self.share)
        drawn = [
            ([(x + dx, y + dy) for dx, dy in line], colour, width, f"flourish/{number % 5}")
            for number, (line, colour, width) in enumerate(self._strokes[:count])
        ]
        # All paper first: the edge of one stroke must not cut into another.
        for line, _, width, name in drawn if self._haloed else ():
            canvas.line(line, width=width + HALO, colour=PAPER, name=name)
        for line, colour, width, name in drawn:
            canvas.line(line, width=width, colour=colour, name=name)


def _on_grid(place: Vec2) -> Vec2:
    x, y = place
    return round(GRID * x) / GRID, round(GRID * y) / GRID


# --- rays -----------------------------------------------------------------------------------------


def rays(
    radius: float, *, inner: float, colour: Colour, low: float = 1.0, width: float = 3.0
) -> Iterator[Stroke]:
    """Long ones of that colour and short ones of straw by turns, from the inside out.

    `inner` is where they begin, in radii; `low` their height by their width.
    """
    middle, gap = (1.0 + inner) / 2, 0.02
    for near, far in ((inner, middle - gap), (middle + gap, 1.0)):
        # Every other ray is short: it ends where the long ones go on.
        for number in range(0, RAYS, 1 if near == inner else 2):
            turn = 2 * pi * (number + 0.25) / RAYS
            ends = (radius * near, radius * far)
            line = tuple((r * cos(turn), low * r * sin(turn)) for r in ends)
            yield line, STRAW if number % 2 else colour, width


# --- a slash --------------------------------------------------------------------------------------


def slash(radius: float) -> Iterator[Stroke]:
    """One great stroke from the upper right, in crimson between ink, and splinters beside it."""
    for aside, colour, width in ((0.0, CENTRE, 7.0), (-0.07, INK, 1.6), (0.07, INK, 1.6)):
        shares = (-1.0, -0.4, 0.2, 1.0)
        yield tuple(_slashed(radius, share, aside * (1.0 - abs(share))) for share in shares), \
            colour, width  # fmt: skip
    for share, out in ((-0.55, 0.42), (0.45, -0.42), (-0.1, -0.5), (0.1, 0.5), (0.75, 0.3)):
        splinter = (share, 0.35 * out), (share + 0.14, out)
        yield tuple(_slashed(radius, *end) for end in splinter), CENTRE, 2.4


def _slashed(radius: float, along: float, aside: float) -> Vec2:
    """A place by how far down the slash it is, and how far to its right."""
    down = (-0.62, 0.78)
    return radius * (along * down[0] + aside * down[1]), radius * (
        along * down[1] - aside * down[0]
    )


# --- laurels --------------------------------------------------------------------------------------


def laurels(radius: float, leaves: int = LEAVES, width: float = 3.4) -> Iterator[Stroke]:
    """Stems and leaves of two branches, in the order in which they grow."""
    for at in range(leaves):
        share, following = at / leaves, (at + 1) / leaves
        for side in (1.0, -1.0):
            yield _stem(radius, (share, following), side), STEM, width
            for outward in (1.0, -1.0):
                yield _leaf(radius, following, side, outward, leaves), GREEN, 0.88 * width


def _turn(share: float) -> float:
    return START_TURN + share * (END_TURN - START_TURN)


def _at(radius: float, turn: float, side: float) -> Vec2:
    return side * radius * cos(turn), radius * sin(turn)


def _stem(radius: float, between: tuple[float, float], side: float) -> Line:
    start, end = between
    steps = (start + (end - start) * step / 4 for step in range(5))
    return tuple(_at(radius, _turn(step), side) for step in steps)


def _leaf(radius: float, share: float, side: float, outward: float, leaves: int) -> Line:
    """An almond that leans forward along the stem, on one side of it."""
    larger = (LEAVES / leaves) ** 0.5
    long, wide = 0.20 * larger * radius * (1.0 - 0.35 * share), 0.055 * larger * radius
    foot = _at(radius, _turn(share), side)
    # Along the stem, and away from the middle of the wreath.
    lean = _turn(share) - 0.5 * pi + outward * 0.75
    along = (side * cos(lean), sin(lean))
    across = (-along[1], along[0])
    shape = [(0.0, 0.0), (0.3, 0.9), (0.65, 0.8), (1.0, 0.0), (0.65, -0.8), (0.3, -0.9), (0.0, 0.0)]
    return tuple(
        (
            foot[0] + long * far * along[0] + wide * off * across[0],
            foot[1] + long * far * along[1] + wide * off * across[1],
        )
        for far, off in shape
    )
