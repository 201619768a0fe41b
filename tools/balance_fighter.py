"""How hard campaigns are, and what in them is worth choosing: computer heroes play them all.

`python -m tools.balance_fighter [--games 400] [--difficulty normal]…`, through the real rules and
physics, on all cores; a thousand campaigns take about an hour of one core. Figures of few games say
little: of 400 a share is within five points, nineteen times of twenty.
"""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Mapping

from rich.table import Table

from dexterity.commands.watch_fighter import party
from dexterity.commands.workers import add_workers, play_all
from dexterity.content.fighter.box import FighterBox
from dexterity.rules.fighter.options import Difficulty, Options
from dexterity.session.fighter.chronicle import Balance, Chronicle, balance_of, joined
from dexterity.session.fighter.many_campaigns import Start, trials_of
from dexterity.session.fighter.trial import Run
from dexterity.session.shipped import fighter_box
from dexterity.values.skill import Skill
from tools.balance_tables import FIRST_SEED, figures_table, printer


def main() -> None:
    """Play, and print the tables."""
    parser = ArgumentParser(description="balance of Fighter's campaigns")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--heroes", default="3")
    parser.add_argument("--hand", type=Skill, choices=tuple(Skill), default=Skill.REGULAR)
    parser.add_argument("--difficulty", type=Difficulty, choices=tuple(Difficulty), action="append")
    add_workers(parser)
    args = parser.parse_args()
    console, box = printer(), fighter_box()
    difficulties = args.difficulty or (Difficulty.NORMAL,)
    starts = [start for each in difficulties for start in starts_of(box, each, args)]
    parts = play_all(trials_of(starts, args.hand), args, "playing")
    played = [each for part in parts for each in part]
    for number, difficulty in enumerate(difficulties):
        own = played[number * args.games : (number + 1) * args.games]
        runs, chronicle = [each.run for each in own], joined(each.chronicle for each in own)
        console.print(f"{difficulty}, {args.hand} hand, {args.heroes} heroes")
        console.print(balance_table(balance_of(runs)))
        console.print(heroes_table(runs, chronicle))
        console.print(usage_table("things", box.items, chronicle.had, chronicle.used))
        console.print(usage_table("rooms", box.rooms, chronicle.rooms_seen, chronicle.rooms))


def starts_of(box: FighterBox, difficulty: Difficulty, args: Namespace) -> list[Start]:
    """So many campaigns of parties drawn by lot, before they begin."""
    seeds = range(FIRST_SEED, FIRST_SEED + args.games)
    return [Start(Options(party(box, args.heroes, seed), difficulty), seed) for seed in seeds]


def balance_table(balance: Balance) -> Table:
    """How they came out."""
    figures = ("games", "won", "met boss", "fights", "fights to boss", "throws", "score")
    table = figures_table("balance", (), figures)
    shares = f"{balance.won:.1%}", f"{balance.at_boss:.1%}"
    means = (balance.fights, balance.fights_to_boss, balance.throws, balance.score)
    table.add_row(str(balance.games), *shares, *(f"{mean:.1f}" for mean in means))
    return table


def heroes_table(runs: list[Run], chronicle: Chronicle) -> Table:
    """How often each hero went, won, and took each die."""
    colours = ("red", "green", "blue", "white")
    table = figures_table("heroes", ("hero",), ("went", "won", *colours))
    went = Counter(member.hero for run in runs for member in run.state.party)
    won = Counter(member.hero for run in runs if run.state.won for member in run.state.party)
    for hero in went:
        taken = [chronicle.dice_choices[hero, colour] for colour in colours]
        shares = (f"{number / max(1, sum(taken)):.0%}" for number in taken)
        table.add_row(hero, str(went[hero]), f"{won[hero] / went[hero]:.0%}", *shares)
    return table


def usage_table(
    title: str, ids: Iterable[str], there: Mapping[str, int], used: Mapping[str, int]
) -> Table:
    """How often each was there for the taking, and how often it was used."""
    table = figures_table(title, ("card",), ("there", "used"))
    for id_ in sorted(ids, key=lambda each: used.get(each, 0)):
        table.add_row(id_, str(there.get(id_, 0)), str(used.get(id_, 0)))
    return table


if __name__ == "__main__":
    main()
