"""A duel as far as it has come: how it began, what comes next, and how its record tells it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Final, Self

from msgspec import Meta, Struct

from dexterity.content.challenge.challenge import ChallengeId
from dexterity.errors import TableError
from dexterity.hand.dare.choice import known_requirements
from dexterity.luck import derive_seed
from dexterity.rules.challenge.actions import MakeThrow, Refusal
from dexterity.rules.challenge.duel import ROUNDS, DuelGame, DuelResult, concessions_in
from dexterity.rules.challenge.duel_actions import DUEL_ACTIONS, DuelAction, Rematch
from dexterity.rules.challenge.duel_effects import DuelEffect
from dexterity.rules.challenge.duel_state import DuelState, Phase, leader
from dexterity.rules.challenge.level import Level, State
from dexterity.rules.challenge.player import PlayerId
from dexterity.rules.concession import Concession
from dexterity.session.assist import NO_ASSISTS, Assists
from dexterity.session.challenge.level_course import ChallengeTable, LevelId
from dexterity.session.challenge.library import Library, level_files
from dexterity.session.challenge.turn import Turn
from dexterity.session.course import GameCourse
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
from dexterity.session.records.recorded_game import options_in
from dexterity.session.seat import Seats
from dexterity.session.shipped import shipped_library
from dexterity.values.landing import DieRest

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
    def is_here(self) -> bool:
        return set(self.levels) <= level_files("duels").keys()

    @property
    def names(self) -> tuple[str, str]:
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
class DuelCourse(GameCourse[Library, DuelGame, DuelState, DuelAction, DuelEffect, DuelResult]):
    """One match after the other, between the same two."""

    options = DuelOptions
    lines = (Thrown, Played, Resumed)
    actions = DUEL_ACTIONS.played
    throw_action = MakeThrow

    @classmethod
    def begin(cls, header: Header, box: Library | None = None) -> Self:
        options, library = options_in(header, DuelOptions), box or shipped_library()
        game = duel_game(options, library)
        return cls(library, game, options.seats, game.start(header.seed))

    @property
    def decides(self) -> PlayerId:
        """At the end either may ask for a rematch."""
        return self.player or PlayerId(0)

    @property
    def player(self) -> PlayerId | None:
        """Who has to do something."""
        return self.game.turn(self.state)

    @property
    def score(self) -> Score:
        """The points of this match."""
        state = self.state
        over = state.phase is Phase.OVER
        return Score(state.points, over, leader(state.points) if over else None)

    @property
    def requirements(self) -> tuple[str, ...]:
        return self.state.dare

    @property
    def lying(self) -> tuple[DieRest, ...]:
        return self._play.lying

    @property
    def _play(self) -> State:
        """The level as the one on turn plays it."""
        return self.state.plays[self.decides]

    def key_of(self, refusal: str) -> str:
        return f"{'challenge' if refusal in {*Refusal} else 'duel'}.refusal.{refusal}"

    def assists_after(self, line: Action) -> Assists:
        """A rematch is another match."""
        rematch = isinstance(line, Played) and isinstance(line.action, Rematch)
        return NO_ASSISTS if rematch else self.assists.after(line)

    def thrown_on(self, thrown: Thrown) -> ChallengeTable:
        return ChallengeTable(self.level.id, len(self._play.throws), thrown.moment)

    # --- what comes next ------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, str]:
        """Of both."""
        return self.seats[0].name, self.seats[1].name

    @property
    def level(self) -> Level:
        """Of this round."""
        return self.game.level(self.state)

    @property
    def turn(self) -> Turn:
        """The next throw; between rounds, the last round's table as it was at its beginning."""
        challenge = self.box.named(self.level.id)
        if challenge is None:
            raise LookupError(f"the duel has a level that is not in the book: {self.level.id}")
        target, dare = self.box.target_of(challenge), self.state.dare
        if self.state.phase is not Phase.THROWING:
            return Turn(challenge, target, self.level.lying, dare, 0)
        return Turn(challenge, target, self.lying, dare, len(self._play.throws))

    @property
    def throw_seed(self) -> int:
        """For the computer's next throw: another one for each, the same in every replay."""
        state, thrown = self.state, len(self._play.throws)
        tied = int(state.tied is not None)
        return derive_seed(
            state.seed, "duel", state.match, len(state.sheet), tied, self.decides, thrown
        )

    @property
    def thrown_by_people(self) -> int:
        """Dice that hands of flesh have thrown in this round: as many pickups are used up."""
        before = (0, 0) if self.state.tied is None else (one.throws for one in self.state.tied)
        now = (len(play.throws) for play in self.state.plays)
        throws = zip(self.seats, before, now, strict=True)
        return sum(then + since for seat, then, since in throws if not seat.is_computer)
