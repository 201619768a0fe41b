"""A duel being played: its rules' state, who sits where, and its record."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from dexterity.hand.ways.held import WayName
from dexterity.luck import derive_seed
from dexterity.rules.challenge.actions import GiveUp
from dexterity.rules.challenge.duel import DuelGame, DuelResult
from dexterity.rules.challenge.duel_actions import PickDare, Rematch
from dexterity.rules.challenge.duel_effects import DuelEffect, DuelEnded
from dexterity.rules.challenge.duel_state import DuelState, Phase
from dexterity.rules.challenge.level import Level
from dexterity.rules.challenge.player import PlayerId
from dexterity.session.assist import Assists
from dexterity.session.box_place import BoxPlace
from dexterity.session.challenge.duel_computer import picked_dare
from dexterity.session.challenge.duel_record import (
    DUEL,
    DuelCourse,
    assists_after,
    rules_action,
)
from dexterity.session.challenge.library import Library
from dexterity.session.challenge.table import Moment
from dexterity.session.challenge.turn import Turn
from dexterity.session.records.match_log import MatchLog, recorded_at
from dexterity.session.records.record import Played, Thrown, thrown_from
from dexterity.session.seat import Seat, Seats
from dexterity.session.standing import stands_of
from dexterity.session.throw import Throw

OnEnded = Callable[[PlayerId | None], None]
"""Told who has won a match; nobody, where both have as many points."""


class DuelMatch:
    """One match after the other, between the same two."""

    def __init__(
        self,
        library: Library,
        seats: Seats,
        course: DuelCourse,
        log: MatchLog | None = None,
        on_ended: OnEnded = lambda winner: None,
    ) -> None:
        """From its beginning, or from wherever it was left."""
        self._library, self.seats, self._log, self._on_ended = library, seats, log, on_ended
        self.game: DuelGame = course.game
        self.state: DuelState = course.state
        self.assists: Assists = course.assists
        """Of this match."""

    # --- how it stands ------------------------------------------------------------------------

    @property
    def rounds(self) -> int:
        """What it is the best of."""
        return self.game.rounds

    @property
    def player(self) -> PlayerId | None:
        """Who has to do something."""
        return self.game.turn(self.state)

    @property
    def seat(self) -> Seat | None:
        """The same by name."""
        return None if self.player is None else self.seats[self.player]

    @property
    def level(self) -> Level:
        """Of this round."""
        return self.game.level(self.state)

    @property
    def turn(self) -> Turn:
        """The next throw; between rounds, the last round's table as it was at its beginning."""
        challenge = self._library.named(self.level.id)
        if challenge is None:
            raise LookupError(f"the duel has a level that is not in the book: {self.level.id}")
        state = self.state
        player = self.player if state.phase is Phase.THROWING else None
        lying = self.level.lying if player is None else state.plays[player].lying
        thrown = 0 if player is None else len(state.plays[player].throws)
        return Turn(challenge, self._library.target_of(challenge), lying, state.dare, thrown)

    @property
    def result(self) -> DuelResult | None:
        """How the match ended."""
        return self.game.result(self.state)

    @property
    def names(self) -> tuple[str, str]:
        """Of both."""
        return self.seats[0].name, self.seats[1].name

    @property
    def record(self) -> Path | None:
        """Where it is written down; None where nothing is, or not yet."""
        return recorded_at(self._log)

    @property
    def throw_seed(self) -> int:
        """For the computer's next throw: another one for each, the same in every replay."""
        state, player = self.state, self.player or 0
        thrown = len(state.plays[player].throws)
        tied = int(state.tied is not None)
        return derive_seed(state.seed, "duel", state.match, len(state.sheet), tied, player, thrown)

    @property
    def thrown_by_people(self) -> int:
        """Dice that hands of flesh have thrown in this round: as many pickups are used up."""
        before = (0, 0) if self.state.tied is None else (one.throws for one in self.state.tied)
        now = (len(play.throws) for play in self.state.plays)
        throws = zip(self.seats, before, now, strict=True)
        return sum(then + since for seat, then, since in throws if not seat.is_computer)

    # --- what is done -------------------------------------------------------------------------

    def throw(
        self,
        throw: Throw,
        *,
        way: WayName | None = None,
        box: BoxPlace | None = None,
        clock_s: float = 0.0,
    ) -> tuple[DuelEffect, ...]:
        """Somebody threw, with the box there, when all that moves had been moving for so long."""
        thrown = thrown_from(throw, way, "" if self.seat is None else self.seat.name)
        moment = Moment(self.turn.lying, box, clock_s, stands_of(self.turn.dare))
        aftermath = throw.flight.aftermath
        return self._do(msgspec.structs.replace(thrown, moment=moment, aftermath=aftermath))

    def give_up(self) -> tuple[DuelEffect, ...]:
        """Whoever has the dice leaves the rest of them."""
        return self._do(DUEL.played(GiveUp()))

    def pick(self, dare: tuple[str, ...]) -> tuple[DuelEffect, ...]:
        """The loser of the last round has decided."""
        return self._do(DUEL.played(PickDare(dare)))

    def let_computer_pick(self) -> tuple[DuelEffect, ...]:
        """The same where the computer has lost."""
        return self._do(DUEL.played(picked_dare(self.game, self.state)))

    def rematch(self, seed: int) -> tuple[DuelEffect, ...]:
        """Once more, with luck of its own."""
        return self._do(DUEL.played(Rematch(seed)))

    def pause(self) -> None:
        """Nobody does anything for a while."""
        if self._log is not None:
            self._log.pause()

    def _do(self, line: Thrown | Played) -> tuple[DuelEffect, ...]:
        before, action = DuelCourse(self.game, self.state), rules_action(line)
        if self.game.why_not(self.state, action) is not None:
            return ()
        step = self.game.apply(self.state, action)
        self.state, self.assists = step.state, assists_after(self.assists, line)
        score = DuelCourse(self.game, self.state).score
        if self._log is not None:
            changed = score if score != before.score else None
            self._log.write(msgspec.structs.replace(line, score=changed))
        for effect in step.effects:
            if isinstance(effect, DuelEnded):
                self._on_ended(effect.winner)
        return step.effects
