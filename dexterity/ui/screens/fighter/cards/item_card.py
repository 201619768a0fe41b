"""The card of a thing: what it is, what it costs, what it does, and how one has to throw for it."""

from dexterity.content.fighter.sentences import item_sentences
from dexterity.rules.fighter.cards.item import Item, ItemId, Weapon
from dexterity.ui.canvas.theme import LABEL, NOTE, SUBHEADING
from dexterity.ui.screens.dare.requirement_sign import draw_requirement
from dexterity.ui.screens.dare.sign_line import SignLine
from dexterity.ui.screens.fighter.cards.name_label import NameLabel
from dexterity.ui.screens.fighter.cards.parts import (
    SLOT_SIGNS,
    SMALL,
    Figures,
    SignBox,
    asked_line,
    sign_line,
)
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import item_name
from dexterity.ui.screens.fighter.signs import Sign
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Row
from dexterity.ui.widgets.widget import Placeable


def item_card(show: Showcase, item: ItemId, *, named: bool = True) -> Column:
    """All of it. `named`: its name is not written above it already."""
    card, name = show.box.items[item], f"item/{item}"
    sort = show.texts.say(f"fighter.slot.{card.value.slot}.name")
    head = [NameLabel(item_name(show, item), SUBHEADING, name=f"{name}/name")] if named else []
    return Column(
        *head,
        Row(
            sign_line(f"{name}/slot", SLOT_SIGNS[card.value.slot], sort, lettering=NOTE),
            price_of(show, card.value),
            shares=(0.66, 0.34),
        ),
        *item_asks(show, card.value),
        *item_does(show, card.value),
        Label(card.line.said_in(show.texts.language), NOTE, name=f"{name}/line"),
        gap=8.0,
    )


def small_item_card(show: Showcase, item: ItemId, *, price: bool = False) -> Column:
    """What it is, and with what sort of throw; with its price in a shop."""
    card, name = show.box.items[item].value, f"item/{item}"
    head = sign_line(name, SLOT_SIGNS[card.slot], item_name(show, item), lettering=LABEL)
    lines: list[Placeable] = [head]
    if isinstance(card.use, Weapon) and card.use.requirement is not None:
        lines.append(_small_asked(show, name, card.use.requirement))
    if price:
        lines.append(price_of(show, card))
    return Column(*lines, gap=4.0)


def ware_card(show: Showcase, item: ItemId) -> Column:
    """What it is, what it costs, what it does; without its joke, as many lie side by side."""
    card, name = show.box.items[item].value, f"item/{item}"
    use = card.use
    asked = use.requirement if isinstance(use, Weapon) else None
    head = Row(
        SignBox(f"{name}/slot", SLOT_SIGNS[card.slot], side=24.0),
        NameLabel(item_name(show, item), LABEL, name=f"{name}/name", lines=2),
        price_of(show, card),
        shares=(0.1, 0.62, 0.28),
        gap=8.0,
    )
    sentences = item_sentences(card, show.texts)
    if asked is not None:
        # The first one says how to throw; so does the sign.
        sentences = sentences[1:]
    lines = [Label(words, SMALL, name=f"{name}/{at}") for at, words in enumerate(sentences)]
    signs = [] if asked is None else [_small_asked(show, name, asked)]
    return Column(head, *signs, *lines, gap=2.0)


def _small_asked(show: Showcase, name: str, requirement: str) -> SignLine:
    return SignLine(
        f"{name}/asked/{requirement}",
        lambda canvas, box: draw_requirement(canvas, requirement, box),
        show.texts.say(f"requirement.{requirement}.name"),
        lettering=SMALL,
        side=28.0,
    )


def price_of(show: Showcase, item: Item) -> Figures:
    """In coins."""
    return Figures(f"item/{item.id}/price", ((Sign.COIN, show.texts.number(item.price)),))


def item_asks(show: Showcase, item: Item) -> list[Placeable]:
    """How one has to throw with it, if that matters."""
    use = item.use
    if not isinstance(use, Weapon) or use.requirement is None:
        return []
    return [asked_line(f"item/{item.id}/asked", use.requirement, show.texts)]


def item_does(show: Showcase, item: Item) -> list[Placeable]:
    """What it does, sentence by sentence."""
    sentences = item_sentences(item, show.texts)
    return [Label(words, SMALL, name=f"item/{item.id}/{at}") for at, words in enumerate(sentences)]
