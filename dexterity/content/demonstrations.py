"""Reads demonstrations of throw requirements: what a pointer did, as plain values."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta

from dexterity.content.decode import Decoded, decode
from dexterity.content.forms import Form, Known
from dexterity.content.names import Name
from dexterity.content.reading import Faults, Misfit, read_json, shown
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Quaternion

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

Time = Annotated[float, Meta(ge=0.0, le=LONGEST_S)]
Coordinate = Annotated[float, Meta(ge=-REACH_MM, le=REACH_MM)]
Component = Annotated[float, Meta(ge=-1.0, le=1.0)]

Cue = tuple[str, float]
"""What was done besides, and when."""


@dataclass(frozen=True, slots=True)
class Words:
    """What demonstrations may name, told by those who know."""

    requirements: tuple[str, ...]
    cues: tuple[str, ...]

    def why_no_requirement(self, word: str) -> str | None:
        """What a demonstration cannot be of."""
        return None if word in self.requirements else f"is no requirement: {shown(word)}"

    def why_no_cue(self, word: str) -> str | None:
        """What cannot be done besides."""
        known = ", ".join(self.cues)
        return None if word in self.cues else f"must be one of {known}, not {shown(word)}"


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
    judges = {"requirement": words.why_no_requirement, "cue": words.why_no_cue}
    decoded = decode(read_json(path, faults), DEMONSTRATION, faults, judges)
    faults.add_all(_misfits(decoded, path.stem))
    if decoded.value is None or faults:
        raise faults.error()
    return decoded.value


def _orientation(w: Component, x: Component, y: Component, z: Component) -> Quaternion:
    length = hypot(w, x, y, z)
    if abs(length - 1.0) > UNIT_SLACK:
        raise ValueError(f"must have the length 1, not {length:g}")
    return w, x, y, z


def _cue(kind: Annotated[Name, Known("cue")], at_s: Time) -> Cue:
    return kind, at_s


SAMPLE: Final = Form(PointerSample, at_s=Time, x_mm=Coordinate, y_mm=Coordinate)


def _demonstration(
    *,
    requirement: Annotated[Name, Known("requirement")],
    loft_deg: Annotated[float, Meta(ge=LOWEST_DEG, le=STEEPEST_DEG)],
    orientation: Annotated[Quaternion, Form(_orientation)],
    samples: Annotated[
        tuple[Annotated[PointerSample, SAMPLE], ...], Meta(min_length=2, max_length=MOST_SAMPLES)
    ],
    cues: Annotated[tuple[Annotated[Cue, Form(_cue)], ...], Meta(max_length=MOST_CUES)] = (),
    # Where it comes from is for those who make it anew, not for those who show it.
    made_by: object = None,
    choice: object = None,
) -> Demonstration:
    return Demonstration(requirement, loft_deg, orientation, cues, samples)


DEMONSTRATION: Final = Form(_demonstration)


def _misfits(decoded: Decoded[Demonstration], stem: str) -> Iterator[Misfit]:
    requirement = decoded.at("requirement", str)
    if requirement not in (None, stem):
        yield "requirement", f"must be what the file is called, {shown(stem)}"
    for before, after in pairwise(decoded.each(PointerSample)):
        if after.value.at_s <= before.value.at_s:
            yield f"{after.place}.at_s", f"must be later than {before.value.at_s:g}"
