"""The target on paper: hatched sections, dark holes, bones, and ink around it all."""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

from dexterity.content.target import Area, Target
from dexterity.ui.draw.colours import BONE_GROUND, CENTRE, HOLE, INK, SHADOW, Colour, section_colour
from dexterity.ui.draw.hatching import Hatch, draw_hatched
from dexterity.ui.draw.marks import Marks, window_around
from dexterity.ui.draw.noise import Bools, Floats, unsteady
from dexterity.ui.draw.outline import closed, outline_of, wobbled
from dexterity.ui.draw.sheet import Sheet
from dexterity.ui.draw.view import View
from dexterity.units import DEGREE
from dexterity.values.landing import Zone

HOLE_LABEL: Final = 255
SHADOW_PX: Final = (7, 9)
"""How far, right and down, the board's shadow falls."""

FIRST_ANGLE: Final = -52.0 * DEGREE
TURN: Final = 23.0 * DEGREE
"""The hatching turns from area to area, so that neighbours differ by more than their colour."""


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """A target laid out on a sheet, in pixels."""

    target: Target
    outline: Floats
    areas: tuple[Floats, ...]
    holes: tuple[Floats, ...]
    labels: npt.NDArray[np.uint8]
    """For each pixel of the sheet the topmost area, from 1; 0 is off the board."""

    @property
    def on_board(self) -> Bools:
        return np.asarray(self.labels > 0)

    @property
    def in_hole(self) -> Bools:
        return np.asarray(self.labels == HOLE_LABEL)


def plan_board(
    target: Target, view: View, size_px: tuple[int, int], rng: np.random.Generator
) -> Plan:
    """Where everything on the board is drawn."""
    lines = [target.outline, *(area.shape for area in target.areas)]
    lines += [hole.shape for hole in target.holes]
    drawn = [view.pixels(wobbled(outline_of(shape), rng)) for shape in lines]
    outline, areas, holes = (
        drawn[0],
        drawn[1 : 1 + len(target.areas)],
        drawn[1 + len(target.areas) :],
    )
    labels = _labels(size_px, outline, areas, holes)
    return Plan(target, outline, tuple(areas), tuple(holes), labels)


def draw_board(sheet: Sheet, plan: Plan, rng: np.random.Generator) -> None:
    """Draws the target in pencil, without its holes and lines, which go over what lies on it."""
    _draw_shadow(sheet, plan, rng)
    for number, area in enumerate(plan.target.areas):
        _draw_area(sheet, plan, number, area, rng)


def _labels(
    size_px: tuple[int, int], outline: Floats, areas: list[Floats], holes: list[Floats]
) -> npt.NDArray[np.uint8]:
    board, painted = pygame.Surface(size_px, depth=8), pygame.Surface(size_px, depth=8)
    pygame.draw.polygon(board, 1, outline.tolist())
    for label, area in enumerate(areas, 1):
        pygame.draw.polygon(painted, label, area.tolist())
    for hole in holes:
        pygame.draw.polygon(painted, HOLE_LABEL, hole.tolist())
    labels = pygame.surfarray.array2d(painted) * pygame.surfarray.array2d(board)
    return np.ascontiguousarray(labels.T.astype(np.uint8))


def _draw_shadow(sheet: Sheet, plan: Plan, rng: np.random.Generator) -> None:
    right, down = SHADOW_PX
    shadow = np.roll(plan.on_board, (down, right), axis=(0, 1)) & ~plan.on_board
    draw_hatched(sheet, shadow, Hatch(45.0 * DEGREE, 3.4, 2.6, 0.4, 0.7), SHADOW, rng)


def _draw_area(sheet: Sheet, plan: Plan, number: int, area: Area, rng: np.random.Generator) -> None:
    region = plan.labels == number + 1
    angle = FIRST_ANGLE + TURN * number
    colour = area_colour(area)
    sheet.glaze(np.where(region, 0.30, 0.0), colour)
    draw_hatched(sheet, region, Hatch(angle), colour, rng)
    crossing = Hatch(angle + 38.0 * DEGREE, 7.0, 5.0, 0.2, 0.45)
    draw_hatched(sheet, region, crossing, colour, rng)


def area_colour(area: Area) -> Colour:
    """The pencil that an area is painted with."""
    if area.zone is Zone.CENTRE:
        return CENTRE
    return section_colour(area.value) if area.zone is Zone.SECTION else BONE_GROUND


def draw_holes(sheet: Sheet, plan: Plan, rng: np.random.Generator) -> None:
    """Draws the holes, dark enough that whatever else is laid on the board does not fill them."""
    region = plan.in_hole
    sheet.cover(np.where(region, 0.55, 0.0), HOLE)
    for angle in (20.0, 75.0):
        hatch = Hatch(angle * DEGREE, 3.2, 3.0, 0.45, 0.8, stray_px=0.5)
        draw_hatched(sheet, region, hatch, HOLE, rng)
    # The wall casts its shadow on the far left of the bottom, which the light does not reach.
    deep = region & ~np.roll(region, (9, 7), axis=(0, 1))
    dense = Hatch(-45.0 * DEGREE, 2.6, 2.8, 0.7, 0.95, stray_px=0.5)
    draw_hatched(sheet, deep, dense, HOLE, rng)


def draw_lines(sheet: Sheet, plan: Plan, rng: np.random.Generator) -> None:
    """Draws the ink around everything."""
    for label, line in enumerate(plan.areas, 1):
        marks = _inked(sheet, line, 1.5, rng)
        rows, columns = marks.window.slices
        # A line that a later area covers is not seen.
        seen = plan.labels[rows, columns] <= label
        sheet.glaze(0.9 * marks.coverage() * seen, INK, marks.window.corner)
    for line in plan.holes:
        sheet.ink(_inked(sheet, line, 2.4, rng), INK)
    sheet.ink(_inked(sheet, plan.outline, 3.0, rng), INK)


def _inked(sheet: Sheet, line: Floats, width_px: float, rng: np.random.Generator) -> Marks:
    marks = Marks(window_around(line, 2.0 * width_px, sheet.size_px))
    swell = 1.0 + 0.22 * unsteady(len(line), len(line) / 6.0, rng)
    whole = closed(line)
    marks.stroke(whole, width_px * np.concatenate([swell, swell[: len(whole) - len(line)]]))
    return marks
