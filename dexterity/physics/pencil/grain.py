"""The grain of the paper: from a seed, how it turns a tip that passes a place."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dexterity.physics.arrays import Floats
from dexterity.physics.pencil import tuning

Hashes = npt.NDArray[np.uint64]

_STRIDES = np.array([0x9E3779B97F4A7C15, 0xD1B54A32D192ED03], np.uint64)
_MIXERS = np.array([0xBF58476D1CE4E5B9, 0x94D049BB133111EB], np.uint64)
_SHIFTS = np.array([30, 27, 31, 11], np.uint64)
"""Of the mixer called SplitMix64: neighbours become unlike numbers, the same on every machine."""

_CORNERS = np.array([[0, 1], [0, 1]], np.uint64) * _STRIDES[0] + (
    np.array([[0, 0], [1, 1]], np.uint64) * _STRIDES[1]
)
"""The corners of a cell of the grain, counted from its own: away, and across."""


@dataclass(frozen=True, slots=True)
class Grain:
    """The grain of one sheet."""

    seed: int
    mirrored: bool = False
    """Left and right are exchanged, about the middle of the sheet."""


class Fibres:
    """The grains that many strokes go over, one for each."""

    def __init__(self, grains: Sequence[Grain], middle_x_mm: float) -> None:
        """`middle_x_mm`: what mirrored grain is mirrored about."""
        self._seeds = _mixed(np.array([grain.seed % 2**64 for grain in grains], np.uint64))
        # x is counted from the other side in mirrored grain; y never is.
        self._sides = np.array(
            [[-1.0 if one.mirrored else 1.0 for one in grains], [1.0] * len(grains)]
        )
        self._from = np.array(
            [[2.0 * middle_x_mm if one.mirrored else 0.0 for one in grains], [0.0] * len(grains)]
        )
        self._most = tuning.GRAIN_RAD_MM * self._sides[0]

    def turns(self, places_mm: Floats) -> Floats:
        """By how much each stroke turns per millimetre, being at its place of (2, n)."""
        cells = (self._from + self._sides * places_mm) / tuning.GRAIN_MM
        corner = np.floor(cells)
        share = cells - corner
        across, away = share * share * (3.0 - 2.0 * share)  # no jerk from cell to cell
        near, far = self._corners(corner.astype(np.int64).view(np.uint64), across)
        turns: Floats = self._most * (near + away * (far - near))
        return turns

    def _corners(self, cell: Hashes, across: Floats) -> Floats:
        """(2, n): between the corners of the near side of each cell, and of the far one; each has a
        number from -1 to 1."""
        hashes = self._seeds + cell[0] * _STRIDES[0] + cell[1] * _STRIDES[1]
        mixed = _mixed(hashes + _CORNERS[:, :, None])
        corners = (mixed >> _SHIFTS[3]).astype(np.float64) * 2.0**-52 - 1.0
        left = corners[:, 0]
        between: Floats = left + across * (corners[:, 1] - left)
        return between


def _mixed(hashes: Hashes) -> Hashes:
    hashes = (hashes ^ (hashes >> _SHIFTS[0])) * _MIXERS[0]
    hashes = (hashes ^ (hashes >> _SHIFTS[1])) * _MIXERS[1]
    mixed: Hashes = hashes ^ (hashes >> _SHIFTS[2])
    return mixed
