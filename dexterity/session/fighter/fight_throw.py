"""The next throw of a fight: at which table, with which die, under which dare."""

from dataclasses import dataclass, field
from functools import cache

from dexterity.content.target import Target
from dexterity.content.targets import load_target
from dexterity.hand.dare.choice import dare_anyway
from dexterity.hand.dare.dare import Dare
from dexterity.physics.dice.die import DICE, Die
from dexterity.physics.scene.table import Table
from dexterity.places import levels
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.state import LyingDie, State
from dexterity.session.box_place import BoxPlace, box_at
from dexterity.session.lying_dice import laid_out
from dexterity.session.standing import standing, stands_of
from dexterity.values.colour import DieColour
from dexterity.values.landing import DieRest

TARGET = "classic"
"""What a campaign is thrown at."""


@cache
def fight_target() -> Target:
    """Read once."""
    return load_target(levels() / "targets" / f"{TARGET}.toml")


@dataclass(frozen=True, slots=True)
class FightThrow:
    """All that is known of a throw before it is made, but for the box."""

    colour: DieColour
    lying: tuple[LyingDie, ...]
    """The dice of this fight that lie on the table, in its order."""
    requirements: tuple[str, ...]
    dare: Dare = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "dare", dare_anyway(self.requirements))

    @property
    def die(self) -> Die:
        """What is thrown."""
        return DICE[self.colour]

    @property
    def places_box(self) -> bool:
        """Whether the player puts a box on the table first."""
        return self.dare.wants_box

    def table(self, box: BoxPlace | None = None, clock_s: float = 0.0) -> Table:
        """The table; nothing on it moves by itself, so the time does not matter."""
        return fight_table(self.lying, box, stands_of(self.dare))


def fight_table(
    lying: tuple[LyingDie, ...], box: BoxPlace | None = None, stands: tuple[str, ...] = ()
) -> Table:
    """What a campaign is thrown at, with all that lies and stands there."""
    dice = laid_out(lying_pairs(lying))
    placed = () if box is None else (box_at(box),)
    return Table(target=fight_target(), props=(*standing(stands, dice), *placed), lying=dice)


def lying_pairs(lying: tuple[LyingDie, ...]) -> list[tuple[Die, DieRest]]:
    """The dice and how they lie, as tables are laid."""
    return [(DICE[each.colour], each.rest) for each in lying]


def fight_throw(
    game: FighterGame, state: State, colour: DieColour | None = None
) -> FightThrow | None:
    """The throw that is waited for; with a colour, as it would be if that die were taken bare."""
    fight = state.fight
    if fight is None:
        return None
    attack = fight.attack
    taken = colour if attack is None else attack.colour
    if taken is None:
        return None
    return FightThrow(taken, fight.lying, game.requirements(state))
