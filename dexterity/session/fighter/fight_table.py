"""The table of a fight, as it is for one throw."""

from dataclasses import dataclass

from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.rules.fighter.cards.colour import Colour
from dexterity.rules.fighter.state import LyingDie
from dexterity.session.box_place import BoxPlace
from dexterity.session.fighter.fight_throw import die_of, fight_table


@dataclass(frozen=True, slots=True)
class FightTable:
    """Which die is thrown, and what lies and stands there already."""

    colour: Colour
    lying: tuple[LyingDie, ...] = ()
    """In the order in which they were thrown."""
    box: BoxPlace | None = None
    stands: tuple[str, ...] = ()
    """What stands there because of what is required."""

    def build(self) -> tuple[Table, Die]:
        """The table and the die."""
        return fight_table(self.lying, self.box, self.stands), die_of(self.colour)
