"""A match of Pen being played: its state, who sits where, what is drawn, and its record."""

from collections.abc import Iterable
from dataclasses import dataclass

from dexterity.content.pen.box import PenBox
from dexterity.hand.pencil.handicap import Handicap
from dexterity.hand.ways.held import WayName
from dexterity.physics.pencil.paper import Paper
from dexterity.players.pen.hand_handicaps import hand_handicaps
from dexterity.rules.pen.actions import Action, Refusal, flick_from
from dexterity.rules.pen.effects import Effect
from dexterity.rules.pen.game import PenGame, Result
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.state import State
from dexterity.session.flicked_sheet import digest_of
from dexterity.session.followed_match import Deed, FollowedMatch
from dexterity.session.pen.changing_places import Places
from dexterity.session.pen.drawn_strokes import DrawnStroke, drawn_again, strokes_of_arrows
from dexterity.session.pen.pen_record import PEN, PenCourse
from dexterity.session.records.match_log import MatchLog
from dexterity.session.records.record import Pushed
from dexterity.session.seat import Seats
from dexterity.session.series import ALONE, Series
from dexterity.values import Push, Stroke


@dataclass(frozen=True, slots=True)
class Flicked:
    """What came of a flick."""

    stroke: Stroke
    effects: tuple[Effect, ...]
    """None at all, if the rules did not allow it; then nothing has changed."""


class PenMatch(FollowedMatch[PenCourse]):
    """From the first cross to the last. Screens ask it, do things through it, and show the
    effects that come of them."""

    def __init__(
        self,
        box: PenBox,
        game: PenGame,
        seats: Seats,
        state: State,
        log: MatchLog | None = None,
        *,
        strokes: Iterable[DrawnStroke] = (),
        before: Series = ALONE,
    ) -> None:
        """From its beginning, or from wherever it was left, with the strokes drawn until then.

        `before`: the games of its series before this one.
        """
        super().__init__(PenCourse(game, seats, state, before=before), log)
        self.box, self.game, self.seats = box, game, seats
        self._strokes = list(strokes)

    # --- how it stands ------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """As the rules have it."""
        return self.course.state

    @property
    def decides(self) -> PlayerId:
        """Whose decision it is."""
        return self.state.decides

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return self.game.result(self.state)

    @property
    def strokes(self) -> tuple[DrawnStroke, ...]:
        """All that were ever drawn, in order: they stay on the sheet."""
        return tuple(self._strokes)

    @property
    def places(self) -> Places:
        """What belongs to whom, as they sat in the first game of the series."""
        return Places(self.game.options, self.seats).as_first(self.course.before)

    def why_not(self, action: Action) -> Refusal | None:
        """Why an action cannot be taken; None if it can."""
        return self.game.why_not(self.state, action)

    # --- the next flick -----------------------------------------------------------------------

    @property
    def awaits_flick(self) -> bool:
        """Whether a pencil has to be flicked, unless something else is done before."""
        return self.game.awaits_flick(self.state)

    @property
    def paper(self) -> Paper:
        """The sheet as the pencil meets it, with all walls and spots that there are now."""
        return self.course.sheet.paper

    @property
    def grain_seed(self) -> int:
        """Of the paper's grain: another one for each flick, the same in every replay."""
        return self.course.sheet.grain_seed

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

    # --- what is done -------------------------------------------------------------------------

    def do(self, action: Action) -> tuple[Effect, ...]:
        """Takes an action; one that is refused changes nothing and brings nothing about.

        Flicks have `flick`: there is more to them than the rules know.
        """
        return self._take(PEN.played(action))

    def flick(self, push: Push, way: WayName | None = None, who: str = "") -> Flicked:
        """Lets the pencil draw what a push makes it draw, and the rules judge it.

        `way`: how a pointer pushed; None for the computer. `who`: if it is not who sits there.
        """
        stroke = self.course.sheet.draw(push)
        line = Pushed(push, flick_from(stroke), digest_of(stroke), way, who or self.seat.name)
        return Flicked(stroke, self._take(line, stroke))

    def _redo(self, line: Deed) -> None:
        again = drawn_again(line, self.course.sheet) if isinstance(line, Pushed) else None
        self._take(line, again)

    def _take(self, line: Deed, stroke: Stroke | None = None) -> tuple[Effect, ...]:
        before = self.course
        if before.refusal(line) is not None:
            return ()
        effects = before.step(line).effects
        self._follow(line)
        if stroke is not None:
            self._strokes.append(DrawnStroke(before.state.turn, stroke))
        self._strokes.extend(strokes_of_arrows(effects))
        return effects
