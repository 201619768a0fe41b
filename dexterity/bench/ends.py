"""How the throws of one run ended, whichever engine threw them, and what they come to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from dexterity.physics.arrays import Bools, Floats, Ints


@dataclass(frozen=True, slots=True)
class Ends:
    """The ends of throws as arrays, an element each."""

    travel_mm: Floats
    """Along the table, from below the hand to where the die ended."""
    rested: Bools
    lasts_s: Floats
    """From the release until the engine was sure and stopped."""
    rest_s: Floats
    """When the die came to rest: `lasts_s` without the time of watching it lie."""
    faces: Ints
    steps: Ints
    touched: Mapping[str, float]
    """Share of the throws that touched each thing; empty where the engine does not tell."""
    hits: int | None
    """All hits that count; None where the engine does not tell hits from contacts."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What does not depend on the machine; None where there is nothing to tell."""

    steps_per_throw: float
    hits_per_throw: float | None
    lasts_s: float
    longest_s: float
    """One die that will not lie still keeps a whole batch of lanes going until the limit."""
    time_to_rest_s: float | None
    travel_mm: float | None
    rested_share: float
    faces: tuple[int, ...]
    chi_squared: float
    """Of the faces against a fair die; one fair job in a thousand exceeds 20.5."""
    touched: Mapping[str, float]


def tally(ends: Ends) -> Tally:
    """What the throws come to; time and distance are those of the dice that came to rest."""
    throws = len(ends.rested)
    faces = np.bincount(ends.faces, minlength=6)
    return Tally(
        steps_per_throw=float(ends.steps.mean()),
        hits_per_throw=None if ends.hits is None else ends.hits / throws,
        lasts_s=float(ends.lasts_s.mean()),
        longest_s=float(ends.lasts_s.max()),
        time_to_rest_s=_mean(ends.rest_s[ends.rested]),
        travel_mm=_mean(ends.travel_mm[ends.rested]),
        rested_share=float(ends.rested.mean()),
        faces=tuple(faces.tolist()),
        chi_squared=float(((faces - throws / 6) ** 2).sum() / (throws / 6)),
        touched=ends.touched,
    )


def joined(parts: Sequence[Ends]) -> Ends:
    """Runs one after the other as one."""
    sizes = [len(part.rested) for part in parts]
    names = {name: None for part in parts for name in part.touched}
    hits = [part.hits for part in parts if part.hits is not None]
    return Ends(
        travel_mm=np.concatenate([part.travel_mm for part in parts]),
        rested=np.concatenate([part.rested for part in parts]),
        lasts_s=np.concatenate([part.lasts_s for part in parts]),
        rest_s=np.concatenate([part.rest_s for part in parts]),
        faces=np.concatenate([part.faces for part in parts]),
        steps=np.concatenate([part.steps for part in parts]),
        touched={
            name: float(np.average([part.touched.get(name, 0.0) for part in parts], weights=sizes))
            for name in names
        },
        hits=sum(hits) if hits else None,
    )


def _mean(values: Floats) -> float | None:
    return float(values.mean()) if len(values) else None
