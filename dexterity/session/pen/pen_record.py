"""How a match of Pen is recorded, and how its rules go through the record again."""

from dataclasses import dataclass, replace
from typing import Final

from dexterity.content.pen.box import PenBox
from dexterity.luck import derive_seed
from dexterity.physics.pencil.paper import Paper
from dexterity.rules.game import Step
from dexterity.rules.pen.actions import ACTIONS, Refusal, UseItem
from dexterity.rules.pen.actions import Action as RulesAction
from dexterity.rules.pen.effects import REVEALING, Effect
from dexterity.rules.pen.game import PenGame
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.rebus.target import Target
from dexterity.rules.pen.state import State
from dexterity.session.assist import NO_ASSISTS, Assists
from dexterity.session.flicked_sheet import FlickedSheet
from dexterity.session.pen.changing_places import ordered, player_number
from dexterity.session.pen.pen_options import PenOptions, pen_game
from dexterity.session.pen.shipped_box import shipped_box
from dexterity.session.records.record import Action, Header, Played, Pushed, Resumed, Score, Undone
from dexterity.session.records.recorded_game import Course, RecordedGame, why_not_line
from dexterity.session.records.rules_lines import options_in, played_action
from dexterity.session.seat import Seats
from dexterity.session.series import ALONE, GamePlayed, Series

REFUSALS: Final = "pen_story.refusal"
"""Where the catalogue says why the rules refuse something."""


@dataclass(frozen=True, slots=True)
class PenCourse(Course):
    """A match as far as it has come."""

    game: PenGame
    seats: Seats
    state: State
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
        before, winner = self.before, result.winner
        played = GamePlayed(
            first=player_number(self.game.options.first, before),
            winner=None if winner is None else player_number(winner, before),
            ending=result.ending,
            figures=tuple(pawn.health for pawn in ordered(self.state.pawns, before)),
            steady=tuple(sorted(player_number(seat, before) for seat in self._steady_seats)),
        )
        return before.after(played)

    @property
    def _steady_seats(self) -> tuple[int, ...]:
        return self.assists.seats(seat.name for seat in self.seats)

    @property
    def score(self) -> Score:
        """The health of both."""
        result = self.game.result(self.state)
        first, second = (pawn.health for pawn in self.state.pawns)
        winner = None if result is None else result.winner
        return Score((first, second), result is not None, winner)

    @property
    def sheet(self) -> FlickedSheet:
        """What the next flick is made on: every one meets another grain."""
        state = self.state
        paper = Paper(self.game.walls(state), self.game.spots(state))
        return FlickedSheet(paper, derive_seed(state.seed, "pen", "grain", state.flicks))

    def flicked_on(self, pushed: Pushed) -> FlickedSheet:
        return self.sheet

    def why_not(self, action: Action) -> str | None:
        return why_not_line(action, REFUSALS, self.undoable, self.refusal)

    def refusal(self, line: Action) -> Refusal | None:
        """Why the rules do not allow what a line tells; None if they do."""
        stands = self.state.pawns[self.state.turn].place_mm
        if isinstance(line, Pushed) and line.push.tip_mm != stands:
            return Refusal.NO_STROKE
        return self.game.why_not(self.state, rules_action(line))

    def step(self, line: Action) -> Step[State, Effect]:
        """What a line that the rules allow leads to."""
        return self.game.apply(self.state, rules_action(line))

    def after(self, action: Action) -> "PenCourse":
        if isinstance(action, Resumed):
            return self
        step, mover = self.step(action), self.state.decides
        final = self._reveals(rules_action(action), step) or self.seats[mover].is_computer
        undoable = 0 if final else 1 + (self.undoable if mover == self.mover else 0)
        assists = self.assists.after(action)
        return replace(self, state=step.state, undoable=undoable, mover=mover, assists=assists)

    def _reveals(self, action: RulesAction, step: Step[State, Effect]) -> bool:
        """Whether a hand, luck or a pile has spoken."""
        # Whom a random item is about, luck decides, though no effect says so.
        drew_lots = (
            isinstance(action, UseItem) and self.game.cards[action.card].target is Target.RANDOM
        )
        return drew_lots or any(isinstance(effect, REVEALING) for effect in step.effects)


def rules_action(line: Action) -> RulesAction:
    """A line as the rules take it."""
    return line.drawn if isinstance(line, Pushed) else played_action(line, ACTIONS.played)


def begin_course(header: Header, box: PenBox | None = None) -> PenCourse:
    """Before the first flick, with the cards of a box; with those that are shipped, if none."""
    options = options_in(header, PenOptions)
    game = pen_game(options, box or shipped_box())
    return PenCourse(game, options.seats, game.start(header.seed), before=options.series)


PEN: Final = RecordedGame(
    PenOptions, begin_course, lines=(Pushed, Played, Undone, Resumed), actions=ACTIONS.played
)
