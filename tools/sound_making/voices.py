"""Voices: tones rich in harmonics, coloured by the mouth they come out of."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from tools.sound_making.waves import RATE_HZ, Wave, curve, mixed, noise, swell, times_s

HIGHEST_HZ = 6000.0
"""Harmonics above are left out: a mouth hardly lets them through."""


@dataclass(frozen=True, slots=True)
class Vowel:
    """The three resonances of a mouth."""

    formants_hz: tuple[float, float, float]


EE = Vowel((310.0, 2200.0, 2900.0))
EH = Vowel((560.0, 1800.0, 2500.0))
AH = Vowel((780.0, 1200.0, 2500.0))
OO = Vowel((330.0, 800.0, 2300.0))

FORMANT_LEVELS = (1.0, 0.5, 0.25)
FORMANT_WIDTHS_HZ = (110.0, 160.0, 240.0)

Mouth = Sequence[tuple[float, Vowel]]
"""Which vowel at which share of the time; between them it moves evenly."""


def sung(pitch_hz: Wave, mouth: Mouth, dullness: float = 1.0) -> Wave:
    """A voice on a moving pitch; each harmonic falls with its number to the power of dullness."""
    turned = 2.0 * np.pi * np.cumsum(pitch_hz) / RATE_HZ
    formants = _moving_formants(len(pitch_hz) / RATE_HZ, mouth)
    total = np.zeros(len(pitch_hz))
    for number in range(1, int(HIGHEST_HZ / np.min(pitch_hz)) + 1):
        total += np.sin(number * turned) * _openness(number * pitch_hz, formants) / number**dullness
    return total


def _moving_formants(seconds: float, mouth: Mouth) -> list[Wave]:
    return [
        curve(seconds, *((share, vowel.formants_hz[index]) for share, vowel in mouth))
        for index in range(len(FORMANT_LEVELS))
    ]


def _openness(hz: Wave, formants: list[Wave]) -> Wave:
    """How much of a frequency gets out of the mouth."""
    total = np.zeros(len(hz))
    for centre_hz, level, width_hz in zip(formants, FORMANT_LEVELS, FORMANT_WIDTHS_HZ, strict=True):
        total += level / (1.0 + ((hz - centre_hz) / width_hz) ** 2)
    return total * (hz < HIGHEST_HZ)


def shout(luck: Random, seconds: float) -> Wave:
    """One person's “yay”: up a little, then falling away."""
    base_hz = luck.uniform(190.0, 430.0)
    rise, fall = luck.uniform(1.1, 1.3), luck.uniform(0.75, 0.95)
    glide = curve(seconds, (0.0, 0.9), (0.25, rise), (0.6, rise), (1.0, fall))
    trembling = 1.0 + 0.012 * np.sin(
        2.0 * np.pi * luck.uniform(5.0, 6.5) * times_s(seconds) + luck.uniform(0.0, 6.0)
    )
    mouth = ((0.0, EE), (0.15, EH), (0.6, EH), (1.0, EE))
    voice = sung(base_hz * glide * trembling, mouth)
    breath = 0.05 * noise(luck, seconds, 900.0, 4500.0)
    return (voice + breath) * curve(seconds, (0.0, 0.0), (0.12, 1.0), (0.55, 0.8), (1.0, 0.0))


def crowd(luck: Random, people: int, seconds: float) -> Wave:
    """Several shouts that begin nearly together."""
    late_s = 0.15 * seconds
    shouts = [
        (luck.uniform(0.0, late_s), luck.uniform(0.5, 1.0) * shout(luck, seconds - late_s))
        for _ in range(people)
    ]
    return mixed(seconds, shouts)


def applause(luck: Random, people: int, seconds: float) -> Wave:
    """Hands that clap, each pair at its own pace and with its own hollow."""
    claps = []
    for _ in range(people):
        hollow_hz, gap_s = luck.uniform(800.0, 1900.0), luck.uniform(0.17, 0.24)
        at_s = luck.uniform(0.0, gap_s)
        while at_s < seconds:
            claps.append((at_s, luck.uniform(0.4, 1.0) * _clap(luck, hollow_hz)))
            at_s += gap_s * luck.uniform(0.9, 1.1)
    return mixed(seconds, claps)


def _clap(luck: Random, hollow_hz: float) -> Wave:
    burst = noise(luck, 0.05, hollow_hz * 0.8, hollow_hz * 1.9)
    return (
        burst * curve(0.05, (0.0, 0.0), (0.04, 1.0), (0.25, 0.3), (1.0, 0.0)) * swell(0.05) ** 0.2
    )
