"""How long computers aim while a person waits: each requirement, past all that can move."""

from collections.abc import Mapping

from dexterity.bench.clock import Clock
from dexterity.bench.scenes import busy_table
from dexterity.content.target import Target
from dexterity.hand.dare.choice import dare_of, known_requirements
from dexterity.hand.error import Skill
from dexterity.players.practised import PLAIN
from dexterity.players.throw_book import ThrowBook
from dexterity.session.standing import table_for


def time_aims(target: Target, clock: Clock) -> Mapping[str, float]:
    """Seconds of one aim, by requirement; an aim that was found before is of no use here."""
    book, aims_s = ThrowBook(Skill.REGULAR), {}
    for requirement in (PLAIN, *known_requirements()):
        dare = dare_of(() if requirement == PLAIN else (requirement,))
        table = table_for(busy_table(target), dare)
        start_ns = clock.read_ns()
        book.aim(dare, table)
        aims_s[requirement] = (clock.read_ns() - start_ns) / 1e9
    return aims_s
