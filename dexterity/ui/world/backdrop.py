"""The still picture: paper, table, board and what stands on it, drawn once for a camera.

It is drawn in steps, each of them short, so that a window goes on living meanwhile; what there is
so far can be shown at any time, and looks like a drawing that grows.
"""

from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from typing import Final

import pygame

from dexterity.physics.scene.table import Table
from dexterity.ui.draw.hands import Hands
from dexterity.ui.world.board import draw_area, draw_base, draw_lines
from dexterity.ui.world.camera import Camera, Viewport
from dexterity.ui.world.holes import draw_holes
from dexterity.ui.world.paper import Paper
from dexterity.ui.world.plan import Plan, plan_of
from dexterity.ui.world.signs import draw_bones, draw_numbers
from dexterity.ui.world.solids import draw_solids
from dexterity.ui.world.table_edge import draw_edge
from dexterity.ui.world.wood import draw_grain, draw_wood

MOST_PIXELS: Final = 1920 * 1200
"""A larger picture is drawn at this size and widened: at four times the pixels it would take four
times as long, and pencil has no finer edges to show."""


class Backdrop:
    """The picture of a table, as far as it is drawn."""

    def __init__(self, table: Table, camera: Camera, size_px: tuple[int, int], seed: int) -> None:
        scale = min(1.0, sqrt(MOST_PIXELS / max(1, size_px[0] * size_px[1])))
        self._table, self._size_px = table, size_px
        self._camera = camera if scale == 1.0 else scaled(camera, scale)
        self._hands = Hands(seed)
        drawn_px = size_px if scale == 1.0 else (int(size_px[0] * scale), int(size_px[1] * scale))
        self._paper = Paper(drawn_px, self._camera.unit_px, self._hands.rng("paper"))
        self._widened: pygame.Surface | None = None
        self._steps = self._draw()
        self.done = False

    @property
    def surface(self) -> pygame.Surface:
        """What there is of it."""
        if self._paper.size_px == self._size_px:
            return self._paper.surface
        if self._widened is None:
            self._widened = pygame.transform.smoothscale(self._paper.surface, self._size_px)
        return self._widened

    def step(self) -> bool:
        """Draw a little more; says whether all is drawn."""
        if not self.done:
            self.done = next(self._steps, self) is self
            self._widened = None
        return self.done

    def finish(self) -> pygame.Surface:
        """Draw all that is left."""
        while not self.step():
            pass
        return self.surface

    def _draw(self) -> Iterator[None]:
        paper, table, camera, rng = self._paper, self._table, self._camera, self._hands.rng
        yield from draw_wood(paper, table, camera, rng("wood"))
        yield
        yield from draw_grain(paper, table, camera, rng("grain"))
        draw_edge(paper, table, camera, rng("edge"))
        yield
        plan = plan_of(table, camera, self._hands.seed, paper.size_px)
        yield
        if plan is not None:
            yield from self._draw_board(plan)
        draw_solids(paper, table, camera, rng("solids"))

    def _draw_board(self, plan: Plan) -> Iterator[None]:
        paper, rng = self._paper, self._hands.rng
        draw_base(paper, plan, rng("base"))
        yield
        for number in range(len(plan.target.areas)):
            draw_area(paper, plan, number, rng(f"area {number}"))
            yield
        draw_bones(paper, plan)
        draw_lines(paper, plan, rng("ink"))
        yield
        draw_holes(paper, plan, rng("holes"))
        draw_numbers(paper, plan)
        yield


def scaled(camera: Camera, scale: float) -> Camera:
    """The same view in a smaller picture."""
    view = camera.viewport
    smaller = Viewport(*(scale * side for side in (view.left, view.top, view.width, view.height)))
    return replace(camera, viewport=smaller)
