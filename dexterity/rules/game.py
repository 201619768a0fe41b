"""What the rules of every game can be asked, and what they are made of.

A game is a value that knows its cards and its options. It looks at states, which are values too,
and takes actions. An action is a class that knows all about itself: when it can be taken and why
not, what comes of it, which there are to choose from, and what records call it. While it is taken,
a draft of the next state changes; outside of that nobody sees it.

A new action is one more class in its game's `actions`, named in the list there.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Self, TypeVar

from dexterity.rules.changing import Dataclass, changed

State = TypeVar("State", bound=Dataclass)
Effect = TypeVar("Effect")
Reason_co = TypeVar("Reason_co", bound=StrEnum, covariant=True)
Player_contra = TypeVar("Player_contra", contravariant=True)
Result_co = TypeVar("Result_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[State, Effect]):
    """The state after an action, and all that it brought about, in order."""

    state: State
    effects: tuple[Effect, ...]
    states: tuple[State, ...] = ()
    """For each effect, how things stood when it was told: what can be shown with it."""


@dataclass(slots=True)
class Draft(Generic[State, Effect]):
    """A state on its way to the next one, and all that happens meanwhile: the one thing that
    changes while an action is taken."""

    state: State
    effects: list[Effect] = field(default_factory=list, init=False)
    states: list[State] = field(default_factory=list, init=False)

    @property
    def phase(self) -> StrEnum | None:
        """What the game waits for, if that alone decides which kinds of actions can be taken."""
        return None

    def tell(self, *effects: Effect) -> None:
        """Something happened. The state is kept as it is now: what a screen should show together
        with it has to be changed before."""
        self.effects.extend(effects)
        self.states.extend(self.state for _ in effects)

    def change(self, **parts: Any) -> None:
        """Other parts of the state."""
        self.state = changed(self.state, **parts)

    def step(self) -> Step[State, Effect]:
        """What all of it has led to."""
        return Step(self.state, tuple(self.effects), tuple(self.states))


DraftOf_contra = TypeVar("DraftOf_contra", bound=Draft[Any, Any], contravariant=True)


class GameAction(ABC, Generic[DraftOf_contra, Reason_co]):
    """Something that can be done in a game: a small value."""

    __slots__ = ()

    record_name: ClassVar[str]
    """What records call it: never to be changed."""
    by_hand: ClassVar[bool] = False
    """Whether only a hand makes it: it is waited for, never offered."""
    offers_what_can_be_done: ClassVar[bool] = False
    """Whether all candidates are known to be possible and to differ, so that nobody has to ask
    again: there may be hundreds, and computer players ask thousands of times a second."""

    @classmethod
    def candidates(cls, draft: DraftOf_contra) -> Iterable[Self]:
        """All that are worth asking about at a time for their kind. What has no parts is the only
        one of its kind."""
        return (cls(),)

    @classmethod
    def why_not_now(cls, draft: DraftOf_contra) -> Reason_co | None:
        """Why nothing of this kind can be done now; asked before anything else."""
        return None

    def why_not(self, draft: DraftOf_contra) -> Reason_co | None:
        """Why not this one, at a time for its kind; None if it can be done."""
        return None

    @abstractmethod
    def apply(self, draft: DraftOf_contra) -> None:
        """What comes of it; asked only where it can be done."""

    def refusal(self, draft: DraftOf_contra) -> Reason_co | None:
        """Why it cannot be done; None if it can."""
        return self.why_not_now(draft) or self.why_not(draft)


class PhasedAction(GameAction[DraftOf_contra, Reason_co]):
    """Something that can be done in some phases of a game alone."""

    __slots__ = ()

    phases: ClassVar[frozenset[StrEnum]]
    """In which it can be done at all."""
    elsewhere: ClassVar[Mapping[StrEnum, Any]]
    """Why it cannot be done in another phase in particular."""
    not_now: ClassVar[Any]
    """Why it cannot be done in all others."""

    @classmethod
    def why_not_now(cls, draft: DraftOf_contra) -> Reason_co | None:
        phase = draft.phase
        if phase in cls.phases:
            return None
        if phase is None:
            raise TypeError(f"{type(draft).__name__} has no phases")
        refusal: Reason_co = cls.elsewhere.get(phase, cls.not_now)
        return refusal


ActionOf = TypeVar("ActionOf", bound=GameAction[Any, Any])


class ActionRegistry(Generic[ActionOf]):
    """Every kind of action of a game, in the order in which they are offered."""

    def __init__(self, *kinds: type[ActionOf]) -> None:
        self.kinds = kinds
        self.by_name: Mapping[str, type[ActionOf]] = MappingProxyType(
            {kind.record_name: kind for kind in kinds}
        )
        """By what records call them."""
        if len(self.by_name) < len(kinds):
            raise ValueError("each kind of action has a name of its own")
        self.played: Mapping[str, type[ActionOf]] = MappingProxyType(
            {kind.record_name: kind for kind in kinds if not kind.by_hand}
        )
        """Those that records tell by name: what a hand makes has lines of its own."""
        self._of_phase: dict[StrEnum, tuple[type[ActionOf], ...]] = {}

    def offered(self, draft: Draft[Any, Any]) -> tuple[ActionOf, ...]:
        """All that can be done, each once."""
        return tuple(each for kind in self._kinds_now(draft) for each in possible(kind, draft))

    def _kinds_now(self, draft: Draft[Any, Any]) -> tuple[type[ActionOf], ...]:
        """Those to be offered; kept for each phase, since computer players ask so often."""
        phase = draft.phase
        kinds = None if phase is None else self._of_phase.get(phase)
        if kinds is None:
            offered = (kind for kind in self.kinds if not kind.by_hand)
            kinds = tuple(kind for kind in offered if kind.why_not_now(draft) is None)
            if phase is not None:
                self._of_phase[phase] = kinds
        return kinds


def possible(kind: type[ActionOf], draft: Draft[Any, Any]) -> Iterable[ActionOf]:
    """All of a kind that can be done, at a time for it."""
    asked: Iterable[ActionOf] = kind.candidates(draft)
    if kind.offers_what_can_be_done:
        return asked
    return (each for each in dict.fromkeys(asked) if each.why_not(draft) is None)


KindOf = TypeVar("KindOf", bound=GameAction[Any, Any])


class Game(ABC, Generic[State, Effect, ActionOf, Reason_co, Player_contra, Result_co]):
    """The rules of one game, ready to be played."""

    __slots__ = ()

    registry: ClassVar[ActionRegistry[Any]]

    @abstractmethod
    def start(self, seed: int) -> State:
        """The first state."""

    @abstractmethod
    def draft(self, state: State) -> Draft[State, Effect]:
        """A state to be asked about, or to be changed."""

    @abstractmethod
    def result(self, state: State) -> Result_co | None:
        """How it ended; None while it goes on."""

    @abstractmethod
    def seen_by(self, state: State, player: Player_contra) -> State:
        """What somebody may know; the same again if looked at twice."""

    def actions(self, state: State) -> tuple[ActionOf, ...]:
        """What can be done besides what only a hand can do."""
        return self.registry.offered(self.draft(state))

    def actions_of(self, state: State, kind: type[KindOf]) -> tuple[KindOf, ...]:
        """Those of one kind alone."""
        draft = self.draft(state)
        return () if kind.why_not_now(draft) is not None else tuple(possible(kind, draft))

    def why_not(self, state: State, action: ActionOf) -> Reason_co | None:
        """Why an action cannot be taken; None if it can."""
        refusal: Reason_co | None = action.refusal(self.draft(state))
        return refusal

    def apply(self, state: State, action: ActionOf) -> Step[State, Effect]:
        """The state after an action and what it brought about; a refused one changes nothing."""
        draft = self.draft(state)
        if action.refusal(draft) is None:
            action.apply(draft)
        return draft.step()
