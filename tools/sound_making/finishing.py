"""From a wave of any size to the bytes of a file: silent ends, no offset, sensible loudness."""

import io
import wave as wave_files

import numpy as np
from numpy.typing import NDArray

from tools.sound_making.waves import RATE_HZ, Wave

FADE_IN_S = 0.0002
"""Long enough for no click of the file's own, short enough to keep that of the impact."""

FADE_OUT_SHARE = 0.25
"""Of the sound's length: what still rings there goes without being noticed."""

LOWEST_HZ = 60.0
"""Below, a small speaker only wastes its travel. Higher would thin the thud of felt."""

LOUD_WINDOW_S = 0.05
"""Over what the ear adds up loudness; shorter sounds seem quieter than their peaks."""

HIGHEST_PEAK = 0.85
"""Of full scale. Several voices add up in the mixer, and conversions to other rates overshoot."""


def finished(wave: Wave, loudness_db: float) -> Wave:
    """A wave made ready: its loudest moment as loud as asked, its peak never too high."""
    level = faded_out(without_offset(faded_in(wave)))
    wanted = 10.0 ** (loudness_db / 20.0) / loudest(level)
    ready: Wave = level * min(wanted, HIGHEST_PEAK / np.max(np.abs(level)))
    return ready


def faded_in(wave: Wave) -> Wave:
    """The wave from silence on. Comes first: cutting into a click would give it an offset."""
    shares = np.clip(np.arange(len(wave)) / (FADE_IN_S * RATE_HZ), 0.0, 1.0)
    begun: Wave = wave * np.sin(0.5 * np.pi * shares) ** 2
    return begun


def faded_out(wave: Wave) -> Wave:
    """The wave into silence, its last sample included."""
    left = np.arange(len(wave))[::-1] / (FADE_OUT_SHARE * len(wave))
    ended: Wave = wave * np.sin(0.5 * np.pi * np.clip(left, 0.0, 1.0)) ** 2
    return ended


def without_offset(wave: Wave) -> Wave:
    """The wave without what no speaker plays: a first-order filter that never looks ahead.

    Computed by transforms; the silence added at the end is where the filter's own tail goes.
    """
    size = len(wave) + RATE_HZ // 4
    delay = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    passing = (1.0 - delay) / (1.0 - np.exp(-2.0 * np.pi * LOWEST_HZ / RATE_HZ) * delay)
    level: Wave = np.fft.irfft(np.fft.rfft(wave, size) * passing, size)[: len(wave)]
    return level


def loudest(wave: Wave) -> float:
    """The root mean square of the loudest moment."""
    size = round(LOUD_WINDOW_S * RATE_HZ)
    sums = np.concatenate([np.zeros(1), np.cumsum(np.pad(wave**2, size))])
    return float(np.sqrt(np.max(sums[size:] - sums[:-size]) / size))


def samples(wave: Wave) -> NDArray[np.int16]:
    """The wave in 16 bits."""
    return np.round(wave * 32767.0).astype("<i2")


def wav_bytes(wave: Wave) -> bytes:
    """A whole file: 16 bits, one channel."""
    file = io.BytesIO()
    with wave_files.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE_HZ)
        writer.writeframes(samples(wave).tobytes())
    return file.getvalue()
