"""Goes through a record again: what happened step by step, and whether it still happens so."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from math import dist
from pathlib import Path
from typing import Final

from dexterity.errors import Fault, RecordError, RecordFlaw, TableError
from dexterity.physics.die import Die
from dexterity.physics.flight import fly
from dexterity.physics.table import Table
from dexterity.rules.referee import Verdict, judge
from dexterity.session.following import Following
from dexterity.session.record import (
    Action,
    AnyTable,
    Played,
    Record,
    Resumed,
    Score,
    Thrown,
)
from dexterity.session.record_file import read_record
from dexterity.session.recorded_games import course_of
from dexterity.session.versions import Versions, versions_here
from dexterity.values import Aftermath, Landing

NEAR_MM: Final = 0.1
"""How far apart two landings may be and still be one, where another machine made the record.
A flight that took another turn ends centimetres away; rounding ends far below this."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a record, and the table on which it took place or which it made."""

    number: int
    """Counted from 1, as people count."""
    action: Action
    table: AnyTable | None
    """None where there is none, or only throws know theirs."""
    score: Score | None
    """How the match stands after it, by the rules of today."""
    made_with: Versions
    taken_back: bool = False
    """Whether a later action undid it."""
    refusal: str | None = None
    """The catalogue's key for why the rules of today do not allow it."""


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


@dataclass(frozen=True, slots=True)
class AftermathDiffers:
    """The same launch now does something else to what lay there."""

    step: int
    recorded: Aftermath
    found: Aftermath


@dataclass(frozen=True, slots=True)
class ScoreDiffers:
    """The rules now count something else from the landings on record."""

    step: int
    recorded: Score
    found: Score


@dataclass(frozen=True, slots=True)
class RulesRefuse:
    """The rules now do not allow what was done; what follows cannot be gone through."""

    step: int
    recorded: Action
    found: str
    """The catalogue's key for why."""


Difference = (
    LandingDiffers | VerdictDiffers | FlightDiffers | AftermathDiffers | ScoreDiffers | RulesRefuse
)


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
    """The record, step by step, as far as the rules go along; a TableError where they cannot begin.

    Where they refuse an action, that step is the last: nobody knows how things stood after it.
    """
    following, made_with = Following(course_of(record.header)), record.header.made_with
    steps: list[Step] = []
    for number, action in enumerate(record.actions, 1):
        course = following.course
        refusal = course.why_not(action)
        if refusal is not None:
            steps.append(Step(number, action, None, course.score, made_with, refusal=refusal))
            break
        undone = following.go(action)
        if undone is not None:
            steps[undone] = replace(steps[undone], taken_back=True)
        if isinstance(action, Resumed):
            made_with = action.made_with
        thrown_on = course.thrown_on(action) if isinstance(action, Thrown) else None
        now = following.course
        steps.append(Step(number, action, thrown_on or now.table, now.score, made_with))
    return tuple(steps)


def verify(
    record: Record,
    here: Versions | None = None,
    progress: Callable[[int], None] = lambda throws: None,
) -> Report:
    """Goes through the rules and throws every throw again; a TableError where that cannot be."""
    now = here or versions_here()
    tables: dict[AnyTable, tuple[Table, Die]] = {}
    found: list[Difference] = []
    throws, steps = 0, steps_of(record)
    for step in steps:
        if step.refusal is not None or not isinstance(step.action, Thrown) or step.table is None:
            continue
        if step.table not in tables:
            tables[step.table] = step.table.build()
        exactly = step.made_with == now
        found.extend(differences(step.number, step.action, tables[step.table], exactly=exactly))
        throws += 1
        progress(1)
    found += rule_differences(course_of(record.header).score, steps)
    found.sort(key=lambda difference: difference.step)
    same = all(made_with == now for made_with in makings_of(record))
    return Report(throws, same, record.cut_short, tuple(found))


def makings_of(record: Record) -> Iterator[Versions]:
    """All that had a part in a record."""
    yield record.header.made_with
    yield from (action.made_with for action in record.actions if isinstance(action, Resumed))


def rule_differences(
    score: Score | None, steps: Iterable[Step]
) -> Iterator[ScoreDiffers | RulesRefuse]:
    """Where the rules now count otherwise, each time that they part; or refuse what was done."""
    then, parted = score, False
    for step in steps:
        if step.refusal is not None:
            yield RulesRefuse(step.number, step.action, step.refusal)
            return
        if isinstance(step.action, Thrown | Played):
            then = step.action.score or then
        differs = step.score != then
        if differs and not parted and then is not None and step.score is not None:
            yield ScoreDiffers(step.number, then, step.score)
        parted = differs


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
    then, now = thrown.aftermath, flight.aftermath
    if then is not None and not (then == now if exactly else near_aftermath(then, now)):
        alike = False
        yield AftermathDiffers(step, then, now)
    if exactly and alike and flight.digest() != thrown.digest:
        yield FlightDiffers(step, thrown.digest, flight.digest())


def near(one: Landing, other: Landing) -> bool:
    """Whether two landings are the same to the eye and to the rules."""
    return dist(one.place_mm, other.place_mm) < NEAR_MM and judge(one) == judge(other)


def near_aftermath(one: Aftermath, other: Aftermath) -> bool:
    """The same for all that lay there."""
    if one.touched != other.touched or len(one.others) != len(other.others):
        return False
    return all(
        (was.ground, was.fell) == (now.ground, now.fell)
        and (was.fell or dist(was.place_mm, now.place_mm) < NEAR_MM)
        for was, now in zip(one.others, other.others, strict=True)
    )


def open_record(path: Path) -> Record:
    """A record whose every table can be built; a RecordError if it is none."""
    record = read_record(path)
    faults = tuple(Fault(path, f"line {line}", why) for line, why in _faults_of_tables(record))
    if faults:
        raise RecordError(RecordFlaw.UNKNOWN_TARGET, faults)
    return record


def _faults_of_tables(record: Record) -> Iterator[tuple[int, str]]:
    """The lines that first name a table which cannot be built, and why."""
    try:
        first, steps = course_of(record.header).table, steps_of(record)
    except TableError as error:
        yield 1, str(error)
        return
    first_line: dict[AnyTable, int] = {} if first is None else {first: 1}
    for step in steps:
        if step.table is not None:
            first_line.setdefault(step.table, step.number + 1)
    for table, number in first_line.items():
        try:
            table.build()
        except TableError as error:
            yield number, str(error)
