"""A player's side of the table: name, health, treasure, and the items in the hand."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from dexterity.rules.pen.cards.card import CardId
from dexterity.rules.pen.player import PlayerId
from dexterity.rules.pen.state import Pawn
from dexterity.ui.canvas.theme import CARD, NOTE, SUBHEADING
from dexterity.ui.draw.colours import INK
from dexterity.ui.screens.pen.cards.pen_card import pen_card_face
from dexterity.ui.screens.pen.cards.showcase import PenShowcase
from dexterity.ui.screens.pen.health_row import HealthRow
from dexterity.ui.screens.pen.name_plate import NamePlate
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.panel import Panel
from dexterity.ui.widgets.widget import Placeable

GAP: Final = 8.0
PADDING: Final = 12.0
AHEAD: Final = NOTE.in_colour(INK)
"""Not faint: who overlooks it wonders why the pencil does as it likes."""

UseItem = Callable[[PlayerId, CardId], None]


@dataclass(frozen=True, slots=True)
class Side:
    """All that is shown of a player beside the sheet."""

    player: PlayerId
    name: str
    pawn: Pawn
    plays: bool
    """Whether it is this player who decides."""
    ahead: tuple[str, ...] = ()
    """What has been put in store for the next flicks."""


def side_panel(side: Side, show: PenShowcase, use: UseItem) -> Panel:
    """The card at a player's side."""
    player, pawn, say = side.player, side.pawn, show.texts.say
    carried = Label(say("pen_screens.treasure"), SUBHEADING, name=f"treasure/{player}")
    column = Column(
        NamePlate(f"name/{player}", player, side.name, plays=side.plays),
        HealthRow(f"health/{player}", pawn.health, show.texts.number(pawn.health)),
        *([carried] if pawn.has_treasure else []),
        *(Label(words, AHEAD, name=f"ahead/{player}/{at}") for at, words in enumerate(side.ahead)),
        *_items(side, show, use),
        gap=GAP,
    )
    return Panel(column, name=f"side/{player}", look=CARD, padding=PADDING)


def _items(side: Side, show: PenShowcase, use: UseItem) -> list[Placeable]:
    if not side.pawn.hand:
        words = show.texts.say("pen_screens.no_items")
        return [Label(words, NOTE, name=f"items/{side.player}")]
    return [
        pen_card_face(
            show,
            card,
            name=f"item/{side.player}/{number}",
            on_press=partial(use, side.player, card),
        )
        for number, card in enumerate(side.pawn.hand)
    ]
