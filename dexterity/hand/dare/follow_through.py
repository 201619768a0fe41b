"""How a hand that lets go of a tool in full swing goes on: arms do not stop with the finger."""

from math import cos, pi, sin
from typing import Final

from dexterity.hand.dare.pace import MOST_MM_S
from dexterity.hand.gesture import read_gesture
from dexterity.hand.track import Track, within_reach
from dexterity.hand.ways.flick import TELLING_SAMPLES
from dexterity.values.pointer import PointerSample

SLOWEST_MM_S: Final = 400.0
"""A slower hand stops where it lets go: it meant to. Faster: who lets go a little before the die
sees the tool vanish there."""

LASTS_S: Final = 0.12
"""How long it goes on, evenly slower: 90 mm at 1.5 m/s. Longer: a swing that was broken off on
purpose strikes after all."""

STEP_S: Final = 1 / 120


def follow_through(path: Track) -> Track:
    """What comes after a path that ends in full swing ahead; nothing after any other."""
    gesture, last = read_gesture(path[-TELLING_SAMPLES:]), path[-1]
    speed = min(MOST_MM_S, gesture.speed_mm_s)
    if gesture.dropped or speed < SLOWEST_MM_S or abs(gesture.direction_rad) > pi / 2:
        return ()
    right, away = sin(gesture.direction_rad), cos(gesture.direction_rad)
    samples = []
    for number in range(1, round(LASTS_S / STEP_S) + 1):
        at_s = number * STEP_S
        gone = speed * at_s * (1.0 - at_s / (2.0 * LASTS_S))
        x, y = within_reach((last.x_mm + gone * right, last.y_mm + gone * away))
        samples.append(PointerSample(last.at_s + at_s, x, y))
    return tuple(samples)
