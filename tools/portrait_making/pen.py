"""The pen a portrait is drawn with: ink that swells and thins, and colour pencil inside it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import cos, pi, radians, sin
from random import Random

from dexterity.luck import luck_for
from tools.portrait_making.curves import Curve, Dot, Spot, closed, opened
from tools.portrait_making.hatching import Hatch, Segment, hatched, shaded, stroke_path
from tools.portrait_making.pencils import DEPTH, INK, PAPER, Pencil, mixed
from tools.portrait_making.shapes import ellipse

SEED = 400
"""The edge of a sheet; any other would do."""
TREMOR = 1.1
"""Points by which a hand misses a dot. More: nervous. Less: a machine."""
SMALLEST_HATCHED = 16.0
"""Points across and down below which a shape is only filled."""
PENCILLED = Hatch()
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">'
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
)
TAIL = "</g></svg>\n"


@dataclass(frozen=True, slots=True)
class Placement:
    """Where on the sheet a part is put: turned and scaled, then moved."""

    xx: float = 1.0
    xy: float = 0.0
    yx: float = 0.0
    yy: float = 1.0
    dx: float = 0.0
    dy: float = 0.0

    def dot(self, dot: Dot) -> Dot:
        """A dot of the part on the sheet."""
        x, y = dot.x, dot.y
        return Dot(
            self.xx * x + self.xy * y + self.dx, self.yx * x + self.yy * y + self.dy, dot.sharp
        )

    def after(self, inner: "Placement") -> "Placement":
        """Both at once, the inner one first."""
        return Placement(
            self.xx * inner.xx + self.xy * inner.yx,
            self.xx * inner.xy + self.xy * inner.yy,
            self.yx * inner.xx + self.yy * inner.yx,
            self.yx * inner.xy + self.yy * inner.yy,
            self.xx * inner.dx + self.xy * inner.dy + self.dx,
            self.yx * inner.dx + self.yy * inner.dy + self.dy,
        )

    @property
    def scale(self) -> float:
        """Of lengths, whatever the turn."""
        return float(abs(self.xx * self.yy - self.xy * self.yx) ** 0.5)


def placement(
    dx: float, dy: float, *, turn: float, scale: float, flip: bool, about: Spot
) -> Placement:
    """Turned clockwise, scaled and flipped about a place, then moved."""
    right, down = cos(radians(turn)) * scale, sin(radians(turn)) * scale
    side = -1.0 if flip else 1.0
    xx, xy, yx, yy = right * side, -down, down * side, right
    return Placement(
        xx,
        xy,
        yx,
        yy,
        about[0] + dx - xx * about[0] - xy * about[1],
        about[1] + dy - yx * about[0] - yy * about[1],
    )


class Pen:
    """Draws on one sheet of 400 by 400 points; what comes later lies on top."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._marks: list[str] = []
        self._placement = Placement()
        self._boxes: list[tuple[float, float, float, float]] = []

    @contextmanager
    def placed(
        self,
        dx: float = 0,
        dy: float = 0,
        *,
        turn: float = 0,
        scale: float = 1,
        flip: bool = False,
        about: Spot = (200, 200),
    ) -> Iterator[None]:
        """What is drawn inside is turned, scaled or flipped about a place, then moved."""
        outer = self._placement
        self._placement = outer.after(
            placement(dx, dy, turn=turn, scale=scale, flip=flip, about=about)
        )
        yield
        self._placement = outer

    def shape(
        self,
        outline: Curve,
        pencil: Pencil,
        *,
        line: float = 6.5,
        ink: Pencil = INK,
        hatch: Hatch | None = PENCILLED,
        shade: float = 0.12,
        tint: float = 0.22,
        opacity: float = 1.0,
    ) -> None:
        """A shape in colour pencil with an ink outline.

        `line` is the width of its ink, 0 for none; `shade` how deep the shadow at its lower right
        is, as a share of its size; `tint` how much paper shines through the ground colour.
        """
        luck = self._luck(outline)
        whole = self._on_sheet(outline).trembling(luck, TREMOR)
        inner = whole
        ground = mixed(pencil, PAPER, tint)
        if line:
            outer, inner = _inked(whole, line * self._placement.scale, luck)
            self._fill(outer, ink, opacity)
        self._fill(inner, ground, opacity)
        left, top, right, bottom = inner.box
        across, down = right - left, bottom - top
        if hatch is None or min(across, down) < SMALLEST_HATCHED:
            return
        self._pencil(hatched(inner, hatch, luck), mixed(pencil, DEPTH, 0.09), hatch.width)
        if shade:
            depth = shade * (across * down) ** 0.5
            darker = Hatch(hatch.spacing * 0.72, hatch.width * 0.9, hatch.angle - 9)
            segments = shaded(inner, depth, darker, luck)
            self._pencil(segments, mixed(pencil, DEPTH, 0.3), darker.width)

    def line(
        self,
        *spots: Spot,
        width: float = 5.0,
        pencil: Pencil = INK,
        start: float = 0.35,
        end: float = 0.35,
    ) -> None:
        """A stroke of the pen that swells in its middle; its ends are shares of its width."""
        stroke = opened(spots if len(spots) > 2 else _with_middle(*spots))
        luck = self._luck(stroke)
        whole = self._on_sheet(stroke).trembling(luck, TREMOR * 0.6)
        last = max(1, len(whole.dots) - 1)
        full = width * self._placement.scale / 2
        halves = [
            full * (_swelling(number / last, start, end) + luck.uniform(-0.05, 0.05))
            for number in range(last + 1)
        ]
        self._fill(_ribbon(whole, halves), pencil)

    def strokes(self, *lines: Sequence[Spot], width: float = 3.2, pencil: Pencil = INK) -> None:
        """Many small marks with an even pen, cheap in size: fur, scales, cracks, letters."""
        paths = [
            self._on_sheet(curve).trembling(self._luck(curve), TREMOR * 0.5).path
            for curve in map(opened, lines)
        ]
        if paths:
            self._stroke("".join(paths), pencil, width * self._placement.scale)

    def dots(self, *spots: Spot, size: float = 5.0, pencil: Pencil = INK) -> None:
        """Round marks: pips, freckles, buttons, pupils."""
        path = "".join(
            f"M{dot.x:.1f} {dot.y:.1f}h.1"
            for dot in (self._placement.dot(Dot(*spot)) for spot in spots)
        )
        self._stroke(path, pencil, size * self._placement.scale)

    def ground(self, middle: float = 200, below: float = 378, reach: float = 130) -> None:
        """A soft shadow on the table, in pencil; however the character is turned."""
        outline = ellipse((middle, below), reach, max(9.0, reach * 0.085))
        pencil = mixed(DEPTH, PAPER, 0.62)
        self._pencil(hatched(outline, Hatch(7.5, 4.2, -18), self._luck(outline)), pencil, 4.2)

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all that was drawn in ink."""
        lefts, tops, rights, bottoms = zip(*self._boxes, strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)

    @property
    def svg(self) -> str:
        """All that was drawn."""
        return HEAD + "".join(self._marks) + TAIL

    def _luck(self, curve: Curve) -> Random:
        """Of a shape's own place, so that a new mood moves nothing but the face."""
        left, top, right, bottom = (round(side) for side in curve.box)
        return luck_for(SEED, self._name, left, top, right, bottom)

    def _on_sheet(self, curve: Curve) -> Curve:
        if self._placement == Placement():
            return curve
        return Curve(tuple(self._placement.dot(dot) for dot in curve.dots), curve.closed)

    def _pencil(self, segments: Sequence[Segment], pencil: Pencil, width: float) -> None:
        if segments:
            self._stroke(stroke_path(segments), pencil, width)

    def _fill(self, outline: Curve, pencil: Pencil, opacity: float = 1.0) -> None:
        self._boxes.append(outline.box)
        faint = f' fill-opacity="{opacity:.2g}"' if opacity < 1 else ""
        self._marks.append(f'<path fill="{pencil}"{faint} d="{outline.path}"/>')

    def _stroke(self, path: str, pencil: Pencil, width: float) -> None:
        self._marks.append(f'<path stroke="{pencil}" stroke-width="{width:.3g}" d="{path}"/>')


