"""The cards and tiles that the game ships, read and checked once."""

from functools import cache

from dexterity.content.delve.box import DelveBox, load_delve_box
from dexterity.places import levels


@cache
def shipped_box() -> DelveBox:
    """The box of the game's own folder."""
    return load_delve_box(levels() / "delve")
