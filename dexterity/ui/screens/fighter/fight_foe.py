"""The monster beside the table: its face, its health to be counted, and what makes it special."""

from collections.abc import Hashable
from enum import Enum, auto
from math import ceil, pi, sin
from typing import Final

from dexterity.content.fighter.sentences import foe_sentences
from dexterity.rules.fighter.cards.foe import Foe
from dexterity.rules.fighter.cards.hero import Ability
from dexterity.rules.fighter.state import Fight, Token
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import CARD, CORAL, LABEL, NOTE, Look
from dexterity.ui.draw.colours import BONE, FAINT_INK, INK, Colour
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.fighter.cards.foe_card import foe_asks, foe_card
from dexterity.ui.screens.fighter.cards.name_label import NameLabel
from dexterity.ui.screens.fighter.cards.parts import NUMBER, SMALL, SMALL_LABEL, Figures, sign_line
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import foe_name, foe_rank, foe_sitter
from dexterity.ui.screens.fighter.fight_beat import FOE_FACE
from dexterity.ui.screens.fighter.portraits import Mood, Portrait, Sitter
from dexterity.ui.screens.fighter.signs import Sign, draw_fighter_sign
from dexterity.ui.widgets.label import Label
from dexterity.ui.widgets.layout import Column, Fixed, Row
from dexterity.ui.widgets.widget import Placeable, Touch, Widget

SIDE: Final = 92.0
PADDING: Final = 10.0
PIP_HIGH: Final = 15.0
PIP_GAP: Final = 3.0
SIGN: Final = 26.0
FEW, MANY = 10, 15
"""Points of health in a row: ten are counted at a glance, but a boss has forty."""
WEAK: Final = 20
"""What is shown in rows of a few."""
SHAKE_S: Final = 0.4
SHAKE: Final = 5.0
"""Points that a face is thrown aside by a blow."""
HEALTHY: Final[Colour] = (0.86, 0.31, 0.28)
FULL: Final = Look(ground=BONE, pencil=HEALTHY, pressure=0.75, spacing=3.0, line=1.1)
EMPTY: Final = Look(ground=BONE, ink=FAINT_INK, line=1.0)
BOSS: Final = Look(ground=BONE, pencil=CORAL, pressure=0.3, line=2.4, twice=True, shadow=True)


ABILITY_OF: Final = {
    Token.FEAST: Ability.FEAST,
    Token.TIME_SPELL: Ability.TIME_SPELL,
    Token.FLUTE: Ability.ENCHANTED_FLUTE,
}
"""What has left a token there."""


class Telling(Enum):
    """How much a card has room for; all the rest is told to whoever lingers on it."""

    ALL = auto()
    NO_JOKE = auto()
    FIGURES = auto()
    """Numbers without words."""
    NAMES = auto()
    """What makes it special by name alone."""


class HealthTrack(Widget):
    """A heart, a number, and a box for each point of health, those that are left filled."""

    def __init__(self, name: str, health: int, most: int) -> None:
        super().__init__(name)
        self.most = most
        self.shown = max(0, health)
        """What is filled; it runs after the true number while a blow is being shown."""

    @property
    def can_focus(self) -> bool:
        return False

    @property
    def in_a_row(self) -> int:
        return FEW if self.most <= WEAK else MANY

    def wanted(self, ruler: Ruler, width: float) -> Size:
        rows = ceil(self.most / self.in_a_row)
        high = max(SIGN, ruler.measure("0", NUMBER)[1])
        return width, high + PIP_GAP + rows * (PIP_HIGH + PIP_GAP)

    def appearance(self, touch: Touch) -> Hashable:
        return (self.shown, self.most)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        high = max(SIGN, canvas.measure("0", NUMBER)[1])
        head, track = self.box.cut_top(high, gap=PIP_GAP)
        draw_fighter_sign(canvas, Sign.HEART, Box(head.left, head.middle[1] - SIGN / 2, SIGN, SIGN))
        words = Box(head.left + SIGN + 8.0, head.top, head.width - SIGN - 8.0, head.height)
        canvas.text(f"{self.shown} / {self.most}", words, NUMBER, raised=0.5)
        wide = (track.width + PIP_GAP) / self.in_a_row
        for at in range(self.most):
            row, column = divmod(at, self.in_a_row)
            left, top = track.left + column * wide, track.top + row * (PIP_HIGH + PIP_GAP)
            place = Box(left, top, wide - PIP_GAP, PIP_HIGH)
            canvas.box(place, FULL if at < self.shown else EMPTY, f"pip/{at % 3}")


