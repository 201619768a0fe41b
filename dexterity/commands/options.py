"""Options that several commands share, and what their words stand for."""

from argparse import ArgumentParser
from pathlib import Path

from dexterity.content.language import Language
from dexterity.content.target import Target
from dexterity.content.targets import list_targets, load_target
from dexterity.errors import DexterityError
from dexterity.hand.error import Skill
from dexterity.physics.die import DieColour
from dexterity.places import levels

DEFAULT_TARGET = "classic"


class OptionError(DexterityError):
    """An option whose value makes no sense."""


def add_throw_options(parser: ArgumentParser) -> None:
    """Who throws what at what."""
    parser.add_argument(
        "--hand",
        type=Skill,
        choices=tuple(Skill),
        default=Skill.REGULAR,
        metavar="HAND",
        help=f"{', '.join(Skill)}; default {Skill.REGULAR}",
    )
    parser.add_argument(
        "--target",
        default=DEFAULT_TARGET,
        metavar="NAME",
        help=f"a target's name or file; default {DEFAULT_TARGET}",
    )
    parser.add_argument(
        "--die",
        type=DieColour,
        choices=tuple(DieColour),
        default=DieColour.RED,
        metavar="DIE",
        help=f"{', '.join(DieColour)}; default {DieColour.RED}",
    )
    parser.add_argument("--seed", type=int, default=1, help="the luck; default 1")
    parser.add_argument(
        "--lang",
        type=Language,
        choices=tuple(Language),
        default=Language.ENGLISH,
        metavar="LANG",
        help=f"{', '.join(Language)}; default {Language.ENGLISH}",
    )


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
