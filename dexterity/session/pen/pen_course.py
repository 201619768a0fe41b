"""A match of Pen as far as it has come: what comes next, and how its record tells it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Self

from dexterity.content.pen.box import PenBox
from dexterity.hand.pencil.handicap import Handicap
from dexterity.luck import derive_seed
from dexterity.physics.pencil.paper import Paper
from dexterity.players.pen.hand_handicaps import hand_handicaps
from dexterity.rules.pen import actions as do
from dexterity.rules.pen.actions import ACTIONS, Refusal
from dexterity.rules.pen.actions import Action as RulesAction
from dexterity.rules.pen.effects import REVEALING, Effect
from dexterity.rules.pen.game import PenGame, Result
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.rebus.target import Target
from dexterity.rules.pen.state import State
from dexterity.session.course import GameCourse, Undo
from dexterity.session.drawn_strokes import DrawnStroke, strokes_of_arrows
from dexterity.session.flicked_sheet import FlickedSheet
from dexterity.session.pen.changing_places import Places, ordered, player_number
from dexterity.session.pen.pen_options import PenOptions, pen_game
from dexterity.session.records.record import Action, Header, Played, Pushed, Resumed, Score, Undone
from dexterity.session.records.recorded_game import options_in, played_action
from dexterity.session.seat import Seats
from dexterity.session.series import ALONE, GamePlayed, Series
from dexterity.session.shipped import pen_box
from dexterity.values.stroke import Stroke


@dataclass(frozen=True, slots=True)
class PenCourse(GameCourse[PenBox, PenGame, State, RulesAction, Effect, Result]):
    """From the first cross to the last."""

    options = PenOptions
    lines = (Pushed, Played, Undone, Resumed)
    actions = ACTIONS.played
    refusals = "pen_story.refusal"
    undo = Undo.OWN
    revealing = REVEALING

    seats: Seats
    before: Series = ALONE
    """The games of the series before this one."""

    @classmethod
    def begin(cls, header: Header, box: PenBox | None = None) -> Self:
        options, cards = options_in(header, PenOptions), box or pen_box()
        game = pen_game(options, cards)
        return cls(cards, game, options.seats, game.start(header.seed), before=options.series)

    @property
    def decides(self) -> PlayerId:
        return self.state.decides

    @property
    def series(self) -> Series:
        """With this game, once it is over."""
        result = self.result
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
        return self.assists.seats(self.names)

    @property
    def score(self) -> Score:
        """The health of both."""
        result = self.result
        first, second = (pawn.health for pawn in self.state.pawns)
        winner = None if result is None else result.winner
        return Score((first, second), result is not None, winner)

    def action_of(self, line: Action) -> Any:
        return line.drawn if isinstance(line, Pushed) else played_action(self.actions, line)

    def tells_otherwise(self, line: Action) -> str | None:
        stands = self.state.pawns[self.state.turn].place_mm
        elsewhere = isinstance(line, Pushed) and line.push.tip_mm != stands
        return Refusal.NO_STROKE if elsewhere else None

    def reveals(self, action: Any, effects: Iterable[Any]) -> bool:
        # Whom a random item is about, luck decides, though no effect says so.
        drew_lots = (
            isinstance(action, do.UseItem) and self.game.cards[action.card].target is Target.RANDOM
        )
        return drew_lots or any(isinstance(effect, REVEALING) for effect in effects)

    # --- the next flick -------------------------------------------------------------------------

    @property
    def awaits_flick(self) -> bool:
        """Whether a pencil has to be flicked, unless something else is done before."""
        return self.game.awaits_flick(self.state)

    @property
    def sheet(self) -> FlickedSheet:
        return sheet_of(self.game, self.state)

    @property
    def handicaps(self) -> frozenset[Handicap]:
        """What makes it harder for the hand."""
        asked = self.game.handicaps(self.state)
        left_handed = self.game.options.left_handed[self.state.turn]
        return hand_handicaps(asked, left_handed=left_handed)

    @property
    def may_turn_sheet(self) -> bool:
        """Whether the one whose turn it is may still turn the sheet."""
        return not self.state.pawns[self.state.turn].sheet_fixed

    @property
    def places(self) -> Places:
        """What belongs to whom, as they sat in the first game of the series."""
        return Places(self.game.options, self.seats).as_first(self.before)

    def drawn_by(self, stroke: Stroke | None, effects: Iterable[Any]) -> Iterator[DrawnStroke]:
        if stroke is not None:
            yield DrawnStroke(self.state.turn, stroke)
        yield from strokes_of_arrows(effects)


def sheet_of(game: PenGame, state: State) -> FlickedSheet:
    """What the next flick is made on: every one meets another grain."""
    paper = Paper(game.walls(state), game.spots(state))
    return FlickedSheet(paper, derive_seed(state.seed, "pen", "grain", state.flicks))
