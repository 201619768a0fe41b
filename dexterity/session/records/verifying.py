"""Whether a match on record still happens so: its rules, and every throw and flick."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from dexterity.physics.die import Die
from dexterity.physics.table import Table
from dexterity.session.records.differences import Difference, RulesRefuse, ScoreDiffers
from dexterity.session.records.record import (
    AnyTable,
    GaveUp,
    Played,
    Pushed,
    Record,
    Resumed,
    Score,
    TableChanged,
    Thrown,
    Undone,
)
from dexterity.session.records.recorded_games import course_of
from dexterity.session.records.repeating import flick_differences, throw_differences
from dexterity.session.records.replay import Step, steps_of
from dexterity.session.records.versions import Versions, versions_here


@dataclass(frozen=True, slots=True)
class Report:
    """What came of verifying a record."""

    throws: int
    flicks: int
    """Made again."""
    same_makings: bool
    """Whether the record was made with these versions, on this kind of machine. Otherwise flights
    and strokes are not compared bit for bit, and ends only as far as a person could see."""
    cut_short: bool
    differences: tuple[Difference, ...]

    @property
    def holds(self) -> bool:
        """Whether all is as it was."""
        return not self.differences


def verify(
    record: Record,
    here: Versions | None = None,
    progress: Callable[[int], None] = lambda made: None,
) -> Report:
    """Goes through the rules and makes every throw and flick again; a TableError where that cannot
    be."""
    now, steps = here or versions_here(), steps_of(record)
    again = Again(now)
    found: list[Difference] = []
    for step in filter(is_physical, steps):
        found.extend(again.differences(step))
        progress(1)
    found += rule_differences(course_of(record.header).score, steps)
    found.sort(key=lambda difference: difference.step)
    same = all(made_with == now for made_with in makings_of(record))
    return Report(again.throws, again.flicks, same, record.cut_short, tuple(found))


def is_physical(step: Step) -> bool:
    """Whether there is something to be made again."""
    return isinstance(step.action, Thrown | Pushed) and step.refusal is None


class Again:
    """Makes one after the other again, and counts them. Tables are built once."""

    def __init__(self, now: Versions) -> None:
        self.throws = self.flicks = 0
        self._now = now
        self._tables: dict[AnyTable, tuple[Table, Die]] = {}

    def differences(self, step: Step) -> Iterator[Difference]:
        """In what a step differs that physics had a part in."""
        exactly = step.made_with == self._now
        match step.action:
            case Thrown() as thrown if step.table is not None:
                self.throws += 1
                place = self._built(step.table)
                yield from throw_differences(step.number, thrown, place, exactly=exactly)
            case Pushed() as pushed if step.sheet is not None:
                self.flicks += 1
                yield from flick_differences(step.number, pushed, step.sheet, exactly=exactly)
            case _:
                pass

    def _built(self, table: AnyTable) -> tuple[Table, Die]:
        if table not in self._tables:
            self._tables[table] = table.build()
        return self._tables[table]


def makings_of(record: Record) -> Iterator[Versions]:
    """All that had a part in a record."""
    yield record.header.made_with
    yield from (action.made_with for action in record.actions if isinstance(action, Resumed))


def rule_differences(
    score: Score | None, steps: Iterable[Step]
) -> Iterator[ScoreDiffers | RulesRefuse]:
    """Where the rules now count otherwise, each time that they part; or refuse what was done."""
    then, parted = score, False
    befores: list[Score | None] = []
    for step in steps:
        if step.refusal is not None:
            yield RulesRefuse(step.number, step.action, step.refusal)
            return
        match step.action:
            case Thrown(score=stood) | Pushed(score=stood) | Played(score=stood):
                befores.append(then)
                then = stood or then
            case TableChanged() | GaveUp():
                befores.append(then)
            case Undone():
                then = befores.pop() if befores else then
            case Resumed():
                pass
        differs = step.score != then
        if differs and not parted and then is not None and step.score is not None:
            yield ScoreDiffers(step.number, then, step.score)
        parted = differs
