"""The throw at a monster that no tile beats."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from dexterity.hand.dare.dare import PLAIN_THROW, Dare
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.session.box_place import BoxPlace
from dexterity.session.practice.practice_table import PracticeTable

DELVE_TABLE: Final = PracticeTable()
"""The classic target, a red die and nothing else: what was practised there is of use here, and
whoever throws second finds no dice in the way."""


@cache
def built() -> tuple[Table, Die]:
    """The table and the die, read once."""
    return DELVE_TABLE.build()


@dataclass(frozen=True, slots=True)
class DelveThrow:
    """The next throw, before it is made: every one of a match is like the others."""

    @property
    def requirements(self) -> tuple[str, ...]:
        """None: the monster is enough."""
        return ()

    @property
    def dare(self) -> Dare:
        """The same, as the hand has to do it."""
        return PLAIN_THROW

    @property
    def die(self) -> Die:
        """What is thrown."""
        return built()[1]

    @property
    def places_box(self) -> bool:
        """Nobody puts a box there."""
        return False

    def table(self, box: BoxPlace | None = None, clock_s: float = 0.0) -> Table:
        """The table; nothing on it moves by itself, so the time does not matter."""
        return built()[0]
