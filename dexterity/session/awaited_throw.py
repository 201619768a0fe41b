"""The next throw of any game, before it is made."""

from typing import Protocol

from dexterity.hand.dare.dare import Dare
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.session.box_place import BoxPlace


class AwaitedThrow(Protocol):
    """All that a table needs to know of a throw, whatever the game is."""

    @property
    def requirements(self) -> tuple[str, ...]:
        """What is in force."""

    @property
    def dare(self) -> Dare:
        """The same, as the hand has to do it."""

    @property
    def die(self) -> Die:
        """What is thrown."""

    @property
    def places_box(self) -> bool:
        """Whether the player puts a box on the table first."""

    def table(self, box: BoxPlace | None = None, clock_s: float = 0.0) -> Table:
        """The table, after all that moves has moved for so long."""
