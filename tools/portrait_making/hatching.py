"""Strokes of a colour pencil that stay inside an outline, which the rasteriser cannot clip to."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, radians, sin
from random import Random

from tools.portrait_making.curves import Curve

Segment = tuple[float, float, float, float]
"""From x, y to x, y."""

SHORTEST = 5.0
"""Points of a stroke worth making."""
LIFTED = 0.12
"""How often the pencil is lifted in the middle of a long stroke."""


@dataclass(frozen=True, slots=True)
class Hatch:
    """How the pencil goes."""

    spacing: float = 8.0
    width: float = 3.4
    angle: float = -52.0
    """Degrees; of a right-handed pencil."""


def hatched(outline: Curve, hatch: Hatch, luck: Random) -> list[Segment]:
    """Strokes all over a shape."""
    return _strokes([outline], hatch, luck)


def shaded(outline: Curve, depth: float, hatch: Hatch, luck: Random) -> list[Segment]:
    """Strokes along its lower right, where light from the upper left does not reach."""
    return _strokes([outline, outline.moved(-depth, -depth * 0.9)], hatch, luck)


def stroke_path(segments: Sequence[Segment]) -> str:
    """What an SVG calls them; whole points are fine enough for a pencil."""
    words = []
    for segment in segments:
        x, y, to_x, to_y = (round(v) for v in segment)
        dy = f"{to_y - y}" if to_y < y else f" {to_y - y}"
        words.append(f"M{x} {y}l{to_x - x}{dy}")
    return "".join(words)


def _strokes(outlines: Sequence[Curve], hatch: Hatch, luck: Random) -> list[Segment]:
    """Inside the first outline and outside the second, if there is one."""
    right, down = cos(radians(hatch.angle)), sin(radians(hatch.angle))
    turned = [[(x * right + y * down, y * right - x * down) for x, y in o.flat] for o in outlines]
    levels = [v for _, v in turned[0]]
    level = min(levels) + hatch.spacing * luck.uniform(0.4, 0.8)
    segments: list[Segment] = []
    while level < max(levels):
        spans = _spans(turned[0], level)
        for other in turned[1:]:
            spans = _without(spans, _spans(other, level))
        for start, end in _as_drawn(spans, hatch, luck):
            tilt = luck.uniform(-0.16, 0.16) * hatch.spacing
            a, b = level + tilt, level - tilt
            segments.append(
                (
                    start * right - a * down,
                    start * down + a * right,
                    end * right - b * down,
                    end * down + b * right,
                )
            )
        level += hatch.spacing * luck.uniform(0.82, 1.18)
    return segments


def _as_drawn(
    spans: Sequence[tuple[float, float]], hatch: Hatch, luck: Random
) -> list[tuple[float, float]]:
    """Strokes end short of the line, and now and then the hand is lifted."""
    drawn: list[tuple[float, float]] = []
    for start, end in spans:
        first = start + hatch.width * 0.5 + luck.uniform(0, hatch.width)
        last = end - hatch.width * 0.5 - luck.uniform(0, hatch.width)
        if last - first > 60 and luck.random() < LIFTED:
            middle = luck.uniform(first + 20, last - 20)
            drawn += [(first, middle - 4), (middle + 4, last)]
        else:
            drawn.append((first, last))
    return [span for span in drawn if span[1] - span[0] > SHORTEST]


def _spans(places: Sequence[tuple[float, float]], level: float) -> list[tuple[float, float]]:
    """Where a line across runs inside."""
    crossings = []
    before = places[-1]
    for here in places:
        if (here[1] > level) != (before[1] > level):
            share = (level - here[1]) / (before[1] - here[1])
            crossings.append(here[0] + share * (before[0] - here[0]))
        before = here
    crossings.sort()
    return list(pairwise(crossings))[::2]


def _without(
    spans: Sequence[tuple[float, float]], holes: Sequence[tuple[float, float]]
) -> list[tuple[float, float]]:
    """What is left of spans when holes are taken out."""
    left = list(spans)
    for low, high in holes:
        left = [
            piece
            for start, end in left
            for piece in ((start, min(end, low)), (max(start, high), end))
            if piece[1] > piece[0]
        ]
    return left
