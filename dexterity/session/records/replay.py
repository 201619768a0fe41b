"""Goes through a record again: what happened, step by step."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from dexterity.errors import Fault, RecordError, RecordFlaw, TableError
from dexterity.session.flicked_sheet import FlickedSheet
from dexterity.session.records.following import Following
from dexterity.session.records.reading import read_record
from dexterity.session.records.record import (
    Action,
    AnyTable,
    Pushed,
    Record,
    Resumed,
    Score,
    Thrown,
)
from dexterity.session.records.recorded_game import Course
from dexterity.session.records.recorded_games import course_of
from dexterity.session.records.versions import Versions, versions_here


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
    sheet: FlickedSheet | None = None
    """What a pencil was flicked on; None for all other actions."""
    taken_back: bool = False
    """Whether a later action undid it."""
    refusal: str | None = None
    """The catalogue's key for why the rules of today do not allow it."""


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
        now = following.course
        table, sheet = _place_of(course, action)
        steps.append(Step(number, action, table or now.table, now.score, made_with, sheet))
    return tuple(steps)


def is_of_other_physics(action: Action, then: Versions, now: Versions) -> bool:
    """Whether a throw or a flick is of another version of the physics than that of now."""
    match action:
        case Thrown():
            return then.dice_physics != now.dice_physics
        case Pushed():
            return then.pencil_physics != now.pencil_physics
        case _:
            return False


def has_other_physics(record: Record) -> bool:
    """Whether any of it is; to be said before anything of it is shown or told."""
    made_with, now = record.header.made_with, versions_here()
    for action in record.actions:
        if isinstance(action, Resumed):
            made_with = action.made_with
        if is_of_other_physics(action, made_with, now):
            return True
    return False


def _place_of(course: Course, action: Action) -> tuple[AnyTable | None, FlickedSheet | None]:
    """What a throw was made on, or a flick."""
    match action:
        case Thrown():
            return course.thrown_on(action), None
        case Pushed():
            return None, course.flicked_on(action)
        case _:
            return None, None


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
