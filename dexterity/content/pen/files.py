"""How Pen's cards are written, and what is wrong with a rebus that means nothing."""

from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta

from dexterity.content.cards import ID, Forms, card, lists
from dexterity.content.forms import FLAT, Form, MisfitError, OneOf
from dexterity.rules.pen.cards.card import Card as PlayedCard
from dexterity.rules.pen.cards.card import CardId, CardType
from dexterity.rules.pen.rebus.idioms import Icons
from dexterity.rules.pen.rebus.parsing import MOST_BOXES, FlawKind, RebusFlaw, parse
from dexterity.rules.pen.rebus.rebus import Rebus
from dexterity.rules.pen.rebus.target import Target

MOST_ICONS: Final = 8
"""In one box: what can still be made out on a card."""

REASONS: Final = {
    FlawKind.BOXES: f"must have 1 to {MOST_BOXES} boxes",
    FlawKind.EMPTY: "has no icon",
    FlawKind.MEANINGLESS: "means nothing: no idiom fits these icons in this order, in this box",
    FlawKind.NO_CONDITION: "must be a condition, being the first of two boxes",
    FlawKind.TERM_WITHOUT_FLICK: "says how a flick is made, so it must follow the box of the flick,"
    " with nothing else in it",
    FlawKind.WALL_WITHOUT_FLICK: "asks for a wall that was touched, but no flick comes before it",
    FlawKind.STOP_AMONG_OTHERS: "keeps an event from happening: that must be all that a card does,"
    " and is not told of a player",
    FlawKind.UNDER_TOO_LATE: "puts the card under the pile, but it has waited, and left the table",
}

Boxes = Annotated[
    tuple[Annotated[Icons, Meta(max_length=MOST_ICONS)], ...],
    Meta(min_length=1, max_length=MOST_BOXES),
]


@dataclass(frozen=True, slots=True)
class _ReadRebus:
    """The icons, and what they mean."""

    icons: tuple[Icons, ...]
    rebus: Rebus


def _rebus(rebus: Boxes) -> _ReadRebus:
    meant = parse(rebus)
    if isinstance(meant, RebusFlaw):
        raise MisfitError((f"rebus[{meant.box}]", REASONS[meant.kind]))
    return _ReadRebus(rebus, meant)


READ_REBUS: Final = Form(_rebus)

EventType = Annotated[CardType, OneOf(tuple(t for t in CardType if t is not CardType.FATRAS))]

Count = Annotated[int, Meta(ge=1, le=10)]
"""Cards of one sort: a quarter of the events at most."""


def _event(
    id: Annotated[CardId, ID],
    type: EventType,
    count: Count,
    target: Target,
    read: Annotated[_ReadRebus, READ_REBUS, FLAT],
) -> PlayedCard:
    if read.rebus.stops is not None:
        raise MisfitError(("rebus", "keeps an event from happening, which only fatras can do"))
    return PlayedCard(id, type, target, read.icons, read.rebus, count)


def _fatras(
    id: Annotated[CardId, ID],
    count: Count,
    target: Target,
    read: Annotated[_ReadRebus, READ_REBUS, FLAT],
) -> PlayedCard:
    return PlayedCard(id, CardType.FATRAS, target, read.icons, read.rebus, count)


EVENTS: Final = "events.toml"
FATRAS: Final = "fatras.toml"

FILES: Final[Forms] = {
    EVENTS: lists(event=card(Form(_event))),
    FATRAS: lists(fatras=card(Form(_fatras))),
}
"""What a box is made of."""
