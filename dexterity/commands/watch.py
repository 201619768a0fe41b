"""`dexterity watch`: computer players play whole games, through the real rules and physics."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Generic

from rich.console import Console
from rich.table import Table as Grid

from dexterity.commands.options import OptionError, add_language, add_seed
from dexterity.commands.workers import add_workers, play_all
from dexterity.content.texts import Texts, load_texts
from dexterity.places import assets
from dexterity.session.trials import Part, Result, Trials

GAMES: Final[Mapping[str, str]] = {
    "challenge": "dexterity.commands.watch_challenge",
    "delve": "dexterity.commands.watch_delve",
    "fighter": "dexterity.commands.watch_fighter",
    "pen": "dexterity.commands.watch_pen",
}
"""The games that can be watched, and where each has its `WATCHED`."""


@dataclass(frozen=True, slots=True)
class Watched(Generic[Part, Result]):
    """What differs for a game."""

    summary: str
    add_arguments: Callable[[ArgumentParser], None]
    """What only this one can be asked."""
    trials: Callable[[Namespace], Trials[Part, Result]]
    """What was asked for; an OptionError where that makes no sense."""
    figures: Callable[[Sequence[Result], Namespace], object]
    """For programs."""
    lines: Callable[[Sequence[Result], Namespace, Texts], Iterable[str | Grid]]
    """For people."""
    most_games: int
    games: int = 1
    """If nothing is said."""
    of_what: str = "how many"
    """What games are counted by."""


def add_arguments(parser: ArgumentParser) -> None:
    """A game, what only that one can be asked, and what all can."""
    games = parser.add_subparsers(dest="game", metavar="GAME", required=True)
    for name in GAMES:
        watched = _watched(name)
        options = games.add_parser(name, help=watched.summary, description=watched.summary)
        watched.add_arguments(options)
        options.add_argument(
            "--games",
            type=int,
            default=watched.games,
            help=f"{watched.of_what}; default %(default)s",
        )
        options.add_argument("--json", action="store_true", help="print JSON instead of lines")
        add_seed(options)
        add_language(options)
        add_workers(options)


def run(args: Namespace) -> int:
    """Plays the chosen game as often as was asked for, then tells what came of it."""
    watched = _watched(args.game)
    if not 1 <= args.games <= watched.most_games:
        most = watched.most_games
        raise OptionError(f"The number of games must be from 1 to {most}, not {args.games}.")
    texts = load_texts(assets() / "texts", args.lang)
    results = play_all(watched.trials(args), args, texts.say("watch.playing"))
    if args.json:
        print(json.dumps(watched.figures(results, args), indent=2))
        return 0
    console = Console(file=sys.stdout, highlight=False)
    for line in watched.lines(results, args, texts):
        console.print(line, markup=False, soft_wrap=isinstance(line, str))
    return 0


def _watched(name: str) -> Watched[Any, Any]:
    watched: Watched[Any, Any] = import_module(GAMES[name]).WATCHED
    return watched
