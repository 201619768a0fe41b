"""A die as a solid in space: its corners, its faces, and which of them are seen.

Faces are numbered as the physics does: 0 +x, 1 +y, 2 +z, 3 -x, 4 -y, 5 -z of the die's own axes.
Rows of `axes` (3, 3) are those axes as directions on the table.
"""

from typing import Final

import numpy as np

from dexterity.physics.dice.cube import frames_of
from dexterity.ui.world.camera import Camera, Floats

CORNERS: Final = np.array(
    [(i, j, k) for i in (-1.0, 1.0) for j in (-1.0, 1.0) for k in (-1.0, 1.0)]
)
"""Of a cube of half size one, about its middle."""


def axes_of(turns: Floats) -> Floats:
    """The axes (n, 3, 3) of dice with these orientations (n, 4)."""
    return np.moveaxis(frames_of(turns.T), -1, 0)


def on_face(face: int, points: Floats) -> Floats:
    """Points (n, 2) of a face, from -1 to 1 to the right and up on it, on the die (n, 3).

    Right and up as somebody sees them who looks at the face, so that no sign is mirrored.
    """
    axis = face % 3
    first, second = (axis + 1) % 3, (axis + 2) % 3
    right, up = (first, second) if face < 3 else (second, first)
    placed = np.zeros((len(points), 3))
    placed[:, axis] = 1.0 if face < 3 else -1.0
    placed[:, right], placed[:, up] = points[:, 0], points[:, 1]
    return placed


def visible_faces(
    place_mm: Floats, axes: Floats, half_mm: float, camera: Camera
) -> tuple[int, ...]:
    """The faces that look at the eye, at most three of them."""
    towards = (axes @ (camera.eye_mm - place_mm)).tolist()
    positive = [face for face in range(3) if towards[face] > half_mm]
    return tuple(positive + [face + 3 for face in range(3) if -towards[face] > half_mm])
