"""Lines of a record as the rules of its game take them."""

from collections.abc import Mapping
from typing import TypeVar

from dexterity.rules.made_throw import MadeThrow
from dexterity.session.records.record import Action, Header, Options, Played, Thrown
from dexterity.values import Aftermath, DieRest

Done = TypeVar("Done")
ThrowOf = TypeVar("ThrowOf", bound=MadeThrow)
OptionsOf = TypeVar("OptionsOf", bound=Options)


def made_throw(line: Thrown, kind: type[ThrowOf]) -> ThrowOf:
    """The throw that a line tells, as the game has it."""
    ruled = line.verdict if line.ruled else None
    return kind(line.landing, line.verdict.findings, line.aftermath or Aftermath((), ()), ruled)


def played_action(line: Action, actions: Mapping[str, type[Done]]) -> Done:
    """The action that a line tells, which is one of these; any other is our own slip."""
    if isinstance(line, Played) and type(line.action) in actions.values():
        done: Done = line.action
        return done
    raise TypeError(f"no action of this game: {line}")


def tells_table(line: Thrown, lying: tuple[DieRest, ...]) -> bool:
    """Whether a throw tells its table, and that is the one on which dice lie like this."""
    if line.moment is None or line.aftermath is None:
        return False
    return line.moment.lying == lying


def options_in(header: Header, kind: type[OptionsOf]) -> OptionsOf:
    """How a game of that kind began; to ask for those of another is our own slip."""
    if not isinstance(header.options, kind):
        raise TypeError(f"no {kind.__name__}: {header.options}")
    return header.options
