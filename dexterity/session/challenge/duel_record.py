"""How a duel is recorded, and how its rules go through the record again."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Final

from msgspec import Meta, Struct

from dexterity.content.challenge.challenge import ChallengeId
from dexterity.errors import TableError
from dexterity.hand.dare.choice import known_requirements
from dexterity.rules.challenge.actions import MakeThrow, Refusal
from dexterity.rules.challenge.duel import ROUNDS, DuelGame, concessions_in
from dexterity.rules.challenge.duel_actions import (
    DUEL_ACTIONS,
    AnyRefusal,
    DuelAction,
    Rematch,
)
from dexterity.rules.challenge.duel_state import DuelState, Phase, leader
from dexterity.rules.challenge.level import State
from dexterity.rules.concession import Concession
from dexterity.session.assist import NO_ASSISTS, Assists
from dexterity.session.challenge.challenge_record import ChallengeTable, LevelId
from dexterity.session.challenge.library import Library
from dexterity.session.challenge.shipped_library import shipped_library
from dexterity.session.records.record import (
    Action,
    Header,
    Options,
    Played,
    Resumed,
    Score,
    Thrown,
    Word,
)
from dexterity.session.records.recorded_game import Course, RecordedGame
from dexterity.session.records.rules_lines import made_throw, options_in, played_action, tells_table
from dexterity.session.seat import Seats

MOST_LEVELS: Final = 200
MOST_DARES: Final = 200
"""Many times what there is to draw from."""


class DuelOptions(
    Struct, Options, frozen=True, tag_field="game", tag="duel", forbid_unknown_fields=True
):
    """Who plays against whom, over how many rounds, and what is drawn from."""

    rounds: Annotated[int, Meta(ge=min(ROUNDS), le=max(ROUNDS))]
    levels: Annotated[tuple[LevelId, ...], Meta(min_length=1, max_length=MOST_LEVELS)]
    """In their order: the lot counts through them."""
    dares: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=MOST_DARES)]
    """The requirements that there were."""
    seats: Seats
    concessions: tuple[Concession, Concession] = (Concession.NONE, Concession.NONE)

    @property
    def game(self) -> str:
        return "duel"

    @property
    def names(self) -> tuple[str, str]:
        """Of both."""
        return self.seats[0].name, self.seats[1].name


def duel_options(
    library: Library,
    seats: Seats,
    rounds: int,
    levels: Iterable[ChallengeId] | None = None,
    concessions: tuple[Concession, Concession] = (Concession.NONE, Concession.NONE),
) -> DuelOptions:
    """A duel over these levels, or over all there are for duels, with all that can be dared."""
    wanted = None if levels is None else set(levels)
    drawn_from = (one.id for one in library.duels if wanted is None or one.id in wanted)
    return DuelOptions(rounds, tuple(drawn_from), known_requirements(), seats, concessions)


def duel_game(options: DuelOptions, library: Library) -> DuelGame:
    """The rules; a TableError where a level or a requirement is not here any more."""
    for fault in _missing(options, library):
        raise TableError(fault)
    return library.duel(options.rounds, options.levels, options.dares, options.concessions)


def _missing(options: DuelOptions, library: Library) -> Iterator[str]:
    if options.rounds not in ROUNDS:
        yield f"There is no duel of {options.rounds} rounds."
    elif not set(options.concessions) <= set(concessions_in(options.rounds)):
        yield f"Over {options.rounds} rounds that cannot be given away."
    known = {challenge.id for challenge in library.duels}
    yield from (f"There is no duel “{one}”." for one in options.levels if one not in known)
    dares = known_requirements()
    yield from (f"There is no requirement “{one}”." for one in options.dares if one not in dares)


@dataclass(frozen=True, slots=True)
class DuelCourse(Course):
    """A duel as far as it has come."""

    game: DuelGame
    state: DuelState
    assists: Assists = NO_ASSISTS
    """In this match; a rematch is another one."""

    @property
    def score(self) -> Score:
        """The points of this match."""
        state = self.state
        over = state.phase is Phase.OVER
        return Score(state.points, over, leader(state.points) if over else None)

    def thrown_on(self, thrown: Thrown) -> ChallengeTable:
        level, number = self.game.level(self.state).id, len(self._play.throws)
        return ChallengeTable(level, number, thrown.moment)

    def why_not(self, action: Action) -> str | None:
        if isinstance(action, Resumed):
            return None
        refusal = self._why_not(action, rules_action(action))
        if refusal is None:
            return None
        return f"{'challenge' if isinstance(refusal, Refusal) else 'duel'}.refusal.{refusal}"

    def _why_not(self, line: Action, action: DuelAction) -> AnyRefusal | None:
        refusal = self.game.why_not(self.state, action)
        if refusal is not None or not isinstance(line, Thrown):
            return refusal
        if set(line.requirements) != set(self.state.dare):
            return Refusal.FOREIGN_FINDING
        return None if tells_table(line, self._play.lying) else Refusal.DICE_DIFFER

    @property
    def _play(self) -> State:
        """The level as the one on turn plays it."""
        return self.state.plays[self.game.turn(self.state) or 0]

    def after(self, action: Action) -> "DuelCourse":
        if isinstance(action, Resumed):
            return self
        state = self.game.apply(self.state, rules_action(action)).state
        return replace(self, state=state, assists=assists_after(self.assists, action))


def assists_after(assists: Assists, line: Action) -> Assists:
    """One line later; a rematch begins with none."""
    if isinstance(line, Played) and isinstance(line.action, Rematch):
        return NO_ASSISTS
    return assists.after(line)


def rules_action(action: Action) -> DuelAction:
    """A line as the rules take it."""
    if isinstance(action, Thrown):
        return made_throw(action, MakeThrow)
    return played_action(action, DUEL_ACTIONS.played)


def begin_duel(header: Header, library: Library | None = None) -> DuelCourse:
    """Before the first throw, over the levels of a library; those that are shipped, if none."""
    game = duel_game(options_in(header, DuelOptions), library or shipped_library())
    return DuelCourse(game, game.start(header.seed))


DUEL: Final = RecordedGame(
    DuelOptions, begin_duel, lines=(Thrown, Played, Resumed), actions=DUEL_ACTIONS.played
)
