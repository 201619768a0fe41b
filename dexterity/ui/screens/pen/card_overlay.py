"""A card shown large over the sheet, with what its rebus means in words."""

from typing import Final

from dexterity.content.pen.box import PenBox
from dexterity.content.texts import Texts
from dexterity.rules.pen.cards.card import CardId
from dexterity.ui.canvas.box import Box, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.theme import BODY, CARD, SUBHEADING
from dexterity.ui.screens.pen.card_words import card_name, card_sentences
from dexterity.ui.screens.pen.sheet_table import PLACE

SIZE: Final = (420.0, 440.0)


class CardOverlay:
    """One for a screen."""

    def __init__(self, box: PenBox) -> None:
        self._box = box

    def words(self, card: CardId, texts: Texts) -> str:
        """The name, and what it does."""
        return f"{card_name(self._box, card, texts)}. {card_sentences(self._box, card, texts)}"

    def draw(self, canvas: Canvas, card: CardId, texts: Texts) -> None:
        """In the middle of the sheet."""
        box: Box = centred(PLACE.middle, SIZE)
        canvas.box(box, CARD, "card")
        top, rest = box.inset(20.0).cut_top(60.0, 10.0)
        canvas.text(card_name(self._box, card, texts), top, SUBHEADING, align=Align.CENTRE)
        canvas.text(card_sentences(self._box, card, texts), rest, BODY)
