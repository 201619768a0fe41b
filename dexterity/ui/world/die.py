"""Draws one die: a rounded, lit cube with its marks, hatched where it is in the shade."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
import pygame

from dexterity.physics.dice.die import Die
from dexterity.ui.draw.colours import INK
from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.die_faces import INSET, PAINTS, Paint, hatching, marks_of, rounded_square
from dexterity.ui.world.die_model import CORNERS, on_face, visible_faces
from dexterity.ui.world.hull import hull_of
from dexterity.ui.world.light import SHADE, brightness
from dexterity.ui.world.paper import mixed, rgb

FINE: Final = 3
"""Fine points to a pixel: pygame's polygons have no smooth edges of their own."""

LARGE_PX: Final = 110
"""A die larger than this is drawn at two fine points to a pixel: nobody sees the third."""

ROUND_SHARE: Final = 0.2
"""Radius of a die's edges as a share of its half size."""

LINE_PT: Final = 1.5
"""Width of the ink around a die, in points."""

PEN_SHARE: Final = 0.09
"""Width of a stroke of the hatching as a share of a die's half size."""

WHITE: Final = (1.0, 1.0, 1.0)

Sprite = tuple[pygame.Surface, tuple[int, int]]
"""A small picture and where its left top corner is in the large one."""

Points = list[list[float]]
Rgb = tuple[int, int, int]


def die_sprite(
    die: Die, place_mm: Floats, axes: Floats, camera: Camera, paint: Paint | None = None
) -> Sprite:
    """The die alone, in its own paint or another one."""
    paint = paint or PAINTS[die.colour]
    faces = visible_faces(place_mm, axes, die.half_mm, camera)
    figures = [figure_of(die, face) for face in faces]
    body = CORNERS * (1.0 - ROUND_SHARE)
    model = np.concatenate([body, *(figure.points for figure in figures)])
    pixels = camera.pixels(place_mm + die.half_mm * (model @ axes))
    half_px = (
        die.half_mm * camera.focal_px / max(float((place_mm - camera.eye_mm) @ camera.axes[2]), 1.0)
    )
    sketch = _Sketch(pixels, half_px, camera.unit_px)
    _draw_body(sketch, paint)
    lights = brightness(np.array([axes[f] if f < 3 else -axes[f - 3] for f in faces])).tolist()
    first = len(CORNERS)
    for figure, light in zip(figures, lights, strict=True):
        points = sketch.finely[first : first + len(figure.points)]
        _draw_face(sketch, figure, points, paint, light)
        first += len(figure.points)
    return sketch.reduced()


@dataclass(frozen=True, slots=True, eq=False)
class Figure:
    """All that is drawn on a face, as points on a cube of half size one."""

    points: Floats
    """Outline, ends of strokes, marks, one after the other."""
    outline: int
    strokes: int
    marks: tuple[int, ...]
    """How many points each of them has."""


@lru_cache(maxsize=64)
def figure_of(die: Die, face: int) -> Figure:
    """The figure of a face, worked out once."""
    outline, strokes = rounded_square(), hatching(face).reshape(-1, 2)
    marks = [INSET * mark for mark in marks_of(die, face)]
    points = on_face(face, np.concatenate([outline, strokes, *marks]))
    return Figure(points, len(outline), len(strokes), tuple(len(mark) for mark in marks))


class _Sketch:
    """A die drawn larger than it shall be, to be reduced: that makes its edges smooth."""

    def __init__(self, pixels: Floats, half_px: float, unit_px: float) -> None:
        silhouette = hull_of(pixels[: len(CORNERS)])
        self.brush = half_px * ROUND_SHARE
        self.line = LINE_PT * unit_px * min(1.6, max(1.0, half_px / 15.0))
        margin = self.brush + self.line + 1.0
        (left, top), (right, bottom) = silhouette.min(axis=0), silhouette.max(axis=0)
        self.corner = int(left - margin), int(top - margin)
        self.size = (
            int(right + margin) + 2 - self.corner[0],
            int(bottom + margin) + 2 - self.corner[1],
        )
        self.fine = FINE if max(self.size) < LARGE_PX else 2
        self.pen = max(1, round(PEN_SHARE * half_px * self.fine))
        self.finely: Points = ((pixels - self.corner) * self.fine).tolist()
        self.silhouette: Points = ((silhouette - self.corner) * self.fine).tolist()
        width, height = self.size
        self.surface = pygame.Surface((width * self.fine, height * self.fine), pygame.SRCALPHA)
        # The colour of the line, though unseen: where the edge is reduced it is mixed in.
        self.surface.fill((*rgb(INK), 0))

    def blob(self, radius_px: float, colour: Rgb) -> None:
        """The silhouette, drawn with a round brush."""
        radius = radius_px * self.fine
        pygame.draw.polygon(self.surface, colour, self.silhouette)
        pygame.draw.lines(self.surface, colour, True, self.silhouette, max(1, round(2 * radius)))
        for point in self.silhouette:
            pygame.draw.circle(self.surface, colour, point, radius)

    def reduced(self) -> Sprite:
        return pygame.transform.smoothscale(self.surface, self.size), self.corner


def _draw_body(sketch: _Sketch, paint: Paint) -> None:
    # Rounded edges: the silhouette of a smaller cube, drawn with a thick brush.
    sketch.blob(sketch.brush + sketch.line, rgb(INK))
    sketch.blob(sketch.brush, rgb(mixed(paint.ground, INK, 0.30)))


def _draw_face(
    sketch: _Sketch, figure: Figure, points: Points, paint: Paint, bright: float
) -> None:
    dark = (1.0 - bright) / (1.0 - SHADE)
    ground = mixed(mixed(paint.ground, WHITE, 0.16 * (1.0 - dark)), INK, 0.34 * dark)
    surface, at = sketch.surface, figure.outline
    pygame.draw.polygon(surface, rgb(ground), points[:at])
    stroke = rgb(mixed(mixed(ground, WHITE, max(0.0, 0.2 - dark)), INK, 0.40 * dark))
    for number in range(at, at + figure.strokes, 2):
        pygame.draw.line(surface, stroke, points[number], points[number + 1], sketch.pen)
    at += figure.strokes
    # Marks lose little in the shade: they are what one reads.
    mark = rgb(mixed(paint.mark, ground, 0.28 * dark))
    for count in figure.marks:
        pygame.draw.polygon(surface, mark, points[at : at + count])
        at += count
