"""What somebody sees who looks at a drawn die."""

import numpy as np

from dexterity.ui.world.camera import Camera, Floats
from dexterity.ui.world.die_model import on_face, visible_faces


def face_drawn_on_top(place_mm: Floats, axes: Floats, half_mm: float, camera: Camera) -> int:
    """Of the faces that are drawn, the one whose middle is highest above the table."""
    seen = visible_faces(place_mm, axes, half_mm, camera)
    middle = np.zeros((1, 2))
    return max(seen, key=lambda face: float((on_face(face, middle) @ axes)[0, 2]))
