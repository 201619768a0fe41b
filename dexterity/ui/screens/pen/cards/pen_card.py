"""A card of Pen: small in a hand, whole when it is shown, and a face that can be pressed."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from dexterity.content.pen.rebus_words import card_words, target_words
from dexterity.rules.pen.cards.card import Card, CardId, CardType
from dexterity.rules.pen.rebus.target import TARGETS
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.fonts import Weight
from dexterity.ui.canvas.theme import BODY, CARD, NOTE, SUBHEADING, Lettering, Look
from dexterity.ui.draw.colours import INK, Colour
from dexterity.ui.screens.dare.sign_line import SignLine
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.fighter.cards.name_label import NameLabel
from dexterity.ui.screens.pen.cards.rebus_strip import RebusStrip
from dexterity.ui.screens.pen.cards.showcase import PenShowcase
from dexterity.ui.screens.pen.cards.sign_box import SignBox
from dexterity.ui.sheet.signs import Sign, draw_sign
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row

SMALL_WIDTH: Final = 216.0
"""Points of a card in a hand at a text size of 100 %."""
WIDENING: Final = 0.3
"""How much wider it is at twice the text size. Less: the longest word of a name is cut off."""
SMALL_NAME: Final = Lettering(18.0, Weight.SEMIBOLD)
JOKE: Final = NOTE.in_colour(INK)
"""On tinted paper faint ink is too faint."""
SMALL_SIGN: Final = 30.0
SMALL_ICON: Final = 36.0
LARGE_ICON: Final = 62.0

TYPE_COLOURS: Final[dict[CardType, Colour]] = {
    CardType.FLICK: (0.97, 0.80, 0.36),
    CardType.MONSTER: (0.72, 0.50, 0.80),
    CardType.TRAP: (0.62, 0.64, 0.68),
    CardType.WALL: (0.90, 0.48, 0.38),
    CardType.PRISONER: (0.55, 0.66, 0.86),
    CardType.TIME: (0.58, 0.78, 0.62),
    CardType.FATRAS: (0.84, 0.64, 0.42),
}
"""The pencil that each sort of card is tinted with; its sign tells the sort as well."""

ICONS_OF: Final = {target: icon for icon, target in TARGETS.items()}


def small_width(text_size: float) -> float:
    """How wide a small card has to be for all that is written on it."""
    return SMALL_WIDTH * (1.0 + WIDENING * max(0.0, text_size - 1.0))


def small_card(show: PenShowcase, id_: CardId) -> Column:
    """Its sort, its name, whom it is about, and its rebus."""
    card, name = show.box[id_].value, f"card/{id_}"
    head = Row(
        SignBox(f"{name}/type", card.type, SMALL_SIGN),
        NameLabel(show.name(id_), SMALL_NAME, name=f"{name}/name", lines=2),
        SignBox(f"{name}/target", ICONS_OF[card.target], SMALL_SIGN),
        shares=(SMALL_SIGN, SMALL_WIDTH - 2 * SMALL_SIGN - 40.0, SMALL_SIGN),
        gap=8.0,
    )
    return Column(head, RebusStrip(f"{name}/rebus", card.icons, SMALL_ICON), gap=6.0)


def whole_card(show: PenShowcase, id_: CardId) -> Column:
    """All of it, with what its rebus means in words."""
    card, name = show.box[id_].value, f"card/{id_}"
    sort = show.texts.say(f"pen.type.{card.type}")
    return Column(
        NameLabel(show.name(id_), SUBHEADING, name=f"{name}/name"),
        _sign_line(f"{name}/type", card.type, sort),
        _sign_line(f"{name}/target", ICONS_OF[card.target], target_words(card.target, show.texts)),
        RebusStrip(f"{name}/rebus", card.icons, LARGE_ICON),
        Label(card_words(card, show.texts), BODY, name=f"{name}/words"),
        Label(show.joke(id_), JOKE, name=f"{name}/joke"),
        gap=10.0,
    )


def pen_card_face(
    show: PenShowcase,
    id_: CardId,
    *,
    name: str = "",
    whole: bool = False,
    on_press: Callable[[], None] | None = None,
    chosen: bool = False,
    enabled: bool = True,
) -> CardFace:
    """A card for a page. A small one tells all of it to whoever lingers on it.

    `name`: what tells it from others that are alike on the same page.
    """
    content = whole_card(show, id_) if whole else small_card(show, id_)
    return CardFace(
        name or f"card/{id_}/{'whole' if whole else 'small'}",
        content,
        on_press=on_press,
        detail=None if whole else lambda: whole_card(show, id_),
        chosen=chosen,
        enabled=enabled,
        look=card_look(show.box[id_].value),
    )


def card_look(card: Card) -> Look:
    """The paper of a card of its sort."""
    return replace(CARD, pencil=TYPE_COLOURS[card.type], pressure=0.22)


def _sign_line(name: str, sign: Sign, words: str) -> SignLine:
    def draw(canvas: Canvas, box: Box) -> None:
        draw_sign(canvas, sign, box)

    return SignLine(name, draw, words, lettering=JOKE, side=SMALL_SIGN)
