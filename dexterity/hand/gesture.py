"""Reading a stroke: what a hand did, whichever pointer reported it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import atan2, copysign, hypot

from dexterity.hand.feel import MOST_TWIST_RAD_S, SLIGHT_BEND_RAD_S, TAP_MM, TWIST_GAIN
from dexterity.hand.release import read_release
from dexterity.hand.track import Track, clean_stroke, duration_s, extent_mm, path_mm
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2


class LetGo(StrEnum):
    """How the die left the hand."""

    THROWN = "thrown"
    STOPPED = "stopped"
    """The swing came to rest, or fell silent, before the release: the die is dropped."""
    TAPPED = "tapped"
    """There was no swing at all."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """A stroke as the hand meant it, on the plane the hand moves in."""

    let_go: LetGo
    place_mm: Vec2
    velocity_mm_s: Vec2
    """Of the hand, at let-go; nothing unless thrown."""
    twist_rad_s: float
    """Spin about the vertical for the die; counter-clockwise from above is positive."""
    duration_s: float
    path_mm: float

    @property
    def dropped(self) -> bool:
        """Whether the die just falls."""
        return self.let_go is not LetGo.THROWN

    @property
    def speed_mm_s(self) -> float:
        """How fast the hand was at let-go."""
        return hypot(*self.velocity_mm_s)

    @property
    def direction_rad(self) -> float:
        """0 is straight away from the thrower, positive to the right."""
        return atan2(*self.velocity_mm_s)


def read_gesture(samples: Sequence[PointerSample]) -> Gesture:
    """What the stroke says; StrokeError where the samples are none that a pointer gives."""
    track = clean_stroke(samples)
    release = read_release(track)
    if release is None or extent_mm(track) < TAP_MM:
        return _dropped(track)
    return Gesture(
        LetGo.THROWN,
        release.place_mm,
        release.velocity_mm_s,
        twist_from_bend(release.bend_rad_s),
        duration_s(track),
        path_mm(track),
    )


def twist_from_bend(bend_rad_s: float) -> float:
    """The die's twist for how fast the path bent: nothing for a natural swing, then in step."""
    beyond = max(0.0, abs(bend_rad_s) - SLIGHT_BEND_RAD_S)
    return copysign(min(MOST_TWIST_RAD_S, TWIST_GAIN * beyond), bend_rad_s)


def _dropped(track: Track) -> Gesture:
    let_go = LetGo.TAPPED if extent_mm(track) < TAP_MM else LetGo.STOPPED
    place = (track[-1].x_mm, track[-1].y_mm)
    return Gesture(let_go, place, (0.0, 0.0), 0.0, duration_s(track), path_mm(track))
