"""A throw of the computer's hand, whole, under any dare: aimed, strayed, flown and judged."""

from functools import cache

from dexterity.hand.dare.dare import PLAIN_THROW, Dare
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import WayName
from dexterity.physics.dice.die import Die
from dexterity.physics.results.flight import fly
from dexterity.physics.scene.table import Table
from dexterity.players.aim import Progress
from dexterity.players.throw_book import ThrowBook
from dexterity.players.thrower import Thrower
from dexterity.rules.referee import judge
from dexterity.session.throw import Throw
from dexterity.values.skill import Skill


def computer_throw(
    table: Table,
    die: Die,
    dare: Dare = PLAIN_THROW,
    skill: Skill = Skill.REGULAR,
    seed: int = 1,
    *,
    way: WayName = WayName.FLICK,
    progress: Progress = lambda throws: None,
) -> Throw:
    """One throw, with the errors of a person who throws in that way; the same seed, the same."""
    book = book_of(skill, way)
    thrower = book.thrower(dare, table, die.colour)
    return strayed_throw(thrower, book.aim(dare, table, progress), seed)


@cache
def book_of(skill: Skill, way: WayName = WayName.FLICK) -> ThrowBook:
    """What a hand has practised, read once."""
    return ThrowBook(skill, way)


def strayed_throw(thrower: Thrower, meant: Toss, seed: int) -> Throw:
    """What comes of meaning a toss, this once; as `Thrower.throw_each` has it, but whole."""
    attempt = thrower.attempt(meant, seed)
    deed, launch = attempt.deed, attempt.launch
    flight = fly(launch, thrower.table, thrower.die, tool=deed.motion)
    verdict = judge(flight.landing, attempt.findings(flight.feat))
    return Throw(None, deed, launch, flight, verdict, thrower.dare)
