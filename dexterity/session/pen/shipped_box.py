"""The cards that the game ships, read and checked once."""

from functools import cache

from dexterity.content.pen.box import PenBox
from dexterity.content.pen.card_files import load_cards
from dexterity.places import levels


@cache
def shipped_box() -> PenBox:
    """The box of the game's own folder."""
    return load_cards(levels() / "pen" / "cards")
