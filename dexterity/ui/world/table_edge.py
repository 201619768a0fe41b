"""Where the table ends: ink around its top, its sides, and its shadow on the paper beside it."""

from typing import Final

import numpy as np

from dexterity.physics.scene.table import Table
from dexterity.ui.draw.colours import SHADOW, WOOD
from dexterity.ui.draw.noise import unsteady
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.paper import Paper, mixed
from dexterity.ui.world.solids import hatch_side
from dexterity.ui.world.strokes import Strokes, bounds_of, pen_line

THICK_MM: Final = 34.0
"""Of the table's top, as seen from the side; no die ever meets it."""


def fills(table: Table, camera: Camera) -> bool:
    """Whether nothing but the table's top is in the picture."""
    view = camera.viewport
    rights, downs = (view.left, view.left + view.width), (view.top, view.top + view.height)
    seen = [camera.unproject((right, down)) for right in rights for down in downs]
    across, along = table.size_mm[0] / 2, table.size_mm[1] / 2
    return all(abs(x) < across and abs(y) < along for x, y, _ in seen)


def draw_edge(paper: Paper, table: Table, camera: Camera, rng: np.random.Generator) -> None:
    """Ink around the top."""
    if fills(table, camera):
        return
    strokes = Strokes(paper.whole, 2)
    corners = _corners(table)
    for start, end in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        share = np.linspace(0.0, 1.0, 60)[:, None]
        side = start + share * (end - start)
        side += 0.8 * np.column_stack([unsteady(60, 14.0, rng) for _ in range(2)])
        pen_line(strokes, camera.on_plane(side), 2.4 * paper.unit_px, rng)
        inner = start * 0.985 + share * (end - start) * 0.985
        pen_line(strokes, camera.on_plane(inner), 1.0 * paper.unit_px, rng)
    paper.ink(strokes)


def draw_sides(paper: Paper, table: Table, camera: Camera, rng: np.random.Generator) -> None:
    """The sides of the top that look at the eye."""
    corners = _corners(table)
    for start, end in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        outward = np.array([end[1] - start[1], start[0] - end[0]])
        if outward @ (camera.eye_mm[:2] - start) <= 0.0:
            continue
        high = np.array([(*start, 0.0), (*end, 0.0), (*end, -THICK_MM), (*start, -THICK_MM)])
        outline = camera.outline(high)
        if len(outline) < 3 or not bounds_of(outline, 2.0, paper.size_px).size[1]:
            continue
        strokes = Strokes(bounds_of(outline, 3.0, paper.size_px))
        strokes.fill(outline)
        paper.cover(strokes, mixed(WOOD, SHADOW, 0.3))
        hatch_side(paper, high[[3, 2, 1, 0]], camera, 0.4, rng)
        lines = Strokes(strokes.window)
        pen_line(lines, np.concatenate([outline, outline[:1]]), 2.2 * paper.unit_px, rng)
        paper.ink(lines)


def draw_floor_shadow(paper: Paper, table: Table, camera: Camera) -> None:
    """A breath of grey on the paper beside the table, so that it does not float."""
    corners = _corners(table)
    strokes = Strokes(paper.whole, 1)
    below = np.column_stack([corners + np.array([40.0, 10.0]), np.full(4, -THICK_MM)])
    strokes.fill(camera.outline(below), 0.5)
    strokes.fill(camera.outline(np.column_stack([corners, np.zeros(4)])), 0.0)
    paper.pencil(strokes, SHADOW, 0.35)


def _corners(table: Table) -> Floats:
    across, along = table.size_mm[0] / 2, table.size_mm[1] / 2
    return np.array([(-across, -along), (across, -along), (across, along), (-across, along)])
