"""Solids that stand still, drawn into the picture: hatched sides, a bright top, ink, a shadow."""

from typing import Final

import numpy as np
import pygame

from dexterity.physics.scene.table import Table
from dexterity.ui.draw.colours import INK, SHADOW
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.hatch import Hatch, Plane, Region, Wrist, hatch_region
from dexterity.ui.world.hull import hull_of
from dexterity.ui.world.light import SHADE, brightness, cast
from dexterity.ui.world.paper import Paper, mixed
from dexterity.ui.world.solid import Solid, still_solid
from dexterity.ui.world.strokes import Bytes, Strokes, bounds_of, pen_line
from dexterity.units import DEGREE

MARGIN_PT: Final = 4.0
ROUND_SHADE: Final = 0.62
"""How dark the side of a post is, 0 to 1, where its hatching begins."""


def still_solids(table: Table, camera: Camera) -> list[Solid]:
    """All that stand on a table, the farthest first."""
    solids = [solid for prop in table.props if (solid := still_solid(prop)) is not None]
    return sorted(solids, key=lambda solid: -_distance(solid, camera))


def draw_solids(paper: Paper, table: Table, camera: Camera, rng: np.random.Generator) -> None:
    """Shadows first, then one over the other."""
    solids = [solid for solid in still_solids(table, camera) if not solid.is_flesh]
    for solid in solids:
        _draw_shadow(paper, solid, camera, rng)
    for solid in solids:
        _draw_solid(paper, solid, camera, rng)


def cut_out(
    surface: pygame.Surface, solid: Solid, camera: Camera
) -> tuple[pygame.Surface, pygame.Rect] | None:
    """A solid cut out of the picture it is drawn in, to be laid over a die behind it."""
    outline = silhouette(solid, camera)
    window = bounds_of(outline, 3.0 * camera.unit_px, surface.get_size())
    if not window.width or not window.height:
        return None
    strokes = Strokes(window)
    strokes.fill(outline)
    # As wide as the ink around it.
    strokes.line(np.concatenate([outline, outline[:1]]), 2.2 * camera.unit_px)
    piece = pygame.Surface(window.size, pygame.SRCALPHA)
    piece.blit(surface, (0, 0), window)
    alphas = pygame.surfarray.pixels_alpha(piece)
    alphas[:] = strokes.coverage()
    del alphas
    return piece, window


def silhouette(solid: Solid, camera: Camera) -> Floats:
    """Its outline in the picture."""
    points = np.concatenate([solid.ring(0.0), solid.ring(solid.height_mm)])
    return hull_of(camera.pixels(points))


def _distance(solid: Solid, camera: Camera) -> float:
    return float(np.hypot(*(solid.base_mm.mean(axis=0) - camera.eye_mm[:2])))


def _draw_shadow(paper: Paper, solid: Solid, camera: Camera, rng: np.random.Generator) -> None:
    fallen = cast(solid.ring(solid.height_mm), 0.0)[:, :2]
    ground = hull_of(np.concatenate([solid.base_mm, fallen]))
    outline = camera.on_plane(ground)
    window = bounds_of(outline, MARGIN_PT * paper.unit_px, paper.size_px)
    if not window.width or not window.height:
        return
    filled = _filled(window, outline)
    paper.rub(window, (filled * 0.5).astype(np.uint8), SHADOW, 0.55)
    lines = Strokes(window, 2)
    plane = Plane(camera.on_plane, ground.min(axis=0), ground.max(axis=0))
    hatch = Hatch(35.0 * DEGREE, 3.6, 2.2, 0.5, 0.8)
    hatch_region(lines, Region(window, filled), plane, hatch, Wrist(paper.unit_px, rng))
    paper.pencil(lines, SHADOW, 0.8)


