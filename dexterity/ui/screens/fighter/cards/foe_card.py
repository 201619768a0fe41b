"""A monster's or a boss's card: portrait, level, numbers, and what makes it special."""

from dexterity.content.fighter.sentences import foe_sentences
from dexterity.rules.fighter.cards.foe import Foe, FoeId
from dexterity.ui.canvas.theme import LABEL, NOTE, SUBHEADING
from dexterity.ui.screens.fighter.cards.halves import Halves
from dexterity.ui.screens.fighter.cards.name_label import NameLabel
from dexterity.ui.screens.fighter.cards.parts import SMALL, Figures, asked_line
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import foe_name, foe_rank, foe_sitter
from dexterity.ui.screens.fighter.portraits import Mood, Portrait
from dexterity.ui.screens.fighter.signs import Sign
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row
from dexterity.ui.widgets.widget import Placeable

SIDE = 150.0


def foe_card(
    show: Showcase, foe: FoeId, *, health: int | None = None, mood: Mood = Mood.CALM
) -> Halves:
    """All of it. `health`: what it has now, where that is not what its card says."""
    card, name = show.box.foe(foe), f"foe/{foe}"
    told = Column(
        Label(foe_rank(card.value, show.texts), NOTE, name=f"{name}/rank"),
        foe_figures(show, card.value, health),
        gap=6.0,
    )
    head = Column(
        NameLabel(foe_name(show, foe), SUBHEADING, name=f"{name}/name"),
        Row(_portrait(card.value, mood, SIDE), told, shares=(0.42, 0.58)),
        gap=6.0,
    )
    asks = Column(
        *foe_asks(show, card.value),
        Label(card.line.said_in(show.texts.language), NOTE, name=f"{name}/line"),
        gap=8.0,
    )
    return Halves(head, asks)


def _portrait(foe: Foe, mood: Mood, side: float) -> Placeable:
    portrait = Portrait(f"foe/{foe.id}/portrait", foe_sitter(foe), foe.id, mood, side=side)
    return Fixed(portrait, height=side)


def foe_figures(show: Showcase, foe: Foe, health: int | None = None) -> Figures:
    """Health, what a miss costs, what it leaves behind."""
    number = show.texts.number
    figures = [
        (Sign.HEART, number(foe.health if health is None else health)),
        (Sign.CLAW, number(foe.damage)),
    ]
    if foe.gold:
        figures.append((Sign.COIN, number(foe.gold)))
    return Figures(f"foe/{foe.id}/figures", figures)


def foe_asks(show: Showcase, foe: Foe) -> list[Placeable]:
    """What makes it worse than its numbers: a trait, a way to throw, or nothing."""
    name = f"foe/{foe.id}"
    lines: list[Placeable] = []
    if foe.trait is not None:
        words = show.texts.say(f"fighter.trait.{foe.trait}.name")
        lines.append(Label(words, LABEL, name=f"{name}/trait"))
    if foe.requirement is not None:
        lines.append(asked_line(f"{name}/asked", foe.requirement, show.texts))
    sentences = foe_sentences(foe, show.texts)
    lines += [Label(words, SMALL, name=f"{name}/{at}") for at, words in enumerate(sentences)]
    return lines
