"""How a throw is answered: cheers small and great, a sorry horn, and what a win is told by."""

from random import Random

import numpy as np

from tools.sound_making.modes import Mode, ring
from tools.sound_making.voices import AH, OO, applause, crowd, sung
from tools.sound_making.waves import Wave, curve, fading, in_room, mixed, noise, times_s

C4_HZ, E4_HZ = 261.63, 329.63
G4_HZ, F_SHARP4_HZ, F4_HZ = 392.0, 369.99, 349.23
C5_HZ, E5_HZ, G5_HZ, C6_HZ = 523.25, 659.26, 783.99, 1046.5

BAR_SHARES = ((1.0, 0.45, 1.0), (3.93, 0.12, 0.3), (9.2, 0.05, 0.12))
"""A wooden bar of a xylophone: pitch, decay and level of its modes, against the first."""


BELL_SHARES = ((1.0, 0.9, 1.0), (2.76, 0.5, 0.45), (5.4, 0.25, 0.2), (8.93, 0.12, 0.1))
"""A small bar of steel, free at both ends: it rings on where wood is long silent."""

DRUM = (Mode(78.0, 0.5, 1.0), Mode(124.0, 0.32, 0.6), Mode(167.0, 0.22, 0.35))
"""The skin of a large drum."""

BLADE = (
    Mode(1430.0, 0.7, 0.7),
    Mode(1447.0, 0.65, 0.5),
    Mode(2610.0, 0.5, 0.8),
    Mode(4130.0, 0.35, 0.6),
    Mode(5990.0, 0.2, 0.3),
)
"""Thin steel, struck: high, and not in tune with itself. The first pair beats."""


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


def win(luck: Random) -> Wave:
    """The last die wins: three calls of a trumpet, the third one held, and everybody."""
    seconds = 1.4
    calls = [(0.0, G4_HZ, 0.13), (0.14, G4_HZ, 0.13), (0.28, C5_HZ, 0.75)]
    brass = [(at_s, trumpet(hz, length_s)) for at_s, hz, length_s in calls]
    below = [(0.28, 0.6 * trumpet(hz, 0.75)) for hz in (C4_HZ, E4_HZ, G4_HZ)]
    hall = [(0.3, 0.3 * crowd(luck, 9, 1.0)), (0.3, 0.6 * applause(luck, 10, 1.1))]
    return _ended(in_room(luck, mixed(seconds, [*brass, *below, *hall]), 0.3, 0.3), 0.45)


def chapter(luck: Random) -> Wave:
    """A chapter opens: a latch springs, and bells run up the way."""
    seconds = 1.1
    latch = ring((Mode(940.0, 0.03, 1.0), Mode(2300.0, 0.02, 0.8)), 0.0002, 0.06)
    steps = (G4_HZ, C5_HZ, E5_HZ, G5_HZ, C6_HZ)
    bells = [(0.18 + 0.07 * number, 0.7 * bell(hz)) for number, hz in enumerate(steps)]
    parts = [(0.0, 2.5 * latch), (0.07, 1.6 * latch), *bells]
    return _ended(in_room(luck, mixed(seconds, parts), 0.3, 0.3), 0.4)


def fatal_blow(luck: Random) -> Wave:
    """A blade comes down, and a drum says that it was the last time."""
    seconds = 1.0
    rush = noise(luck, 0.14, 900.0, 5000.0) * curve(0.14, (0.0, 0.0), (0.9, 1.0), (1.0, 0.0))
    drum = ring(DRUM, 0.004, 0.8)
    thud = noise(luck, 0.12, 60.0, 260.0) * fading(0.12, 0.12)
    parts = [
        (0.0, 0.12 * rush),
        (0.13, 0.35 * ring(BLADE, 0.0002, 0.8)),
        (0.13, 1.6 * drum),
        (0.13, 0.5 * thud),
        (0.42, 0.8 * drum),
    ]
    return _ended(in_room(luck, mixed(seconds, parts), 0.3, 0.2), 0.35)


def bell(hz: float) -> Wave:
    """One note of a glockenspiel."""
    modes = (Mode(hz * pitch, decay_s, level) for pitch, decay_s, level in BELL_SHARES)
    return ring(modes, 0.0002, 0.9)


def trumpet(hz: float, seconds: float) -> Wave:
    """One open note of a trumpet: it starts a little low, and brightens as it is blown."""
    start = curve(seconds, (0.0, 0.985), (0.12, 1.0), (1.0, 1.0))
    mouth = ((0.0, OO), (0.25, AH), (0.8, AH), (1.0, OO))
    loudness = curve(seconds, (0.0, 0.0), (0.06, 1.0), (0.5, 0.8), (0.85, 0.7), (1.0, 0.0))
    return sung(hz * start, mouth, dullness=0.55) * loudness


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
