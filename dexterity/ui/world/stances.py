"""The cameras of the throwers' stances: each moves the eye, and then all that matters is framed.

What stances change adds up: the eye goes back, down or aside by what each of them asks for, and
the view is then opened as far as hand and target need. No pair of them has a camera of its own.
"""

from dataclasses import replace
from math import atan2, cos, sin
from typing import Final

from dexterity.hand.dare.stance import LINE_MM, PLAIN, Stance
from dexterity.hand.feel import RELEASE_HEIGHT_MM
from dexterity.ui.world import camera as cameras
from dexterity.ui.world.camera import Camera, Viewport
from dexterity.units import DEGREE
from dexterity.values.vectors import Vec3

LOW_EYE_MM: Final = 55.0
"""How high the eye is at ground level. Lower: the target is a line. Higher: one sees how far away
it is."""

BELOW_EDGE_EYE_MM: Final = (600.0, -180.0)
"""How far the eye goes back and up for a hand under the table. Nearer or higher: hand and target
are so far apart that both are small."""

ON_TABLE_EYE_MM: Final = (250.0, 0.0)
"""The same for a die that lies on the table, with room for a tool behind it."""

LYING_MM: Final = 60.0
"""A die that waits lower than this is not in a hand."""

SWING_MM: Final = 120.0
"""The room that a hand has to swing back. Less: a swing leaves the window."""

TARGET_MM: Final = 200.0
"""From the middle of a target to its rim."""

EDGE_MM: Final[Vec3] = (0.0, -650.0, -20.0)
"""On the table's near side: at ground level it tells what one looks along."""

LEAST_FIELD: Final = 16.0 * DEGREE
"""However flat all is that must be seen. Narrower: the target is wider than the picture."""

TOP_SHARE: Final = 0.138
"""The part of the picture above target and hand, as in the plain stance: words stand there."""

HAND_SHARE: Final = 0.72
"""How far down the picture the die waits, as in the plain stance. Farther: the pointer of a hand
that swings back leaves the window."""

AHEAD_MM: Final = 1000.0
"""How far away the place is that is looked at; any will do."""


def camera_for(stance: Stance, size_px: tuple[int, int], rest_mm: Vec3 | None = None) -> Camera:
    """What a thrower sees of the table; of one who is turned away, in the mirror.

    `rest_mm` is where the die waits: in the hand, unless a tool has it elsewhere.
    """
    view = Viewport(0.0, 0.0, float(size_px[0]), float(size_px[1]))
    waits = stance.rest_mm() if rest_mm is None else rest_mm
    seen = _framed(stance, waits) if _moved(stance, waits) else cameras.PLAIN
    return Camera(replace(seen, mirrored=stance.turned_away), view)


def hand_camera_for(
    stance: Stance, size_px: tuple[int, int], rest_mm: Vec3 | None = None
) -> Camera:
    """What a thrower sees of the die that waits: past it is the table, or for one who is turned
    away the room."""
    if not stance.turned_away:
        return camera_for(stance, size_px, rest_mm)
    waits = stance.rest_mm() if rest_mm is None else rest_mm
    view = Viewport(0.0, 0.0, float(size_px[0]), float(size_px[1]))
    plain = camera_for(PLAIN, size_px, plain_rest_mm(stance, waits))
    return Camera(_turned_round(plain.stance, waits, plain_rest_mm(stance, waits)), view)


def plain_rest_mm(stance: Stance, rest_mm: Vec3) -> Vec3:
    """Where the die would wait in the plain stance, which gestures are measured by."""
    return 0.0, LINE_MM, RELEASE_HEIGHT_MM if stance.below_edge else rest_mm[2]


def _moved(stance: Stance, rest_mm: Vec3) -> bool:
    lying = rest_mm[2] < LYING_MM
    return bool(stance.back_mm or stance.below_edge or stance.low_eye or lying)


def _eye_mm(stance: Stance, rest_mm: Vec3) -> Vec3:
    _, y, z = cameras.PLAIN.eye_mm
    if stance.below_edge:
        back, up = BELOW_EDGE_EYE_MM
    else:
        back, up = ON_TABLE_EYE_MM if rest_mm[2] < LYING_MM else (0.0, 0.0)
    return 0.0, y - back - stance.back_mm, LOW_EYE_MM if stance.low_eye else z + up


def _framed(stance: Stance, rest_mm: Vec3) -> cameras.Stance:
    """Looking so far down, and so wide open, that hand and target are where they are in the plain
    stance: the target at the top, the hand near the foot."""
    eye = _eye_mm(stance, rest_mm)
    target, hand = _rise(eye, (0.0, TARGET_MM, 0.0)), _rise(eye, rest_mm)
    if hand > target:
        return _framed_low(eye, rest_mm)
    field = max(LEAST_FIELD, (target - hand) / (HAND_SHARE - TOP_SHARE))
    return _looking(eye, hand + (HAND_SHARE - 0.5) * field, field)


def _framed_low(eye: Vec3, rest_mm: Vec3) -> cameras.Stance:
    """The hand is above the target, and the higher the farther it swings back."""
    x, y, z = rest_mm
    hand, edge = _rise(eye, (x, y - SWING_MM, z)), _rise(eye, EDGE_MM)
    field = max(LEAST_FIELD, (hand - edge) / (1.0 - TOP_SHARE))
    return _looking(eye, hand + (TOP_SHARE - 0.5) * field, field)


def _rise(eye: Vec3, point: Vec3) -> float:
    """How steeply one looks up at a point straight ahead."""
    return atan2(point[2] - eye[2], point[1] - eye[1])


def _looking(eye: Vec3, rise_rad: float, field_rad: float) -> cameras.Stance:
    """Straight ahead, so steeply up, so wide."""
    x, y, z = eye
    ahead, up = AHEAD_MM * cos(rise_rad), AHEAD_MM * sin(rise_rad)
    return cameras.Stance(eye, (x, y + ahead, z + up), field_rad)


def _turned_round(seen: cameras.Stance, rest_mm: Vec3, from_mm: Vec3) -> cameras.Stance:
    """A view of one place, half a turn about the upright, at another.

    A hand behind the back does what the pointer does half a turn round, so that in this view it is
    where the pointer is.
    """
    eye, look = (
        (rest_mm[0] - (x - from_mm[0]), rest_mm[1] - (y - from_mm[1]), rest_mm[2] + z - from_mm[2])
        for x, y, z in (seen.eye_mm, seen.look_mm)
    )
    return replace(seen, eye_mm=eye, look_mm=look)
