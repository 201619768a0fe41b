"""`dexterity watch`: computer players play whole games, through the real rules and physics."""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Final

GAMES: Final[Mapping[str, str]] = {
    "challenge": "dexterity.commands.watch_challenge",
    "delve": "dexterity.commands.watch_delve",
    "fighter": "dexterity.commands.watch_fighter",
    "pen": "dexterity.commands.watch_pen",
}
"""The games that can be watched, and who does it."""


def add_arguments(parser: ArgumentParser) -> None:
    """A game, and what only that one can be asked."""
    games = parser.add_subparsers(dest="game", metavar="GAME", required=True)
    for name in GAMES:
        module = _module(name)
        module.add_arguments(
            games.add_parser(name, help=module.SUMMARY, description=module.SUMMARY)
        )


def run(args: Namespace) -> int:
    """Plays the chosen game."""
    code: int = _module(args.game).run(args)
    return code


def _module(name: str) -> ModuleType:
    return import_module(GAMES[name])
