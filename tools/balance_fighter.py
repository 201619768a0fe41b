"""How hard campaigns are, and what in them is worth choosing: computer heroes play them all.

`python -m tools.balance_fighter [--games 400] [--difficulty normal]…`, through the real rules and
physics; a thousand campaigns take about half an hour. Figures of few games say little: of 400 a
share is within five points, nineteen times of twenty.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rich.console import Console
from rich.table import Table

from dexterity.commands.progress import show_progress
from dexterity.commands.watch_fighter import party
from dexterity.content.fighter.box import FighterBox
from dexterity.hand.error import Skill
from dexterity.rules.fighter.actions import Action
from dexterity.rules.fighter.effects import Effect
from dexterity.rules.fighter.options import Difficulty, Options
from dexterity.session.fighter.chronicle import Balance, Chronicle, balance_of
from dexterity.session.fighter.shipped_box import game_of, shipped_box
from dexterity.session.fighter.trial import Run, begin, play

FIRST_SEED = 1000

Trial = tuple[list[Run], Chronicle]
"""Campaigns, and who counts what happens in them."""


def main() -> None:
    """Play, and print the tables."""
    parser = ArgumentParser(description="balance of Fighter's campaigns")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--heroes", default="3")
    parser.add_argument("--hand", type=Skill, choices=tuple(Skill), default=Skill.REGULAR)
    parser.add_argument("--difficulty", type=Difficulty, choices=tuple(Difficulty), action="append")
    args = parser.parse_args()
    console, box = Console(file=sys.stdout, highlight=False, width=100), shipped_box()
    difficulties = args.difficulty or (Difficulty.NORMAL,)
    tried = [trial(box, each, args.heroes, args.games) for each in difficulties]
    play_all(tried, args.hand)
    for difficulty, (runs, chronicle) in zip(difficulties, tried, strict=True):
        console.print(f"{difficulty}, {args.hand} hand, {args.heroes} heroes")
        console.print(balance_table(balance_of(runs)))
        console.print(heroes_table(runs, chronicle))
        console.print(usage_table("things", box.items, chronicle.had, chronicle.used))
        console.print(usage_table("rooms", box.rooms, chronicle.rooms_seen, chronicle.rooms))


def trial(box: FighterBox, difficulty: Difficulty, heroes: str, games: int) -> Trial:
    """So many campaigns of parties drawn by lot, before they begin."""
    seeds = range(FIRST_SEED, FIRST_SEED + games)
    runs = [
        begin(game_of(box, Options(party(box, heroes, seed), difficulty)), seed) for seed in seeds
    ]
    return runs, Chronicle()


def play_all(trials: Sequence[Trial], hand: Skill) -> None:
    """All side by side: the more throws are alike, the less each of them takes."""
    books = {id(run): chronicle for runs, chronicle in trials for run in runs}

    def note(run: Run, action: Action, effects: tuple[Effect, ...]) -> None:
        books[id(run)].note(run, action, effects)

    everyone = [run for runs, _ in trials for run in runs]
    with show_progress("playing", len(everyone)) as progress:
        play(everyone, hand, note, progress)


def balance_table(balance: Balance) -> Table:
    """How they came out."""
    table = Table(title="balance", title_justify="left")
    for column in ("games", "won", "met boss", "fights", "fights to boss", "throws", "score"):
        table.add_column(column, justify="right")
    shares = f"{balance.won:.1%}", f"{balance.at_boss:.1%}"
    means = (balance.fights, balance.fights_to_boss, balance.throws, balance.score)
    table.add_row(str(balance.games), *shares, *(f"{mean:.1f}" for mean in means))
    return table


def heroes_table(runs: list[Run], chronicle: Chronicle) -> Table:
    """How often each hero went, won, and took each die."""
    table = Table(title="heroes", title_justify="left")
    colours = ("red", "green", "blue", "white")
    for column in ("hero", "went", "won", *colours):
        table.add_column(column, justify="left" if column == "hero" else "right")
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
    table = Table(title=title, title_justify="left")
    for column in ("card", "there", "used"):
        table.add_column(column, justify="left" if column == "card" else "right")
    for id_ in sorted(ids, key=lambda each: used.get(each, 0)):
        table.add_row(id_, str(there.get(id_, 0)), str(used.get(id_, 0)))
    return table


if __name__ == "__main__":
    main()
