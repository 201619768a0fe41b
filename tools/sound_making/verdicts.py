"""How a throw is answered: a small cheer, a great one, and a horn that is a little sorry."""

from random import Random

import numpy as np

from tools.sound_making.modes import Mode, ring
from tools.sound_making.voices import AH, OO, applause, crowd, sung
from tools.sound_making.waves import Wave, curve, in_room, mixed, times_s

G4_HZ, F_SHARP4_HZ, F4_HZ = 392.0, 369.99, 349.23
C5_HZ, E5_HZ, G5_HZ, C6_HZ = 523.25, 659.26, 783.99, 1046.5

BAR_SHARES = ((1.0, 0.45, 1.0), (3.93, 0.12, 0.3), (9.2, 0.05, 0.12))
"""A wooden bar of a xylophone: pitch, decay and level of its modes, against the first."""


def bar(hz: float) -> Wave:
    """One note of a xylophone."""
    modes = (Mode(hz * pitch, decay_s, level) for pitch, decay_s, level in BAR_SHARES)
    return ring(modes, 0.0003, 0.5)


def cheer(luck: Random) -> Wave:
    """A hit: two notes up, and a handful of friends."""
    seconds = 0.95
    notes = mixed(seconds, [(0.0, bar(G5_HZ)), (0.11, bar(C6_HZ))])
    friends = mixed(
        seconds,
        [(0.02, 0.25 * crowd(luck, 5, 0.65)), (0.05, 0.4 * applause(luck, 4, 0.75))],
    )
    return _ended(in_room(luck, notes + friends, 0.2, 0.25), 0.35)


def centre(luck: Random) -> Wave:
    """The centre: a whole chord up, and everybody."""
    seconds = 1.7
    steps = (C5_HZ, E5_HZ, G5_HZ, C6_HZ)
    up = [(0.09 * number, bar(hz)) for number, hz in enumerate(steps)]
    chord = [(0.5, 0.8 * bar(hz)) for hz in (E5_HZ, G5_HZ, C6_HZ)]
    notes = mixed(seconds, [*up, *chord])
    hall = mixed(
        seconds,
        [(0.1, 0.2 * crowd(luck, 11, 1.2)), (0.1, 0.35 * applause(luck, 14, 1.6))],
    )
    return _ended(in_room(luck, notes + hall, 0.3, 0.35), 0.5)


def fail(luck: Random) -> Wave:
    """A miss: a muted horn slides down three small steps; nobody is blamed."""
    notes = [
        (0.0, horn(G4_HZ, 0.2, wobble=0.0)),
        (0.23, horn(F_SHARP4_HZ, 0.2, wobble=0.0)),
        (0.46, horn(F4_HZ, 0.55, wobble=0.018)),
    ]
    return in_room(luck, mixed(1.1, notes), 0.2, 0.2)


def horn(hz: float, seconds: float, *, wobble: float) -> Wave:
    """One “wah” of a muted horn; the pitch gives way towards the end."""
    falling = curve(seconds, (0.0, 0.97), (0.15, 1.0), (0.6, 1.0), (1.0, 0.955))
    trembling = 1.0 + wobble * np.sin(2.0 * np.pi * 6.0 * times_s(seconds))
    mouth = ((0.0, OO), (0.3, AH), (1.0, OO))
    loudness = curve(seconds, (0.0, 0.0), (0.12, 1.0), (0.7, 0.7), (1.0, 0.0))
    return sung(hz * falling * trembling, mouth, dullness=0.8) * loudness


def _ended(wave: Wave, over_s: float) -> Wave:
    """The wave, leaving gently instead of being cut."""
    seconds = len(wave) / len(times_s(1.0))
    leaving = curve(seconds, (0.0, 1.0), (1.0 - over_s / seconds, 1.0), (1.0, 0.0))
    ended: Wave = wave * np.sin(0.5 * np.pi * leaving) ** 2
    return ended
