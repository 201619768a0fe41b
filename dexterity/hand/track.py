"""Cleaning a stroke: what a pointer reported becomes samples in order, each at its own time."""

from collections.abc import Iterable, Sequence
from math import dist, isfinite

from dexterity.errors import StrokeError
from dexterity.hand.feel import HAND_REACH_MM, LATEST_CLOCK_S, MOST_SAMPLES
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2

Track = tuple[PointerSample, ...]
"""At least one sample; times strictly rise; places are within the hand's reach."""


def clean_stroke(samples: Sequence[PointerSample]) -> Track:
    """The stroke without repeats; of samples at one time the last, which knows most, stays."""
    if not samples:
        raise StrokeError("a stroke needs at least one sample")
    kept: list[PointerSample] = []
    for sample in map(_checked, samples[-MOST_SAMPLES:]):
        if kept and sample.at_s < kept[-1].at_s:
            raise StrokeError(f"sample at {sample.at_s} s comes after one at {kept[-1].at_s} s")
        if kept and sample.at_s == kept[-1].at_s:
            kept.pop()
        kept.append(sample)
    return tuple(kept)


def duration_s(track: Track) -> float:
    """From the first sample to the last."""
    return track[-1].at_s - track[0].at_s


def path_mm(track: Track) -> float:
    """How far the hand went, every wiggle included."""
    return sum(map(dist, _places(track[:-1]), _places(track[1:])))


def extent_mm(track: Track) -> float:
    """How far the hand ever was from where the stroke began."""
    start = (track[0].x_mm, track[0].y_mm)
    return max(dist(start, place) for place in _places(track))


def within_reach(place_mm: Vec2) -> Vec2:
    """The nearest place a hand can be at."""
    return _no_farther(place_mm[0]), _no_farther(place_mm[1])


def _places(samples: Iterable[PointerSample]) -> Iterable[Vec2]:
    return ((sample.x_mm, sample.y_mm) for sample in samples)


def _checked(sample: PointerSample) -> PointerSample:
    if not (isfinite(sample.at_s) and isfinite(sample.x_mm) and isfinite(sample.y_mm)):
        raise StrokeError(f"not a finite sample: {sample}")
    if abs(sample.at_s) > LATEST_CLOCK_S:
        raise StrokeError(f"no clock reads {sample.at_s} s")
    return PointerSample(sample.at_s, *within_reach((sample.x_mm, sample.y_mm)))


def _no_farther(along_mm: float) -> float:
    return max(-HAND_REACH_MM, min(HAND_REACH_MM, along_mm))
