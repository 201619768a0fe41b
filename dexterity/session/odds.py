"""What can be asked about the throws of a hand at a target, and the odds that answer it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from dexterity.content.target import Target, TargetId
from dexterity.errors import DexterityError
from dexterity.hand.dare.choice import dare_of
from dexterity.hand.dare.dare import Dare
from dexterity.hand.persons import error_of
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import WayName
from dexterity.physics.dice.die import Die
from dexterity.physics.scene.table import Table
from dexterity.players.thrower import Thrower, thrower_of
from dexterity.rules.referee import TODAYS_MISSES, Miss
from dexterity.session.standing import table_for
from dexterity.session.tally import Tally
from dexterity.session.trials import Mean, Rate, mean_of, rate_of
from dexterity.values.colour import DieColour
from dexterity.values.landing import Zone
from dexterity.values.skill import Skill

MOST_THROWS: Final = 1_000_000
"""Some ten minutes; the interval is then 0.2 % wide, and nobody needs a narrower one."""


class OddsError(DexterityError):
    """A question about odds that has no answer."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What came of many throws; shares are of all throws, 0 to 1."""

    hand: Skill
    target: TargetId
    die: DieColour
    requirements: tuple[str, ...]
    throws: int
    seed: int
    way: WayName
    """In which the person throws whose errors the hand makes."""
    aim: Toss
    """What the hand meant every time."""
    hits: Rate
    damage: Mean
    """Of a throw, misses included."""
    sections: Mapping[int, float]
    """By the value of the section, all that the target has."""
    centre: float
    misses: Mapping[Miss, float]
    """By the reason that decided; with sections and centre they make up 1."""
    unmet: Mapping[str, float]
    """By requirement in force that was not met, whatever else was wrong with the throw."""
    symbol: float
    rest_s: float
    """Mean time from release to the end."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is thrown at what, by whom, how often: all that odds depend on, as it can be sent."""

    hand: Skill
    table: Table
    die: Die
    requirements: tuple[str, ...]
    throws: int
    seed: int
    way: WayName = WayName.FLICK

    def __post_init__(self) -> None:
        check_throws(self.throws)
        target_of(self.table)

    @property
    def dare(self) -> Dare:
        """What the hand has to do besides."""
        return dare_of(self.requirements)

    @property
    def thrower(self) -> Thrower:
        """The hand at its table, with what stands there for the dare."""
        dare = self.dare
        error = error_of(self.way, self.hand)
        return thrower_of(error, table_for(self.table, dare), self.die, dare)


def check_throws(throws: int) -> None:
    """An OddsError where that number of throws tells nothing, or would never end."""
    if not 1 <= throws <= MOST_THROWS:
        raise OddsError(f"The number of throws must be from 1 to {MOST_THROWS:,}, not {throws:,}.")


def target_of(table: Table) -> Target:
    """The target to throw at."""
    if table.target is None:
        raise OddsError("There is no target on the table.")
    return table.target


def odds_of(tally: Tally, question: Question, aim: Toss) -> Odds:
    """The sums as shares and means."""
    target, count = target_of(question.table), tally.throws
    values = sorted({area.value for area in target.areas if area.zone is Zone.SECTION})
    return Odds(
        hand=question.hand,
        target=target.id,
        die=question.die.colour,
        requirements=question.requirements,
        throws=count,
        seed=question.seed,
        way=question.way,
        aim=aim,
        hits=rate_of(tally.hits, count),
        damage=mean_of(tally.damage, tally.damage_squared, count),
        sections={value: tally.sections[value] / count for value in values},
        centre=tally.centres / count,
        misses={miss: tally.misses[miss] / count for miss in TODAYS_MISSES},
        unmet={id_: tally.unmet[id_] / count for id_ in question.requirements},
        symbol=tally.symbols / count,
        rest_s=tally.seconds / count,
    )
