"""Judges how a throw ended: what it is worth, and if nothing, why.

Each rule is a small question put to the landing. Whether a requirement was met is found out where
the throw is made, and comes as a finding: one that failed is a miss, wherever the die lies.
"""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from math import radians

from dexterity.values.landing import Ending, Finding, Ground, Landing, Zone

FLAT_RAD = radians(3.0)
"""How far from level a die may rest and still lie flat. Less: the last trembling of a die caught by
the time limit would count as leaning. More: one that hangs into a hole would count as flat;
16 mm across a 2 mm step lean by 7 degrees."""

CENTRE_VALUE = 10
"""What a perfect hit is worth, on every target, though nothing is written there."""


class Miss(StrEnum):
    """Why a throw is worth nothing. Listed as they decide: of several, the earlier goes first."""

    REQUIREMENT = "requirement"
    OFF_TABLE = "off_table"
    NO_BOUNCE = "no_bounce"
    OUTSIDE = "outside"
    HOLE = "hole"
    BONES = "bones"
    LEANING = "leaning"
    """No reason any more; an older referee gave it, and such words are on record."""


TODAYS_MISSES = tuple(miss for miss in Miss if miss is not Miss.LEANING)
"""The reasons that throws made today can have, as they decide."""

MISS_OF_ZONE = {Zone.OUTSIDE: Miss.OUTSIDE, Zone.HOLE: Miss.HOLE, Zone.BONES: Miss.BONES}
"""The zones worth nothing, in the order in which they decide between themselves when they tie."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the referee says of a throw."""

    value: int
    """The damage; 0 on a miss."""
    centre: bool
    """A perfect hit. With the symbol it is a fatal blow."""
    symbol: bool
    """The die shows its symbol, wherever it stopped: some abilities do not need a hit."""
    misses: tuple[Miss, ...]
    """All the reasons that hold, the one that decides first; empty on a hit."""
    counted: Ground | None
    """The ground that the corners chose, also where the throw missed for another reason; None for
    a die that fell."""
    findings: tuple[Finding, ...] = ()
    """What each requirement in force came to; equal ones once."""

    @property
    def failed(self) -> tuple[Finding, ...]:
        """The requirements that were not met."""
        return tuple(finding for finding in self.findings if not finding.passed)

    @property
    def hit(self) -> bool:
        """Whether the throw did what throws are for."""
        return not self.misses


def judge(landing: Landing, findings: tuple[Finding, ...] = ()) -> Verdict:
    """The verdict on a throw, as it lies, with what the requirements in force came to."""
    counted = None if fell(landing) else counted_ground(landing)
    unmet = any(not finding.passed for finding in findings)
    misses = (Miss.REQUIREMENT,) * unmet + misses_of(landing)
    hit = counted is not None and not misses
    return Verdict(
        value=worth(counted) if counted and hit else 0,
        centre=hit and counted is not None and counted.zone is Zone.CENTRE,
        symbol=landing.symbol_up,
        misses=misses,
        counted=counted,
        findings=findings,
    )


def was_judged_otherwise(landing: Landing) -> bool:
    """Whether an older referee may have said something else: to it a die missed that leaned or lay
    across a hole's rim, and one that leaned or fell showed no symbol."""
    return (
        landing.tilt_rad > FLAT_RAD
        or any(corner.ground.zone is Zone.HOLE for corner in landing.corners)
        or (fell(landing) and landing.symbol_up)
    )


def misses_of(landing: Landing) -> tuple[Miss, ...]:
    """Every reason why the throw, as it lies, is worth nothing."""
    if fell(landing):
        return (Miss.OFF_TABLE,)
    if lies_wholly_outside(landing):
        return (Miss.OUTSIDE,)
    ground_miss = MISS_OF_ZONE.get(counted_ground(landing).zone)
    held = {
        Miss.NO_BOUNCE: not bounced_first(landing),
        **{miss: miss is ground_miss for miss in MISS_OF_ZONE.values()},
    }
    return tuple(miss for miss in Miss if held.get(miss))


def fell(landing: Landing) -> bool:
    """Whether the die left the table."""
    return landing.ending is Ending.FELL


def bounced_first(landing: Landing) -> bool:
    """Whether the die touched the table before it touched the target."""
    return landing.table_hits_before_target > 0


def lies_wholly_outside(landing: Landing) -> bool:
    """Whether no corner is on the target. The die may never have touched it: it owes no bounce."""
    return all(corner.ground.zone is Zone.OUTSIDE for corner in landing.corners)


def counted_ground(landing: Landing) -> Ground:
    """The ground under most corners; of those that tie, the lowest.

    Bones, holes and the outside count together, as the lowest ground there is. But a die that lies
    flat across a hole's rim has no corner in it: the others decide.
    """
    grounds = [corner.ground for corner in landing.corners]
    beside = [ground for ground in grounds if ground.zone is not Zone.HOLE]
    if 2 * len(beside) >= len(grounds) and landing.tilt_rad <= FLAT_RAD:
        grounds = beside
    corners_at = Counter(map(worth, grounds))
    most = max(corners_at.values())
    value = min(value for value, corners in corners_at.items() if corners == most)
    there = [ground for ground in grounds if worth(ground) == value]
    return worst_of(there) if value == 0 else there[0]


def worst_of(grounds: list[Ground]) -> Ground:
    """Of grounds worth nothing, the most common; of those that tie, the first in their order."""
    zones = [ground.zone for ground in grounds]
    return Ground(max(MISS_OF_ZONE, key=zones.count))


def worth(ground: Ground) -> int:
    """What a ground would give."""
    if ground.zone in MISS_OF_ZONE:
        return 0
    return CENTRE_VALUE if ground.zone is Zone.CENTRE else ground.value
