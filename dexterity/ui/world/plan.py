"""A target laid out in the picture: its lines as pixels, and what each pixel of it shows."""

from dataclasses import dataclass
from typing import Final

import numpy as np
import pygame

from dexterity.content.target import Target
from dexterity.physics.scene.table import Table
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.hatch import Plane, Region
from dexterity.ui.world.layout import Layout, layout_of
from dexterity.ui.world.strokes import Bytes, bounds_of

HOLE_LABEL: Final = 255
MARGIN_PT: Final = 14.0


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """One target, one camera."""

    target: Target
    at_mm: Floats
    camera: Camera
    layout: Layout
    window: pygame.Rect
    """The part of the picture that the board and its shadow take."""
    outline: Floats
    areas: tuple[Floats, ...]
    holes: tuple[Floats, ...]
    labels: Bytes
    """For each pixel of the window the topmost area, from 1; 0 is off the board. Columns first."""

    @property
    def plane(self) -> Plane:
        """The top of the board, for hatching."""
        low, high = self.layout.outline.min(axis=0), self.layout.outline.max(axis=0)
        return Plane(self.pixels, low, high)

    def plane_of(self, line: Floats) -> Plane:
        """The part of the board's top inside a line."""
        return Plane(self.pixels, line.min(axis=0), line.max(axis=0))

    def pixels(self, places_mm: Floats, height_mm: float | None = None) -> Floats:
        """Places (n, 2) about the target's middle, on the board's top or at a height, as seen."""
        height = self.target.thickness_mm if height_mm is None else height_mm
        return self.camera.on_plane(places_mm + self.at_mm, height)

    def region(self, label: int) -> Region:
        """The pixels that show an area."""
        return Region(self.window, self.labels == label)


def plan_of(table: Table, camera: Camera, seed: int, size_px: tuple[int, int]) -> Plan | None:
    """The target of a table in the picture; None without one, or where none of it is seen."""
    if table.target is None:
        return None
    target, at_mm = table.target, np.array(table.target_at_mm)
    layout = layout_of(target, seed)
    height = target.thickness_mm
    outline, *lines = (
        camera.on_plane(line + at_mm, height)
        for line in (layout.outline, *layout.areas, *layout.holes)
    )
    areas, holes = lines[: len(layout.areas)], lines[len(layout.areas) :]
    window = bounds_of(outline, MARGIN_PT * camera.unit_px, size_px)
    if not window.width or not window.height:
        return None
    labels = _labels(window, outline, areas, holes)
    return Plan(target, at_mm, camera, layout, window, outline, tuple(areas), tuple(holes), labels)


def _labels(
    window: pygame.Rect, outline: Floats, areas: list[Floats], holes: list[Floats]
) -> Bytes:
    board, painted = pygame.Surface(window.size, depth=8), pygame.Surface(window.size, depth=8)
    pygame.draw.polygon(board, 1, (outline - window.topleft).tolist())
    for label, area in enumerate(areas, 1):
        pygame.draw.polygon(painted, label, (area - window.topleft).tolist())
    for hole in holes:
        pygame.draw.polygon(painted, HOLE_LABEL, (hole - window.topleft).tolist())
    return pygame.surfarray.array2d(painted).astype(np.uint8) * pygame.surfarray.array2d(
        board
    ).astype(np.uint8)
