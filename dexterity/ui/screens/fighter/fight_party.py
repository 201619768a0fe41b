"""The party beside the table: a line for each hero, and the chest below them."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Final

from dexterity.rules.fighter.state import Member, SeatId, State
from dexterity.session.seat import Seat
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.fonts import Weight
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import CARD, QUIET, Lettering
from dexterity.ui.draw.colours import CENTRE, FAINT_INK, INK
from dexterity.ui.screens.fighter.cards.face import CardFace
from dexterity.ui.screens.fighter.cards.hero_card import hero_card
from dexterity.ui.screens.fighter.cards.parts import SLOT_SIGNS, Figures
from dexterity.ui.screens.fighter.cards.showcase import Showcase
from dexterity.ui.screens.fighter.cards.words import hero_name, member_mood, player_words
from dexterity.ui.screens.fighter.fight_beat import CHEST, hero_face
from dexterity.ui.screens.fighter.portraits import Sitter, draw_portrait
from dexterity.ui.screens.fighter.signs import Sign, draw_colour_mark, draw_fighter_sign
from dexterity.ui.widgets.layout import Column
from dexterity.ui.widgets.widget import Touch, Widget

NAME: Final = Lettering(16.0, Weight.SEMIBOLD)
NUMBER: Final = Lettering(16.0, Weight.SEMIBOLD)
PADDING: Final = 4.0
LEAST: Final = 38.0
SIGN: Final = 15.0
GAP: Final = 4.0


@dataclass(frozen=True, slots=True)
class HeroSeen:
    """What there is to see of a hero."""

    member: Member
    name: str
    leads: bool
    computer: bool


class HeroStrip(Widget):
    """Face, name and leader's mark; below it health, scars, and the things as small signs."""

    def __init__(self, name: str, show: Showcase, seen: HeroSeen, *, brief: bool = False) -> None:
        """`brief`: in one line, without the things."""
        super().__init__(name)
        self.seen, self._show, self._brief = seen, show, brief

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        line = max(SIGN, ruler.measure("9", NUMBER)[1])
        high = line if self._brief else ruler.measure("X", NAME)[1] + line
        return width, max(LEAST, high)

    def appearance(self, touch: Touch) -> Hashable:
        return (self.seen, self._show.colour_safe, self._brief)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        member, side = self.seen.member, min(self.box.height, LEAST)
        face = Box(self.box.left, self.box.middle[1] - side / 2, side, side)
        draw_portrait(canvas, Sitter.HERO, member.hero, member_mood(member), face)
        rest = self.box.cut_left(side, gap=8.0)[1]
        if self._brief:
            _, name = rest.cut_left(self._draw_health(canvas, rest) - rest.left, gap=8.0)
            self._draw_name(canvas, name)
            return
        above, below = rest.cut_top(canvas.measure("X", NAME)[1])
        self._draw_name(canvas, above)
        self._draw_state(canvas, below)

    def _draw_name(self, canvas: Canvas, box: Box) -> None:
        signs = [Sign.CROWN] * self.seen.leads + [Sign.COMPUTER] * self.seen.computer
        left = box.right
        for sign in signs:
            left -= SIGN + GAP
            draw_fighter_sign(canvas, sign, Box(left + GAP, box.middle[1] - SIGN / 2, SIGN, SIGN))
        ink = INK if self.seen.member.stands else FAINT_INK
        room = Box(box.left, box.top, left - box.left, box.height)
        name = fitting(canvas, self.seen.name, NAME, room.width)
        canvas.text(name, room, NAME.in_colour(ink), raised=0.5)

    def _draw_health(self, canvas: Canvas, box: Box) -> float:
        """Returns where it ends."""
        member, middle = self.seen.member, box.middle[1]
        heart = Sign.HEART if member.stands else Sign.SKULL
        draw_fighter_sign(canvas, heart, Box(box.left, middle - SIGN / 2, SIGN, SIGN))
        words = f"{member.health}/{member.most_health}"
        ink = CENTRE if 2 * member.health <= member.most_health else INK
        wide = canvas.measure(words, NUMBER)[0]
        place = Box(box.left + SIGN + GAP, box.top, wide + 1.0, box.height)
        canvas.text(words, place, NUMBER.in_colour(ink), raised=0.5)
        return place.right

    def _draw_state(self, canvas: Canvas, box: Box) -> None:
        member, middle = self.seen.member, box.middle[1]
        left = self._draw_health(canvas, box) + 8.0
        for colour in member.scars:
            scar = Box(left, middle - SIGN / 2, SIGN, SIGN)
            draw_colour_mark(canvas, colour, scar, colour_safe=self._show.colour_safe, faint=True)
            draw_fighter_sign(canvas, Sign.SCAR, scar)
            left = scar.right + GAP
        left = box.right
        for thing in reversed(member.carried):
            left -= SIGN + GAP
            slot = self._show.box.items[thing.item].value.slot
            place = Box(left + GAP, middle - SIGN / 2, SIGN, SIGN)
            draw_fighter_sign(canvas, SLOT_SIGNS[slot], place, faint=thing.used)


def fitting(canvas: Canvas, name: str, lettering: Lettering, width: float) -> str:
    """A name, or as many of its words as fit into a line; the face tells who it is, too."""
    words = name.split(" ")
    while words and canvas.measure(" ".join(words), lettering)[0] > width:
        words.pop()
    return " ".join(words)


def party_column(
    show: Showcase,
    state: State,
    seats: tuple[Seat, ...],
    on_press: Callable[[SeatId], None],
    *,
    brief: bool = False,
) -> Column:
    """Everybody, around the table from the first seat; whose turn it is stands out."""
    turn = None if state.fight is None else state.fight.turn
    faces = []
    for at, member in enumerate(state.party):
        seat = SeatId(at)
        seen = HeroSeen(
            member, hero_name(show, member.hero), seat == state.leader, seats[at].is_computer
        )
        faces.append(
            CardFace(
                hero_face(seat),
                HeroStrip(f"{hero_face(seat)}/strip", show, seen, brief=brief),
                on_press=partial(on_press, seat),
                detail=partial(hero_card, show, member, player=player_words(seats[at], show.texts)),
                chosen=seat == turn,
                look=CARD if member.stands else QUIET,
                padding=PADDING,
            )
        )
    return Column(*faces, gap=3.0)


def chest_face(show: Showcase, state: State) -> CardFace:
    """Gold and white dice."""
    number = show.texts.number
    figures = ((Sign.COIN, number(state.gold)), (Sign.DIE, number(state.white_dice)))
    return CardFace(
        CHEST,
        Figures("chest/figures", figures, lettering=NUMBER),
        padding=PADDING + 2.0,
        hint=show.texts.say("fight_screens.chest_hint"),
    )
