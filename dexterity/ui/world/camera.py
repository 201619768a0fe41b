"""The camera: millimetres of the table to pixels of the picture, and back onto a level plane."""

from dataclasses import dataclass
from functools import cached_property
from math import hypot, tan
from typing import Final

import numpy as np
import numpy.typing as npt

from dexterity.units import DEGREE
from dexterity.values.vectors import Vec2, Vec3

Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]

FRAME_SHAPE: Final = 16.0 / 9.0
"""Width by height of what a stance is composed for; a viewport of another shape shows more."""

POINTS_HIGH: Final = 720.0
"""Points from the bottom to the top of that frame."""

NEAREST_MM: Final = 5.0
"""Nothing nearer to the eye is seen. Less: what passes the eye bursts over the whole picture."""

FARTHEST_MM: Final = 4000.0
"""How far over the ground a pixel can point: at and above the horizon it would be for ever."""


@dataclass(frozen=True, slots=True)
class Stance:
    """Where somebody looks from, where to, and how wide."""

    eye_mm: Vec3
    look_mm: Vec3
    field_rad: float
    """From the bottom to the top of the frame."""
    up: Vec3 = (0.0, 0.0, 1.0)
    mirrored: bool = False
    """Seen in a mirror: left and right are exchanged."""


PLAIN: Final = Stance((0.0, -1110.0, 599.0), (0.0, -187.0, 0.0), 23.2 * DEGREE)
"""Sitting at the near edge. The target is as large as it can be while a hand 120 mm above the table
has room to swing back to 620 mm before its middle. Lower: a die on the target is wider, but the
target so flat that nobody sees how far to throw. Higher: a die on the target shrinks to a crumb."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """The part of a picture that a camera fills, in pixels."""

    left: float
    top: float
    width: float
    height: float

    @property
    def middle(self) -> Vec2:
        return self.left + self.width / 2, self.top + self.height / 2


@dataclass(frozen=True)
class Camera:
    """A stance seen through a viewport. It never moves: another view is another camera."""

    stance: Stance
    viewport: Viewport

    @cached_property
    def focal_px(self) -> float:
        """How many pixels a thing as long as it is far away takes."""
        return POINTS_HIGH / 2 * self.unit_px / tan(self.stance.field_rad / 2)

    @cached_property
    def unit_px(self) -> float:
        """Pixels to a point: what is as wide as a pen's tip, however large the picture."""
        return min(self.viewport.height, self.viewport.width / FRAME_SHAPE) / POINTS_HIGH

    @cached_property
    def eye_mm(self) -> Floats:
        """Where it is."""
        return np.array(self.stance.eye_mm, dtype=np.float64)

    @cached_property
    def axes(self) -> Floats:
        """Rows: what is right, up and ahead in the picture, as directions on the table."""
        ahead = _unit(np.array(self.stance.look_mm) - self.eye_mm)
        right = _unit(np.cross(ahead, self.stance.up))
        up = np.cross(right, ahead)
        return np.array([-right if self.stance.mirrored else right, up, ahead])

    def project(self, points_mm: Floats) -> tuple[Floats, Floats]:
        """Pixels (n, 2) of points (n, 3), and how far ahead of the eye (n,) they are.

        Points that are not ahead have a depth below NEAREST_MM, and pixels that mean nothing.
        """
        seen = (np.asarray(points_mm) - self.eye_mm) @ self.axes.T
        depths: Floats = seen[:, 2]
        scale = self.focal_px / np.maximum(depths, NEAREST_MM)
        across, down = self.viewport.middle
        pixels = np.empty((len(seen), 2))
        pixels[:, 0] = across + scale * seen[:, 0]
        pixels[:, 1] = down - scale * seen[:, 1]
        return pixels, depths

    def pixels(self, points_mm: Floats) -> Floats:
        """The pixels of points that are known to be ahead."""
        return self.project(points_mm)[0]

    def on_plane(self, places_mm: Floats, height_mm: float = 0.0) -> Floats:
        """The pixels of places (n, 2) at one height."""
        return self.pixels(np.column_stack([places_mm, np.full(len(places_mm), height_mm)]))

    def pixel(self, point_mm: Vec3) -> Vec2:
        """Where one point is seen."""
        ((x, y),) = self.pixels(np.array([point_mm])).tolist()
        return x, y

    def outline(self, points_mm: Floats) -> Floats:
        """The pixels of a closed polygon, cut off where it passes the eye; (0, 2) if all does."""
        depths = (points_mm - self.eye_mm) @ self.axes[2]
        if depths.min() >= NEAREST_MM:
            return self.pixels(points_mm)
        return self.pixels(_cut(points_mm, depths - NEAREST_MM))

    def sees(self, points_mm: Floats) -> Bools:
        """Which points are ahead of the eye and within the viewport."""
        pixels, depths = self.project(points_mm)
        view = self.viewport
        across, down = pixels[:, 0] - view.left, pixels[:, 1] - view.top
        inside = (across >= 0.0) & (across < view.width) & (down >= 0.0) & (down < view.height)
        return np.asarray(inside & (depths > NEAREST_MM))

    def px_per_mm(self, point_mm: Vec3) -> float:
        """How large a thing at that point is drawn, seen square on."""
        depth = float((np.array(point_mm) - self.eye_mm) @ self.axes[2])
        return self.focal_px / max(depth, NEAREST_MM)

    def ray(self, pixel: Vec2) -> Floats:
        """The direction, of length one, in which a pixel looks."""
        across, down = self.viewport.middle
        right, up, ahead = self.axes
        return _unit(ahead + ((pixel[0] - across) * right + (down - pixel[1]) * up) / self.focal_px)

    def unproject(self, pixel: Vec2, height_mm: float = 0.0) -> Vec3:
        """The point at that height which a pixel shows; at or past the horizon one far away."""
        ray = self.ray(pixel)
        level = hypot(ray[0], ray[1])
        rise = height_mm - float(self.eye_mm[2])
        ahead = float(ray[2]) * rise > 0.0
        reach = level * rise / float(ray[2]) if ahead else FARTHEST_MM
        reach = min(reach, FARTHEST_MM) / max(level, 1e-12) if level > 0.0 else 0.0
        x, y = (self.eye_mm[:2] + reach * ray[:2]).tolist()
        return x, y, height_mm


def plain_camera(size_px: tuple[int, int]) -> Camera:
    """The plain stance, filling a picture of that size."""
    return Camera(PLAIN, Viewport(0.0, 0.0, float(size_px[0]), float(size_px[1])))


def _unit(vector: Floats) -> Floats:
    return np.asarray(vector / np.sqrt((vector * vector).sum()), dtype=np.float64)


def _cut(points: Floats, inside: Floats) -> Floats:
    """The part of a closed polygon where a quantity given at its points is not negative."""
    kept = []
    for number, (point, here) in enumerate(zip(points, inside.tolist(), strict=True)):
        before, there = points[number - 1], float(inside[number - 1])
        if here * there < 0.0:
            kept.append(before + (point - before) * there / (there - here))
        if here >= 0.0:
            kept.append(point)
    return np.array(kept, dtype=np.float64).reshape(-1, 3)
