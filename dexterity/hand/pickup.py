"""How a die lies in the hand when it is picked up: any way, all ways alike."""

from math import tau
from random import Random

import numpy as np
import numpy.typing as npt

from dexterity.values.vectors import Quaternion

Floats = npt.NDArray[np.float64]


def orientation_at_pickup(luck: Random) -> Quaternion:
    """One orientation, drawn from the match's luck."""
    # `random()` is the one method whose numbers Python promises to keep from version to version.
    draws = np.array([[luck.random(), luck.random(), luck.random()]])
    w, x, y, z = map(float, _orientations(draws)[0])
    return w, x, y, z


def orientations_at_pickup(rng: np.random.Generator, count: int) -> Floats:
    """Many orientations (count, 4), each as good as one drawn alone."""
    return _orientations(rng.random((count, 3)))


def _orientations(draws: Floats) -> Floats:
    """Shoemake's way: two turns, and how they share the sphere, are uniform on all rotations."""
    share, one, other = draws[:, 0], tau * draws[:, 1], tau * draws[:, 2]
    small, large = np.sqrt(1.0 - share), np.sqrt(share)
    parts = (small * np.sin(one), small * np.cos(one), large * np.sin(other), large * np.cos(other))
    return np.column_stack(parts)
