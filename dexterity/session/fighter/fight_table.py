"""The table of a fight, as it is for one throw."""

from dataclasses import dataclass

from dexterity.physics.dice.die import DICE, Die
from dexterity.physics.scene.table import Table
from dexterity.rules.fighter.state import LyingDie
from dexterity.session.box_place import BoxPlace
from dexterity.session.fighter.fight_throw import fight_table
from dexterity.values.colour import DieColour


@dataclass(frozen=True, slots=True)
class FightTable:
    """Which die is thrown, and what lies and stands there already."""

    colour: DieColour
    lying: tuple[LyingDie, ...] = ()
    """In the order in which they were thrown."""
    box: BoxPlace | None = None
    stands: tuple[str, ...] = ()
    """What stands there because of what is required."""

    def build(self) -> tuple[Table, Die]:
        """The table and the die."""
        return fight_table(self.lying, self.box, self.stands), DICE[self.colour]
