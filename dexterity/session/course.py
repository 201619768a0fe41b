"""How a match between seats stands, as far as its lines have told it: the same for every game.

Each game has one class of these, which says what differs: how its records begin, who decides, how
it counts, when nothing can be taken back any more, what a line tells besides what its rules know.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from dexterity.rules.changing import Dataclass
from dexterity.rules.game import Game, Step
from dexterity.rules.made_throw import MadeThrow
from dexterity.session.assist import NO_ASSISTS, Assists
from dexterity.session.drawn_strokes import DrawnStroke
from dexterity.session.flicked_sheet import FlickedSheet
from dexterity.session.records.record import (
    Action,
    Header,
    Played,
    Pushed,
    Resumed,
    Score,
    Thrown,
    Undone,
)
from dexterity.session.records.recorded_game import Course, made_throw, played_action
from dexterity.session.seat import Seat
from dexterity.values.landing import DieRest
from dexterity.values.stroke import Stroke

SEEN: Final = "seen"
"""Besides the rules' own reasons: what cannot be taken back any more."""


class Undo(Enum):
    """Which actions can be taken back, as long as nothing was seen since that nobody knew."""

    NONE = auto()
    OWN = auto()
    """A person's own, up to the last one of somebody else."""
    ANY = auto()
    """All play on one side, so that nobody minds."""


BoxOf = TypeVar("BoxOf")
GameOf = TypeVar("GameOf", bound=Game[Any, Any, Any, Any, Any, Any])
StateOf = TypeVar("StateOf", bound=Dataclass)
ActionOf = TypeVar("ActionOf")
EffectOf = TypeVar("EffectOf")
ResultOf = TypeVar("ResultOf")


