"""Measures what each way of throwing is worth, and fills the tables of `docs/odds-and-strategy.md`.

`python -m tools.make_ways_tables people requirements campaigns`, or some of them: a hundred
thousand throws through the real physics for the people, twice as many under requirements, and some
seconds for each campaign. The text around the tables is written by hand; a table that is not
measured stays as it is.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dexterity.commands.workers import add_workers, play_all
from dexterity.content.language import Language
from dexterity.content.texts import load_texts
from dexterity.hand.dare.choice import dare_of, known_requirements
from dexterity.hand.error import HAND_ERRORS
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import WayName
from dexterity.luck import luck_for
from dexterity.physics.dice.die import DICE
from dexterity.places import assets
from dexterity.players.throw_book import ThrowBook
from dexterity.players.thrower import thrower_of
from dexterity.rules.fighter.options import Difficulty, Options
from dexterity.session.fighter.fighter_options import game_of
from dexterity.session.fighter.many_campaigns import Start, trials_of
from dexterity.session.fighter.trial import begin, play
from dexterity.session.shipped import fighter_box
from dexterity.session.standing import table_for
from dexterity.session.trials import Rate, Trials, rate_of
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill
from tools.people import CarelessBook, careless
from tools.physics_page.measured import percent
from tools.physics_page.tables import classic_table

PAGE: Final = Path(__file__).parent.parent / "docs" / "odds-and-strategy.md"
THROWS: Final = 2000
"""Of each person in each way, and under each requirement."""
SEED: Final = 1
HEROES: Final = 3
DIFFICULTIES: Final = (Difficulty.NORMAL, Difficulty.HELLISH)
RED: Final = DICE[DieColour.RED]

Rows = list[Sequence[str]]


def say(key: str) -> str:
    """A text of the game."""
    return load_texts(assets() / "texts", Language.ENGLISH).say(key)


def name_of(way: WayName) -> str:
    """What the game calls a way."""
    return say(f"throwing.{way}")


@dataclass(frozen=True, slots=True)
class Thrown:
    """What came of many throws."""

    hits: float
    """The share."""
    damage: float
    """Of a throw, misses included."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Who throws how, under which requirements, and how often."""

    skill: Skill
    way: WayName
    ids: tuple[str, ...]
    throws: int


def people(args: Namespace) -> Rows:
    """Hits and damage of three persons in every way, and the hits of careless ones."""
    ways, throws = tuple(WayName), args.throws
    rows: Rows = [("", *map(name_of, ways))]
    cells = [Cell(skill, way, (), throws) for skill in Skill for way in ways]
    thrown = play_all(Trials(practised, cells), args, "throwing")
    found = dict(zip(cells, thrown, strict=True))
    for skill in Skill:
        row = (found[Cell(skill, way, (), throws)] for way in ways)
        rows.append((f"{skill}", *(f"{percent(o.hits, 0)}, {o.damage:.2f}" for o in row)))
    jobs = [(way, throws) for way in ways]
    hits = play_all(Trials(careless_hits, jobs), args, "throwing")
    rows.append(("careless", *(percent(share, 0) for share in hits)))
    return rows


def careless_hits(job: tuple[WayName, int]) -> float:
    """The share of throws that hit, of somebody who does not aim."""
    way, throws = job
    thrower = careless(thrower_of(HAND_ERRORS[Skill.REGULAR], classic_table(), RED), way)
    nothing = Toss(thrower.place_mm, 0.0, 0.0, 0.0, 0.0)
    return thrower.throw_each([nothing] * throws, range(throws)).hits() / throws


def requirements(args: Namespace) -> Rows:
    """What every requirement leaves of the hits of a regular person, in every way."""
    ways, sets = tuple(WayName), [(), *((one,) for one in known_requirements())]
    cells = [Cell(Skill.REGULAR, way, ids, args.throws) for ids in sets for way in ways]
    shares = play_all(Trials(practised, cells), args, "throwing")
    rows: Rows = [("", *map(name_of, ways))]
    for number, ids in enumerate(sets):
        row = shares[number * len(ways) : (number + 1) * len(ways)]
        name = f"requirement.{ids[0]}.name" if ids else "requirement.none"
        rows.append((say(name), *(percent(one.hits, 0) for one in row)))
    return rows


