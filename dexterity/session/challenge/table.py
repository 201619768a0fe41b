"""The table of a challenge, as it is for one throw."""

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from dexterity.content.challenge.challenge import Challenge
from dexterity.content.target import Target
from dexterity.errors import TableError
from dexterity.physics.dice.die import DICE, Die
from dexterity.physics.scene.materials import Material
from dexterity.physics.scene.props import LyingDie
from dexterity.physics.scene.table import Table
from dexterity.session.box_place import BoxPlace, box_at
from dexterity.session.challenge.props import prop_of
from dexterity.session.lying_dice import laid_out
from dexterity.session.standing import standing
from dexterity.values.colour import DieColour
from dexterity.values.landing import DieRest


@dataclass(frozen=True, slots=True)
class Moment:
    """All that differs from throw to throw: with it, a throw can be watched again."""

    lying: tuple[DieRest, ...] = ()
    """The lying dice in the challenge's order; those that fell are not on the table any more."""
    box: BoxPlace | None = None
    """Where the throw has to come off a box."""
    clock_s: float = 0.0
    """For how long all that moves has been moving when the flight begins."""
    stands: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=8)] = ()
    """What stands there because of what was required, by name."""


def table_of(challenge: Challenge, target: Target | None, moment: Moment) -> Table:
    """The table at one moment; the target is the challenge's own.

    A TableError where the moment is none of this challenge: its file may have changed since.
    """
    if len(moment.lying) != len(challenge.lying):
        raise TableError(f"“{challenge.names.en}” has {len(challenge.lying)} lying dice.")
    props = tuple(prop_of(prop, moment.clock_s) for prop in challenge.props)
    box = () if moment.box is None else (box_at(moment.box),)
    lying = lying_dice(challenge, moment.lying)
    return Table(
        target=target,
        target_at_mm=challenge.target_at_mm,
        target_material=Material.WOOD if challenge.polished else Material.CARD,
        props=(*props, *standing(moment.stands, lying), *box),
        lying=lying,
    )


def lying_dice(challenge: Challenge, lying: tuple[DieRest, ...]) -> tuple[LyingDie, ...]:
    """The dice that are still on the table, in the challenge's order."""
    written = (_die(die.colour) for die in challenge.lying)
    return laid_out(zip(written, lying, strict=True))


def die_of(challenge: Challenge, throw: int) -> Die:
    """The die of a throw, counted from 0; a TableError where there is none."""
    if not 0 <= throw < len(challenge.dice):
        raise TableError(f"“{challenge.names.en}” has {len(challenge.dice)} dice to throw.")
    return _die(challenge.dice[throw])


def _die(colour: str) -> Die:
    return DICE[DieColour(colour)]
