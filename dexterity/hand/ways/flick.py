"""Flick: grab the die, swing, let go. The swing alone decides."""

from dataclasses import dataclass, replace
from math import dist
from typing import Final

from dexterity.errors import LaunchError
from dexterity.hand.feel import (
    LEAST_SENSITIVITY,
    MOST_SAMPLES,
    MOST_SENSITIVITY,
    PUT_BACK_MM,
    THROWING_LINE_MM,
)
from dexterity.hand.gesture import Gesture, LetGo, read_gesture
from dexterity.hand.toss import Toss, toss_from_gesture
from dexterity.hand.track import extent_mm
from dexterity.hand.ways.held import Answer, Cancelled, Dropped, Held, Thrown, WayName
from dexterity.hand.ways.way import Way, carried, toss_meant
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2, Vec3

TELLING_SAMPLES: Final = 128
"""How much of a stroke is read at every frame to show what it means: the window of the release at
1000 Hz. All of it would cost 20 ms a frame once a die is held for minutes."""


@dataclass(frozen=True, slots=True)
class Flick(Way):
    """A true swing, at the player's sensitivity."""

    sensitivity: float = 1.0

    def __post_init__(self) -> None:
        if not LEAST_SENSITIVITY <= self.sensitivity <= MOST_SENSITIVITY:
            limits = f"{LEAST_SENSITIVITY} to {MOST_SENSITIVITY}"
            raise LaunchError(f"sensitivity is {self.sensitivity}, not from {limits}")

    @property
    def name(self) -> WayName:
        return WayName.FLICK

    def moved(self, held: Held, sample: PointerSample) -> Held:
        if not held.pressing:
            return held
        die = carried(held, sample)
        stroke = (*held.stroke[1 - MOST_SAMPLES :], die)
        return replace(held, place_mm=behind_line(held, (die.x_mm, die.y_mm)), stroke=stroke)

    def released(self, held: Held, sample: PointerSample) -> Answer:
        if not held.pressing:
            return held
        swung = self.moved(held, sample)
        gesture = read_gesture(swung.stroke)
        if not gesture.dropped:
            return Thrown(self._toss(swung, gesture), gesture)
        back = swung.laid_back()
        return Cancelled(back) if put_back(swung, gesture) else Dropped(back)

    def meant(self, held: Held, at_s: float) -> Toss:
        """While the hand is still: a throw from there, so that the loft can be seen."""
        if not held.pressing:
            return toss_meant(held)
        gesture = read_gesture(held.stroke[-TELLING_SAMPLES:])
        if gesture.dropped:
            return replace(toss_meant(held), place_mm=held.place_mm)
        return self._toss(held, gesture)

    def _toss(self, held: Held, gesture: Gesture) -> Toss:
        toss = toss_from_gesture(gesture, held.loft_rad, self.sensitivity, held.rest_mm[2])
        return replace(toss, place_mm=behind_line(held, gesture.place_mm))


def swing_begun(held: Held) -> bool:
    """Whether something is held and was led far enough to be more than held."""
    swings = held.way is WayName.FLICK and held.pressing and bool(held.stroke)
    return swings and extent_mm(held.stroke) > PUT_BACK_MM


def put_back(held: Held, gesture: Gesture) -> bool:
    """Whether a die that was not thrown was meant not to be: hardly lifted, or carried home."""
    home = dist(held.rest_mm[:2], gesture.place_mm) <= PUT_BACK_MM
    return home or gesture.let_go is LetGo.TAPPED


def behind_line(held: Held, place_mm: Vec2) -> Vec3:
    """The nearest place, from there, on the thrower's side of the throwing line."""
    x, y = place_mm
    return x, min(y, held.rest_mm[1] + THROWING_LINE_MM), held.rest_mm[2]
