"""Says what is wrong with a target whose parts are each sound: how they lie to one another."""

from dataclasses import dataclass
from itertools import combinations

import numpy as np

from dexterity.content.entry import Entry
from dexterity.content.outlines import REACH_MM
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


@dataclass(frozen=True, slots=True)
class Placed:
    """A shape, and the entry to blame for it."""

    entry: Entry
    shape: Shape


def check_layout(
    outline: Placed | None,
    areas: tuple[Placed, ...],
    centres: tuple[Placed, ...],
    holes: tuple[Placed, ...],
) -> None:
    """Whatever can be said of the shapes, two by two."""
    if outline is not None:
        _check_reach(outline)
        _check_inside(outline.shape, areas + holes)
    for hole in holes:
        _check_width(hole)
    _check_apart(centres, holes)


def check_surface(target: Target, top: Entry, areas: tuple[Entry, ...]) -> None:
    """The board seen from above: painted everywhere, and something of each area to be seen."""
    x, y = _grid(target.outline.bounds())
    codes = target.grounds(x, y)
    bare = codes == BARE_CODE
    bare[bare] = target.outline.signed_distance(x[bare], y[bare]) > OVERHANG_MM
    if bare.any():
        top.fault(f"none covers the board at ({x[bare][0]:.0f}, {y[bare][0]:.0f})", "area")
    for code in set(range(FIRST_AREA_CODE, FIRST_AREA_CODE + len(areas))) - set(codes.tolist()):
        areas[code - FIRST_AREA_CODE].fault("cannot be seen: later areas or holes cover it")


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


def _check_reach(outline: Placed) -> None:
    farthest = float(np.max(np.hypot(*outline.shape.border(BORDER_STEP_MM))))
    if farthest > REACH_MM:
        outline.entry.fault(f"reaches {farthest:.0f} mm from the middle, more than {REACH_MM:g} mm")


def _check_inside(outline: Shape, parts: tuple[Placed, ...]) -> None:
    for part in parts:
        x, y = part.shape.border(BORDER_STEP_MM)
        depth = outline.signed_distance(x, y)
        worst = int(np.argmin(depth))
        if depth[worst] < -OVERHANG_MM:
            where = f"({x[worst]:.0f}, {y[worst]:.0f})"
            part.entry.fault(f"leaves the board by {-depth[worst]:.1f} mm at {where}")


def _check_width(hole: Placed) -> None:
    radius = inner_radius(hole.shape)
    if radius < NARROWEST_HOLE_MM:
        hole.entry.fault(
            f"is too narrow for a die: {radius:.1f} mm in radius, not {NARROWEST_HOLE_MM:g} mm"
        )


def _check_apart(centres: tuple[Placed, ...], holes: tuple[Placed, ...]) -> None:
    pairs = [(centre, hole) for centre in centres for hole in holes]
    for one, other in [*pairs, *combinations(holes, 2)]:
        if _overlap(one.shape, other.shape):
            other.entry.fault(f"overlaps {one.entry.place}")


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
