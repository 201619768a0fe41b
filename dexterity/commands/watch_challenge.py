"""`dexterity watch challenge`: how often the computer's hand wins each medal of a level."""

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import PurePath
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from dexterity.commands.options import OptionError, add_hand, add_language, add_seed, add_way
from dexterity.commands.workers import add_workers, play_all
from dexterity.content.challenge.challenge import Challenge
from dexterity.content.texts import Texts, load_texts
from dexterity.places import assets, levels
from dexterity.rules.challenge.medal import Medal
from dexterity.session.challenge.library import Library, load_library
from dexterity.session.challenge.trial import Trial, trials_of

SUMMARY: Final = "how often each medal of a level is won"
MOST_GAMES: Final = 1000
"""Of one challenge: some minutes."""


def add_arguments(parser: ArgumentParser) -> None:
    """What is played, by whom, how often."""
    parser.add_argument(
        "--level",
        action="append",
        default=[],
        metavar="ID",
        help="only this one, be it of a duel; may be repeated",
    )
    parser.add_argument("--games", type=int, default=20, help="of each level; default %(default)s")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    add_hand(parser)
    add_way(parser)
    add_seed(parser)
    add_language(parser)
    add_workers(parser)


def run(args: Namespace) -> int:
    """Plays every chosen level, then tells how often each medal was won."""
    if not 1 <= args.games <= MOST_GAMES:
        raise OptionError(f"The number of games must be from 1 to {MOST_GAMES}, not {args.games}.")
    texts = load_texts(assets() / "texts", args.lang)
    library = load_library(levels())
    chosen = chosen_levels(library, args.level)
    planned = trials_of(chosen, library, args.hand, args.games, args.seed, way=args.way)
    trials = play_all(planned, args, texts.say("watch.playing"))
    if args.json:
        print(json.dumps([json_from(trial) for trial in trials], indent=2))
    else:
        print_trials(trials, library, texts)
    return 0


def chosen_levels(library: Library, wanted: list[str]) -> list[Challenge]:
    """Those named, by id or by file; where none is, all, and those of duels after them."""
    every = [*library.challenges, *library.duels]
    if not wanted:
        return every
    found = []
    for word in wanted:
        challenge = library.named(PurePath(word).stem)
        if challenge is None:
            known = ", ".join(one.id for one in every)
            raise OptionError(f"There is no level “{word}”; there are {known}.")
        found.append(challenge)
    return found


def json_from(trial: Trial) -> dict[str, object]:
    """One level's figures."""
    return {
        "level": trial.challenge,
        "games": trial.games,
        "medals": {medal.value: share for medal, share in trial.medals.items()},
        "mean_count": trial.mean_count,
        "mean_throws": trial.mean_throws,
    }


def print_trials(trials: list[Trial], library: Library, texts: Texts) -> None:
    """The table on standard output."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column()
    for _ in range(5):
        grid.add_column(justify="right")
    medals = [texts.say(f"challenge.medal.{medal}") for medal in Medal]
    grid.add_row("", "", *medals, texts.say("watch.count"), texts.say("watch.throws"))
    for trial in trials:
        named = library.named(trial.challenge)
        name = "" if named is None else named.names.said_in(texts.language)
        shares = [texts.percent(trial.medals[medal], 0) for medal in Medal]
        numbers = (texts.number(trial.mean_count, 1), texts.number(trial.mean_throws, 1))
        grid.add_row(trial.challenge, name, *shares, *numbers)
    Console(file=sys.stdout, highlight=False).print(grid)
