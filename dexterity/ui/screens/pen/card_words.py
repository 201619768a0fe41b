"""A card in words: what it is called, and what its rebus means."""

from dexterity.content.pen.box import PenBox
from dexterity.content.pen.rebus_words import card_words
from dexterity.content.texts import Texts
from dexterity.rules.pen.cards.card import CardId


def card_name(box: PenBox, card: CardId, texts: Texts) -> str:
    """What it is called."""
    return box[card].names.said_in(texts.language)


def card_sentences(box: PenBox, card: CardId, texts: Texts) -> str:
    """What it does."""
    return card_words(box[card].value, texts)
