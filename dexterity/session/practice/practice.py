"""A practice: how its record tells it, what was thrown and taken back, and what that comes to.

It is folded from the actions of its record, so that reading one gives the same practice.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import reduce
from itertools import takewhile
from types import MappingProxyType
from typing import Self

from msgspec import Struct

from dexterity.places import levels
from dexterity.rules.referee import Miss, Verdict
from dexterity.session.assist import is_steady
from dexterity.session.practice.practice_table import TARGET_AT_MM, PracticeTable, target_files
from dexterity.session.records.record import (
    Action,
    GaveUp,
    Header,
    Options,
    Played,
    Pushed,
    Resumed,
    TableChanged,
    Thrown,
    Undone,
)
from dexterity.session.records.recorded_game import Course, options_in
from dexterity.session.tally import Tally
from dexterity.session.trials import Rate, rate_of
from dexterity.values.landing import Ending
from dexterity.values.vectors import Vec2


class PracticeOptions(
    Struct, Options, frozen=True, tag_field="game", tag="practice", forbid_unknown_fields=True
):
    """How a practice began."""

    table: PracticeTable

    @property
    def game(self) -> str:
        return "practice"

    @property
    def is_here(self) -> bool:
        return self.table.target in target_files(levels() / "targets")


@dataclass(frozen=True, slots=True)
class PracticeCourse(Course):
    """Where one throws; nothing is ever refused, and nothing counted."""

    options = PracticeOptions
    lines = (Thrown, Undone, TableChanged, Resumed)

    table: PracticeTable

    @classmethod
    def begin(cls, header: Header) -> Self:
        return cls(options_in(header, PracticeOptions).table)

    def thrown_on(self, thrown: Thrown) -> PracticeTable:
        return self.table

    def why_not(self, action: Action) -> str | None:
        return None

    def after(self, action: Action) -> Self:
        return replace(self, table=action.table) if isinstance(action, TableChanged) else self


@dataclass(frozen=True, slots=True)
class Practice:
    """A practice so far."""

    start: PracticeTable
    done: tuple[Thrown | TableChanged, ...] = ()
    """All that happened and was not taken back."""

    def after(self, action: Action) -> "Practice":
        """The practice one action later; with nothing done, undoing changes nothing."""
        match action:
            case Thrown() | TableChanged():
                return replace(self, done=(*self.done, action))
            case Undone():
                return replace(self, done=self.done[:-1])
            case GaveUp() | Played() | Pushed() | Resumed():
                # That belongs to other games.
                return self

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return bool(self.done)

    @property
    def table(self) -> PracticeTable:
        """What is being thrown at now."""
        changes = (did.table for did in reversed(self.done) if isinstance(did, TableChanged))
        return next(changes, self.start)

    @property
    def throws(self) -> tuple[Thrown, ...]:
        """Every throw that stands, on whatever table."""
        return tuple(did for did in self.done if isinstance(did, Thrown))

    @property
    def throws_here(self) -> tuple[Thrown, ...]:
        """The throws at the target that is there now, with whichever die and past whatever."""
        target = self.table.target
        return tuple(thrown for table, thrown in self._thrown_at() if table.target == target)

    def _thrown_at(self) -> Iterator[tuple[PracticeTable, Thrown]]:
        table = self.start
        for did in self.done:
            if isinstance(did, TableChanged):
                table = did.table
            else:
                yield table, did


@dataclass(frozen=True, slots=True)
class Statistics:
    """What a number of throws came to."""

    throws: int
    hits: int
    hit_rate: Rate | None
    """With its 95 % interval; None before the first throw."""
    mean_damage: float | None
    """Of a throw, misses included; None before the first throw."""
    best: int
    streak: int
    """Hits in a row, up to now."""
    longest_streak: int
    sections: Mapping[int, int]
    """Throws by the value of the section they hit."""
    centres: int
    misses: Mapping[Miss, int]
    """Throws by the reason that decided; every reason is there."""
    symbols: int
    steady: int
    """Throws that a steady hand made."""


def practice_of(header: Header, actions: Iterable[Action]) -> Practice:
    """The practice that a record, or its beginning, tells; of any other game, its throws."""
    options = header.options
    start = options.table if isinstance(options, PracticeOptions) else PracticeTable()
    return reduce(Practice.after, actions, Practice(start))


def statistics_of(throws: Iterable[Thrown]) -> Statistics:
    """Counts throws, in the order in which they were made."""
    made = [*throws]
    verdicts = [thrown.verdict for thrown in made]
    tally = Tally()
    for verdict in verdicts:
        tally.count(verdict)
    count = tally.throws
    return Statistics(
        throws=count,
        hits=tally.hits,
        hit_rate=rate_of(tally.hits, count) if count else None,
        mean_damage=tally.damage / count if count else None,
        best=max((verdict.value for verdict in verdicts), default=0),
        streak=_streak(verdicts),
        longest_streak=_longest_streak(verdicts),
        sections=MappingProxyType(dict(sorted(tally.sections.items()))),
        centres=tally.centres,
        misses=MappingProxyType({miss: tally.misses[miss] for miss in Miss}),
        symbols=tally.symbols,
        steady=sum(is_steady(thrown.way) for thrown in made),
    )


def rest_places(throws: Iterable[Thrown]) -> tuple[Vec2, ...]:
    """Where the dice that stayed on the table lie, from the middle of the target."""
    at_x, at_y = TARGET_AT_MM
    landings = [thrown.landing for thrown in throws]
    stayed = [landing.place_mm for landing in landings if landing.ending is not Ending.FELL]
    return tuple((x - at_x, y - at_y) for x, y, _ in stayed)


def _streak(verdicts: list[Verdict]) -> int:
    return len(list(takewhile(lambda verdict: verdict.hit, reversed(verdicts))))


def _longest_streak(verdicts: list[Verdict]) -> int:
    longest = now = 0
    for verdict in verdicts:
        now = now + 1 if verdict.hit else 0
        longest = max(longest, now)
    return longest
