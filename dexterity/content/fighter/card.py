"""A card as a player sees it: what it is called, its joke, and what the rules know of it."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from dexterity.content.names import Names

Value_co = TypeVar("Value_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Card(Generic[Value_co]):
    """One card of the box."""

    names: Names
    line: Names
    """Its joke, in one line."""
    value: Value_co
    """What the rules play with."""
