"""The parts that cards are made of: numbers with signs, hearts, abilities, what is asked for."""

from collections.abc import Hashable, Sequence
from typing import Final

from dexterity.content.texts import Texts
from dexterity.rules.fighter.cards.hero import HEALTH
from dexterity.rules.fighter.cards.item import Slot
from dexterity.rules.fighter.state import Member
from dexterity.ui.canvas.box import Box, Size
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.fonts import Weight
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.canvas.theme import LABEL, NOTE, Lettering
from dexterity.ui.draw.colours import FAINT_INK
from dexterity.ui.screens.dare.requirement_sign import draw_requirement
from dexterity.ui.screens.dare.sign_line import SignLine
from dexterity.ui.screens.fighter.signs import Sign, draw_colour_mark, draw_fighter_sign
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.values.colour import DieColour

NUMBER: Final = Lettering(24.0, Weight.BOLD)
SMALL: Final = Lettering(17.0)
"""Sentences on cards: smaller than on pages, as there are many."""
SMALL_LABEL: Final = Lettering(17.0, Weight.SEMIBOLD)
SIGN_SIDE: Final = 28.0
HEART_SIDE: Final = 15.0
MARK_SIDE: Final = 30.0
GAP: Final = 6.0
APART: Final = 16.0

SLOT_SIGNS: Final = {
    Slot.WEAPON: Sign.WEAPON,
    Slot.ARMOUR: Sign.ARMOUR,
    Slot.CONSUMABLE: Sign.CONSUMABLE,
}


class Figures(Widget):
    """Numbers side by side, each after its sign."""

    def __init__(
        self, name: str, figures: Sequence[tuple[Sign, str]], *, lettering: Lettering = NUMBER
    ) -> None:
        super().__init__(name)
        self.figures, self._lettering = tuple(figures), lettering

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        widths, high = self._measured(ruler)
        rows = self._rows(widths, width)
        wide = max((sum(row) + APART * (len(row) - 1) for row in rows), default=0.0)
        return wide, len(rows) * high

    def _measured(self, ruler: Ruler) -> tuple[list[float], float]:
        """How wide each is with its sign, and how high all are."""
        sizes = [ruler.measure(text, self._lettering) for _, text in self.figures]
        widths = [SIGN_SIDE + GAP + wide + 1.0 for wide, _ in sizes]
        return widths, max((SIGN_SIDE, *(high for _, high in sizes)))

    def _rows(self, widths: list[float], width: float) -> list[list[float]]:
        """As many in a row as fit."""
        rows: list[list[float]] = []
        for each in widths:
            if rows and sum(rows[-1]) + APART * len(rows[-1]) + each <= width:
                rows[-1].append(each)
            else:
                rows.append([each])
        return rows

    def appearance(self, touch: Touch) -> Hashable:
        return (self.figures, self._lettering)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        widths, high = self._measured(canvas)
        waiting, top = iter(self.figures), self.box.top
        for row in self._rows(widths, self.box.width):
            left = self.box.left
            for wide in row:
                self._draw_figure(canvas, *next(waiting), Box(left, top, wide, high))
                left += wide + APART
            top += high

    def _draw_figure(self, canvas: Canvas, sign: Sign, text: str, box: Box) -> None:
        place = Box(box.left, box.middle[1] - SIGN_SIDE / 2, SIGN_SIDE, SIGN_SIDE)
        draw_fighter_sign(canvas, sign, place)
        words = box.cut_left(SIGN_SIDE, gap=GAP)[1]
        canvas.text(text, words, self._lettering, raised=0.5)


class SignBox(Widget):
    """A sign alone."""

    def __init__(self, name: str, sign: Sign, *, side: float = SIGN_SIDE) -> None:
        super().__init__(name)
        self.sign, self._side = sign, side

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return self._side, self._side

    def appearance(self, touch: Touch) -> Hashable:
        return (self.sign,)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        draw_fighter_sign(canvas, self.sign, self.box)


