"""The plane the hand moves in: what a pointer on the stage points at, a fist above the table."""

from typing import Final

from dexterity.hand.feel import FULL_PULL_MM, RELEASE_HEIGHT_MM
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.world.camera import Camera, plain_camera
from dexterity.values import PointerSample, Vec2, Vec3

REST_MM: Final[Vec3] = (0.0, -500.0, RELEASE_HEIGHT_MM)
"""Where a die waits to be thrown: half a metre before the target, as for the odds."""

FROM_EDGE: Final = 26.0
"""Points between the die of a full pull and the foot of the stage: half a die, so that the hand
need not leave the window. More: less room for the pull."""

ON_STAGE: Final[Camera] = plain_camera((round(STAGE.width), round(STAGE.height)))
"""The plain stance on the stage's own points. A window of another size shows the same stage, so
a gesture goes on unharmed while the window is resized under it."""


def sample_at(place: Vec2, at_s: float) -> PointerSample:
    """The pointer at a place of the stage, on the hand's plane."""
    x, y, _ = ON_STAGE.unproject(place, RELEASE_HEIGHT_MM)
    return PointerSample(at_s, x, y)


def height_on_stage(place: Vec2) -> float:
    """A place's height as a share of the stage's, counted upwards."""
    return 1.0 - place[1] / STAGE.height


def full_pull_mm(rest_mm: Vec3 = REST_MM) -> float:
    """The longest pull that ends on the stage, straight back; no more than a sling stretches."""
    across, _ = ON_STAGE.pixel(rest_mm)
    _, nearest, _ = ON_STAGE.unproject((across, STAGE.height - FROM_EDGE), rest_mm[2])
    return min(FULL_PULL_MM, rest_mm[1] - nearest)
