"""A match of Delve as far as it has come: what comes next, who may know what of it, and how its
record tells it."""

from dataclasses import dataclass, replace
from typing import Any, Self

from dexterity.content.delve.box import DelveBox
from dexterity.luck import derive_seed
from dexterity.rules.delve.actions import ACTIONS, MakeThrow
from dexterity.rules.delve.actions import Action as RulesAction
from dexterity.rules.delve.effects import REVEALING, Effect, RoundBegun, TurnBegun
from dexterity.rules.delve.game import DelveGame, Result
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import Phase, State
from dexterity.session.course import GameCourse, Undo
from dexterity.session.delve.delve_options import DelveOptions, delve_game
from dexterity.session.delve.delve_throw import DELVE_TABLE, DelveThrow
from dexterity.session.delve.seen_story import seen_story
from dexterity.session.practice.practice_table import PracticeTable
from dexterity.session.records.record import Header, Played, Resumed, Score, Thrown, Undone
from dexterity.session.records.recorded_game import options_in
from dexterity.session.seat import Seat
from dexterity.session.series import ALONE, GamePlayed, Series
from dexterity.session.shipped import delve_box


@dataclass(frozen=True, slots=True)
class DelveCourse(GameCourse[DelveBox, DelveGame, State, RulesAction, Effect, Result]):
    """From the first bid to the last delve. What is shown of it comes from `Match.seen` and
    `log_for`.

    A computer's `Seat.skill` is its level at the table and in the hand.
    """

    options = DelveOptions
    lines = (Thrown, Played, Undone, Resumed)
    actions = ACTIONS.played
    throw_action = MakeThrow
    refusals = "delve_story.refusal"
    undo = Undo.OWN
    revealing = REVEALING

    told: tuple[Effect, ...] = ()
    """All that has happened and stands, every card open."""
    before: Series = ALONE
    """The games of the series before this one."""

    @classmethod
    def begin(cls, header: Header, box: DelveBox | None = None) -> Self:
        options, cards = options_in(header, DelveOptions), box or delve_box()
        game = delve_game(options, cards)
        return cls.standing(cards, game, options.seats, game.start(header.seed), options.series)

    @classmethod
    def standing(
        cls,
        box: DelveBox,
        game: DelveGame,
        seats: tuple[Seat, ...],
        state: State,
        before: Series = ALONE,
    ) -> Self:
        """From its beginning, or from wherever it stands; the round's first words are told."""
        begun = RoundBegun(state.round, state.adventurer, state.first)
        bids = (TurnBegun(state.decides),) if state.phase is Phase.BID else ()
        return cls(box, game, seats, state, told=(begun, *bids), before=before)

    @property
    def decides(self) -> PlayerId:
        return self.state.decides

    @property
    def series(self) -> Series:
        """With this game, once it is over."""
        result = self.result
        if result is None:
            return self.before
        played = GamePlayed(
            first=self.game.start(self.state.seed).first,
            winner=result.winner,
            ending=result.ending,
            figures=tuple(seat.successes for seat in self.state.seats),
            steady=self.assists.seats(self.names),
        )
        return self.before.after(played)

    @property
    def score(self) -> Score:
        """The successes of all, then their failures."""
        result, seats = self.result, self.state.seats
        won, lost = (seat.successes for seat in seats), (seat.failures for seat in seats)
        winner = None if result is None else result.winner
        return Score((*won, *lost), result is not None, winner)

    def thrown_on(self, thrown: Thrown) -> PracticeTable:
        return DELVE_TABLE

    def with_story(self, effects: tuple[Any, ...]) -> Self:
        return replace(self, told=(*self.told, *effects))

    def log_for(self, player: PlayerId | None) -> tuple[Effect, ...]:
        """The whole story so far for somebody's eyes; cards that everybody has seen since are open,
        and all of them once it is over."""
        return seen_story(self.told, player, over=self.result is not None)

    # --- the next throw -------------------------------------------------------------------------

    @property
    def throw(self) -> DelveThrow | None:
        """The throw that may be made; not to is the other choice."""
        return DelveThrow() if self.game.awaits_throw(self.state) else None

    @property
    def throw_seed(self) -> int:
        """For the next throw's luck: another one for each monster, the same in every replay."""
        state = self.state
        met = 0 if state.delve is None else len(state.delve.met)
        return derive_seed(state.seed, "delve", "throw", state.round, met)
