"""The sheets of Pen and the targets that a word on the command line names."""

from pathlib import Path

from dexterity.commands.options import OptionError
from dexterity.content.pen.sheets import SUFFIX, list_sheets, load_sheet
from dexterity.content.target import Target
from dexterity.content.targets import list_targets, load_target
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


# --- targets --------------------------------------------------------------------------------------


def find_target(name_or_file: str) -> Target:
    """The game's own target of that name, or the one in a file."""
    own = {path.stem: path for path in list_targets(levels() / "targets")}
    if name_or_file in own:
        return load_target(own[name_or_file])
    if looks_like_file(name_or_file):
        return load_target(Path(name_or_file))
    raise OptionError(
        f"There is no target “{name_or_file}”. There are {', '.join(own)}; "
        "a target of your own is named by its file, such as my-target.toml."
    )


def looks_like_file(text: str) -> bool:
    """Whether somebody means a file, be it there or not."""
    return Path(text).suffix == ".toml" or len(Path(text).parts) > 1 or Path(text).is_file()