def _draw_solid(paper: Paper, solid: Solid, camera: Camera, rng: np.random.Generator) -> None:
    window = bounds_of(silhouette(solid, camera), MARGIN_PT * paper.unit_px, paper.size_px)
    if not window.width or not window.height:
        return
    ink = Strokes(window)
    for corners, outward in solid.seen_sides(camera):
        dark = (1.0 - float(brightness(outward[None])[0])) / (1.0 - SHADE)
        outline = camera.pixels(corners)
        strokes = Strokes(window)
        strokes.fill(outline)
        paper.cover(strokes, mixed(solid.colour, INK, 0.30 * dark))
        if not solid.is_round or dark > ROUND_SHADE:
            hatch_side(paper, corners, camera, dark, rng)
        if not solid.is_round:
            _pen_around(ink, outline, paper.unit_px, rng)
    _draw_top(paper, solid, camera, window, rng)
    outline = silhouette(solid, camera)
    _pen_around(ink, outline, 1.3 * paper.unit_px, rng)
    _pen_around(ink, camera.pixels(solid.ring(solid.height_mm)), paper.unit_px, rng)
    paper.ink(ink)


def hatch_side(
    paper: Paper, corners: Floats, camera: Camera, dark: float, rng: np.random.Generator
) -> None:
    """Strokes that lie in the side: up and down it, crossed where it is in the shade."""
    along, up = corners[1] - corners[0], corners[3] - corners[0]
    length, height = (float(np.sqrt((way * way).sum())) for way in (along, up))

    def pixels(places: Floats) -> Floats:
        shares = places / (length, height)
        return camera.pixels(corners[0] + shares[:, :1] * along + shares[:, 1:] * up)

    outline = camera.pixels(corners)
    window = bounds_of(outline, MARGIN_PT * paper.unit_px, paper.size_px)
    if not window.width or not window.height:
        return
    region = Region(window, _filled(window, outline))
    plane = Plane(pixels, np.zeros(2), np.array([length, height]))
    for angle in (80.0, 20.0)[: 1 + (dark > 0.5)]:
        lines = Strokes(window, 2)
        hatch = Hatch(angle * DEGREE, 3.6, 1.8, 0.4, 0.5 + 0.3 * dark, stray=0.6)
        hatch_region(lines, region, plane, hatch, Wrist(paper.unit_px, rng))
        paper.pencil(lines, mixed(SHADOW, INK, 0.3), 0.45 + 0.35 * dark)


def _draw_top(
    paper: Paper, solid: Solid, camera: Camera, window: pygame.Rect, rng: np.random.Generator
) -> None:
    if camera.eye_mm[2] <= solid.height_mm:
        return
    outline = camera.pixels(solid.ring(solid.height_mm))
    strokes = Strokes(window)
    strokes.fill(outline)
    paper.cover(strokes, mixed(solid.colour, (1.0, 0.97, 0.90), 0.42))
    lines = Strokes(window, 2)

    def pixels(places: Floats) -> Floats:
        return camera.on_plane(places, solid.height_mm)

    plane = Plane(pixels, solid.base_mm.min(axis=0), solid.base_mm.max(axis=0))
    hatch = Hatch(-30.0 * DEGREE, 4.4, 3.0, 0.25, 0.5, stray=0.8)
    hatch_region(
        lines, Region(window, _filled(window, outline)), plane, hatch, Wrist(paper.unit_px, rng)
    )
    paper.pencil(lines, solid.colour, 0.8)


def _filled(window: pygame.Rect, outline: Floats) -> Bytes:
    strokes = Strokes(window, 1)
    strokes.fill(outline)
    return strokes.coverage()


def _pen_around(
    strokes: Strokes, corners: Floats, unit_px: float, rng: np.random.Generator
) -> None:
    """Ink from corner to corner, straight but by hand."""
    for start, end in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        share = np.linspace(0.0, 1.0, 8)[:, None]
        line = start + share * (end - start)
        line[1:-1] += rng.normal(0.0, 0.25 * unit_px, (6, 2))
        pen_line(strokes, line, 1.7 * unit_px, rng)
