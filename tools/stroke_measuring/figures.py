"""How far what was read is from what was sent, and how far it may be."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import degrees, pi, remainder
from statistics import fmean, pstdev
from typing import Final

from tools.stroke_measuring.games import Reading


@dataclass(frozen=True, slots=True)
class Outcome:
    """One stroke: as the hand moved, as its reports tell it, and as the game has read it."""

    true: Reading
    sent: Reading
    read: Reading | None
    """None if it was lost: nothing was thrown."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Of some differences that should all be nothing."""

    sd: float
    """About nothing, not about their mean: who is always wrong by as much is wrong."""
    worst: float
    bias: float
    """Their mean."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Of many strokes."""

    strokes: int
    lost: int
    speed: Spread
    """As shares of what was sent."""
    direction_deg: Spread
    sent_speed: Spread
    """What the reports themselves tell, against the hand: what no reading of times can better."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What a player would not notice."""

    lost_share: float
    speed_share: float
    direction_deg: float

    def missed_by(self, figures: Figures) -> tuple[str, ...]:
        """What is worse than it may be, in words."""
        compared = (
            ("lost", figures.lost / figures.strokes, self.lost_share),
            ("speed", figures.speed.sd, self.speed_share),
            ("direction", figures.direction_deg.sd, self.direction_deg),
        )
        return tuple(
            f"{name} {found:.3f}, not {most:.3f}" for name, found, most in compared if found > most
        )


QUIET: Final = Goal(0.0, 0.03, 1.0)
SLOW_PICTURES: Final = Goal(0.0, 0.05, 1.0)
"""Twenty pictures a second, on a machine that has nothing else to do."""
BUSY: Final = Goal(0.02, 0.08, 2.0)
"""A busy process on each core."""


def goal_for(load: int, pictures: float | None) -> Goal:
    """The one that a machine in such a condition has to meet."""
    if load:
        return BUSY
    return QUIET if pictures is None else SLOW_PICTURES


def figures_of(outcomes: Sequence[Outcome]) -> Figures:
    """A ValueError where not a single stroke was read: then it is no figure that is wrong."""
    read = [(one.sent, one.read) for one in outcomes if one.read is not None]
    if not read:
        raise ValueError(f"none of {len(outcomes)} strokes was read")
    return Figures(
        len(outcomes),
        len(outcomes) - len(read),
        spread_of([got.speed_mm_s / sent.speed_mm_s - 1.0 for sent, got in read]),
        spread_of([degrees_apart(got, sent) for sent, got in read]),
        spread_of([one.sent.speed_mm_s / one.true.speed_mm_s - 1.0 for one in outcomes]),
    )


def spread_of(differences: Sequence[float]) -> Spread:
    """Of one at least."""
    return Spread(pstdev(differences, 0.0), max(differences, key=abs), fmean(differences))


def degrees_apart(one: Reading, other: Reading) -> float:
    """The short way round; positive to the right."""
    return degrees(remainder(one.direction_rad - other.direction_rad, 2.0 * pi))
