"""A duel being played: its rules' state, who sits where, and the tally of the two."""

from collections.abc import Iterable

from dexterity.content.challenge import ChallengeId
from dexterity.luck import derive_seed
from dexterity.rules.challenge.actions import GiveUp, MakeThrow
from dexterity.rules.challenge.duel import DuelGame, DuelResult
from dexterity.rules.challenge.duel_actions import DuelAction, PickDare, Rematch
from dexterity.rules.challenge.duel_effects import DuelEffect, DuelEnded
from dexterity.rules.challenge.duel_state import DuelState, Phase
from dexterity.rules.challenge.level import Level
from dexterity.rules.challenge.player import PlayerId
from dexterity.session.duel_computer import picked_dare
from dexterity.session.progress import DuelTally, after_duel, tally_of
from dexterity.session.throw import Throw
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.seat import Seat, Seats
from dexterity.ui.screens.challenge.turn import Turn


class DuelMatch:
    """One match after the other, between the same two."""

    def __init__(
        self,
        book: Book,
        seats: Seats,
        *,
        rounds: int,
        seed: int,
        levels: Iterable[ChallengeId] | None = None,
    ) -> None:
        """`levels` are what is drawn from; all that there are for duels unless told."""
        self._book, self.seats, self.rounds = book, seats, rounds
        self.game: DuelGame = book.library.duel(rounds, levels)
        self.state: DuelState = self.game.start(seed)

    # --- how it stands ------------------------------------------------------------------------

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
        challenge = self._book.library.named(self.level.id)
        if challenge is None:
            raise LookupError(f"the duel has a level that is not in the book: {self.level.id}")
        state = self.state
        player = self.player if state.phase is Phase.THROWING else None
        lying = self.level.lying if player is None else state.plays[player].lying
        thrown = 0 if player is None else len(state.plays[player].throws)
        return Turn(challenge, self._book.library.target_of(challenge), lying, state.dare, thrown)

    @property
    def result(self) -> DuelResult | None:
        """How the match ended."""
        return self.game.result(self.state)

    @property
    def tally(self) -> DuelTally:
        """All that these two have played."""
        return tally_of(self._book.progress, self.names)

    @property
    def names(self) -> tuple[str, str]:
        """Of both."""
        return self.seats[0].name, self.seats[1].name

    @property
    def throw_seed(self) -> int:
        """For the computer's next throw: another one for each, the same in every replay."""
        state, player = self.state, self.player or 0
        thrown = len(state.plays[player].throws)
        tied = int(state.tied is not None)
        return derive_seed(state.seed, "duel", state.match, len(state.sheet), tied, player, thrown)

    # --- what is done -------------------------------------------------------------------------

    def throw(self, throw: Throw) -> tuple[DuelEffect, ...]:
        """Somebody threw."""
        findings, aftermath = throw.verdict.findings, throw.flight.aftermath
        return self._do(MakeThrow(throw.landing, findings, aftermath))

    def give_up(self) -> tuple[DuelEffect, ...]:
        """Whoever has the dice leaves the rest of them."""
        return self._do(GiveUp())

    def pick(self, dare: tuple[str, ...]) -> tuple[DuelEffect, ...]:
        """The loser of the last round has decided."""
        return self._do(PickDare(dare))

    def let_computer_pick(self) -> tuple[DuelEffect, ...]:
        """The same where the computer has lost."""
        return self._do(picked_dare(self.game, self.state))

    def rematch(self) -> tuple[DuelEffect, ...]:
        """Once more."""
        return self._do(Rematch())

    def _do(self, action: DuelAction) -> tuple[DuelEffect, ...]:
        step = self.game.apply(self.state, action)
        self.state = step.state
        for effect in step.effects:
            if isinstance(effect, DuelEnded):
                self._enter(effect)
        return step.effects

    def _enter(self, ended: DuelEnded) -> None:
        winner = ended.winner
        self._book.keep(lambda progress: after_duel(progress, self.names, winner))
