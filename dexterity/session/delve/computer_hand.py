"""A computer player's throw at a monster."""

from functools import cache

from dexterity.hand.error import Skill
from dexterity.hand.ways.held import WayName
from dexterity.players.throw_book import ThrowBook
from dexterity.session.computer_throw import strayed_throw
from dexterity.session.delve.delve_throw import DelveThrow
from dexterity.session.throw import Throw


def computer_throw(skill: Skill, seed: int, way: WayName = WayName.FLICK) -> Throw:
    """One throw with the errors of a person who throws in that way; the same seed, the same."""
    throw, book = DelveThrow(), book_of(skill, way)
    table = throw.table()
    thrower = book.thrower(throw.dare, table, throw.die.colour)
    return strayed_throw(thrower, book.aim(throw.dare, table), seed)


@cache
def book_of(skill: Skill, way: WayName) -> ThrowBook:
    """What a hand has practised, read once."""
    return ThrowBook(skill, way)
