"""Reads demonstrations of throw requirements: what a pointer did, as plain values."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Final

from dexterity.content.entry import Entry
from dexterity.content.faults import Faults, shown
from dexterity.content.reading import read_json
from dexterity.values import PointerSample, Quaternion

LONGEST_S: Final = 10.0
"""Two seconds are meant."""

MOST_SAMPLES: Final = 2000
MOST_CUES: Final = 20
"""Far more than a hand does, or a mouse reports, in a few seconds."""

REACH_MM: Final = 3000.0
"""No hand is farther from the middle of the table."""

LOWEST_DEG, STEEPEST_DEG = -30.0, 75.0
"""The lofts that a hand can give."""

UNIT_SLACK: Final = 1e-6
"""How far from 1 the length of an orientation may be: nine digits are written."""

Cue = tuple[str, float]
"""What was done besides, and when."""


@dataclass(frozen=True, slots=True)
class Words:
    """What demonstrations may name, told by those who know."""

    requirements: tuple[str, ...]
    cues: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Demonstration:
    """A stroke that meets a requirement."""

    requirement: str
    loft_deg: float
    orientation: Quaternion
    """How the die lies in the hand."""
    cues: tuple[Cue, ...]
    samples: tuple[PointerSample, ...]


def load_demonstration(path: Path, words: Words) -> Demonstration:
    """The demonstration in a file; a ContentError with every fault if it cannot be shown."""
    faults = Faults(path)
    top = Entry(read_json(path, faults), faults)
    requirement = _read_requirement(top, path.stem, words)
    loft_deg = top.number("loft_deg", LOWEST_DEG, STEEPEST_DEG)
    orientation = _read_orientation(top.entry("orientation"))
    cues = tuple(_read_cue(entry, words) for entry in top.entries("cues", 0, MOST_CUES))
    samples = _read_samples(top.entries("samples", 2, MOST_SAMPLES))
    for key in ("made_by", "choice"):
        # Where it comes from is for those who make it anew, not for those who show it.
        top.excuse(key)
    top.finish()
    if faults or requirement is None or loft_deg is None or orientation is None:
        raise faults.error()
    sound = tuple(cue for cue in cues if cue is not None)
    return Demonstration(requirement, loft_deg, orientation, sound, samples)


def _read_requirement(top: Entry, stem: str, words: Words) -> str | None:
    requirement = top.text("requirement")
    if requirement is None:
        return None
    if requirement not in words.requirements:
        top.fault(f"is no requirement: {shown(requirement)}", "requirement")
    elif requirement != stem:
        top.fault(f"must be what the file is called, {shown(stem)}", "requirement")
    return requirement


def _read_orientation(entry: Entry | None) -> Quaternion | None:
    if entry is None:
        return None
    w, x, y, z = (entry.number(key, -1.0, 1.0) for key in "wxyz")
    if w is None or x is None or y is None or z is None:
        return None
    if abs(hypot(w, x, y, z) - 1.0) > UNIT_SLACK:
        entry.fault(f"must have the length 1, not {hypot(w, x, y, z):g}")
    return w, x, y, z


def _read_cue(entry: Entry, words: Words) -> Cue | None:
    kind, at_s = entry.text("kind"), entry.number("at_s", 0.0, LONGEST_S)
    if kind is not None and kind not in words.cues:
        entry.fault(f"must be one of {', '.join(words.cues)}, not {shown(kind)}", "kind")
    return None if kind is None or at_s is None else (kind, at_s)


def _read_samples(entries: Sequence[Entry]) -> tuple[PointerSample, ...]:
    """Those that are sound; the others are faults."""
    read = [_read_sample(entry) for entry in entries]
    for (before, after), entry in zip(pairwise(read), entries[1:], strict=True):
        if before is not None and after is not None and after.at_s <= before.at_s:
            entry.fault(f"must be later than {before.at_s:g}", "at_s")
    return tuple(sample for sample in read if sample is not None)


def _read_sample(entry: Entry) -> PointerSample | None:
    at_s = entry.number("at_s", 0.0, LONGEST_S)
    x, y = (entry.number(key, -REACH_MM, REACH_MM) for key in ("x_mm", "y_mm"))
    return None if at_s is None or x is None or y is None else PointerSample(at_s, x, y)
