"""What the game ships to be played with: all of it in its own folder, read and checked once."""

from functools import cache

from dexterity.content.delve.box import DelveBox, load_delve_box
from dexterity.content.fighter.box import FighterBox, load_box
from dexterity.content.pen.box import PenBox, load_cards
from dexterity.content.vocabulary import Vocabulary
from dexterity.hand.dare.choice import conflicts_in, known_requirements
from dexterity.places import levels
from dexterity.session.challenge.library import Library, load_library


@cache
def shipped_library() -> Library:
    """The levels and duels of Challenge; it takes half a second, the first time."""
    return load_library(levels())


@cache
def fighter_box() -> FighterBox:
    """The cards of Fighter."""
    # Cards name no targets, and reading those takes ten times as long as all cards.
    words = Vocabulary(known_requirements(), conflicts_in, {})
    return load_box(levels() / "fighter", words)


@cache
def pen_box() -> PenBox:
    """The cards of Pen."""
    return load_cards(levels() / "pen" / "cards")


@cache
def delve_box() -> DelveBox:
    """The cards and tiles of Delve."""
    return load_delve_box(levels() / "delve")
