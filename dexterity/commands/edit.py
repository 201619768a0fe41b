"""`dexterity edit`: opens the window in the editor of sheets."""

# ruff: noqa: PLC0415 -- A file that cannot be read is told before a window is even loaded.

from argparse import ArgumentParser, Namespace
from pathlib import Path

from dexterity.commands.options import OptionError, add_choice
from dexterity.content.language import Language
from dexterity.content.pen.sheets import SUFFIX, read_sheet


def add_arguments(parser: ArgumentParser) -> None:
    """The file, and the language."""
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help=f"a sheet of Pen ({SUFFIX}) to draw on"
    )
    add_choice(parser, "--lang", Language, otherwise="from now on, as if chosen in the settings")
    parser.epilog = (
        "Without a FILE there is new paper. One that cannot be played yet opens with its flaws "
        "listed; one that cannot be read is told, every fault with its place."
    )


def run(args: Namespace) -> int:
    """Until the author has had enough; a ContentError for a file that is no sheet."""
    file = None if args.file is None else checked(args.file)
    from dexterity.ui.opening import open_app, speaking
    from dexterity.ui.screens.pen.editor.routes import to_editor

    open_app(first=lambda frame: to_editor(frame, file), change=speaking(args.lang)).run()
    return 0


def checked(path: Path) -> Path:
    """The same path, of a sheet that can be read."""
    if path.is_dir():
        raise OptionError(f"{path}: is a folder, not a file")
    read_sheet(path)
    return path.resolve()