@dataclass(frozen=True, slots=True)
class GameCourse(Course, Generic[BoxOf, GameOf, StateOf, ActionOf, EffectOf, ResultOf]):
    """A match as far as it has come: a value, so that what is undone can come back."""

    can_be_left = True
    throw_action: ClassVar[type[MadeThrow]] = MadeThrow
    """What its rules call a throw, where dice are thrown."""
    refusals: ClassVar[str]
    """Where the catalogue says why the rules refuse something."""
    undo: ClassVar[Undo] = Undo.NONE
    revealing: ClassVar[tuple[type[Any], ...]] = ()
    """Effects after which nothing can be taken back: somebody has seen something."""

    box: BoxOf
    """The cards, or whatever else it is played with."""
    game: GameOf
    seats: tuple[Seat, ...]
    state: StateOf
    """As the rules have it, with every secret."""
    undoable: int = 0
    """How many of the last actions can be taken back."""
    mover: int | None = None
    """Whose actions those are."""
    assists: Assists = NO_ASSISTS
    """Who threw with a steady hand."""

    # --- what a game says -----------------------------------------------------------------------

    @classmethod
    @abstractmethod
    def begin(cls, header: Header, box: BoxOf | None = None) -> Self:
        """Before the first action, with what is in a box; with what is shipped, if none. A
        TableError where what it was played with is not there any more."""

    @property
    @abstractmethod
    def decides(self) -> int:
        """Whose decision it is."""

    @property
    @abstractmethod
    def score(self) -> Score:
        """How it stands."""

    @property
    def requirements(self) -> tuple[str, ...]:
        """What is in force for the next throw."""
        return ()

    @property
    def lying(self) -> tuple[DieRest, ...] | None:
        """The dice on the table of the next throw; None where throws do not tell their tables."""
        return None

    def action_of(self, line: Action) -> Any:
        """A line as the rules take it."""
        if isinstance(line, Thrown):
            return made_throw(line, self.throw_action)
        return played_action(self.actions, line)

    def key_of(self, refusal: str) -> str:
        """The catalogue's key for why the rules refuse something."""
        return f"{self.refusals}.{refusal}"

    def tells_otherwise(self, line: Action) -> str | None:
        """What a line says of the table that cannot be; None where all of it can."""
        return None

    def reveals(self, action: Any, effects: Iterable[Any]) -> bool:
        """Whether nobody may take back what brought that about, or anything before it."""
        return any(isinstance(effect, self.revealing) for effect in effects)

    def assists_after(self, line: Action) -> Assists:
        """One line later."""
        return self.assists.after(line)

    @property
    def sheet(self) -> FlickedSheet | None:
        """What the next flick is made on; None in games of dice."""
        return None

    def flicked_on(self, pushed: Pushed) -> FlickedSheet | None:
        return self.sheet

    def drawn_by(self, stroke: Stroke | None, effects: Iterable[Any]) -> Iterator[DrawnStroke]:
        """All lines that an action leaves on the sheet: the stroke of a pencil, or others."""
        yield from ()

    def with_story(self, effects: tuple[Any, ...]) -> Self:
        """Having been told what an action brought about, where the game keeps that."""
        return self

    # --- the same for all -----------------------------------------------------------------------

    @property
    def result(self) -> ResultOf | None:
        """How it ended."""
        result: ResultOf | None = self.game.result(self.state)
        return result

    @property
    def names(self) -> tuple[str, ...]:
        """Of all who play, by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def seat(self) -> Seat:
        """Who sits where the decision is."""
        return self.seats[self.decides]

    @property
    def computer_acts(self) -> bool:
        """Whether nobody at the screen decides now."""
        return not self.score.over and self.seat.is_computer

    @property
    def undoes(self) -> int | None:
        """Whose action would be taken back: it is theirs to ask for that, even if another player
        is to decide by now."""
        return self.mover if self.undoable else None

    def is_silent(self, line: Action) -> bool:
        """Whether the rules have no use for a line, or not any more."""
        return isinstance(line, Resumed) or (
            isinstance(line, Played) and type(line.action) in self.older.values()
        )

    def refusal(self, line: Action) -> str | None:
        """Why the rules do not allow what a line tells; None if they do."""
        if self.is_silent(line):
            return None
        refusal = self.tells_otherwise(line)
        if refusal is None:
            refusal = self.game.why_not(self.state, self.action_of(line))
        if refusal is not None or not isinstance(line, Thrown):
            return refusal
        if set(line.requirements) != set(self.requirements):
            return "foreign_finding"
        lying = self.lying
        return None if lying is None or tells_table(line, lying) else "dice_differ"

    def why_not(self, action: Action) -> str | None:
        if isinstance(action, Undone):
            return None if self.undoable else self.key_of(SEEN)
        refusal = self.refusal(action)
        return None if refusal is None else self.key_of(refusal)

    def effects_of(self, line: Action) -> tuple[EffectOf, ...]:
        """What a line that the rules allow brings about."""
        return self.stepped(line)[1]

    def after(self, action: Action) -> Self:
        return self.stepped(action)[0]

    def stepped(self, line: Action) -> tuple[Self, tuple[EffectOf, ...]]:
        """One line later, and what that has brought about."""
        if self.is_silent(line):
            return self, ()
        action, mover = self.action_of(line), self.decides
        step: Step[StateOf, EffectOf] = self.game.apply(self.state, action)
        later = replace(
            self.with_story(step.effects),
            state=step.state,
            undoable=0 if self.reveals(action, step.effects) else self._undoable_after(mover),
            mover=mover,
            assists=self.assists_after(line),
        )
        return later, step.effects

    def _undoable_after(self, mover: int) -> int:
        match self.undo:
            case Undo.NONE:
                return 0
            case Undo.ANY:
                return self.undoable + 1
            case Undo.OWN if self.seats[mover].is_computer:
                return 0
            case Undo.OWN:
                return 1 + (self.undoable if mover == self.mover else 0)


def tells_table(line: Thrown, lying: tuple[DieRest, ...]) -> bool:
    """Whether a throw tells its table, and that is the one on which dice lie like this."""
    if line.moment is None or line.aftermath is None:
        return False
    return line.moment.lying == lying
