"""Many throws at once and the referee's word on each: what aiming and the odds are made of."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Generic, TypeVar, overload

import numpy as np

from dexterity.hand.dare.dare import PLAIN_THROW, Dare
from dexterity.hand.dare.deed import Deed
from dexterity.hand.dare.proof import Proof, Witness
from dexterity.hand.toss import toss_at
from dexterity.hand.tosses import Floats, Tosses, launches
from dexterity.physics.batch import LaunchArrays
from dexterity.physics.dice.die import Die
from dexterity.physics.results.flight import arrays_of, fly_many, follow_many
from dexterity.physics.results.landing import Landings
from dexterity.physics.scene.props import LyingDie
from dexterity.physics.scene.table import Table
from dexterity.rules.referee import Verdict, judge
from dexterity.values.landing import Finding, FlightFacts
from dexterity.values.launch import Launch, ToolMotion

# --- one attempt ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a hand did under a dare, strayed as hands do."""

    dare: Dare
    deed: Deed
    launch: Launch
    """The die as its flight begins."""
    measured: Mapping[str, float]
    """What came of trials of the hand, by requirement; of all else the deed tells."""

    def findings(self, feat: FlightFacts) -> tuple[Finding, ...]:
        """What every requirement came to, the flight having shown this."""
        found = (
            proof.finding(id_, self._measure(id_, proof, feat)) for id_, proof in self.dare.proofs()
        )
        return (*found, *self.dare.failures())

    def _measure(self, requirement: str, proof: Proof, feat: FlightFacts) -> float:
        if proof.witness is Witness.HAND and requirement in self.measured:
            return self.measured[requirement]
        return proof.measure(self.deed, feat)


# --- made when they are asked for -----------------------------------------------------------------


Thing = TypeVar("Thing")


class MadeInTurn(Sequence[Thing], Generic[Thing]):
    """As a list, without what it takes.

    A tool's motion is some 400 little objects. Those of a search's 1,400 throws, made at once
    beside the frames, took 50 MB, and left so many holes that 15 MB were never given back.
    """

    def __init__(self, count: int, make: Callable[[int], Thing]) -> None:
        self._rows, self._make = range(count), make

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, row: int) -> Thing: ...
    @overload
    def __getitem__(self, row: slice) -> list[Thing]: ...
    def __getitem__(self, row: int | slice) -> Thing | list[Thing]:
        if isinstance(row, slice):
            return [self._make(each) for each in self._rows[row]]
        return self._make(self._rows[row])


# --- many throws ----------------------------------------------------------------------------------


Measured = Mapping[str, Floats]
"""What the proofs of hands measure, a number a throw, by requirement."""

NOTHING_MEASURED: Final[Measured] = MappingProxyType({})


@dataclass(frozen=True, slots=True, eq=False)
class Throws:
    """How many throws ended, and what each is worth."""

    landings: Landings
    verdicts: tuple[Verdict, ...]
    ways_mm: Floats | None = None
    """Where they were at the release and after every step (steps + 1, 3, n), if they were followed.
    """

    def __len__(self) -> int:
        return len(self.verdicts)

    def damages(self) -> Floats:
        """What each throw is worth, 0 on a miss."""
        return np.array([verdict.value for verdict in self.verdicts], dtype=np.float64)

    def hits(self) -> int:
        """How many of them did what throws are for."""
        return sum(verdict.hit for verdict in self.verdicts)


def throw_many(
    tosses: Tosses,
    orientations: Floats,
    table: Table,
    die: Die,
    *,
    dare: Dare = PLAIN_THROW,
    measured: Measured = NOTHING_MEASURED,
    followed: bool = False,
    roughly: bool = False,
) -> Throws:
    """Each toss with the die held in each orientation (n, 4), thrown in a lane of its own.

    `measured` is what the hands showed; a requirement of the hand that it does not name was met.
    `followed` keeps the ways of the dice. `roughly`: see `ROUGH_SHARE`.
    """
    arrays, motions = _set_out(tosses, orientations, dare)
    ways_mm = None
    if followed:
        landings, ways_mm = follow_many(arrays, table, die, tools=motions, roughly=roughly)
    else:
        landings = fly_many(arrays, table, die, tools=motions, roughly=roughly)
    findings = _findings(dare, landings, measured, dare.performed(toss_at(tosses, 0)))
    return replace(_judged(landings, findings), ways_mm=ways_mm)


def throw_attempts(
    attempts: Sequence[Attempt],
    table: Table,
    die: Die,
    *,
    lying: Sequence[Sequence[LyingDie]] | None = None,
) -> Throws:
    """Each attempt, all of the same dare, in a lane of its own; `lying` as `fly_many` has it."""
    motions = [attempt.deed.motion for attempt in attempts if attempt.deed.motion is not None]
    launches = arrays_of([attempt.launch for attempt in attempts])
    landings = fly_many(launches, table, die, tools=motions or None, lying=lying)
    pairs = zip(attempts, landings.feats(), strict=True)
    return _judged(landings, [attempt.findings(feat) for attempt, feat in pairs])


def _judged(landings: Landings, findings: Sequence[tuple[Finding, ...]]) -> Throws:
    pairs = zip(landings.values(), findings, strict=True)
    return Throws(landings, tuple(judge(landing, found) for landing, found in pairs))


def _set_out(
    tosses: Tosses, orientations: Floats, dare: Dare
) -> tuple[LaunchArrays, Sequence[ToolMotion] | None]:
    """The dice as their flights begin, and the tools that strike them."""
    launcher = dare.launcher
    if launcher is None:
        given = launches(tosses, orientations)
        return LaunchArrays(
            given.position_mm, given.velocity_mm_s, given.orientation, given.spin_rad_s
        ), None
    rest = dare.rest_mm
    held = ((w, x, y, z) for w, x, y, z in orientations.tolist())
    dice = arrays_of([launcher.launch(rest, orientation) for orientation in held])
    return dice, MadeInTurn(
        len(tosses.speed_mm_s), lambda row: launcher.motion(toss_at(tosses, row), rest)
    )


def _findings(
    dare: Dare, landings: Landings, measured: Measured, deed: Deed
) -> list[tuple[Finding, ...]]:
    """What every requirement of every throw came to; one deed stands for all that hands did."""
    proofs, failures = dare.proofs(), dare.failures()
    if not proofs:
        return [failures] * len(landings)
    columns = [_column(id_, proof, landings, measured, deed) for id_, proof in proofs]
    return [
        (
            *(
                proof.finding(id_, float(column[lane]))
                for (id_, proof), column in zip(proofs, columns, strict=True)
            ),
            *failures,
        )
        for lane in range(len(landings))
    ]


def _column(
    requirement: str, proof: Proof, landings: Landings, measured: Measured, deed: Deed
) -> Floats:
    """What one proof measures of every throw."""
    if proof.witness is Witness.HAND:
        return measured.get(requirement, np.full(len(landings), proof.needed))
    return np.array([proof.measure(deed, feat) for feat in landings.feats()], dtype=np.float64)
