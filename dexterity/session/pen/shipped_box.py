"""The cards that the game ships, read and checked once."""

from functools import cache

from dexterity.content.pen.box import PenBox, load_cards
from dexterity.places import levels


@cache
def shipped_box() -> PenBox:
    """The box of the game's own folder."""
    return load_cards(levels() / "pen" / "cards")