def practised(cell: Cell) -> Thrown:
    """Throws of a person who means what hands have practised, as computer players do: a search for
    each cell would find now a good aim and now a better one."""
    dare, book = dare_of(cell.ids), ThrowBook(cell.skill, cell.way)
    table = table_for(classic_table(), dare)
    thrower, toss = book.thrower(dare, table), book.aim(dare, table)
    thrown = thrower.throw([toss], cell.throws, SEED)
    return Thrown(thrown.hits() / cell.throws, float(thrown.damages().mean()))


def campaigns(args: Namespace) -> Rows:
    """How many campaigns a regular person and a careless one win."""
    rows: Rows = [("", *(f"{who}, {level}" for who in ("regular", "careless")
                         for level in DIFFICULTIES))]  # fmt: skip
    for way in WayName:
        cells = [won(way, level, args) for level in DIFFICULTIES]
        jobs = [(way, level, args.campaigns) for level in DIFFICULTIES]
        cells += play_all(Trials(careless_campaigns, jobs), args, "playing")
        rows.append((name_of(way), *map(rate_words, cells)))
    return rows


TABLES: Final[Mapping[str, Callable[[Namespace], Rows]]] = {
    "people": people,
    "requirements": requirements,
    "campaigns": campaigns,
}


def rate_words(rate: Rate) -> str:
    """A share and the interval that holds the truth 95 times in 100."""
    return f"{percent(rate.share, 0)} ({100 * rate.low:.0f} to {100 * rate.high:.0f})"


def starts(difficulty: Difficulty, games: int) -> Iterator[Start]:
    """The same parties for everybody."""
    known = tuple(fighter_box().heroes)
    for seed in range(9000, 9000 + games):
        party = tuple(luck_for(seed, "watch", "party").sample(known, HEROES))
        yield Start(Options(party, difficulty), seed)


def won(way: WayName, difficulty: Difficulty, args: Namespace) -> Rate:
    """Campaigns of three regular persons."""
    trials = trials_of([*starts(difficulty, args.campaigns)], Skill.REGULAR, way)
    results = [each.run.result for part in play_all(trials, args, "playing") for each in part]
    return rate_of(sum(result is not None and result.won for result in results), len(results))


def careless_campaigns(job: tuple[WayName, Difficulty, int]) -> Rate:
    """Campaigns of somebody who does not aim."""
    way, difficulty, games = job
    box = fighter_box()
    runs = [begin(game_of(box, one.options), one.seed) for one in starts(difficulty, games)]
    play(runs, CarelessBook(Skill.REGULAR, way))
    results = [run.result for run in runs]
    return rate_of(sum(result is not None and result.won for result in results), games)


def table_of(rows: Rows) -> str:
    """In Markdown, the first row being the head."""
    head, *body = rows
    lines = [head, ["---"] * len(head), *body]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def with_table(page: str, name: str, rows: Rows) -> str:
    """The page with the table of that name replaced; a LookupError where it has no place for it,
    which would be minutes or hours of measuring for nothing."""
    begin_mark, end_mark = f"<!-- table {name} -->\n", "<!-- / -->\n"
    before, begun, rest = page.partition(begin_mark)
    _, ended, after = rest.partition(end_mark)
    if not begun or not ended:
        raise LookupError(f"the page has no {begin_mark.strip()} … {end_mark.strip()}")
    return f"{before}{begin_mark}\n{table_of(rows)}\n\n{end_mark}{after}"


def check_places(names: Iterable[str]) -> None:
    """A LookupError where one of them has no place in the page: before anything is measured."""
    page = PAGE.read_text(encoding="utf-8")
    for name in names:
        with_table(page, name, [("",)])


def fill(name: str, rows: Rows) -> None:
    """Writes a table into the page."""
    page = with_table(PAGE.read_text(encoding="utf-8"), name, rows)
    PAGE.write_text(page, encoding="utf-8", newline="\n")


def main() -> None:
    """Each table is filled in when it is known: all of them take an hour."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", choices=(*TABLES, []), help="all, unless named")
    parser.add_argument("--throws", type=int, default=THROWS, metavar="N", help="for each cell")
    parser.add_argument("--campaigns", type=int, default=60, metavar="N", help="of each kind")
    add_workers(parser)
    args = parser.parse_args()
    check_places(args.tables or TABLES)
    for name in args.tables or TABLES:
        rows = TABLES[name](args)
        print(table_of(rows), end="\n\n", flush=True)
        fill(name, rows)


if __name__ == "__main__":
    main()
