"""Whether the levels of Delve are levels: computer players play it, again and again.

`python -m tools.balance_delve` lets each level play the one below, two at a table, through the real
rules, and says how long the better one thinks, in seconds of this machine's processor. A game with
a shark takes about four seconds of it. Figures of few games say little: of 400 a share is within
five points, nineteen times of twenty.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from time import process_time
from typing import Final

from rich.console import Console
from rich.table import Table

from dexterity.commands.progress import show_progress
from dexterity.commands.watch_delve import LEVELS
from dexterity.commands.workers import add_workers, workers_for
from dexterity.hand.error import Skill
from dexterity.players.delve.choosing import Choice
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import State
from dexterity.session.delve.computer import computer_choice
from dexterity.session.delve.trial import Played, Start, play_game
from dexterity.session.spreading import spread

FIRST_SEED: Final = 1000
PLAYERS: Final = 2

BELOW: Final = ((Skill.REGULAR, Skill.NOVICE), (Skill.EXPERT, Skill.REGULAR))
WHO: Final = ("better", "worse")
FIGURES: Final = ("games", "won", "rounds", "thoughts", "mean", "99 %", "longest")


@dataclass(frozen=True, slots=True)
class Bout:
    """A game before it is played, and who is meant to win it."""

    start: Start
    better: Skill


@dataclass(frozen=True, slots=True)
class Watched:
    """A game, and how long the better one thought about each thing."""

    game: Played
    thoughts_s: tuple[float, ...]


def main() -> None:
    """Play, and print the table."""
    parser = ArgumentParser(description="balance of Delve")
    parser.add_argument("--games", type=int, default=400, help="of each two levels")
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    add_workers(parser)
    args = parser.parse_args()
    Console(file=sys.stdout, highlight=False, width=100).print(levels_table(args))


def levels_table(args: Namespace) -> Table:
    """How often each level beats the one below, and how long it thinks."""
    table = Table(title="levels", title_justify="left")
    for column in WHO:
        table.add_column(column)
    for column in FIGURES:
        table.add_column(column, justify="right")
    for better, worse in BELOW:
        bouts = bouts_of(better, worse, args.games, args.seed)
        with (
            workers_for(args, len(bouts)) as executor,
            show_progress("playing", len(bouts)) as progress,
        ):
            watched = spread(watch, bouts, executor, lambda _: progress(1))
        table.add_row(LEVELS[better], LEVELS[worse], *_figures(better, watched))
    return table


def bouts_of(better: Skill, worse: Skill, games: int, seed: int) -> list[Bout]:
    """With all cards; each level has each seat, begins, and meets special monsters as often."""
    bouts = []
    for number in range(8 * ceil(games / 8)):
        seat, begins, specials = number % 2, PlayerId(number // 2 % 2), bool(number // 4 % 2)
        options = Options(PLAYERS, BoxChoice.BOTH, specials, first=begins)
        levels = (better, worse) if seat == 0 else (worse, better)
        bouts.append(Bout(Start(options, levels, seed + number), better))
    return bouts


def watch(bout: Bout) -> Watched:
    """One of them to its end, with an eye on the clock of the processor."""
    thoughts_s: list[float] = []

    def decide(game: DelveGame, state: State, player: PlayerId, level: Skill, seed: int) -> Choice:
        began_s = process_time()
        choice = computer_choice(game, state, player, level, seed)
        if level is bout.better and choice.playouts:
            thoughts_s.append(process_time() - began_s)
        return choice

    return Watched(play_game(bout.start, decide), tuple(thoughts_s))


def _figures(better: Skill, watched: Sequence[Watched]) -> tuple[str, ...]:
    won = sum(one.game.winner is better for one in watched) / len(watched)
    rounds = sum(one.game.result.rounds for one in watched) / len(watched)
    thoughts_s = sorted(thought for one in watched for thought in one.thoughts_s)
    mean_s = sum(thoughts_s) / len(thoughts_s)
    times = mean_s, thoughts_s[int(0.99 * len(thoughts_s))], thoughts_s[-1]
    return (
        str(len(watched)), f"{won:.1%}", f"{rounds:.1f}", str(len(thoughts_s)),
        *(f"{time:.3f} s" for time in times),
    )  # fmt: skip


if __name__ == "__main__":
    main()
