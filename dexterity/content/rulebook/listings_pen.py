"""Pen's cards and icons, as a rulebook lists them."""

from collections.abc import Iterator, Mapping

from dexterity.content.cards import Card as Shown
from dexterity.content.pen.rebus_words import card_words, icon_words
from dexterity.content.rulebook.book import Entry
from dexterity.content.rulebook.picture import Picture, PictureKind
from dexterity.content.texts import Texts
from dexterity.rules.pen.cards.card import Card, CardId
from dexterity.rules.pen.rebus.icon import Icon


def icons(texts: Texts) -> Iterator[Entry]:
    """What each icon means."""
    for icon in Icon:
        yield Entry(icon_words(icon, texts), (), Picture(PictureKind.ICON, icon))


def cards(deck: Mapping[CardId, Shown[Card]], texts: Texts) -> Iterator[Entry]:
    """What each card does, and how many there are of it."""
    for id_, shown in deck.items():
        card = shown.value
        sort = texts.say(f"pen.type.{card.type}")
        lines = (texts.say("rules.card", sort=sort, count=card.count), card_words(card, texts))
        name = shown.names.said_in(texts.language)
        yield Entry(name, lines, Picture(PictureKind.REBUS, id_))
