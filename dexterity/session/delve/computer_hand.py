"""A computer player's throw at a monster."""

from dexterity.hand.error import Skill
from dexterity.hand.ways.held import WayName
from dexterity.session.computer_throw import computer_throw as any_throw
from dexterity.session.delve.delve_throw import DelveThrow
from dexterity.session.throw import Throw


def computer_throw(skill: Skill, seed: int, way: WayName = WayName.FLICK) -> Throw:
    """One throw with the errors of a person who throws in that way; the same seed, the same."""
    throw = DelveThrow()
    return any_throw(throw.table(), throw.die, throw.dare, skill, seed, way=way)
