"""What it takes to tell a game of more than throws."""

from collections.abc import Iterator
from typing import Protocol

from dexterity.session.records.record import Played, Pushed
from dexterity.session.records.replay import Step


class GameStory(Protocol):
    """Goes through a match beside the steps of its record."""

    def first_words(self) -> Iterator[str]:
        """What is known before the first step."""
        ...

    def stands_apart(self, step: Step) -> bool:
        """Whether a new paragraph begins with a step, which is told next."""
        ...

    def played_words(self, played: Played | Pushed, number: int) -> str:
        """Something that is done besides throwing, before the story goes on to it."""
        ...

    def after(self, step: Step) -> str:
        """What came of a step that the rules allow; nothing where that is nothing, or told."""
        ...

    def last_words(self) -> Iterator[str]:
        """How it stands in the end."""
        ...
