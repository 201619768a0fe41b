"""The table's wood: planks that run away from the thrower, their grain and knots."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from dexterity.physics.scene.table import Table
from dexterity.ui.draw.colours import INK, PALE_WOOD, WOOD, Colour
from dexterity.ui.draw.noise import unsteady
from dexterity.ui.world.camera import Bools, Camera, Floats
from dexterity.ui.world.hatch import Hatch, Plane, Region, Wrist, hatch_region
from dexterity.ui.world.paper import Paper, mixed
from dexterity.ui.world.strokes import Strokes, pen_line
from dexterity.ui.world.table_edge import draw_floor_shadow, draw_sides, fills
from dexterity.ui.world.vignette import carried_out, widened
from dexterity.units import DEGREE

PLANK_MM: Final = 118.0
GRAIN_MM: Final = 10.5
"""From line to line of the grain."""

STEP_MM: Final = 18.0
PIECE: Final = 12
"""Steps of a line of the grain until the pencil is lifted."""

NEAREST_LINE_MM: Final = 60.0
"""Grain nearer to the eye is not drawn: it would be wider than the picture."""

KNOT_MM: Final = 22.0
"""How far about itself a knot bends the grain."""

WARM: Final[Colour] = (0.80, 0.60, 0.38)

RUBBED: Final = (
    (120, Hatch(88.0 * DEGREE, 5.0, 5.5, 0.22, 0.42, longest=260.0, stray=14.0, sample=6.0), 0.55),
    (60, Hatch(92.0 * DEGREE, 9.0, 4.0, 0.16, 0.34, longest=200.0, stray=26.0, sample=6.0), 0.6),
)
"""Pencil along the planks: where the picture is carried out at least so far, how, how strongly."""


def draw_wood(
    paper: Paper, table: Table, camera: Camera, rng: np.random.Generator
) -> Iterator[None]:
    """The tone of the planks: a wash, and soft strokes along them, let go towards the rim."""
    if not fills(table, camera):
        draw_floor_shadow(paper, table, camera)
        draw_sides(paper, table, camera, rng)
        yield
    strokes = Strokes(paper.whole, 1)
    for left, right in _planks(table):
        strokes.fill(_strip(table, camera, left, right), float(rng.uniform(0.62, 0.88)))
    planks = strokes.coverage()
    field = carried_out(paper.size_px, rng)
    carried = widened(field, paper.size_px)
    wash = (planks.astype(np.uint16) * carried >> 8).astype(np.uint8)
    paper.rub(paper.whole, wash, PALE_WOOD, tooth=False)
    plane = _plane(table, camera, paper.size_px)
    for at_least, hatch, strength in RUBBED:
        yield
        region = Region(paper.whole, np.where(carried > at_least, planks, 0))
        lines = Strokes(paper.whole, 1)
        hatch_region(lines, region, plane, hatch, Wrist(paper.unit_px, rng))
        kept = np.minimum(lines.coverage(), np.where(planks, 255, 0)).astype(np.uint8)
        paper.rub(paper.whole, kept, WARM, strength)


def draw_grain(
    paper: Paper, table: Table, camera: Camera, rng: np.random.Generator
) -> Iterator[None]:
    """Lines of pencil along the planks, round the knots, and ink between the planks."""
    strokes = Strokes(paper.whole, 2)
    half = table.size_mm[1] / 2
    along = np.arange(-half, half + STEP_MM, STEP_MM).clip(-half, half)
    along = along[_ahead(camera, along)]
    for number, plank in enumerate(_planks(table)):
        _draw_plank(strokes, camera, along, plank, rng)
        if number % 4 == 3:
            yield
    paper.pencil(strokes, WOOD, 0.85)
    yield
    strokes = Strokes(paper.whole, 2)
    for left, _ in _planks(table)[1:]:
        seam = np.column_stack([left + 0.5 * unsteady(len(along), 14.0, rng), along])
        _ink_seam(strokes, camera.on_plane(seam), paper.unit_px, rng)
    paper.ink(strokes, mixed(INK, WOOD, 0.45), 0.75)


def _draw_plank(
    strokes: Strokes,
    camera: Camera,
    along: Floats,
    sides: tuple[float, float],
    rng: np.random.Generator,
) -> None:
    left, right = sides
    knot = np.array([rng.uniform(left + 25.0, right - 25.0), rng.uniform(along[0], along[-1])])
    across = np.arange(left + 5.0, right - 3.0, GRAIN_MM)[:, None] + 4.0 * unsteady(
        len(along), 22.0, rng
    )
    across += rng.uniform(-2.5, 2.5, (len(across), 1)) + np.stack(
        [0.8 * unsteady(len(along), 9.0, rng) for _ in across]
    )
    knotty = rng.random() < 0.6
    if knotty:
        across += _around(across - knot[0], along - knot[1])
        _draw_knot(strokes, camera, knot)
    places = np.stack([across.clip(left + 1.0, right - 1.0), np.broadcast_to(along, across.shape)])
    lines = camera.on_plane(places.reshape(2, -1).T).reshape(*across.shape, 2)
    _draw_pieces(strokes, lines, camera.unit_px, rng)


def _draw_pieces(strokes: Strokes, lines: Floats, unit_px: float, rng: np.random.Generator) -> None:
    """Lines (m, n, 2) in pieces, with gaps where the pencil was lifted."""
    count, length = lines.shape[:2]
    firsts = np.arange(0, length - PIECE, PIECE + 1)[None] + rng.integers(0, 5, (count, 1))
    firsts = np.minimum(firsts, length - PIECE)
    rows = np.repeat(np.arange(count), firsts.shape[1])
    kept = rng.random(len(rows)) < 0.72
    at = firsts.ravel()[kept][:, None] + np.arange(PIECE)
    points = lines[rows[kept][:, None], at]
    widths = unit_px * rng.uniform(0.9, 2.0, len(points))[:, None] * np.ones(PIECE)
    widths[:, [0, -1]] *= 0.5
    strokes.ribbons(points, widths, rng.uniform(0.22, 0.52, len(points)))


def _draw_knot(strokes: Strokes, camera: Camera, middle: Floats) -> None:
    turns = np.linspace(0.0, 6.5, 24)
    for ring in (3.0, 6.5):
        ellipse = np.column_stack([0.6 * ring * np.cos(turns), 1.5 * ring * np.sin(turns)])
        strokes.line(camera.on_plane(ellipse + middle), 1.3 * camera.unit_px, 0.55)


def _around(aside: Floats, ahead: Floats) -> Floats:
    """How far a knot pushes the grain to the side."""
    near = np.exp(-((ahead / 42.0) ** 2) - (aside / KNOT_MM) ** 2)
    return np.asarray(np.where(aside >= 0.0, 9.0, -9.0) * near)


def _ink_seam(strokes: Strokes, line: Floats, unit_px: float, rng: np.random.Generator) -> None:
    for first in range(0, len(line) - 3, 13):
        part = line[first : first + 13 + int(rng.integers(-1, 2))]
        pen_line(strokes, part, float(rng.uniform(0.9, 1.5)) * unit_px, rng)


def _planks(table: Table) -> list[tuple[float, float]]:
    """Left and right of each: not one as wide as the next."""
    half = table.size_mm[0] / 2
    count = max(1, round(2 * half / PLANK_MM))
    lefts = np.linspace(-half, half, count + 1)
    lefts[1:-1] += 9.0 * np.sin(7.0 * np.arange(1, count))
    return list(zip(lefts[:-1].tolist(), lefts[1:].tolist(), strict=True))


def _ahead(camera: Camera, along: Floats) -> Bools:
    """Which lines across the table are ahead of the eye and not too near."""
    middles = np.column_stack([np.zeros(len(along)), along, np.zeros(len(along))])
    return np.asarray(camera.project(middles)[1] > NEAREST_LINE_MM)


def _plane(table: Table, camera: Camera, size_px: tuple[int, int]) -> Plane:
    """The part of the table's top that can be in the picture."""
    width, height = size_px
    corners = [(0, 0), (width, 0), (0, height), (width, height)]
    seen = np.array([camera.unproject((float(x), float(y)))[:2] for x, y in corners])
    half = np.array(table.size_mm) / 2
    return Plane(
        camera.on_plane, seen.min(axis=0).clip(-half, half), seen.max(axis=0).clip(-half, half)
    )


def _strip(table: Table, camera: Camera, left: float, right: float) -> Floats:
    half = table.size_mm[1] / 2
    corners = [(left, -half, 0.0), (right, -half, 0.0), (right, half, 0.0), (left, half, 0.0)]
    return camera.outline(np.array(corners))
