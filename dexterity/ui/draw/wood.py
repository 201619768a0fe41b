"""The table around the target: a tone of wood, its grain in pencil lines, and a framed edge."""

from typing import Final

import numpy as np

from dexterity.ui.draw.colours import INK, PALE_WOOD, WOOD
from dexterity.ui.draw.hatching import Hatch, draw_hatched
from dexterity.ui.draw.marks import Marks, Window
from dexterity.ui.draw.noise import Bools, Floats, blurred, rough_field, unsteady
from dexterity.ui.draw.sheet import Sheet
from dexterity.ui.draw.view import View

GRAIN_PX: Final = 11.0
"""From one line of the grain to the next."""

STRETCH: Final = 8
"""How many times longer than wide the clouds of the wood are."""

EDGE_PX: Final = 16
"""Width of the wooden edge around the view."""


def draw_table(sheet: Sheet, view: View, on_board: Bools, rng: np.random.Generator) -> None:
    """Wood wherever the view shows no target, and the edge around it."""
    table = np.zeros(on_board.shape, dtype=np.bool_)
    table[view.window.slices] = True
    table &= ~on_board
    here = table[view.window.slices]
    sheet.glaze(_tone(view, rng) * here, PALE_WOOD, view.window.corner)
    sheet.pencil(_grain(view, rng) * here, WOOD, view.window.corner)
    _draw_edge(sheet, view, rng)


def _tone(view: View, rng: np.random.Generator) -> Floats:
    """A wash that has run along the grain: clouds, stretched sideways."""
    narrow = rough_field((view.side_px, -(-view.side_px // STRETCH)), 12.0, rng)
    wide = narrow.repeat(STRETCH, axis=1)[:, : view.side_px]
    return 0.62 + 0.10 * blurred(wide, 6.0)


def _grain(view: View, rng: np.random.Generator) -> Floats:
    marks = Marks(view.window, 2)
    count = view.side_px // 6
    across = np.linspace(view.left_px, view.left_px + view.side_px, count)
    shared = 5.0 * unsteady(2 * count, count / 2.0, rng)[:count]
    for top in np.arange(view.top_px, view.top_px + view.side_px, GRAIN_PX):
        own = 1.6 * unsteady(2 * count, count / 5.0, rng)[:count]
        down = top + shared + own + rng.uniform(-2.0, 2.0)
        first, last = sorted(rng.integers(0, count, 2).tolist())
        whole = rng.random() < 0.4
        part = slice(None) if whole or last - first < 8 else slice(first, last)
        points = np.column_stack([across, down])[part]
        marks.stroke(points, rng.uniform(0.9, 1.8), float(rng.uniform(0.3, 0.6)))
    return marks.coverage()


def _draw_edge(sheet: Sheet, view: View, rng: np.random.Generator) -> None:
    window = view.window
    wide = window.width + 2 * EDGE_PX
    edge = np.zeros((sheet.height, sheet.width), dtype=np.bool_)
    edge[Window(window.left - EDGE_PX, window.top - EDGE_PX, wide, wide).slices] = True
    edge[window.slices] = False
    draw_hatched(sheet, edge, Hatch(0.8, 4.0, 3.6, 0.45, 0.8, stray_px=0.8), WOOD, rng)
    draw_hatched(sheet, edge, Hatch(-0.7, 8.0, 2.4, 0.3, 0.6, stray_px=0.8), WOOD, rng)
    for distance, width in ((0, 1.6), (EDGE_PX, 2.4)):
        sheet.ink(_frame(sheet, view, distance, width, rng), INK)


def _frame(
    sheet: Sheet, view: View, distance: int, width_px: float, rng: np.random.Generator
) -> Marks:
    marks = Marks(Window(0, 0, *sheet.size_px), 2)
    left, top = view.left_px - distance, view.top_px - distance
    side = view.side_px + 2 * distance
    corners = np.array([(0, 0), (1, 0), (1, 1), (0, 1)]) * side + (left, top)
    for start, end in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        share = np.linspace(-0.004, 1.004, 60)[:, None]
        straight = start + share * (end - start)
        wander = np.column_stack([0.9 * unsteady(120, 25.0, rng)[:60] for _ in range(2)])
        marks.stroke(straight + wander, width_px * (1.0 + 0.15 * unsteady(60, 10.0, rng)))
    return marks
