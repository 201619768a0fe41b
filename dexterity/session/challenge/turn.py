"""The next throw of a level or a duel: on which table, with which die, under which dare."""

from dataclasses import dataclass, field

from dexterity.content.challenge.challenge import BOX_BOUNCE, Challenge
from dexterity.content.target import Target
from dexterity.hand.dare.choice import dare_of
from dexterity.hand.dare.dare import Dare
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.session.box_place import BoxPlace
from dexterity.session.challenge.table import Moment, die_of, table_of
from dexterity.session.standing import stands_of
from dexterity.values.landing import DieRest


@dataclass(frozen=True, slots=True)
class Turn:
    """All that is known of a throw before it is made, but for the box and the time."""

    challenge: Challenge
    target: Target | None
    lying: tuple[DieRest, ...]
    requirements: tuple[str, ...]
    number: int
    """Of the throw, from 0: the die follows from it."""
    dare: Dare = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "dare", dare_of(self.requirements))

    @property
    def die(self) -> Die:
        """What is thrown."""
        return die_of(self.challenge, self.number)

    @property
    def places_box(self) -> bool:
        """Whether the player puts a box on the table first."""
        return BOX_BOUNCE in self.requirements

    def table(self, box: BoxPlace | None = None, clock_s: float = 0.0) -> Table:
        """The table, after all that moves has moved for so long."""
        moment = Moment(self.lying, box, clock_s, stands_of(self.dare))
        return table_of(self.challenge, self.target, moment)
