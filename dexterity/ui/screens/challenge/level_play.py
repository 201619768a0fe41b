"""A level being played: its rules' state, and the best throw so far."""

from datetime import date

from dexterity.content.challenge.challenge import Challenge
from dexterity.rules.challenge.actions import GiveUp, MakeThrow
from dexterity.rules.challenge.effects import Effect, ThrowCounted
from dexterity.rules.challenge.game import Result
from dexterity.rules.challenge.level import Standing, standing
from dexterity.session.assist import NO_ASSISTS, Assists
from dexterity.session.challenge.table import Moment
from dexterity.session.challenge.turn import Turn
from dexterity.session.progress import BestThrow, better_throw
from dexterity.session.records.record import Thrown
from dexterity.session.throw import Throw
from dexterity.ui.screens.challenge.book import Book


class LevelPlay:
    """Enters the result into the book as soon as there is one."""

    def __init__(self, book: Book, challenge: Challenge, *, day: date | None, seed: int) -> None:
        self._book, self.challenge, self._day, self._seed = book, challenge, day, seed
        self.game = book.library.game(challenge)
        self.state = self.game.start(seed)
        self.best: BestThrow | None = None
        """Of this try."""
        self.assists: Assists = NO_ASSISTS
        """How many dice of this try a steady hand threw."""
        self.opened: int | None = None
        """The chapter that this try has opened."""

    @property
    def turn(self) -> Turn:
        """The next throw; at the end, as the last one was."""
        last = len(self.challenge.dice) - 1
        return Turn(
            self.challenge,
            self._book.library.target_of(self.challenge),
            self.state.lying,
            self.game.requirements(self.state),
            min(last, len(self.state.throws)),
        )

    @property
    def standing(self) -> Standing:
        """Count, dice and medal."""
        return standing(self.game.level, self.state)

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self.game.result(self.state)

    def throw(self, throw: Throw, thrown: Thrown, moment: Moment) -> tuple[Effect, ...]:
        """A die was thrown; tells what came of it."""
        number = len(self.state.throws)
        action = MakeThrow(throw.landing, throw.verdict.findings, throw.flight.aftermath)
        step = self.game.apply(self.state, action)
        self.state, self.assists = step.state, self.assists.after(thrown)
        for effect in step.effects:
            if isinstance(effect, ThrowCounted) and effect.verdict.hit:
                made = BestThrow(thrown, moment, number, effect.gain)
                self.best = better_throw(self.best, made)
        self._enter()
        return step.effects

    def give_up(self) -> tuple[Effect, ...]:
        """Enough."""
        step = self.game.apply(self.state, GiveUp())
        self.state = step.state
        self._enter()
        return step.effects

    def restart(self) -> None:
        """From the beginning; a try that was not played to its end does not count."""
        self.state, self.best, self.opened = self.game.start(self._seed), None, None
        self.assists = NO_ASSISTS

    @property
    def steady(self) -> bool:
        """Whether what it brings bears the sign of the steady hand: one die is enough."""
        return bool(self.assists.steady)

    def _enter(self) -> None:
        result = self.result
        if result is None:
            return
        if self._day is None:
            self.opened = self._book.enter(self.challenge, result, self.best, steady=self.steady)
        else:
            self._book.enter_daily(self._day, result, steady=self.steady)
