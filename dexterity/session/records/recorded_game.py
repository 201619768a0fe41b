"""What records have to know of a game: how it began, what its lines are, how it goes on."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar, Final, Self, TypeVar

import msgspec

from dexterity.rules.made_throw import MadeThrow
from dexterity.session.flicked_sheet import FlickedSheet
from dexterity.session.records.record import (
    Action,
    AnyTable,
    Header,
    Options,
    Played,
    Pushed,
    Score,
    Thrown,
)
from dexterity.session.series import Series
from dexterity.values.landing import Aftermath

NOTHING: Final[Mapping[str, type[Any]]] = MappingProxyType({})

OptionsOf = TypeVar("OptionsOf", bound=Options)
ThrowOf = TypeVar("ThrowOf", bound=MadeThrow)


class Course(ABC):
    """A match as far as its record has told it: a value, so that what is undone can come back.

    A new game is one of these, and one more line in `recorded_games.py`. Games of dice say what
    theirs are thrown on, games of pencils what theirs are flicked on.
    """

    __slots__ = ()

    options: ClassVar[type[Options]]
    """What its records begin with."""
    lines: ClassVar[tuple[type[Action], ...]]
    """All that may be in them."""
    actions: ClassVar[Mapping[str, type[Any]]] = NOTHING
    """Its rules' own actions besides what a hand does, by what `play` lines call them."""
    older: ClassVar[Mapping[str, type[Any]]] = NOTHING
    """What only records of older versions have; nothing comes of it."""
    can_be_left: ClassVar[bool] = False
    """Whether one can go on with it. A practice or a level is simply begun anew."""

    @classmethod
    @abstractmethod
    def begin(cls, header: Header) -> Self:
        """Before the first action; a TableError where what it was played with is not here any
        more."""

    @property
    def table(self) -> AnyTable | None:
        """What lies there now; None where that is known of throws alone."""
        return None

    @property
    def score(self) -> Score | None:
        """How it stands; None where nothing is counted."""
        return None

    @property
    def series(self) -> Series | None:
        """The series that it is a game of, with this game once that is over; None where the game
        knows of none."""
        return None

    def thrown_on(self, thrown: Thrown) -> AnyTable | None:
        """The table of a throw that may be made now."""
        return None

    def flicked_on(self, pushed: Pushed) -> FlickedSheet | None:
        """The sheet of a flick that may be made now."""
        return None

    @abstractmethod
    def why_not(self, action: Action) -> str | None:
        """The catalogue's key for why the rules do not allow it; None if they do."""

    @abstractmethod
    def after(self, action: Action) -> Self:
        """One action later."""


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A game as those see it who read and write its lines."""

    options: type[Options]
    begin: Callable[[Header], Course]
    lines: tuple[type[Action], ...]
    actions: Mapping[str, type[Any]] = field(default_factory=lambda: NOTHING)
    can_be_left: bool = False

    def played(self, action: object) -> Played:
        """The line of an action; a LookupError is our own slip."""
        return played_line(self.actions, action)

    def understood(self, played: Played) -> Played:
        """A line that was read, with the rules' own value in it; a ValueError where it is none."""
        kind = self.actions.get(played.what)
        if kind is None:
            raise ValueError("there is no such action in this game")
        return msgspec.structs.replace(played, action=msgspec.convert(played.action, kind))


def recorded(course: type[Course]) -> RecordedGame:
    """The game with such courses."""
    actions = {**course.actions, **course.older}
    return RecordedGame(course.options, course.begin, course.lines, actions, course.can_be_left)


# --- lines, as the rules take them ----------------------------------------------------------------


def played_line(actions: Mapping[str, type[Any]], action: object) -> Played:
    """The line of an action that is one of these; a LookupError is our own slip."""
    what = next((what for what, kind in actions.items() if type(action) is kind), None)
    if what is None:
        raise LookupError(f"the game has no such action: {action}")
    return Played(what, action)


def played_action(actions: Mapping[str, type[Any]], line: Action) -> Any:
    """The action that a line tells, which is one of these; any other is our own slip."""
    if isinstance(line, Played) and type(line.action) in actions.values():
        return line.action
    raise TypeError(f"no action of this game: {line}")


def made_throw(line: Thrown, kind: type[ThrowOf]) -> ThrowOf:
    """The throw that a line tells, as the game has it."""
    ruled = line.verdict if line.ruled else None
    return kind(line.landing, line.verdict.findings, line.aftermath or Aftermath((), ()), ruled)


def options_in(header: Header, kind: type[OptionsOf]) -> OptionsOf:
    """How a game of that kind began; to ask for those of another is our own slip."""
    if not isinstance(header.options, kind):
        raise TypeError(f"no {kind.__name__}: {header.options}")
    return header.options
