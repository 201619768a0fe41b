"""How a level is recorded: which it was, and for every throw the table as it was just then."""

from dataclasses import dataclass, replace
from datetime import date
from typing import Annotated, Final, Self

from msgspec import Meta, Struct

from dexterity.content.challenge.challenge import Challenge
from dexterity.content.vocabulary import Vocabulary
from dexterity.errors import TableError
from dexterity.hand.dare.choice import conflicts_in, known_requirements
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.session.challenge.daily import daily_challenge
from dexterity.session.challenge.library import Library, level_files
from dexterity.session.challenge.table import Moment, die_of, table_of
from dexterity.session.records.record import (
    MOST_DICE,
    Action,
    GaveUp,
    Header,
    Options,
    Resumed,
    Thrown,
    Word,
)
from dexterity.session.records.recorded_game import Course, options_in
from dexterity.session.shipped import shipped_library

DAILY: Final = "daily"
"""What the ids of days’ mixes begin with."""

LevelId = Annotated[str, Meta(min_length=1, max_length=80)]


@dataclass(frozen=True, slots=True)
class ChallengeTable:
    """A level, and how its table was for one of its throws."""

    level: LevelId
    number: int = 0
    """Of the throw, from 0."""
    moment: Moment | None = None
    """As at the beginning of the level, where it is not told."""

    def build(self, library: Library | None = None) -> tuple[Table, Die]:
        """The table and the die; a TableError where there is no such level any more."""
        known = library or shipped_library()
        challenge = challenge_named(self.level, known)
        lying = known.game(challenge).level.lying
        moment = self.moment or Moment(lying)
        table = table_of(challenge, known.target_of(challenge), moment)
        return table, die_of(challenge, self.number)


def challenge_named(level: str, library: Library) -> Challenge:
    """A level, or the mix of a day; a TableError where it is neither."""
    # Looked up, never joined to a path: a stranger's record may name anything.
    found = library.named(level)
    if found is not None:
        return found
    day = day_of(level)
    if day is None:
        raise TableError(f"There is no level “{level}”.")
    return mix_of(day, library)


def mix_of(day: date, library: Library) -> Challenge:
    """The mix of a day, with what there is to draw from."""
    return daily_challenge(day, Vocabulary(known_requirements(), conflicts_in, library.targets))


def day_of(level: str) -> date | None:
    """The day that a level is the mix of; None for any other level."""
    prefix, _, day = level.partition("-")
    try:
        return date.fromisoformat(day) if prefix == DAILY else None
    except ValueError:
        return None


class ChallengeOptions(
    Struct, Options, frozen=True, tag_field="game", tag="challenge", forbid_unknown_fields=True
):
    """Which level was begun, and what it asked of each throw then."""

    level: LevelId
    requirements: Annotated[
        tuple[Annotated[tuple[Word, ...], Meta(max_length=26)], ...], Meta(max_length=MOST_DICE)
    ] = ()

    @property
    def game(self) -> str:
        return "challenge"

    @property
    def is_here(self) -> bool:
        return day_of(self.level) is not None or self.level in level_files()


@dataclass(frozen=True, slots=True)
class LevelCourse(Course):
    """Which throw comes next; every one tells the table it was made on."""

    options = ChallengeOptions
    lines = (Thrown, GaveUp, Resumed)

    table: ChallengeTable
    """Before the first throw as it was then, and afterwards that of the last."""
    throws: int = 0

    @classmethod
    def begin(cls, header: Header) -> Self:
        return cls(ChallengeTable(options_in(header, ChallengeOptions).level))

    def thrown_on(self, thrown: Thrown) -> ChallengeTable:
        return ChallengeTable(self.table.level, self.throws, thrown.moment)

    def why_not(self, action: Action) -> str | None:
        return None

    def after(self, action: Action) -> Self:
        if isinstance(action, Thrown):
            return replace(self, table=self.thrown_on(action), throws=self.throws + 1)
        return self
