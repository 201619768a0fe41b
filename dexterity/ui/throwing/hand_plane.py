"""The plane the hand moves in: what a pointer on the stage points at, a fist above the table.

A gesture means the same wherever the thrower stands: seen from elsewhere, the plane is still that
of the plain stance, shifted so that a pointer on the die that waits is where that die is. At ground
level it could not be otherwise, as a hand above the eye is past the horizon.
"""

from typing import Final

from dexterity.hand.dare.stance import PLAIN, Stance
from dexterity.hand.feel import FULL_PULL_MM
from dexterity.ui.canvas.stage import STAGE
from dexterity.ui.world.camera import Camera, plain_camera
from dexterity.ui.world.stances import camera_for, hand_camera_for, plain_rest_mm
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2, Vec3

REST_MM: Final[Vec3] = PLAIN.rest_mm()
"""Where a die waits to be thrown: half a metre before the target, as for the odds."""

FROM_EDGE: Final = 26.0
"""Points between the die of a full pull and the foot of the stage: half a die, so that the hand
need not leave the window. More: less room for the pull."""

STAGE_PT: Final = (round(STAGE.width), round(STAGE.height))

ON_STAGE: Final[Camera] = plain_camera(STAGE_PT)
"""The plain stance on the stage's own points. A window of another size shows the same stage, so
a gesture goes on unharmed while the window is resized under it."""


class HandPlane:
    """The plane for one stance, and for one place where a die waits in it."""

    def __init__(self, stance: Stance = PLAIN, rest_mm: Vec3 | None = None) -> None:
        """`rest_mm` is in the hand unless a tool has the die elsewhere."""
        self.rest_mm = stance.rest_mm() if rest_mm is None else rest_mm
        self.camera = hand_camera_for(stance, STAGE_PT, self.rest_mm)
        """What the hand is seen through, on the stage's own points."""
        self.rest = self.camera.pixel(self.rest_mm)
        """The point of the stage at which the die waits."""
        plain_mm = plain_rest_mm(stance, self.rest_mm)
        self._height_mm = plain_mm[2]
        self._plain = camera_for(PLAIN, STAGE_PT, plain_mm)
        across, down = self._plain.pixel(plain_mm)
        # Nothing, to the last digit, in the plain stance: recorded strokes stay what they were.
        self._shift: Vec2 = (across - self.rest[0], down - self.rest[1])
        self._shift_mm: Vec2 = (self.rest_mm[0] - plain_mm[0], self.rest_mm[1] - plain_mm[1])

    def sample_at(self, place: Vec2, at_s: float) -> PointerSample:
        """The pointer at a place of the stage, on the hand's plane."""
        meant = (place[0] + self._shift[0], place[1] + self._shift[1])
        x, y, _ = self._plain.unproject(meant, self._height_mm)
        return PointerSample(at_s, x + self._shift_mm[0], y + self._shift_mm[1])

    def place_of(self, sample: PointerSample) -> Vec2:
        """The point of the stage at which a pointer means that place: `sample_at` the other way."""
        x, y = sample.x_mm - self._shift_mm[0], sample.y_mm - self._shift_mm[1]
        across, down = self._plain.pixel((x, y, self._height_mm))
        return across - self._shift[0], down - self._shift[1]

    def height_on_stage(self, place: Vec2) -> float:
        """A place's height as a share of the stage's, counted upwards."""
        return 1.0 - place[1] / STAGE.height

    def full_pull_mm(self) -> float:
        """The longest pull that ends on the stage, straight back; no more than a sling gives."""
        across, _ = self.rest
        nearest = self.sample_at((across, STAGE.height - FROM_EDGE), 0.0)
        return min(FULL_PULL_MM, self.rest_mm[1] - nearest.y_mm)


PLAIN_PLANE: Final = HandPlane()


def sample_at(place: Vec2, at_s: float) -> PointerSample:
    """The pointer at a place of the stage, on the plain stance's plane."""
    return PLAIN_PLANE.sample_at(place, at_s)


def height_on_stage(place: Vec2) -> float:
    """A place's height as a share of the stage's, counted upwards."""
    return PLAIN_PLANE.height_on_stage(place)


def full_pull_mm(rest_mm: Vec3 = REST_MM) -> float:
    """The longest pull that ends on the stage, straight back; at most what a sling stretches."""
    return HandPlane(PLAIN, rest_mm).full_pull_mm()
