"""The command line: finds the chosen command, runs it, and turns its errors into exit codes."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, cast

import dexterity
from dexterity.errors import DexterityError

EXIT_FAULT = 2
"""Something from outside was wrong; argparse ends with the same number on a wrong option."""
EXIT_BROKEN_PIPE = 1
EXIT_INTERRUPTED = 130
"""128 and the number of SIGINT, as shells count."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command as the list of commands shows it, and the module that does it.

    Only the name of the module is kept: `dexterity check` must not wait for a window's imports.
    """

    name: str
    summary: str
    module: str


class CommandModule(Protocol):
    """What a module in `dexterity/commands/` has to offer."""

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Tells the parser the command's own arguments."""

    def run(self, args: Namespace) -> int:
        """Does the work and returns the exit code."""


COMMANDS = (
    Command("play", "open the window and throw", "dexterity.commands.play"),
    Command("watch", "let the computer's hand play whole games", "dexterity.commands.watch"),
    Command("odds", "show where throws land and what they score", "dexterity.commands.odds"),
    Command("replay", "watch, tell or verify a recorded match", "dexterity.commands.replay"),
    Command("edit", "draw sheets for Pen", "dexterity.commands.edit"),
    Command("picture", "draw any screen into a file", "dexterity.commands.picture"),
    Command(
        "check", "check levels, cards, sheets, rules, texts and records", "dexterity.commands.check"
    ),
    Command("bench", "measure throws per second, frames and start-up", "dexterity.commands.bench"),
)
"""In the order of the help; the first one is run when none is chosen."""


def main(argv: Sequence[str] | None = None, commands: Sequence[Command] = COMMANDS) -> int:
    """Runs the command line and returns its exit code."""
    words = sys.argv[1:] if argv is None else argv
    try:
        code = run(words or [commands[0].name], commands)
        # A reader that has left is noticed here, not in the interpreter's last breath.
        sys.stdout.flush()
    except DexterityError as error:
        print(error, file=sys.stderr)
        return EXIT_FAULT
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        forget_output()
        return EXIT_BROKEN_PIPE
    return code


def run(words: Sequence[str], commands: Sequence[Command]) -> int:
    """Parses the words and runs the command they choose."""
    parser = ArgumentParser(prog="dexterity", description=dexterity.__doc__)
    parser.add_argument("--version", action="version", version=f"dexterity {dexterity.__version__}")
    choices = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in commands:
        choice = choices.add_parser(command.name, help=command.summary)
        # No option takes a value before the command, so the first word alone decides.
        if command.name == words[0]:
            fill(choice, command)
    args = parser.parse_args(words)
    return cast(int, args.run(args))


def fill(parser: ArgumentParser, command: Command) -> None:
    """Imports the command's module and gives its arguments to the parser."""
    module = cast(CommandModule, import_module(command.module))
    parser.description = command.summary[0].upper() + command.summary[1:] + "."
    module.add_arguments(parser)
    parser.set_defaults(run=module.run)


def forget_output() -> None:
    """Sends what is still buffered nowhere, so that nothing complains about it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
