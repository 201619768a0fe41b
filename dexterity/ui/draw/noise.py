"""Smooth randomness: what makes paper rough and lines unsteady. Always from a seed."""

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]


def blurred(field: Floats, spread_px: float) -> Floats:
    """A field smoothed by a bell of that spread; what leaves at one side enters at the other."""
    rows, columns = field.shape
    down = np.exp(-2.0 * (np.pi * spread_px * np.fft.fftfreq(rows)) ** 2)
    across = np.exp(-2.0 * (np.pi * spread_px * np.fft.rfftfreq(columns)) ** 2)
    spectrum = np.fft.rfft2(field) * down[:, None] * across
    return np.asarray(np.fft.irfft2(spectrum, field.shape), dtype=np.float64)


def rough_field(shape: tuple[int, int], spread_px: float, rng: np.random.Generator) -> Floats:
    """Hills and dales about that wide, with mean 0 and standard deviation 1."""
    field = blurred(rng.standard_normal(shape), spread_px)
    return np.asarray((field - field.mean()) / field.std(), dtype=np.float64)


def unsteady(count: int, wavelength: float, rng: np.random.Generator) -> Floats:
    """A row of numbers that wander about 0 with standard deviation 1 and end where they began."""
    waves = np.fft.rfftfreq(count) * wavelength
    spectrum = np.fft.rfft(rng.standard_normal(count)) * np.exp(-(waves**2))
    spectrum[0] = 0.0
    row = np.fft.irfft(spectrum, count)
    spread = row.std()
    return np.asarray(row / spread if spread > 0.0 else row, dtype=np.float64)
