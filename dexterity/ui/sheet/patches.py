"""Patches of colour on a sheet, in its millimetres: the one thing that all of it is drawn with.

A line is a patch too, thin and unsteady. So turning a sheet turns a few thousand corners, and every
line is as sharp as before.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import accumulate, pairwise
from math import pi
from typing import Final

import numpy as np

from dexterity.ui.canvas.ink import seeded
from dexterity.ui.draw.colours import INK, Colour
from dexterity.ui.draw.noise import Floats
from dexterity.ui.world.strokes import ribbons
from dexterity.values.vectors import Vec2

WHITE: Final[Colour] = (1.0, 1.0, 1.0)
"""Bare paper."""
STEP_MM: Final = 5.0
"""Between the places where an unsteady line may bend."""
WANDER_MM: Final = 0.16
"""How far a line strays. Strokes end 0.4 mm from walls: more, and they seem to end elsewhere."""
PART: Final = 8
"""Points of a line drawn as one patch: of a longer one, every row of pixels asks every side."""

KEPT_LINES: Final = 400
"""Pen lines that are kept: an author who draws one more wall waits for that one alone. The fullest
of our sheets has 194 walls, and none may have more than 64 strokes. With five times as many, those
of all sheets of an evening add up, in thousands of little pieces scattered over the memory."""


class Medium(Enum):
    """What draws: a pencil catches on the paper's tooth, ink does not."""

    PENCIL = 0
    INK = 1


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """The inside of a closed line (n, 2)."""

    outline: Floats
    colour: Colour = INK
    medium: Medium = Medium.INK


@dataclass(frozen=True, slots=True, eq=False)
class Patches:
    """Many, in the order in which they are laid, ready to be moved at once."""

    corners: Floats
    """(n, 2): those of all of them."""
    ends: tuple[int, ...]
    """Where each begins in there, and where the last ends."""
    colours: tuple[Colour, ...]
    media: tuple[Medium, ...]

    def parts(self, most: int) -> Iterator["Patches"]:
        """All of them in their order, no more than so many at once."""
        for first in range(0, len(self.colours), most):
            last = min(first + most, len(self.colours))
            begin, end = self.ends[first], self.ends[last]
            yield Patches(
                self.corners[begin:end],
                tuple(at - begin for at in self.ends[first : last + 1]),
                self.colours[first:last],
                self.media[first:last],
            )


def together(patches: Iterable[Patch]) -> Patches:
    """All of them as one."""
    laid = list(patches)
    outlines = [patch.outline for patch in laid] or [np.empty((0, 2))]
    ends = tuple(accumulate((len(patch.outline) for patch in laid), initial=0))
    return Patches(
        np.concatenate(outlines),
        ends,
        tuple(patch.colour for patch in laid),
        tuple(patch.medium for patch in laid),
    )


# --- lines --------------------------------------------------------------------------------------


def unsteady(points: Sequence[Vec2], name: str, wander_mm: float = WANDER_MM) -> Floats:
    """A line through points as a hand draws it; the same for the same name. Its corners stay."""
    places = np.array(points, dtype=np.float64)
    rng, pieces = seeded(name), []
    for start, end in pairwise(places):
        count = max(1, round(float(np.hypot(*(end - start))) / STEP_MM))
        share = np.linspace(0.0, 1.0, count, endpoint=False)[:, None]
        pieces.append(start + share * (end - start))
    line = np.concatenate([*pieces, places[-1:]])
    return np.asarray(
        line + rng.normal(0.0, wander_mm, line.shape).clip(-2 * wander_mm, 2 * wander_mm)
    )


def line_patches(
    points: Floats,
    width_mm: Floats | float,
    colour: Colour = INK,
    medium: Medium = Medium.INK,
) -> list[Patch]:
    """A line of a pen or pencil, as wide at each of its points as told."""
    wide = np.broadcast_to(np.asarray(width_mm, np.float64), (len(points),))
    parts = (slice(at, at + PART + 1) for at in range(0, len(points) - 1, PART))
    return [
        Patch(ribbons(points[None, part], wide[None, part])[0], colour, medium) for part in parts
    ]


@lru_cache(maxsize=KEPT_LINES)
def pen_patches(
    points: tuple[Vec2, ...], width_mm: float, name: str, colour: Colour = INK
) -> list[Patch]:
    """An inked line: unsteady, pressed on now more, now less, and round at its ends."""
    line = unsteady(points, name)
    swell = seeded(f"{name} swell").uniform(0.82, 1.18, len(line))
    tips = [Patch(disc(end, width_mm / 2, 6), colour) for end in (line[0], line[-1])]
    return [*line_patches(line, width_mm * swell, colour), *tips]


def closed(points: Floats) -> Floats:
    """The same line back to where it began."""
    return np.concatenate([points, points[:1]])


def disc(middle: Vec2 | Floats, radius_mm: float, corners: int = 8) -> Floats:
    """Round, as far as can be seen at its size."""
    turns = np.arange(corners) * (2 * pi / corners)
    ring = np.column_stack([np.cos(turns), np.sin(turns)])
    return np.asarray(np.asarray(middle) + radius_mm * ring)
