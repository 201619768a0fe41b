"""Outlines to draw with: blobs, ellipses, limbs, polygons, shaggy and mirrored ones."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, hypot

from tools.portrait_making.curves import Curve, Dot, Spot, around, closed, opened, sharp

MIDDLE = 200.0
"""Of the sheet, across and down."""


def blob(*spots: Spot) -> Curve:
    """A round outline through these places; sharp(x, y) makes a corner."""
    return closed(spots)


def ellipse(at: Spot, across: float, down: float | None = None, turn: float = 0) -> Curve:
    """By its two radii; a circle when there is one."""
    down = across if down is None else down
    count = 8 if max(across, down) > 14 else 6
    corners = (around((0, 0), 1, 360 * step / count) for step in range(count))
    return turned(closed((at[0] + x * across, at[1] + y * down) for x, y in corners), turn, at)


def polygon(*spots: Spot) -> Curve:
    """Straight sides."""
    return closed(sharp(spot[0], spot[1]) for spot in spots)


def box(left: float, top: float, right: float, bottom: float, turn: float = 0) -> Curve:
    """A rectangle, turned about its middle."""
    middle = (left + right) / 2, (top + bottom) / 2
    return turned(polygon((left, top), (right, top), (right, bottom), (left, bottom)), turn, middle)


def limb(spine: Sequence[Spot], widths: Sequence[float]) -> Curve:
    """A tube along a spine, as wide as said at each of its places; its ends are round."""
    line = opened(spine)
    halves = [width / 2 for width in widths]
    left = line.offset(halves).dots
    right = line.offset([-half for half in halves]).dots
    return closed((_cap(line, 0, halves[0]), *left, _cap(line, -1, halves[-1]), *reversed(right)))


def spike(base: Spot, tip: Spot, width: float, bend: float = 0) -> Curve:
    """A horn, claw, fang or tuft: wide at its base, sharp at its tip, bent to one side."""
    x, y = tip[0] - base[0], tip[1] - base[1]
    length = hypot(x, y) or 1.0
    across = (-y / length, x / length)
    half = width / 2

    def place(along: float, side: float) -> tuple[float, float]:
        return (
            base[0] + x * along + across[0] * side,
            base[1] + y * along + across[1] * side,
        )

    return closed(
        (
            sharp(*place(0, half)),
            place(0.55, half * 0.62 + bend),
            sharp(*tip),
            place(0.5, -half * 0.62 + bend),
            sharp(*place(0, -half)),
        )
    )


def star(at: Spot, reach: float, points: int = 5, inner: float = 0.45, turn: float = -90) -> Curve:
    """Its inner corners lie at that share of its reach."""
    return polygon(
        *(
            around(at, reach if step % 2 == 0 else reach * inner, turn + 180 * step / points)
            for step in range(2 * points)
        )
    )


def shaggy(outline: Curve, tuft: float, depth: float, lean: float = 0.35) -> Curve:
    """The same outline with tufts of fur that long along it and that deep, leaning on."""
    sides = _evenly(outline, tuft)
    side = 1.0 if outline.clockwise else -1.0
    share = 0.5 + lean
    dots: list[Dot] = []
    for number, here in enumerate(sides):
        ahead = sides[(number + 1) % len(sides)]
        x, y = ahead[0] - here[0], ahead[1] - here[1]
        length = hypot(x, y) or 1.0
        out = (y / length * side, -x / length * side)
        dots.append(Dot(here[0], here[1], sharp=True))
        dots.append(
            Dot(
                here[0] + x * 0.4 + out[0] * depth * 0.75,
                here[1] + y * 0.4 + out[1] * depth * 0.75,
            )
        )
        dots.append(
            Dot(here[0] + x * share + out[0] * depth, here[1] + y * share + out[1] * depth, True)
        )
    return Curve(tuple(dots), closed=True)


def scalloped(outline: Curve, bump: float, depth: float) -> Curve:
    """The same outline in round bumps: wool, clouds, foam, feathers."""
    sides = _evenly(outline, bump)
    side = 1.0 if outline.clockwise else -1.0
    dots: list[Dot] = []
    for number, here in enumerate(sides):
        ahead = sides[(number + 1) % len(sides)]
        x, y = ahead[0] - here[0], ahead[1] - here[1]
        length = hypot(x, y) or 1.0
        out = (y / length * side * depth, -x / length * side * depth)
        dots.append(Dot(here[0], here[1], sharp=True))
        dots += [
            Dot(here[0] + x * share + out[0] * 1.2, here[1] + y * share + out[1] * 1.2)
            for share in (0.25, 0.75)
        ]
    return Curve(tuple(dots), closed=True)


def mirrored(outline: Curve, x: float = MIDDLE) -> Curve:
    """The same on the other side of an upright line."""
    return Curve(tuple(Dot(2 * x - d.x, d.y, d.sharp) for d in outline.dots), outline.closed)


def turned(outline: Curve, degrees: float, about: Spot) -> Curve:
    """The same, turned clockwise."""
    if not degrees:
        return outline
    right, down = around((0, 0), 1, degrees)
    return Curve(
        tuple(
            Dot(
                about[0] + (d.x - about[0]) * right - (d.y - about[1]) * down,
                about[1] + (d.x - about[0]) * down + (d.y - about[1]) * right,
                d.sharp,
            )
            for d in outline.dots
        ),
        outline.closed,
    )


def within(outline: Curve, place: Spot) -> bool:
    """Whether a place lies inside."""
    x, y = place[0], place[1]
    inside = False
    before = outline.flat[-1]
    for here in outline.flat:
        if (here[1] > y) != (before[1] > y):
            crossing = here[0] + (y - here[1]) * (before[0] - here[0]) / (before[1] - here[1])
            inside ^= x < crossing
        before = here
    return inside


def _cap(line: Curve, place: int, half: float) -> Dot:
    """The round end of a tube: half its width beyond its last place."""
    end = line.dots[place]
    inner = line.dots[1] if place == 0 else line.dots[-2]
    x, y = end.x - inner.x, end.y - inner.y
    length = hypot(x, y) or 1.0
    return Dot(end.x + x / length * half * 0.9, end.y + y / length * half * 0.9)


def _evenly(outline: Curve, apart: float) -> list[tuple[float, float]]:
    """Places along an outline, about as far apart as said."""
    flat = [*outline.flat, outline.flat[0]]
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(flat)]
    count = max(3, ceil(sum(lengths) / apart))
    gap = sum(lengths) / count
    places: list[tuple[float, float]] = []
    walked = 0.0
    for (start, end), length in zip(pairwise(flat), lengths, strict=True):
        while len(places) < count and len(places) * gap <= walked + length:
            share = (len(places) * gap - walked) / length if length else 0.0
            places.append(
                (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            )
        walked += length
    return places
