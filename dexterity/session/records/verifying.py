"""Whether a match on record still happens so: its rules, and every throw and flick."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
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
from dexterity.session.records.repeating import (
    Compared,
    Comparison,
    compare_flick,
    compare_throw,
    compare_verdict,
    is_word_of_older_referee,
)
from dexterity.session.records.replay import Step, is_of_other_physics, steps_of
from dexterity.session.records.versions import Versions, versions_here


@dataclass(frozen=True, slots=True)
class Report:
    """What came of verifying a record."""

    throws: int
    flicks: int
    """Made again."""
    same_makings: bool
    """Whether the record was made with these versions, on this kind of machine. Otherwise flights
    and strokes need not be the same bit for bit, only end alike as far as a person could see."""
    cut_short: bool
    differences: tuple[Difference, ...]
    exact: int = 0
    """How many of those made again were compared bit for bit: all that were made here, and those
    made elsewhere that came out the same all the same."""
    near: int = 0
    """How many were compared within a tolerance."""
    unsure: tuple[int, ...] = ()
    """The steps that could not be compared, for the least change sends them elsewhere. The rules
    went by the ends on record all the same."""
    other_physics: tuple[int, ...] = ()
    """The steps that another version of the physics made, which has been changed on purpose since:
    they are not made again."""
    older_verdicts: int = 0
    """How many were given by an older referee and were taken as they stand: its rules were others
    there, so that nobody can say whether it followed them."""
    unreached: int = 0
    """Throws and flicks after a step that the rules refuse: nobody knows how things stood then."""

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
    draws = any(isinstance(action, Pushed) for action in record.actions)
    alike = now.draws_as if draws else now.flies_as
    physical = sum(isinstance(action, Thrown | Pushed) for action in record.actions)
    return Report(
        throws=again.throws,
        flicks=again.flicks,
        same_makings=all(map(alike, makings_of(record))),
        cut_short=record.cut_short,
        differences=tuple(found),
        exact=again.counts[Compared.EXACTLY],
        near=again.counts[Compared.NEARLY],
        unsure=tuple(again.unsure),
        other_physics=tuple(again.other_physics),
        older_verdicts=again.older_verdicts,
        unreached=physical - again.throws - again.flicks - len(again.other_physics),
    )


def is_physical(step: Step) -> bool:
    """Whether there is something to be made again."""
    return isinstance(step.action, Thrown | Pushed) and step.refusal is None


class Again:
    """Makes one after the other again, and counts them. Tables are built once."""

    def __init__(self, now: Versions) -> None:
        self.throws = self.flicks = self.older_verdicts = 0
        self.counts: Counter[Compared] = Counter()
        self.unsure: list[int] = []
        self.other_physics: list[int] = []
        self._now = now
        self._tables: dict[AnyTable, tuple[Table, Die]] = {}

    def differences(self, step: Step) -> tuple[Difference, ...]:
        """In what a step differs that physics had a part in."""
        then, now = step.made_with, self._now
        match step.action:
            case Thrown() as thrown if is_of_other_physics(thrown, then, now):
                self.other_physics.append(step.number)
                self.older_verdicts += is_word_of_older_referee(thrown)
                return compare_verdict(step.number, thrown)
            case Pushed() as pushed if is_of_other_physics(pushed, then, now):
                self.other_physics.append(step.number)
                return ()
            case Thrown() as thrown if step.table is not None:
                self.throws += 1
                self.older_verdicts += is_word_of_older_referee(thrown)
                place, exactly = self._built(step.table), now.flies_as(then)
                return self._counted(
                    step, compare_throw(step.number, thrown, place, exactly=exactly)
                )
            case Pushed() as pushed if step.sheet is not None:
                self.flicks += 1
                exactly = now.draws_as(then)
                return self._counted(
                    step, compare_flick(step.number, pushed, step.sheet, exactly=exactly)
                )
            case _:
                return ()

    def _counted(self, step: Step, comparison: Comparison) -> tuple[Difference, ...]:
        compared, differences = comparison
        self.counts[compared] += 1
        if compared is Compared.NOT:
            self.unsure.append(step.number)
        return differences

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
