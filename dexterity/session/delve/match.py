"""A match of Delve being played: its state, who sits where, who may know what, and its record."""

from dexterity.content.delve.box import DelveBox
from dexterity.hand.ways.held import WayName
from dexterity.luck import derive_seed
from dexterity.rules.delve.actions import Action, Refusal
from dexterity.rules.delve.effects import Effect
from dexterity.rules.delve.game import DelveGame, Result
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import State
from dexterity.session.delve.delve_record import DELVE, DelveCourse, course_from
from dexterity.session.delve.delve_throw import DelveThrow
from dexterity.session.delve.seen_story import seen_story
from dexterity.session.followed_match import Deed, FollowedMatch
from dexterity.session.records.match_log import MatchLog
from dexterity.session.records.record import thrown_from
from dexterity.session.seat import Seat
from dexterity.session.series import ALONE, Series
from dexterity.session.throw import Throw


class DelveMatch(FollowedMatch[DelveCourse]):
    """From the first bid to the last delve. Screens ask it, do things through it, and show the
    effects that come of them, each as `seen_effects` gives it to the one who looks.

    A computer's `Seat.skill` is its level at the table and in the hand.
    """

    def __init__(
        self,
        box: DelveBox,
        game: DelveGame,
        seats: tuple[Seat, ...],
        state: State,
        log: MatchLog | None = None,
        *,
        before: Series = ALONE,
    ) -> None:
        """From its beginning, or from wherever it stands; `before`: the games of its series."""
        super().__init__(course_from(game, seats, state, before), log)
        self.box, self.game, self.seats = box, game, seats

    # --- how it stands ------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """As the rules have it, with every secret: what is shown comes from `seen`."""
        return self.course.state

    @property
    def decides(self) -> PlayerId:
        """Whose decision it is."""
        return self.state.decides

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return self.game.result(self.state)

    def why_not(self, action: Action) -> Refusal | None:
        """Why an action cannot be taken; None if it can."""
        return self.game.why_not(self.state, action)

    # --- who may know what --------------------------------------------------------------------

    def seen(self, player: PlayerId | None) -> State:
        """What a seat may know; None is somebody who only looks on."""
        return self.game.seen_by(self.state, player)

    def log_for(self, player: PlayerId | None) -> tuple[Effect, ...]:
        """The whole story so far for somebody's eyes; cards that everybody has seen since are open,
        and all of them once it is over."""
        return seen_story(self.course.told, player, over=self.result is not None)

    # --- the next throw -----------------------------------------------------------------------

    @property
    def awaits_throw(self) -> bool:
        """Whether a die may be thrown; not to is the other choice."""
        return self.game.awaits_throw(self.state)

    @property
    def throw(self) -> DelveThrow | None:
        """The throw that is waited for."""
        return DelveThrow() if self.awaits_throw else None

    @property
    def throw_seed(self) -> int:
        """For the next throw's luck: another one for each monster, the same in every replay."""
        state = self.state
        met = 0 if state.delve is None else len(state.delve.met)
        return derive_seed(state.seed, "delve", "throw", state.round, met)

    # --- what is done -------------------------------------------------------------------------

    def do(self, action: Action) -> tuple[Effect, ...]:
        """Takes an action; one that is refused changes nothing and brings nothing about. To decline
        something may bring nothing about either: then something else can be done.

        Throws have `make_throw`: there is more to them than the rules know.
        """
        return self._take(DELVE.played(action))

    def make_throw(self, throw: Throw, way: WayName | None = None) -> tuple[Effect, ...]:
        """The delver threw; `way`: how a pointer did, None for the computer."""
        return self._take(thrown_from(throw, way, self.seat.name))

    @property
    def undoes(self) -> PlayerId | None:
        """Whose action would be taken back: it is theirs to ask for that, even if another player
        is to decide by now."""
        return self.course.mover if self.can_undo else None

    def _redo(self, line: Deed) -> None:
        self._take(line)

    def _take(self, line: Deed) -> tuple[Effect, ...]:
        before = self.course
        if before.refusal(line) is not None:
            return ()
        self._follow(line)
        return self.course.told[len(before.told) :]
