"""The card of a monster: its face with its strength, or its back; and all there is to say of it."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Final

from dexterity.rules.delve.cards.adventurer import AdventurerId, TileId
from dexterity.rules.delve.cards.monster import HIDDEN, MonsterId
from dexterity.rules.delve.state import Facing
from dexterity.ui.canvas.box import Box
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.fonts import Weight
from dexterity.ui.canvas.letters import Align
from dexterity.ui.canvas.theme import BODY, LABEL, NOTE, NOTICE, SUBHEADING, Lettering
from dexterity.ui.screens.delve.beaters import beaters
from dexterity.ui.screens.delve.fitted_label import FittedLabel
from dexterity.ui.screens.delve.pictures import Picture, monster_path
from dexterity.ui.screens.delve.showcase import DelveShowcase
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.fighter.cards.parts import SMALL_LABEL
from dexterity.ui.screens.fighter.portraits import Mood
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.stack import Stack
from dexterity.ui.widgets.widget import Placeable, Touch

SIDE: Final = 400.0
"""A drawing takes all the room there is."""
BADGE_SHARE: Final = 0.3
"""Of a picture's side, for its strength."""
SHARES: Final = (0.82, 0.18)
SMALL_SHARES: Final = (0.74, 0.26)
PADDING: Final = 6.0

Against = tuple[AdventurerId, tuple[TileId, ...]]
"""Who would meet a monster, and with which tiles."""


@dataclass(frozen=True, slots=True)
class MonsterView:
    """What is to be shown of a card."""

    monster: MonsterId
    strength: int | None = None
    """What it came to when it was met, or what its card says."""
    mood: Mood = Mood.CALM
    note: str = ""
    """Instead of its name."""


def card_view(show: DelveShowcase, monster: MonsterId, note: str = "") -> MonsterView:
    """As its card has it, before anybody meets it."""
    strength = None if monster == HIDDEN else show.card(monster).strength
    return MonsterView(monster, strength, note=note)


def met_view(facing: Facing, mood: Mood = Mood.CALM, note: str = "") -> MonsterView:
    """As it turned out to be."""
    return MonsterView(facing.monster, facing.strength, mood, note)


class MonsterPicture(Picture):
    """The drawing with the strength in its corner."""

    def __init__(self, name: str, view: MonsterView) -> None:
        super().__init__(name, monster_path(view.monster, view.mood), side=SIDE)
        self._strength = "" if view.strength is None else str(view.strength)

    def appearance(self, touch: Touch) -> Hashable:
        return (super().appearance(touch), self._strength)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        super().draw(canvas, touch)
        if not self._strength:
            return
        side = max(22.0, BADGE_SHARE * min(self.box.size))
        badge = Box(self.box.left, self.box.top, side, side)
        canvas.box(badge, NOTICE, f"{self.name}/strength")
        # Not larger with the player's letters: it is part of the drawing.
        lettering = Lettering(0.62 * side / canvas.text_size, Weight.BOLD)
        canvas.text(self._strength, badge, lettering, align=Align.CENTRE, raised=0.5)


def monster_face(
    show: DelveShowcase,
    name: str,
    view: MonsterView,
    *,
    against: Against | None = None,
    on_press: Callable[[], None] | None = None,
) -> CardFace:
    """`against`: who might meet it, and with which tiles."""
    words = view.note or show.monster(view.monster)
    content = Stack(
        MonsterPicture(f"{name}/picture", view),
        FittedLabel(words, LABEL, align=Align.CENTRE, name=f"{name}/name"),
        shares=SHARES,
        gap=2.0,
    )
    return _face(show, name, view, content, against=against, on_press=on_press)


def small_face(show: DelveShowcase, name: str, view: MonsterView) -> CardFace:
    """In a row of many: a word on what became of it, or nothing but its back."""
    picture = MonsterPicture(f"{name}/picture", view)
    if not view.note:
        return _face(show, name, view, picture)
    words = FittedLabel(view.note, SMALL_LABEL, align=Align.CENTRE, name=f"{name}/name")
    return _face(show, name, view, Stack(picture, words, shares=SMALL_SHARES, gap=0.0))


def _face(
    show: DelveShowcase,
    name: str,
    view: MonsterView,
    content: Placeable,
    *,
    against: Against | None = None,
    on_press: Callable[[], None] | None = None,
) -> CardFace:
    detail = None
    if view.monster != HIDDEN:
        detail = partial(monster_detail, show, view.monster, against)
    return CardFace(name, content, on_press=on_press, detail=detail, padding=PADDING)


def monster_detail(
    show: DelveShowcase,
    monster: MonsterId,
    against: Against | None = None,
) -> Column:
    """All of it: what it does, and what beats it."""
    name = f"about/{monster}"
    lines: list[Placeable] = [
        Label(show.monster(monster), SUBHEADING, name=f"{name}/name"),
        *(Label(words, BODY, name=f"{name}/{words}") for words in show.monster_does(monster)),
        *(
            Label(words, BODY, name=f"{name}/{words}")
            for words in beaten_words(show, monster, against)
        ),
        Label(show.monster_line(monster), NOTE, name=f"{name}/line"),
    ]
    return Column(*lines, gap=8.0)


def beaten_words(
    show: DelveShowcase,
    monster: MonsterId,
    against: Against | None,
) -> list[str]:
    """Which of these tiles get the better of it; nothing where only the meeting tells that."""
    if against is None or show.card(monster).strength is None:
        return []
    adventurer, tiles = against
    powers = ((show.tile(adventurer, tile), show.power(adventurer, tile)) for tile in tiles)
    alone, maybe = beaters(powers, show.card(monster))
    told = [] if not alone else [show.say("beaten_by", tiles=", ".join(alone))]
    if maybe:
        told.append(show.say("beaten_maybe", tiles=", ".join(maybe)))
    return told or [show.say("beaten_by_none")]
