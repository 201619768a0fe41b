"""What rubs and rushes: a page, a pencil, an eraser, the air around a throw."""

from random import Random

import numpy as np

from tools.sound_making.impacts import CARD, struck
from tools.sound_making.waves import Wave, curve, mixed, noise, swell, swept_noise, white_noise


def page(luck: Random) -> Wave:
    """A leaf is lifted, sweeps over and comes down."""
    seconds = 0.32
    centre_hz = curve(
        seconds, (0.0, 900.0), (0.55, 3600.0 * luck.uniform(0.9, 1.15)), (1.0, 1400.0)
    )
    sweep = swept_noise(luck, centre_hz, 1.1) * swell(seconds)
    crackle = crackles(luck, seconds, a_second=220.0) * swell(seconds)
    landing = struck(CARD, luck, soft=True)
    return mixed(0.36, [(0.0, sweep + 1.5 * crackle), (0.24, 0.8 * landing)])


def crackles(luck: Random, seconds: float, a_second: float) -> Wave:
    """Fibres of paper that snap, here and there."""
    parts = []
    for _ in range(round(a_second * seconds)):
        snap = noise(luck, 0.004, 1800.0, 8000.0) * swell(0.004)
        parts.append((luck.uniform(0.0, seconds), luck.uniform(0.1, 1.0) ** 2 * snap))
    return mixed(seconds, parts)


def pencil(luck: Random) -> Wave:
    """Two quick strokes, there and back."""
    strokes, at_s = [], 0.0
    for low_hz in (1700.0, 2100.0):
        seconds = luck.uniform(0.1, 0.13)
        strokes.append((at_s, grainy(luck, seconds, (low_hz, 7500.0), grain_hz=420.0)))
        at_s += seconds + luck.uniform(0.005, 0.02)
    return mixed(0.28, strokes)


def eraser(luck: Random) -> Wave:
    """Three soft rubs of rubber on paper."""
    rubs = [
        (number * 0.095, level * grainy(luck, 0.09, (450.0, 2300.0), grain_hz=160.0))
        for number, level in enumerate((1.0, 0.85, 0.6))
    ]
    return mixed(0.3, rubs)


def grainy(luck: Random, seconds: float, band_hz: tuple[float, float], *, grain_hz: float) -> Wave:
    """Noise that catches on the grain of the paper as it goes."""
    low_hz, high_hz = band_hz
    grain = np.abs(noise(luck, seconds, 0.3 * grain_hz, grain_hz))
    return noise(luck, seconds, low_hz, high_hz) * (0.35 + grain) * swell(seconds) ** 0.7


def whoosh(luck: Random) -> Wave:
    """Air around a hand and a die: it comes, rises, and is gone."""
    seconds = 0.3
    highest_hz = 1000.0 * luck.uniform(0.85, 1.2)
    centre_hz = curve(seconds, (0.0, 330.0), (0.35, highest_hz), (1.0, 380.0))
    air = swept_noise(luck, centre_hz, 0.9) * swell(seconds, haste=0.65)
    return air + 0.02 * white_noise(luck, seconds) * swell(seconds, haste=0.65) ** 2
