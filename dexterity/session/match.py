"""A match being played, whichever game it is of: it stands somewhere, and what is done is kept."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

import msgspec

from dexterity.hand.ways.held import WayName
from dexterity.rules.pen.actions import flick_from
from dexterity.session.assist import Assists
from dexterity.session.box_place import BoxPlace
from dexterity.session.challenge.table import Moment
from dexterity.session.course import ActionOf, EffectOf, GameCourse, GameOf, ResultOf, StateOf
from dexterity.session.drawn_strokes import DrawnStroke, drawn_again
from dexterity.session.flicked_sheet import FlickedSheet, digest_of
from dexterity.session.records.following import Following
from dexterity.session.records.match_log import (
    MatchLog,
    Tell,
    new_header,
    new_log,
    recorded_at,
    resumed_log,
)
from dexterity.session.records.record import (
    Action,
    Options,
    Played,
    Pushed,
    Thrown,
    Undone,
    thrown_from,
)
from dexterity.session.records.recorded_game import played_line
from dexterity.session.seat import Seat
from dexterity.session.standing import stands_of
from dexterity.session.throw import Throw
from dexterity.session.unfinished import LastMatch, Unfinished
from dexterity.values.stroke import Push, Stroke

CourseOf = TypeVar("CourseOf", bound=GameCourse[Any, Any, Any, Any, Any, Any])
Done = Thrown | Pushed | Played
"""A line of something that players do in turn."""


@dataclass(frozen=True, slots=True)
class Flicked(Generic[EffectOf]):
    """What came of a flick."""

    stroke: Stroke
    effects: tuple[EffectOf, ...]
    """None at all, if the rules did not allow it; then nothing has changed."""


class Match(Generic[CourseOf, GameOf, StateOf, ActionOf, EffectOf, ResultOf]):
    """Screens ask it how it stands, do things through it, and show the effects that come of them.
    Its record is its save, and what can be taken back."""

    def __init__(
        self,
        course: CourseOf,
        log: MatchLog | None = None,
        *,
        strokes: Iterable[DrawnStroke] = (),
    ) -> None:
        """From its beginning, or from wherever it stands, with the strokes drawn until then."""
        self._following, self._strokes = Following(course), list(strokes)
        self.log = log
        """Where all that is done is written down at once."""
        self.on_over: Callable[[], None] = lambda: None
        """Told as soon as it is over, long before all of that is shown."""

    @classmethod
    def begin(
        cls,
        kind: type[CourseOf],
        options: Options,
        seed: int,
        folder: Path,
        tell: Tell,
        *,
        box: Any = None,
        begun: datetime | None = None,
    ) -> Self:
        """A new one; `folder` is where records are kept, and nothing is in it before the first
        action."""
        header = new_header(options, seed, begun)
        return cls(kind.begin(header, box), new_log(header, folder, tell))

    @classmethod
    def resume(
        cls,
        left: Unfinished[CourseOf],
        tell: Tell,
        *,
        box: Any = None,
        now: datetime | None = None,
    ) -> Self:
        """From where it was left, with all that can be taken back; its record goes on, too."""
        match = cls(type(left.course).begin(left.record.header, box))
        match.retrace(left.record.actions)
        match.log = resumed_log(left.path, left.record, tell, now)
        return match

    # --- how it stands --------------------------------------------------------------------------

    @property
    def course(self) -> CourseOf:
        """The match as far as it has come."""
        return self._following.course

    @course.setter
    def course(self, course: CourseOf) -> None:
        """As pictures and tests want it; what was done before can still be taken back."""
        self._following.course = course

    @property
    def game(self) -> GameOf:
        """The rules."""
        game: GameOf = self.course.game
        return game

    @property
    def state(self) -> StateOf:
        """As the rules have it, with every secret: what is shown of those comes from `seen`."""
        state: StateOf = self.course.state
        return state

    def seen(self, viewer: int | None) -> StateOf:
        """What a seat may know; None is somebody who only looks on."""
        seen: StateOf = self.course.game.seen_by(self.course.state, viewer)
        return seen

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self.course.seats

    @property
    def decides(self) -> int:
        """Whose decision it is."""
        return self.course.decides

    @property
    def seat(self) -> Seat:
        """Who sits where the decision is."""
        return self.course.seat

    @property
    def computer_acts(self) -> bool:
        """Whether nobody at the screen decides now."""
        return self.course.computer_acts

    @property
    def result(self) -> ResultOf | None:
        """How it ended."""
        result: ResultOf | None = self.course.result
        return result

    @property
    def assists(self) -> Assists:
        """Who threw with a steady hand."""
        return self.course.assists

    @property
    def strokes(self) -> tuple[DrawnStroke, ...]:
        """All that were ever drawn, in order: they stay on the sheet."""
        return tuple(self._strokes)

    @property
    def record(self) -> Path | None:
        """Where it can be watched again; None where nothing was written down."""
        return recorded_at(self.log)

    def why_not(self, action: ActionOf) -> str | None:
        """Why an action cannot be taken; None if it can."""
        refusal: str | None = self.course.game.why_not(self.course.state, action)
        return refusal

    # --- what is done ---------------------------------------------------------------------------

    def do(self, action: ActionOf) -> tuple[EffectOf, ...]:
        """Takes an action; one that is refused changes nothing and brings nothing about.

        What a hand does has methods of its own: there is more to it than the rules know.
        """
        return self._take(played_line(self.course.actions, action))

    def make_throw(
        self,
        throw: Throw,
        *,
        way: WayName | None = None,
        box: BoxPlace | None = None,
        clock_s: float = 0.0,
    ) -> tuple[EffectOf, ...]:
        """Whose decision it is threw, with the box there, when all that moves had been moving for
        so long; `way`: how a pointer did, None for the computer."""
        line, lying = thrown_from(throw, way, self.seat.name), self.course.lying
        if lying is not None:
            moment = Moment(lying, box, clock_s, stands_of(throw.dare))
            aftermath = throw.flight.aftermath
            line = msgspec.structs.replace(line, moment=moment, aftermath=aftermath)
        return self._take(line)

    def flick(self, push: Push, way: WayName | None = None, who: str = "") -> Flicked[EffectOf]:
        """Lets the pencil draw what a push makes it draw, and the rules judge it.

        `way`: how a pointer pushed; None for the computer. `who`: if it is not who sits there.
        """
        stroke = self._sheet.draw(push)
        line = Pushed(push, flick_from(stroke), digest_of(stroke), way, who or self.seat.name)
        return Flicked(stroke, self._take(line, stroke))

    @property
    def _sheet(self) -> FlickedSheet:
        sheet = self.course.sheet
        if sheet is None:
            raise LookupError("nobody flicks anything in this game")
        return sheet

    def _take(self, line: Done, stroke: Stroke | None = None) -> tuple[EffectOf, ...]:
        """Does what a line tells, if the rules allow it."""
        before = self.course
        if before.refusal(line) is not None:
            return ()
        stood = before.score
        course, effects = before.stepped(line)
        self._following.go_to(course)
        self._strokes.extend(before.drawn_by(stroke, effects))
        score = course.score
        self._keep(msgspec.structs.replace(line, score=score if score != stood else None))
        if score.over:
            self.on_over()
        return effects

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back: nothing was seen since that nobody knew before."""
        return self.course.why_not(Undone()) is None

    def undo(self) -> None:
        """The last action never happened."""
        if self.can_undo:
            self._following.go(Undone())
            self._keep(Undone())

    def retrace(self, lines: Iterable[Action]) -> None:
        """Does again all that a record tells, which the rules must allow."""
        for line in lines:
            match line:
                case Pushed():
                    self._take(line, drawn_again(line, self._sheet))
                case Thrown() | Played() if not self.course.is_silent(line):
                    self._take(line)
                case Undone():
                    self.undo()
                case _:
                    pass

    def _keep(self, line: Action) -> None:
        if self.log is not None:
            self.log.keep(line)


def last_match(
    folder: Path, game: str, kind: type[CourseOf], box: Any = None
) -> LastMatch[CourseOf]:
    """The newest match of a game on record that is not over; to be read on a little at a time."""
    return LastMatch(folder, (game,), lambda header: kind.begin(header, box))
