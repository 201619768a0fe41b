"""What records have to know of a game: how it began, what its lines are, how it goes on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, Protocol, Self

import msgspec

from dexterity.session.flicked_sheet import FlickedSheet
from dexterity.session.records.record import (
    Action,
    AnyTable,
    Header,
    Options,
    Played,
    Pushed,
    Resumed,
    Score,
    Thrown,
    Undone,
)
from dexterity.session.series import Series

SEEN: Final = "seen"
"""Besides the rules' own reasons: what cannot be taken back any more."""


class Course(Protocol):
    """A match as far as its record has told it: a value, so that what is undone can come back.

    Games of dice say what theirs are thrown on, games of pencils what theirs are flicked on.
    """

    __slots__ = ()

    @property
    def table(self) -> AnyTable | None:
        """What lies there now; None where that is known of throws alone."""
        return None

    @property
    def score(self) -> Score | None:
        """How it stands; None where nothing is counted."""
        ...

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

    def why_not(self, action: Action) -> str | None:
        """The catalogue's key for why the rules do not allow it; None if they do."""
        ...

    def after(self, action: Action) -> Self:
        """One action later."""
        ...


def why_not_line(
    line: Action, refusals: str, undoable: int, refusal_of: Callable[[Action], str | None]
) -> str | None:
    """The key below `refusals` for why a line cannot come now; None if it can.

    `undoable`: how many actions can be taken back. `refusal_of`: what the rules say of the rest.
    """
    match line:
        case Resumed():
            return None
        case Undone():
            return None if undoable else f"{refusals}.{SEEN}"
        case _:
            refusal = refusal_of(line)
            return None if refusal is None else f"{refusals}.{refusal}"


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A new game is one of these, and one more line in `recorded_games.py`."""

    options: type[Options]
    begin: Callable[[Header], Course]
    """A TableError where what it was played with is not here any more."""
    lines: tuple[type[Action], ...]
    """All that may be in its records."""
    actions: Mapping[str, type[Any]] = field(default_factory=lambda: MappingProxyType({}))
    """Its rules' own actions besides throwing, by what `play` lines call them."""

    def played(self, action: object) -> Played:
        """The line of an action; a LookupError is our own slip."""
        return played_line(self.actions, action)

    def understood(self, played: Played) -> Played:
        """A line that was read, with the rules' own value in it; a ValueError where it is none."""
        kind = self.actions.get(played.what)
        if kind is None:
            raise ValueError("there is no such action in this game")
        return msgspec.structs.replace(played, action=msgspec.convert(played.action, kind))


def played_line(actions: Mapping[str, type[Any]], action: object) -> Played:
    """The line of an action that is one of these; a LookupError is our own slip."""
    what = next((what for what, kind in actions.items() if type(action) is kind), None)
    if what is None:
        raise LookupError(f"the game has no such action: {action}")
    return Played(what, action)
