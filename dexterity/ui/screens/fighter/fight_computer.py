"""A hero that nobody plays decides: it thinks for a moment, beside the frames, and then it does."""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from dexterity.hand.dare.dare import Dare
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.players.aim import Progress
from dexterity.players.throw_book import ThrowBook
from dexterity.rules.fighter.actions import Action
from dexterity.session.matches import Campaign
from dexterity.session.throw import Throw
from dexterity.ui.screens.thinking import Thinking
from dexterity.values.skill import Skill

THINKS_S: Final = 1.2
"""At least. Faster: nobody has seen whose turn it is."""
READS_S: Final = 2.6
"""The same before a throw counts: everybody reads what it came to."""

Advise = Callable[[Campaign], Action | None]


class Computer(Protocol):
    """Who decides and throws for heroes that nobody plays."""

    def book(self, skill: Skill) -> ThrowBook:
        """What a hand knows of itself."""

    def advise(self, campaign: Campaign) -> Action | None:
        """What is done next; None where a die has to be thrown."""

    def throw(
        self, table: Table, die: Die, dare: Dare, skill: Skill, seed: int, *, progress: Progress
    ) -> Throw:
        """A throw."""


class ComputerMind:
    """Thinks about the campaign as it stands."""

    def __init__(self, campaign: Campaign, advise: Advise) -> None:
        self._campaign, self._advise = campaign, advise
        self._thinking: Thinking[Action | None] = Thinking()

    def hurry(self) -> None:
        """Somebody has seen enough."""
        self._thinking.hurry()

    def update(self, elapsed_s: float, least_s: float = THINKS_S) -> Action | None:
        """It is a computer's decision, and time goes by; what it has decided, once it has.

        `least_s`: for how long it thinks at least.
        """
        campaign = self._campaign
        think = partial(self._advise, campaign)
        return self._thinking.update(elapsed_s, campaign.state, think, least_s)

    def close(self) -> None:
        """Its thoughts are of no interest any more."""
        self._thinking.close()
