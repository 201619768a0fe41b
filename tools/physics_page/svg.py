"""Draws plots as SVG: text that any browser shows and any reviewer can compare."""

from collections.abc import Iterator
from html import escape
from typing import Final

from dexterity.values.vectors import Vec2
from tools.physics_page.plot import INK, Axis, Band, Dot, Line, Plot

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 80, 34, 38, 54
"""The margins: room for what is written at the axes, and for the legend above."""

PAPER: Final = "#f9f4e7"
GRID: Final = "#ddd5c6"
SHADE: Final = "#e7dfcd"
FONT: Final = "'Source Sans Pro','Source Sans 3',Helvetica,Arial,sans-serif"

LETTER_PX: Final = 7.2
"""How wide a letter of the legend is on average, for there is no way to ask."""


def svg_of(plot: Plot) -> str:
    """The whole file; the same plot gives the same text."""
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    parts = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" '
        f'font-family="{FONT}" font-size="14" fill="{INK}" stroke="none">',
        f"<title>{escape(plot.title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{PAPER}"/>',
        *(_band(plot, band) for band in plot.bands),
        *_ticks_across(plot),
        *_ticks_up(plot),
        *(_line(plot, line) for line in plot.lines),
        *(part for dot in plot.dots for part in _dot(plot, dot)),
        *_axes(plot),
        *_legend(plot),
        "</svg>",
    )
    return "\n".join(parts) + "\n"


def _at(plot: Plot, place: Vec2) -> Vec2:
    """Where a point is, in pixels; what leaves the axes is cut off at their ends."""
    across = min(1.0, max(0.0, plot.across.share(place[0])))
    up = min(1.0, max(0.0, plot.up.share(place[1])))
    return LEFT + across * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - up * (HEIGHT - TOP - BOTTOM)


def _said(axis: Axis, tick: float) -> str:
    return escape(axis.form.format(tick))


def _ticks_across(plot: Plot) -> Iterator[str]:
    for tick in plot.across.ticks:
        x, bottom = _at(plot, (tick, plot.up.low))
        yield f'<path d="M{x:.1f} {TOP}V{bottom:.1f}" stroke="{GRID}"/>'
        yield (
            f'<text x="{x:.1f}" y="{bottom + 19:.1f}" text-anchor="middle">'
            f"{_said(plot.across, tick)}</text>"
        )


def _ticks_up(plot: Plot) -> Iterator[str]:
    for tick in plot.up.ticks:
        left, y = _at(plot, (plot.across.low, tick))
        yield f'<path d="M{left:.1f} {y:.1f}H{WIDTH - RIGHT}" stroke="{GRID}"/>'
        yield (
            f'<text x="{left - 8:.1f}" y="{y + 5:.1f}" text-anchor="end">'
            f"{_said(plot.up, tick)}</text>"
        )


def _axes(plot: Plot) -> Iterator[str]:
    foot, middle = HEIGHT - BOTTOM, (TOP + HEIGHT - BOTTOM) / 2
    yield (
        f'<path d="M{LEFT} {TOP}V{foot}H{WIDTH - RIGHT}" fill="none" stroke="{INK}" '
        'stroke-width="1.5"/>'
    )
    yield (
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2:.1f}" y="{HEIGHT - 12}" text-anchor="middle">'
        f"{escape(plot.across.label)}</text>"
    )
    yield (
        f'<text transform="translate(20 {middle:.1f}) rotate(-90)" text-anchor="middle">'
        f"{escape(plot.up.label)}</text>"
    )


def _legend(plot: Plot) -> Iterator[str]:
    x = float(LEFT)
    for line in plot.lines:
        if not line.name:
            continue
        dashes = ' stroke-dasharray="6 4"' if line.dashed else ""
        yield (
            f'<path d="M{x:.1f} 20h24" stroke="{line.colour}" stroke-width="2.5" fill="none"'
            f"{dashes}/>"
        )
        yield f'<text x="{x + 30:.1f}" y="25">{escape(line.name)}</text>'
        x += 52 + LETTER_PX * len(line.name)


def _line(plot: Plot, line: Line) -> str:
    places = (_at(plot, point) for point in line.points)
    way = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dashes = ' stroke-dasharray="6 4"' if line.dashed else ""
    return (
        f'<polyline points="{way}" fill="none" stroke="{line.colour}" stroke-width="2.5" '
        f'stroke-linejoin="round"{dashes}/>'
    )


def _dot(plot: Plot, dot: Dot) -> Iterator[str]:
    x, y = _at(plot, dot.place)
    yield (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.5" fill="{dot.colour}" stroke="{PAPER}" '
        'stroke-width="1.5"/>'
    )
    if dot.label:
        foot = y + 19 if dot.below else y - 8
        yield f'<text x="{x + 9:.1f}" y="{foot:.1f}" font-weight="600">{escape(dot.label)}</text>'


def _band(plot: Plot, band: Band) -> str:
    (left, top), (right, foot) = (
        _at(plot, (plot.across.low, band.high)),
        _at(plot, (plot.across.high, band.low)),
    )
    return (
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}" height="{foot - top:.1f}" '
        f'fill="{SHADE}"/>'
    )
