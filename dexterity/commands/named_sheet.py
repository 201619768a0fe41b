"""The sheets of Pen that a word on the command line names."""

from pathlib import Path

from dexterity.commands.options import OptionError
from dexterity.content.pen.sheets import SUFFIX, list_sheets, load_sheet
from dexterity.places import levels
from dexterity.rules.pen.sheet.sheet import Sheet

ALL = "all"
"""Instead of a name: each of the game's own, one after the other."""

DEFAULT_SHEET = "mirrors"


def find_sheets(name_or_file: str) -> dict[str, Sheet]:
    """By their names: one of the game's own, all of them, or one in a file."""
    own = {path.stem: path for path in list_sheets(levels() / "pen")}
    if name_or_file == ALL:
        return {name: load_sheet(path) for name, path in own.items()}
    if name_or_file in own:
        return {name_or_file: load_sheet(own[name_or_file])}
    path = Path(name_or_file)
    if path.suffix == SUFFIX or len(path.parts) > 1:
        return {path.stem: load_sheet(path)}
    raise OptionError(
        f"There is no sheet “{name_or_file}”. There are {', '.join(own)}, and “{ALL}”; "
        f"a sheet of your own is named by its file, such as my-sheet{SUFFIX}."
    )


def find_sheet(name_or_file: str) -> tuple[str, Sheet]:
    """One of them, with its name."""
    if name_or_file == ALL:
        raise OptionError("One sheet at a time, please: name one of them.")
    ((name, sheet),) = find_sheets(name_or_file).items()
    return name, sheet
