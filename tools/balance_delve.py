"""Whether the levels of Delve are levels: computer players play it, again and again.

`python -m tools.balance_delve levels` lets each level play the one below, two at a table, through
the real rules, and says how long the better one thinks, in seconds of this machine's processor;
`handicaps` lets unequal ones play, without a handicap of the better one and with each, the same
games every time. A game with an expert takes about two seconds. Figures of few games say little: of
400 a share is within five points, nineteen times of twenty.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from time import process_time
from typing import Final

from rich.table import Table

from dexterity.commands.workers import play_all
from dexterity.players.delve.choosing import Choice
from dexterity.rules.concession import Concession
from dexterity.rules.delve.game import DelveGame
from dexterity.rules.delve.options import BoxChoice, Options
from dexterity.rules.delve.player import PlayerId
from dexterity.rules.delve.state import State
from dexterity.session.delve.computer import computer_choice
from dexterity.session.delve.trial import Played, Start, fair_starts, play_game
from dexterity.session.trials import Trials
from dexterity.values.skill import Skill
from tools.balance_tables import BELOW, figures_table, handicaps_of, print_table

PLAYERS: Final = 2
AT_A_TIME: Final = PLAYERS * PLAYERS
"""Games in which each level has each seat and begins as often."""

FIGURES: Final = ("games", "won", "rounds", "thoughts", "mean", "99 %", "longest")


@dataclass(frozen=True, slots=True)
class Watched:
    """A game, and how long the better one thought about each thing."""

    game: Played
    thoughts_s: tuple[float, ...]


def main() -> None:
    """Play, and print the table."""
    print_table("Delve", {"levels": levels_table, "handicaps": handicaps_table}, add_arguments)


def add_arguments(parser: ArgumentParser) -> None:
    """How often."""
    parser.add_argument("--games", type=int, default=400, help="of each two levels")


def levels_table(args: Namespace) -> Table:
    """How often each level beats the one below, and how long it thinks."""
    table = figures_table("levels", ("better", "worse"), FIGURES)
    for better, worse in BELOW:
        starts = starts_of(better, worse, args.games, args.seed)
        watched = play_all(Trials(partial(watch, better), starts), args, "playing")
        table.add_row(better, worse, *_figures(better, watched))
    return table


def handicaps_table(args: Namespace) -> Table:
    """How often the better one wins, by what that one gives away."""

    def played(better: Skill, worse: Skill, conceded: Concession) -> list[bool]:
        starts = starts_of(better, worse, args.games, args.seed, conceded)
        games = play_all(Trials(play_game, starts), args, "playing")
        return [game.winner is better for game in games]

    return handicaps_of(played)


def starts_of(
    better: Skill,
    worse: Skill,
    games: int,
    seed: int,
    conceded: Concession = Concession.NONE,
) -> list[Start]:
    """With all cards, and as often with special monsters as without, whoever sits or begins."""
    starts = []
    for block in range(2 * ceil(games / (2 * AT_A_TIME))):
        options = Options(PLAYERS, BoxChoice.BOTH, specials=block % 2 == 1)
        first = seed + AT_A_TIME * block
        seeds = range(first, first + AT_A_TIME)
        starts += fair_starts(options, better, worse, seeds, conceded)
    return starts


def watch(better: Skill, start: Start) -> Watched:
    """A game to its end, with an eye on the clock of the processor."""
    thoughts_s: list[float] = []

    def decide(game: DelveGame, state: State, player: PlayerId, level: Skill, seed: int) -> Choice:
        began_s = process_time()
        choice = computer_choice(game, state, player, level, seed)
        if level is better and choice.playouts:
            thoughts_s.append(process_time() - began_s)
        return choice

    return Watched(play_game(start, decide), tuple(thoughts_s))


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
