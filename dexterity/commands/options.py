"""Options that several commands share."""

import sys
from argparse import Action, ArgumentTypeError
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from functools import partial
from typing import Any, Protocol

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from dexterity.content.language import Language
from dexterity.errors import DexterityError
from dexterity.hand.ways.held import WayName
from dexterity.values.colour import DieColour
from dexterity.values.skill import Skill

DEFAULT_TARGET = "classic"


class OptionError(DexterityError):
    """An option whose value makes no sense."""


class Options(Protocol):
    """What takes options: a parser, or a group of a parser's options."""

    def add_argument(self, *names: str, **how: Any) -> Action: ...


def add_throw_options(options: Options) -> None:
    """Who throws what at what."""
    add_hand(options)
    options.add_argument(
        "--target",
        default=DEFAULT_TARGET,
        metavar="NAME",
        help=f"a target's name or file; default {DEFAULT_TARGET}",
    )
    add_choice(options, "--die", DieColour, DieColour.RED)
    add_seed(options)
    add_language(options)


def add_hand(options: Options) -> None:
    """Who throws, where the computer does."""
    add_choice(options, "--hand", Skill, Skill.REGULAR)


def add_way(options: Options) -> None:
    """How the person throws whose errors the computer's hand makes."""
    add_choice(options, "--way", WayName, WayName.FLICK)


def add_seed(options: Options) -> None:
    """The luck of the computer's hand."""
    options.add_argument("--seed", type=int, default=1, help="the luck; default 1")


def add_language(options: Options) -> None:
    """The language of what is told or drawn once."""
    add_choice(options, "--lang", Language, Language.ENGLISH)


def add_choice(
    options: Options,
    name: str,
    words: type[StrEnum],
    default: StrEnum | None = None,
    *,
    otherwise: str = "",
) -> None:
    """One of a closed list of words; `otherwise` tells what happens without it."""
    options.add_argument(
        name,
        type=partial(_word_of, words),
        default=default,
        metavar=name.removeprefix("--").upper(),
        help=f"{', '.join(words)}; {otherwise or f'default {default}'}",
    )


def _word_of(words: type[StrEnum], text: str) -> StrEnum:
    if text not in tuple(words):
        raise ArgumentTypeError(f"“{text}” is none of {', '.join(words)}")
    return words(text)


# --- how far a long work is -----------------------------------------------------------------------


@contextmanager
def show_progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function to be told of every further bit done; the bar goes when it is full."""
    # On standard error: what the command is asked for goes alone to standard output.
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
