"""Says what is wrong with a target whose parts are each sound: how they lie to one another."""

from collections.abc import Iterator
from itertools import combinations

import numpy as np

from dexterity.content.decode import Part
from dexterity.content.outlines import REACH_MM
from dexterity.content.reading import Misfit
from dexterity.content.shapes import Bounds, Circle, Floats, Shape
from dexterity.content.target import BARE_CODE, FIRST_AREA_CODE, Target

OVERHANG_MM = 0.5
"""How far an area may stick out of the board: hand-drawn lines that follow the same edge differ a
little, and what sticks out is not there anyway."""

NARROWEST_HOLE_MM = 12.0
"""Radius of the widest disc in a hole. A 16 mm die reaches 11.3 mm from its middle to a corner:
with less room it could only jam, neither in the hole nor out of it."""

BORDER_STEP_MM = 1.0
GRID_STEP_MM = 2.0
"""How finely borders and surfaces are sampled. A missed gap is narrower than an eighth of a die."""

ZOOM_CELLS = 32
ZOOMS = 4
"""Each zoom narrows the search for a hole's widest place eightfold: four end far below 0.1 mm."""


Placed = Part[Shape]
"""A shape, and the place to blame for it."""


def layout_misfits(
    outline: Placed | None,
    areas: tuple[Placed, ...],
    centres: tuple[Placed, ...],
    holes: tuple[Placed, ...],
) -> Iterator[Misfit]:
    """Whatever can be said of the shapes, two by two."""
    if outline is not None:
        yield from _reach(outline)
        yield from _outside(outline.value, areas + holes)
    for hole in holes:
        yield from _width(hole)
    yield from _overlaps(centres, holes)


def surface_misfits(target: Target) -> Iterator[Misfit]:
    """The board seen from above: painted everywhere, and something of each area to be seen."""
    x, y = _grid(target.outline.bounds())
    codes = target.grounds(x, y)
    bare = codes == BARE_CODE
    bare[bare] = target.outline.signed_distance(x[bare], y[bare]) > OVERHANG_MM
    if bare.any():
        yield "area", f"none covers the board at ({x[bare][0]:.0f}, {y[bare][0]:.0f})"
    seen = set(codes.tolist())
    for number in range(len(target.areas)):
        if FIRST_AREA_CODE + number not in seen:
            yield f"area[{number}]", "cannot be seen: later areas or holes cover it"


def inner_radius(shape: Shape) -> float:
    """The radius of the widest disc that fits, found by looking ever closer at the best place."""
    if isinstance(shape, Circle):
        return shape.radius_mm
    window, best = shape.bounds(), 0.0
    for _ in range(ZOOMS):
        x, y = _window_grid(window)
        depth = shape.signed_distance(x, y)
        at = int(np.argmax(depth))
        best = max(best, float(depth[at]))
        window = _closer(window, float(x[at]), float(y[at]))
    return best


def _reach(outline: Placed) -> Iterator[Misfit]:
    farthest = float(np.max(np.hypot(*outline.value.border(BORDER_STEP_MM))))
    if farthest > REACH_MM:
        yield outline.place, f"reaches {farthest:.0f} mm from the middle, more than {REACH_MM:g} mm"


def _outside(outline: Shape, parts: tuple[Placed, ...]) -> Iterator[Misfit]:
    for part in parts:
        x, y = part.value.border(BORDER_STEP_MM)
        depth = outline.signed_distance(x, y)
        worst = int(np.argmin(depth))
        if depth[worst] < -OVERHANG_MM:
            where = f"({x[worst]:.0f}, {y[worst]:.0f})"
            yield part.place, f"leaves the board by {-depth[worst]:.1f} mm at {where}"


def _width(hole: Placed) -> Iterator[Misfit]:
    radius = inner_radius(hole.value)
    if radius < NARROWEST_HOLE_MM:
        reason = f"{radius:.1f} mm in radius, not {NARROWEST_HOLE_MM:g} mm"
        yield hole.place, f"is too narrow for a die: {reason}"


def _overlaps(centres: tuple[Placed, ...], holes: tuple[Placed, ...]) -> Iterator[Misfit]:
    pairs = [(centre, hole) for centre in centres for hole in holes]
    for one, other in [*pairs, *combinations(holes, 2)]:
        if _overlap(one.value, other.value):
            yield other.place, f"overlaps {one.place}"


def _overlap(one: Shape, other: Shape) -> bool:
    """Both ways round, for a shape wholly inside another has no border in common with it."""
    into_one = one.signed_distance(*other.border(BORDER_STEP_MM))
    into_other = other.signed_distance(*one.border(BORDER_STEP_MM))
    return bool(np.max(into_one) > 0.0 or np.max(into_other) > 0.0)


def _grid(bounds: Bounds) -> tuple[Floats, Floats]:
    """Points a step apart over a rectangle, row by row from the near left."""
    half = GRID_STEP_MM / 2.0
    columns = np.arange(bounds.left_mm + half, bounds.right_mm, GRID_STEP_MM)
    rows = np.arange(bounds.bottom_mm + half, bounds.top_mm, GRID_STEP_MM)
    x, y = np.meshgrid(columns, rows)
    return x.ravel(), y.ravel()


def _window_grid(window: Bounds) -> tuple[Floats, Floats]:
    columns = np.linspace(window.left_mm, window.right_mm, ZOOM_CELLS + 1)
    rows = np.linspace(window.bottom_mm, window.top_mm, ZOOM_CELLS + 1)
    x, y = np.meshgrid(columns, rows)
    return x.ravel(), y.ravel()


def _closer(window: Bounds, x: float, y: float) -> Bounds:
    """A smaller window around the best place, with two cells of the old one on each side."""
    across = 2.0 * (window.right_mm - window.left_mm) / ZOOM_CELLS
    along = 2.0 * (window.top_mm - window.bottom_mm) / ZOOM_CELLS
    return Bounds(x - across, y - along, x + across, y + along)
