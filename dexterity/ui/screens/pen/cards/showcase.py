"""What drawn cards of Pen have to know: the box they are from, and the player's language."""

from dataclasses import dataclass

from dexterity.content.pen.box import PenBox
from dexterity.content.texts import Texts
from dexterity.rules.pen.cards.card import CardId


@dataclass(frozen=True, slots=True)
class PenShowcase:
    """One for a screen; made anew when its texts change."""

    box: PenBox
    texts: Texts

    def name(self, card: CardId) -> str:
        """What a card is called."""
        return self.box[card].names.said_in(self.texts.language)

    def joke(self, card: CardId) -> str:
        """The line below it."""
        return self.box[card].line.said_in(self.texts.language)