class Hearts(Widget):
    """The health of a hero: hearts that are full, empty, or lost to scars; and in numbers."""

    def __init__(self, name: str, member: Member, words: str) -> None:
        super().__init__(name)
        self.member, self.words = member, words

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        _, high = ruler.measure(self.words, SMALL_LABEL, width)
        return width, _heart(width) + 4.0 + high

    def appearance(self, touch: Touch) -> Hashable:
        return (self.member.health, self.member.most_health, self.words)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        side = _heart(self.box.width)
        hearts, words = self.box.cut_top(side, gap=4.0)
        for at in range(HEALTH):
            place = Box(hearts.left + at * (side + 1.0), hearts.top, side, side)
            draw_fighter_sign(canvas, self._sign(at), place)
        canvas.text(self.words, words, SMALL_LABEL)

    def _sign(self, at: int) -> Sign:
        if at < self.member.health:
            return Sign.HEART
        return Sign.EMPTY_HEART if at < self.member.most_health else Sign.LOST_HEART


def _heart(width: float) -> float:
    """The side of a heart, all of which stand in one row."""
    return min(HEART_SIDE, width / HEALTH - 1.0)


class AbilityLine(Widget):
    """What one colour wakes: the die's mark, the name, and what it does; or the scar over it."""

    def __init__(
        self,
        name: str,
        colour: DieColour,
        head: str,
        text: str,
        *,
        scarred: bool = False,
        colour_safe: bool = False,
    ) -> None:
        super().__init__(name)
        self.colour, self.head, self.text = colour, head, text
        self.scarred, self._colour_safe = scarred, colour_safe

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        room = width - MARK_SIDE - 10.0
        head = ruler.measure(self.head, LABEL, room)
        text = ruler.measure(self.text, SMALL, room) if self.text else (0.0, 0.0)
        wide = max(head[0], text[0]) + MARK_SIDE + 10.0
        return wide, max(MARK_SIDE, head[1] + text[1])

    def appearance(self, touch: Touch) -> Hashable:
        return (self.colour, self.head, self.text, self.scarred, self._colour_safe)

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        mark = Box(self.box.left, self.box.top, MARK_SIDE, MARK_SIDE)
        draw_colour_mark(
            canvas, self.colour, mark, colour_safe=self._colour_safe, faint=self.scarred
        )
        if self.scarred:
            draw_fighter_sign(canvas, Sign.SCAR, mark)
        words = self.box.cut_left(MARK_SIDE, gap=10.0)[1]
        ink = FAINT_INK if self.scarred else LABEL.colour
        head = canvas.measure(self.head, LABEL, words.width)[1]
        above, below = words.cut_top(head)
        canvas.text(self.head, above, LABEL.in_colour(ink))
        if self.text:
            canvas.text(self.text, below, SMALL.in_colour(ink))


def sign_line(
    name: str, sign: Sign, words: str, *, lettering: Lettering = SMALL, faint: bool = False
) -> SignLine:
    """A drawing of Fighter with words beside it."""
    return SignLine(
        f"{name}/{sign}/{faint}",
        lambda canvas, box: draw_fighter_sign(canvas, sign, box, faint=faint),
        words,
        lettering=lettering,
        side=24.0,
    )


def slot_line(name: str, slot: Slot, words: str | None, texts: Texts) -> SignLine:
    """A thing in its place, or the place without a thing."""
    if words is None:
        empty = texts.say("fighter_screens.slot_free")
        return sign_line(name, SLOT_SIGNS[slot], empty, lettering=NOTE, faint=True)
    return sign_line(name, SLOT_SIGNS[slot], words)


def asked_line(name: str, requirement: str, texts: Texts, *, side: float = 44.0) -> SignLine:
    """How one has to throw, by its sign and its name."""
    return SignLine(
        f"{name}/{requirement}",
        lambda canvas, box: draw_requirement(canvas, requirement, box),
        texts.say(f"requirement.{requirement}.name"),
        lettering=LABEL,
        side=side,
    )
