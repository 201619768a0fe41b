"""Thinning a stroke, so that a fast mouse tells no more, only more quietly, than a slow one."""

from collections.abc import Sequence
from itertools import groupby
from statistics import fmean

from dexterity.hand.feel import MOST_SLICES, RELEASE_WINDOW_S
from dexterity.hand.track import Track
from dexterity.values.pointer import PointerSample

SLICE_S = RELEASE_WINDOW_S / MOST_SLICES


def thin(track: Track) -> Track:
    """One sample for each slice of time, counted back from the last sample."""
    end_s = track[-1].at_s
    slices = groupby(track, lambda sample: int((end_s - sample.at_s) / SLICE_S))
    return tuple(_middle(tuple(samples)) for _, samples in slices)


def _middle(samples: Sequence[PointerSample]) -> PointerSample:
    # The mean turns as the stroke turns; medians along x and y would not.
    return PointerSample(
        fmean(sample.at_s for sample in samples),
        fmean(sample.x_mm for sample in samples),
        fmean(sample.y_mm for sample in samples),
    )
