"""A room's card: how far it leads towards the shop, what happens in it, how one throws there."""

from collections.abc import Hashable
from typing import Final

from dexterity.content.fighter.sentences import room_sentences
from dexterity.rules.fighter.cards.room import RoomId
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import BODY, NOTE, SUBHEADING
from dexterity.ui.screens.fighter.cards.halves import Halves
from dexterity.ui.screens.fighter.cards.name_label import NameLabel
from dexterity.ui.screens.fighter.cards.parts import SMALL, asked_line
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import room_name
from dexterity.ui.screens.fighter.signs import Sign, draw_fighter_sign
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row
from dexterity.ui.widgets.widget import Placeable, Touch, Widget

STEP_SIDE: Final = 30.0
DOOR_SIDE: Final = 84.0


class Steps(Widget):
    """As many shops as a room counts for, side by side."""

    def __init__(self, name: str, count: int, *, side: float = STEP_SIDE) -> None:
        super().__init__(name)
        self.count, self._side = count, side

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return self.count * (self._side + 4.0), self._side

    def appearance(self, touch: Touch) -> Hashable:
        return (self.count, self._side)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        side, top = self._side, self.box.middle[1] - self._side / 2
        for at in range(self.count):
            place = Box(self.box.left + at * (side + 4.0), top, side, side)
            draw_fighter_sign(canvas, Sign.STEP, place)


class Door(Widget):
    """What every room has."""

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return DOOR_SIDE, DOOR_SIDE

    def appearance(self, touch: Touch) -> Hashable:
        return (self.name,)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        draw_fighter_sign(canvas, Sign.DOOR, self.box)


def room_card(show: Showcase, room: RoomId) -> Halves:
    """All of it."""
    card, name = show.box.rooms[room], f"room/{room}"
    steps = show.texts.say("fighter.room.symbols", amount=card.value.symbols)
    head = Row(
        Fixed(Door(f"{name}/door"), height=DOOR_SIDE),
        Label(card.line.said_in(show.texts.language), NOTE, name=f"{name}/line"),
        shares=(0.28, 0.72),
    )
    first = Column(
        NameLabel(room_name(show, room), SUBHEADING, name=f"{name}/name"),
        head,
        Steps(f"{name}/steps", card.value.symbols),
        Label(steps, SMALL, name=f"{name}/symbols"),
        gap=8.0,
    )
    return Halves(first, Column(*room_asks(show, room), *room_does(show, room), gap=8.0))


def room_asks(show: Showcase, room: RoomId, *, side: float = 44.0) -> list[Placeable]:
    """How everybody has to throw in it, if that matters."""
    asked = show.box.rooms[room].value.requirement
    return [] if asked is None else [asked_line(f"room/{room}/asked", asked, show.texts, side=side)]


def room_does(show: Showcase, room: RoomId) -> list[Placeable]:
    """What happens in it, sentence by sentence; how one throws there is told by its sign."""
    card = show.box.rooms[room].value
    sentences = room_sentences(card, show.texts)
    if card.requirement is not None:
        sentences = sentences[:-1]
    return [Label(words, BODY, name=f"room/{room}/{at}") for at, words in enumerate(sentences)]
