"""The grain of the paper: from a seed, how it turns a tip that passes a place."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dexterity.physics.arrays import Floats
from dexterity.physics.pencil import feel

Hashes = npt.NDArray[np.uint64]

_STRIDES = np.array([0x9E3779B97F4A7C15, 0xD1B54A32D192ED03], np.uint64)
_MIXERS = np.array([0xBF58476D1CE4E5B9, 0x94D049BB133111EB], np.uint64)
_SHIFTS = np.array([30, 27, 31, 11], np.uint64)
"""Of the mixer called SplitMix64: neighbours become unlike numbers, the same on every machine."""

_RIGHT, _AWAY = np.array([0, 1, 0, 1])[:, None], np.array([0, 0, 1, 1])[:, None]
"""The corners of a cell of the grain, counted from its own."""


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
        seeds = [grain.seed % 2**64 for grain in grains]
        self._seeds = _mixed(np.array(seeds, np.uint64))
        self._sides = np.array([-1.0 if grain.mirrored else 1.0 for grain in grains])
        self._from_x = np.array([2.0 * middle_x_mm if one.mirrored else 0.0 for one in grains])

    def turns(self, x_mm: Floats, y_mm: Floats) -> Floats:
        """By how much each stroke turns per millimetre, being there."""
        across = (self._from_x + self._sides * x_mm) / feel.GRAIN_MM
        away = y_mm / feel.GRAIN_MM
        column, row = np.floor(across), np.floor(away)
        corners = self._corners(column.astype(np.int64), row.astype(np.int64))
        u, v = _eased(across - column), _eased(away - row)
        near = corners[0] + u * (corners[1] - corners[0])
        far = corners[2] + u * (corners[3] - corners[2])
        turns: Floats = self._sides * feel.GRAIN_RAD_MM * (near + v * (far - near))
        return turns

    def _corners(self, column: npt.NDArray[np.int64], row: npt.NDArray[np.int64]) -> Floats:
        """(4, n): a number from -1 to 1 for each corner of the cells."""
        right, away = (column + _RIGHT).astype(np.uint64), (row + _AWAY).astype(np.uint64)
        mixed = _mixed(self._seeds + right * _STRIDES[0] + away * _STRIDES[1])
        corners: Floats = (mixed >> _SHIFTS[3]).astype(np.float64) * 2.0**-52 - 1.0
        return corners


def _mixed(hashes: Hashes) -> Hashes:
    hashes = (hashes ^ (hashes >> _SHIFTS[0])) * _MIXERS[0]
    hashes = (hashes ^ (hashes >> _SHIFTS[1])) * _MIXERS[1]
    mixed: Hashes = hashes ^ (hashes >> _SHIFTS[2])
    return mixed


def _eased(share: Floats) -> Floats:
    """From 0 to 1 without a corner at either end: grain does not jerk from cell to cell."""
    eased: Floats = share * share * (3.0 - 2.0 * share)
    return eased
