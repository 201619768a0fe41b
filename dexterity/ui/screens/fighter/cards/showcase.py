"""What drawn cards have to know: the box they are from, the player's language and eyes."""

from dataclasses import dataclass

from dexterity.content.fighter.box import FighterBox
from dexterity.content.texts import Texts


@dataclass(frozen=True, slots=True)
class Showcase:
    """One for a screen; made anew when its texts or settings change."""

    box: FighterBox
    texts: Texts
    colour_safe: bool = False