def _inked(whole: Curve, line: float, luck: Random) -> tuple[Curve, Curve]:
    """The outer and the inner edge of an ink line: heavy below and right, light above."""
    side = 1.0 if whole.clockwise else -1.0
    halves = []
    for x, y in whole.normals:
        lit = side * (x * 0.45 + y * 0.85)
        halves.append(side * line * (0.42 + 0.16 * lit + luck.uniform(-0.05, 0.05)))
    return whole.offset(halves), whole.offset([-half for half in halves])


def _swelling(share: float, start: float, end: float) -> float:
    """How wide a stroke is along its way, 1 at its widest."""
    ends = start + (end - start) * share
    return ends + (1 - ends) * sin(pi * share) ** 0.7 if 0 < share < 1 else ends


def _with_middle(start: Spot, end: Spot) -> tuple[Spot, Spot, Spot]:
    """A straight stroke with somewhere to swell."""
    return start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end


def _ribbon(line: Curve, halves: Sequence[float]) -> Curve:
    """The outline of a stroke."""
    left = line.offset(halves).dots
    right = line.offset([-half for half in halves]).dots
    first, second = line.dots[0], line.dots[1]
    last, before = line.dots[-1], line.dots[-2]
    return closed(
        (
            _beyond(first, second, halves[0]),
            *left,
            _beyond(last, before, halves[-1]),
            *reversed(right),
        )
    )


def _beyond(end: Dot, inner: Dot, reach: float) -> Dot:
    x, y = end.x - inner.x, end.y - inner.y
    length = (x * x + y * y) ** 0.5 or 1.0
    return Dot(end.x + x / length * reach, end.y + y / length * reach)
