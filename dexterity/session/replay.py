"""Goes through a record again: what happened step by step, and whether it still happens so."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import dist
from pathlib import Path
from typing import Final

from dexterity.errors import Fault, RecordError, RecordFlaw, TableError
from dexterity.physics.die import Die
from dexterity.physics.flight import fly
from dexterity.physics.table import Table
from dexterity.rules.referee import Verdict, judge
from dexterity.session.challenge_record import ChallengeTable
from dexterity.session.record import (
    Action,
    AnyTable,
    GaveUp,
    Record,
    TableChanged,
    Thrown,
    Undone,
)
from dexterity.session.record_file import read_record
from dexterity.session.versions import Versions, versions_here
from dexterity.values import Landing

NEAR_MM: Final = 0.1
"""How far apart two landings may be and still be one, where another machine made the record.
A flight that took another turn ends centimetres away; rounding ends far below this."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a record, and the table on which it took place or which it made."""

    number: int
    """Counted from 1, as people count."""
    action: Action
    table: AnyTable
    taken_back: bool
    """Whether a later action undid it."""


@dataclass(frozen=True, slots=True)
class LandingDiffers:
    """The same launch now ends elsewhere, or otherwise."""

    step: int
    recorded: Landing
    found: Landing


@dataclass(frozen=True, slots=True)
class VerdictDiffers:
    """The referee now says something else of the landing on record."""

    step: int
    recorded: Verdict
    found: Verdict


@dataclass(frozen=True, slots=True)
class FlightDiffers:
    """It ends the same, but not one flight is like the other bit for bit."""

    step: int
    recorded: str
    found: str


Difference = LandingDiffers | VerdictDiffers | FlightDiffers


@dataclass(frozen=True, slots=True)
class Report:
    """What came of verifying a record."""

    throws: int
    same_makings: bool
    """Whether the record was made with these versions, on this kind of machine. Otherwise flights
    are not compared bit for bit, and landings only as far as a person could see."""
    cut_short: bool
    differences: tuple[Difference, ...]

    @property
    def holds(self) -> bool:
        """Whether all is as it was."""
        return not self.differences


def steps_of(record: Record) -> tuple[Step, ...]:
    """The record, step by step."""
    table: AnyTable = record.header.options.table
    standing: list[tuple[int, AnyTable]] = []
    tables: list[AnyTable] = []
    gone: set[int] = set()
    for index, action in enumerate(record.actions):
        match action:
            case Thrown():
                table = _thrown_on(action, table, index)
                standing.append((index, table))
            case TableChanged():
                standing.append((index, table))
                table = action.table
            case Undone():
                if standing:
                    undone, table = standing.pop()
                    gone.add(undone)
            case GaveUp():
                pass
        tables.append(table)
    pairs = enumerate(zip(record.actions, tables, strict=True))
    return tuple(Step(index + 1, action, at, index in gone) for index, (action, at) in pairs)


def _thrown_on(thrown: Thrown, table: AnyTable, number: int) -> AnyTable:
    """The table of a throw: that of a challenge is another one each time."""
    if isinstance(table, ChallengeTable):
        return ChallengeTable(table.level, number, thrown.moment)
    return table


def verify(
    record: Record,
    here: Versions | None = None,
    progress: Callable[[int], None] = lambda throws: None,
) -> Report:
    """Throws every throw again; a TableError where a table of the record cannot be built."""
    same = record.header.made_with == (here or versions_here())
    tables: dict[AnyTable, tuple[Table, Die]] = {}
    found: list[Difference] = []
    throws = 0
    for step in steps_of(record):
        if not isinstance(step.action, Thrown):
            continue
        if step.table not in tables:
            tables[step.table] = step.table.build()
        found.extend(differences(step.number, step.action, tables[step.table], exactly=same))
        throws += 1
        progress(1)
    return Report(throws, same, record.cut_short, tuple(found))


def differences(
    step: int, thrown: Thrown, place: tuple[Table, Die], *, exactly: bool
) -> Iterator[Difference]:
    """In what a throw on record differs from the same throw now."""
    flight = fly(thrown.launch, *place, tool=thrown.tool)
    verdict = judge(thrown.landing, thrown.verdict.findings)
    alike = thrown.landing == flight.landing if exactly else near(thrown.landing, flight.landing)
    if not alike:
        yield LandingDiffers(step, thrown.landing, flight.landing)
    if verdict != thrown.verdict:
        yield VerdictDiffers(step, thrown.verdict, verdict)
    if exactly and alike and flight.digest() != thrown.digest:
        yield FlightDiffers(step, thrown.digest, flight.digest())


def near(one: Landing, other: Landing) -> bool:
    """Whether two landings are the same to the eye and to the rules."""
    return dist(one.place_mm, other.place_mm) < NEAR_MM and judge(one) == judge(other)


def open_record(path: Path) -> Record:
    """A record whose every table can be built; a RecordError if it is none."""
    record = read_record(path)
    faults = tuple(Fault(path, f"line {line}", why) for line, why in _faults_of_tables(record))
    if faults:
        raise RecordError(RecordFlaw.UNKNOWN_TARGET, faults)
    return record


def _faults_of_tables(record: Record) -> Iterator[tuple[int, str]]:
    """The lines that first name a table which cannot be built, and why."""
    first_line: dict[AnyTable, int] = {record.header.options.table: 1}
    for step in steps_of(record):
        first_line.setdefault(step.table, step.number + 1)
    for table, number in first_line.items():
        try:
            table.build()
        except TableError as error:
            yield number, str(error)
