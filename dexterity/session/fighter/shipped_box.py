"""The cards that the game ships, read and checked once."""

from functools import cache

from dexterity.content.fighter.box import FighterBox, load_box
from dexterity.content.vocabulary import Vocabulary
from dexterity.hand.dare.choice import conflicts_in, known_requirements
from dexterity.places import levels
from dexterity.rules.fighter.game import FighterGame
from dexterity.rules.fighter.options import Options


@cache
def shipped_box() -> FighterBox:
    """The box of the game's own folder."""
    # Cards name no targets, and reading those takes ten times as long as all cards.
    words = Vocabulary(known_requirements(), conflicts_in, {})
    return load_box(levels() / "fighter", words)


def game_of(box: FighterBox, options: Options) -> FighterGame:
    """A campaign with these cards; what excludes what is told by the requirements themselves."""
    return FighterGame(box.cards, options, conflicts_in(known_requirements()))
