"""How long computers aim while a person waits: each requirement, past all that can move."""

from collections.abc import Mapping
from statistics import median

from dexterity.bench.scenes import busy_table
from dexterity.bench.timing import Clock
from dexterity.content.target import Target
from dexterity.hand.dare.choice import dare_of, known_requirements
from dexterity.hand.dare.dare import Dare
from dexterity.physics.scene.table import Table
from dexterity.players.practised import PLAIN
from dexterity.players.throw_book import ThrowBook
from dexterity.session.standing import table_for
from dexterity.values.skill import Skill

TIMES = 3
"""Each is aimed; the middle one counts."""


def time_aims(target: Target, clock: Clock) -> Mapping[str, float]:
    """Seconds of one aim, by requirement; one that was found before is found anew, as what moves is
    elsewhere by then."""
    book, aims_s = ThrowBook(Skill.REGULAR), {}
    for requirement in (PLAIN, *known_requirements()):
        dare = dare_of(() if requirement == PLAIN else (requirement,))
        table = table_for(busy_table(target), dare)
        aims_s[requirement] = median(_aim_s(book, dare, table, clock) for _ in range(TIMES))
    return aims_s


def _aim_s(book: ThrowBook, dare: Dare, table: Table, clock: Clock) -> float:
    start_ns = clock.read_ns()
    book.aim(dare, table)
    return (clock.read_ns() - start_ns) / 1e9