class ShakenPortrait(Portrait):
    """A portrait that a blow throws aside."""

    def __init__(self, name: str, sitter: Sitter, id_: str, mood: Mood) -> None:
        super().__init__(name, sitter, id_, mood, side=SIDE)
        self.aside = 0.0

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        self.box, place = self.box.moved(self.aside), self.box
        super().draw(canvas, touch)
        self.box = place


class FoeFace(CardFace):
    """All of the monster on one card; more of it for whoever lingers."""

    def __init__(
        self, show: Showcase, fight: Fight, mood: Mood, telling: Telling = Telling.ALL
    ) -> None:
        foe = show.box.foe(fight.foe).value
        self.track = HealthTrack("foe/track", fight.health, fight.most_health)
        self.portrait = ShakenPortrait("foe/portrait", foe_sitter(foe), foe.id, mood)
        self.moving = False
        """Drawn each frame while a blow is being shown."""
        super().__init__(
            FOE_FACE,
            _content(show, fight, self.portrait, self.track, telling),
            detail=lambda: _detail(show, fight, mood),
            look=BOSS if foe.boss else CARD,
            padding=PADDING,
        )

    def shake(self, age_s: float) -> None:
        """So long after the blow."""
        share = min(1.0, age_s / SHAKE_S)
        self.portrait.aside = SHAKE * (1.0 - share) * sin(6.0 * pi * share)

    def appearance(self, touch: Touch) -> Hashable:
        return None if self.moving else super().appearance(touch)


def _content(
    show: Showcase, fight: Fight, portrait: Portrait, track: HealthTrack, telling: Telling
) -> Column:
    card = show.box.foe(fight.foe)
    foe = card.value
    aside = NOTE.in_colour(INK) if foe.boss else NOTE
    told = Column(
        NameLabel(foe_name(show, fight.foe), LABEL, name="foe/name"),
        NameLabel(foe_rank(foe, show.texts), aside, name="foe/rank"),
        gap=2.0,
    )
    lines: list[Placeable] = [
        Row(Fixed(portrait, height=SIDE), told, shares=(SIDE, 216.0 - SIDE - 8.0), gap=8.0),
        track,
        *_figures(show, fight, foe, brief=telling in {Telling.FIGURES, Telling.NAMES}),
    ]
    if fight.calmed:
        lines.append(Label(show.texts.say("fight_screens.calmed"), aside, name="foe/calmed"))
    else:
        asks = foe_asks(show, foe)
        named = len(asks) - len(foe_sentences(foe, show.texts))
        lines += asks[:named] if telling is Telling.NAMES else asks
    tokens = [show.texts.say(f"fight_screens.token_{token}") for token in fight.tokens]
    if fight.sampled is not None:
        tokens.append(show.texts.say("fight_screens.token_sample"))
    if fight.free_throws:
        words = show.texts.say("fight_screens.free_throws", amount=fight.free_throws)
        tokens.append(words)
    if tokens:
        lines.append(Label(" · ".join(tokens), SMALL_LABEL, name="foe/tokens"))
    if telling is Telling.ALL:
        lines.append(Label(card.line.said_in(show.texts.language), aside, name="foe/line"))
    return Column(*lines, gap=6.0)


def _detail(show: Showcase, fight: Fight, mood: Mood) -> Column:
    """All of it, and what lies beside it."""
    say = show.texts.say
    lines = [
        Label(say(f"fighter.ability.{ABILITY_OF[token]}.text"), SMALL, name=f"foe/token/{token}")
        for token in fight.tokens
    ]
    card = foe_card(show, fight.foe, health=max(0, fight.health), mood=mood)
    return Column(card, *lines, gap=8.0)


def _figures(show: Showcase, fight: Fight, foe: Foe, *, brief: bool) -> list[Placeable]:
    """What a miss costs, and what it leaves behind."""
    say, number = show.texts.say, show.texts.number
    damage = max(1, foe.damage - fight.soothed) if fight.soothed else foe.damage
    if brief:
        figures = [(Sign.CLAW, number(damage))]
        if foe.gold:
            figures.append((Sign.COIN, number(foe.gold)))
        return [Figures("foe/figures", figures)]
    lines = [sign_line("foe/damage", Sign.CLAW, say("fighter.foe.damage", amount=damage))]
    if foe.gold:
        words = say("fighter.foe.gold", amount=foe.gold)
        lines.append(sign_line("foe/gold", Sign.COIN, words))
    return [*lines]
