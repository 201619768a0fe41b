"""A player's side of the table: name, health, treasure, and the items in the hand."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dexterity.content.pen.box import PenBox
from dexterity.content.texts import Texts
from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.state import Pawn
from dexterity.ui.canvas.theme import CARD, NOTE, SUBHEADING
from dexterity.ui.screens.pen.card_words import card_name, card_sentences
from dexterity.ui.screens.pen.health_row import HealthRow
from dexterity.ui.screens.pen.name_plate import NamePlate
from dexterity.ui.widgets.button import Button
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Placeable

GAP: Final = 8.0
PADDING: Final = 12.0

UseItem = Callable[[PlayerId, CardId], None]


@dataclass(frozen=True, slots=True)
class Side:
    """All that is shown of a player beside the sheet."""

    player: PlayerId
    name: str
    pawn: Pawn
    plays: bool
    """Whether it is this player who decides."""


def side_panel(side: Side, box: PenBox, texts: Texts, use: UseItem) -> Panel:
    """The card at a player's side."""
    player, pawn = side.player, side.pawn
    parts: list[Placeable] = [
        NamePlate(f"name/{player}", player, side.name, plays=side.plays),
        HealthRow(f"health/{player}", pawn.health, texts.number(pawn.health)),
    ]
    carried = "treasure" if pawn.has_treasure else "treasure_home"
    words = texts.say(f"pen_screens.{carried}")
    parts.append(Label(words, SUBHEADING if pawn.has_treasure else NOTE,
                       name=f"treasure/{player}"))  # fmt: skip
    parts += _items(side, box, texts, use)
    return Panel(Column(*parts, gap=GAP), name=f"side/{player}", look=CARD, padding=PADDING)


def _items(side: Side, box: PenBox, texts: Texts, use: UseItem) -> list[Placeable]:
    if not side.pawn.hand:
        return [Label(texts.say("pen_screens.no_items"), NOTE, name=f"items/{side.player}")]
    return [
        Button(
            f"item/{side.player}/{number}",
            card_name(box, card, texts),
            lambda card=card: use(side.player, card),  # type: ignore[misc]
            hint=card_sentences(box, card, texts),
        )
        for number, card in enumerate(side.pawn.hand)
    ]
