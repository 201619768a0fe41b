"""Waves as arrays of samples, and what is done with any of them: noise, filters, room, mixing.

The noise comes straight from a bit generator, whose stream numpy promises to keep; the rest is
plain arithmetic, so that a sound made on another machine differs by rounding at most.
"""

from collections.abc import Callable, Iterable
from random import Random

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Gain = Callable[[Wave], Wave]
"""How much of each frequency, in hertz, a filter lets through."""

RATE_HZ = 44_100

SLOPE = 4
"""Steepness of a band's edges: 24 dB an octave. Steeper rings, flatter lets hiss through."""


def times_s(seconds: float) -> Wave:
    """The time of every sample."""
    return np.arange(round(seconds * RATE_HZ)) / RATE_HZ


def curve(seconds: float, *points: tuple[float, float]) -> Wave:
    """A line through (share of the time, value) points, one value a sample."""
    shares, values = zip(*points, strict=True)
    line: Wave = np.interp(times_s(seconds) / seconds, shares, values)
    return line


def fading(seconds: float, decay_s: float) -> Wave:
    """From 1, down by 60 dB in the decay time."""
    shares: Wave = np.exp(-np.log(1000.0) * times_s(seconds) / decay_s)
    return shares


def swell(seconds: float, haste: float = 1.0) -> Wave:
    """From 0 to 1 and back to 0, without a corner; below 1 haste brings the top forward."""
    shares: Wave = np.sin(np.pi * (times_s(seconds) / seconds) ** haste) ** 2
    return shares


def white_noise(luck: Random, seconds: float) -> Wave:
    """Even noise between −1 and 1."""
    raw = np.random.PCG64(luck.getrandbits(64)).random_raw(len(times_s(seconds)))
    # The highest 53 bits: as many as a float holds.
    whole = (np.asarray(raw, np.uint64) >> np.uint64(11)).astype(np.float64)
    return whole * 2.0**-52 - 1.0


def band(low_hz: float, high_hz: float) -> Gain:
    """A filter for what lies between two frequencies."""

    def gain(hz: Wave) -> Wave:
        above = 1.0 / (1.0 + (low_hz / np.maximum(hz, 1.0)) ** SLOPE)
        shares: Wave = above / (1.0 + (hz / high_hz) ** SLOPE)
        return shares

    return gain


def filtered(wave: Wave, gain: Gain) -> Wave:
    """The wave through a filter. It smears to both sides: shape bursts only after filtering."""
    spectrum = np.fft.rfft(wave)
    hz = np.arange(len(spectrum), dtype=np.float64) * (RATE_HZ / len(wave))
    passed: Wave = np.fft.irfft(spectrum * gain(hz), len(wave))
    return passed


def noise(luck: Random, seconds: float, low_hz: float, high_hz: float) -> Wave:
    """Noise between two frequencies, as loud whatever its width."""
    wave = filtered(white_noise(luck, seconds), band(low_hz, high_hz))
    even: Wave = wave / np.sqrt(np.mean(wave**2))
    return even


def swept_noise(luck: Random, centre_hz: Wave, octaves: float) -> Wave:
    """Noise whose middle moves; mixed from third-octave bands that come and go."""
    seconds = len(centre_hz) / RATE_HZ
    total = np.zeros(len(centre_hz))
    for step in range(21):
        middle_hz = 100.0 * 2.0 ** (step / 3)
        distance = np.log2(centre_hz / middle_hz) / octaves
        part = noise(luck, seconds, middle_hz * 2 ** (-1 / 6), middle_hz * 2 ** (1 / 6))
        total += part * np.exp(-(distance**2))
    return total


def mixed(seconds: float, parts: Iterable[tuple[float, Wave]]) -> Wave:
    """Waves put at their times; what lies past the end is cut off."""
    total = np.zeros(len(times_s(seconds)))
    for at_s, wave in parts:
        start = round(at_s * RATE_HZ)
        heard = wave[: max(0, len(total) - start)]
        total[start : start + len(heard)] += heard
    return total


def in_room(luck: Random, wave: Wave, decay_s: float, share: float) -> Wave:
    """The wave with the answer of a small room: what glues several sources into one place."""
    echo = noise(luck, decay_s, 200.0, 5000.0) * fading(decay_s, decay_s)
    size = len(wave) + len(echo)
    answer = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(echo, size), size)[: len(wave)]
    both: Wave = wave + share * answer * np.max(np.abs(wave)) / np.max(np.abs(answer))
    return both
