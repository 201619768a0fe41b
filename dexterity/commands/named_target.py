"""The target that a word on the command line names."""

from pathlib import Path

from dexterity.commands.options import OptionError
from dexterity.content.target import Target
from dexterity.content.targets import list_targets, load_target
from dexterity.places import levels


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
