"""The games as a player chooses among them: their names in the catalogue, and their signs."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from dexterity.ui.canvas.icons import Icon

GAMES: Final[Mapping[str, Icon]] = MappingProxyType(
    {
        "practice": Icon.DIE,
        "fighter": Icon.HAND,
        "challenge": Icon.TARGET,
        "pen": Icon.SCRIBBLE,
        "delve": Icon.DOOR,
    }
)
"""In the order of the title; `title.<name>` in the catalogue is what they are called."""
PART_OF: Final = {"duel": "challenge"}
"""Games on record that the title has under another name."""


def game_on_title(recorded: str) -> str:
    """The choice of the title that a game on record belongs to."""
    return PART_OF.get(recorded, recorded)
