"""The moment at which a requirement has to be met by who does not swing: one press, in time."""

from dataclasses import replace
from typing import Final

from dexterity.hand.ways.held import Answer, Held, Phase, Thrown
from dexterity.hand.ways.way import toss_meant

COMES_S: Final = 1.0
"""From when all is aimed until the moment. Shorter: nobody gets ready. Longer: a wait."""

OVER_S: Final = 0.45
"""How long after it the hand lets go by itself, far too late for anything."""


def awaited(held: Held, at_s: float) -> Answer:
    """All is aimed: away with it, or, where something is due besides, the wait for its moment."""
    if not held.demands.timed:
        return Thrown(toss_meant(held), None)
    return replace(held, phase=Phase.ACTING, since_s=at_s, pressing=False, stroke=())


def acted(held: Held, at_s: float) -> Thrown:
    """The press; how far off its moment it was counts."""
    return Thrown(toss_meant(held), None, off_s=min(OVER_S, at_s - held.since_s - COMES_S))


def missed(held: Held, at_s: float) -> bool:
    """Whether the moment has gone by unused."""
    return held.phase is Phase.ACTING and at_s - held.since_s >= COMES_S + OVER_S
