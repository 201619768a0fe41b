"""How a match of Delve is recorded, and how its rules go through the record again."""

from dataclasses import dataclass, replace
from typing import Final

from dexterity.content.delve.box import DelveBox
from dexterity.rules.delve.actions import ACTIONS, MakeThrow, Refusal
from dexterity.rules.delve.actions import Action as RulesAction
from dexterity.rules.delve.effects import REVEALING, Effect, RoundBegun, TurnBegun
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase, State
from dexterity.session.assist import NO_ASSISTS, Assists
from dexterity.session.delve.delve_options import DelveOptions, delve_game
from dexterity.session.delve.delve_throw import DELVE_TABLE
from dexterity.session.delve.shipped_box import shipped_box
from dexterity.session.practice.practice_table import PracticeTable
from dexterity.session.records.record import Action, Header, Played, Resumed, Score, Thrown, Undone
from dexterity.session.records.recorded_game import Course, RecordedGame, why_not_line
from dexterity.session.records.rules_lines import made_throw, options_in, played_action
from dexterity.session.seat import Seat
from dexterity.session.series import ALONE, GamePlayed, Series

REFUSALS: Final = "delve_story.refusal"
"""Where the catalogue says why the rules refuse something."""


@dataclass(frozen=True, slots=True)
class DelveCourse(Course):
    """A match as far as it has come."""

    game: DelveGame
    seats: tuple[Seat, ...]
    state: State
    told: tuple[Effect, ...] = ()
    """All that has happened and stands, every card open: what of it is for whose eyes, `seen_story`
    knows."""
    undoable: int = 0
    """How many of the last actions can be taken back."""
    mover: PlayerId | None = None
    """Whose actions those are."""
    before: Series = ALONE
    """The games of the series before this one."""
    assists: Assists = NO_ASSISTS

    @property
    def series(self) -> Series:
        """With this game, once it is over."""
        result = self.game.result(self.state)
        if result is None:
            return self.before
        played = GamePlayed(
            first=self.game.start(self.state.seed).first,
            winner=result.winner,
            ending=result.ending,
            figures=tuple(seat.successes for seat in self.state.seats),
            steady=self.assists.seats(seat.name for seat in self.seats),
        )
        return self.before.after(played)

    @property
    def score(self) -> Score:
        """The successes of all, then their failures."""
        result, seats = self.game.result(self.state), self.state.seats
        won, lost = (seat.successes for seat in seats), (seat.failures for seat in seats)
        winner = None if result is None else result.winner
        return Score((*won, *lost), result is not None, winner)

    def thrown_on(self, thrown: Thrown) -> PracticeTable:
        return DELVE_TABLE

    def why_not(self, action: Action) -> str | None:
        return why_not_line(action, REFUSALS, self.undoable, self.refusal)

    def refusal(self, line: Action) -> Refusal | None:
        """Why the rules do not allow what a line tells; None if they do."""
        refusal = self.game.why_not(self.state, rules_action(line))
        daring = isinstance(line, Thrown) and bool(line.requirements)
        return refusal or (Refusal.FOREIGN_FINDING if daring else None)

    def after(self, action: Action) -> "DelveCourse":
        if isinstance(action, Resumed):
            return self
        step, mover = self.game.apply(self.state, rules_action(action)), self.state.decides
        seen = any(isinstance(effect, REVEALING) for effect in step.effects)
        final = seen or self.seats[mover].is_computer
        undoable = 0 if final else 1 + (self.undoable if mover == self.mover else 0)
        told = (*self.told, *step.effects)
        return replace(
            self,
            state=step.state,
            told=told,
            undoable=undoable,
            mover=mover,
            assists=self.assists.after(action),
        )


def course_from(
    game: DelveGame, seats: tuple[Seat, ...], state: State, before: Series = ALONE
) -> DelveCourse:
    """A match from its beginning, or from wherever it stands; the round's first words are told."""
    begun = RoundBegun(state.round, state.adventurer, state.first)
    bids = (TurnBegun(state.decides),) if state.phase is Phase.BID else ()
    return DelveCourse(game, seats, state, (begun, *bids), before=before)


def rules_action(line: Action) -> RulesAction:
    """A line as the rules take it."""
    if isinstance(line, Thrown):
        return made_throw(line, MakeThrow)
    return played_action(line, ACTIONS.played)


def begin_course(header: Header, box: DelveBox | None = None) -> DelveCourse:
    """Before the first bid, with the cards of a box; with those that are shipped, if none."""
    options = options_in(header, DelveOptions)
    game = delve_game(options, box or shipped_box())
    return course_from(game, options.seats, game.start(header.seed), options.series)


DELVE: Final = RecordedGame(
    DelveOptions, begin_course, lines=(Thrown, Played, Undone, Resumed), actions=ACTIONS.played
)
