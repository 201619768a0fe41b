"""How a practice is recorded: the table it began with, throws, changes, and what was taken back."""

from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from dexterity.session.practice.practice_table import PracticeTable
from dexterity.session.records.record import (
    Action,
    Header,
    Options,
    Resumed,
    Score,
    TableChanged,
    Thrown,
    Undone,
)
from dexterity.session.records.recorded_game import Course, RecordedGame
from dexterity.session.records.rules_lines import options_in


class PracticeOptions(
    Struct, Options, frozen=True, tag_field="game", tag="practice", forbid_unknown_fields=True
):
    """How a practice began."""

    table: PracticeTable

    @property
    def game(self) -> str:
        return "practice"


@dataclass(frozen=True, slots=True)
class PracticeCourse(Course):
    """Where one throws; nothing is ever refused, and nothing counted."""

    table: PracticeTable

    @property
    def score(self) -> Score | None:
        return None

    def thrown_on(self, thrown: Thrown) -> PracticeTable:
        return self.table

    def why_not(self, action: Action) -> str | None:
        return None

    def after(self, action: Action) -> "PracticeCourse":
        return PracticeCourse(action.table) if isinstance(action, TableChanged) else self


def begin_practice(header: Header) -> PracticeCourse:
    """At its first table."""
    return PracticeCourse(options_in(header, PracticeOptions).table)


PRACTICE: Final = RecordedGame(
    PracticeOptions, begin_practice, lines=(Thrown, Undone, TableChanged, Resumed)
)
