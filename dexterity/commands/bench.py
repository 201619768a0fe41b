"""`dexterity bench`: throws per second, live steps and start-up, beside another engine."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace

from rich.console import Console

from dexterity.bench.measure import Plan, measure
from dexterity.bench.report import json_from, print_report

NARROWEST = 110
"""Columns for the tables where there is no terminal to ask: a file or a pipe cuts nothing off."""


def add_arguments(parser: ArgumentParser) -> None:
    """Tells the parser the command's own arguments."""
    plan = Plan()
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument(
        "--throws",
        type=at_least_one,
        default=plan.throws,
        help="throws a round; default %(default)s",
    )
    parser.add_argument(
        "--repeats", type=at_least_one, default=plan.rounds, help="rounds; default %(default)s"
    )


def run(args: Namespace) -> int:
    """Measures and reports; a missing peer is said and no failure."""
    figures = measure(Plan(throws=args.throws, rounds=args.repeats), say)
    say("")
    if args.json:
        print(json_from(figures))
    else:
        console = Console()
        print_report(figures, console if console.is_terminal else Console(width=NARROWEST))
    return 0


def at_least_one(word: str) -> int:
    """A number of throws or rounds from the command line."""
    number = int(word)
    if number < 1:
        raise ArgumentTypeError("must be at least 1")
    return number


def say(what: str) -> None:
    """Shows on a terminal what is under way, each time over the last.

    A line that moved by itself would need a thread, and its work would be measured with ours.
    """
    if sys.stderr.isatty():
        print(f"\r\x1b[2K{what}", end="", file=sys.stderr, flush=True)
