"""What an action leads to, in every game."""

from dataclasses import dataclass
from typing import Generic, TypeVar

State = TypeVar("State")
Effect = TypeVar("Effect")


@dataclass(frozen=True, slots=True)
class Step(Generic[State, Effect]):
    """The state after an action, and all that it brought about, in order."""

    state: State
    effects: tuple[Effect, ...]
