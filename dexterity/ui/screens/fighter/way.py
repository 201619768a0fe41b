"""The way through the dungeon as a drawn path: rooms behind, shops between, the boss at its end."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from dexterity.content.texts import Texts
from dexterity.rules.fighter.cards.foe import FoeId
from dexterity.rules.fighter.cards.room import SHOP_AT, SHOPS_BEFORE_BOSS, Room, RoomId
from dexterity.rules.fighter.state import State
from dexterity.ui.canvas.box import Box, Size, centred
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Align, Ruler
from dexterity.ui.draw.colours import FAINT_INK, INK
from dexterity.ui.screens.fighter.cards.parts import SMALL_LABEL
from dexterity.ui.screens.fighter.portraits import Mood, Sitter, draw_portrait
from dexterity.ui.screens.fighter.signs import Sign, draw_fighter_sign
from dexterity.ui.widgets.widget import Touch, Widget
from dexterity.values.vectors import Vec2

SHOP_SIDE: Final = 44.0
BOSS_SIDE: Final = 60.0
LARGEST_PORTRAIT: Final = 62.0
MARGIN: Final = 40.0
"""Between the path's turns and the edge of its picture."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A room behind the party, with whoever was beaten in it."""

    room: RoomId
    foe: FoeId
    leg: int
    """Which of the three ways to a shop it lies on, from 0."""
    steps: int
    """How far along that way its end is, at most SHOP_AT."""


def stops_of(state: State, rooms: Mapping[RoomId, Room]) -> tuple[Stop, ...]:
    """All rooms whose monsters are beaten, in order."""
    stops: list[Stop] = []
    leg, steps = 0, 0
    for room, foe in zip(state.walked, state.beaten, strict=False):
        steps += rooms[room].symbols
        stops.append(Stop(room, foe, leg, min(steps, SHOP_AT)))
        if steps >= SHOP_AT:
            leg, steps = leg + 1, 0
    return tuple(stops)


class Way(Widget):
    """Three rows, to and fro as one ploughs; each ends at a shop, the last one at the boss."""

    def __init__(self, name: str, state: State, stops: Sequence[Stop], texts: Texts) -> None:
        super().__init__(name)
        self.stops, self.texts = tuple(stops), texts
        self.leg, self.steps = min(state.shops, SHOPS_BEFORE_BOSS), state.symbols

    @property
    def can_focus(self) -> bool:
        return False

    def wanted(self, ruler: Ruler, width: float) -> Size:
        return width, 240.0

    def appearance(self, touch: Touch) -> Hashable:
        return (self.stops, self.leg, self.steps, self.texts.language)

    # --- where things are -----------------------------------------------------------------------

    def at(self, leg: int, steps: float) -> Vec2:
        """The place on the path after so many steps of a leg."""
        left, right = self.box.left + MARGIN, self.box.right - MARGIN - 30.0
        share = steps / SHOP_AT
        x = left + (right - left) * (share if leg % 2 == 0 else 1.0 - share)
        row = self.box.height / SHOPS_BEFORE_BOSS
        return x, self.box.top + row * (leg + 0.66) + 3.0 * sin(2.2 * steps + leg)

    def _path(self, leg: int, steps: float) -> list[Vec2]:
        count = max(2, round(2 * steps))
        return [self.at(leg, steps * at / count) for at in range(count + 1)]

    def _turn(self, leg: int) -> list[Vec2]:
        """From the end of a leg to the beginning of the next."""
        (x, top), (_, bottom) = self.at(leg, SHOP_AT), self.at(leg + 1, 0.0)
        out = 26.0 if leg % 2 == 0 else -26.0
        middle, half = (top + bottom) / 2, (bottom - top) / 2
        turns = (pi * at / 8 for at in range(9))
        return [(x + out * sin(turn), middle - half * cos(turn)) for turn in turns]

    # --- drawing --------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, touch: Touch) -> None:
        for leg in range(SHOPS_BEFORE_BOSS):
            gone = SHOP_AT if leg < self.leg else self.steps if leg == self.leg else 0
            self._draw_leg(canvas, leg, gone)
            if leg + 1 < SHOPS_BEFORE_BOSS:
                self._draw_turn(canvas, leg, behind=leg < self.leg)
        for stop in self.stops:
            self._draw_stop(canvas, stop)
        for leg in range(SHOPS_BEFORE_BOSS):
            self._draw_shop(canvas, leg)
        self._draw_boss(canvas)

    def _draw_leg(self, canvas: Canvas, leg: int, gone: int) -> None:
        canvas.line(self._path(leg, SHOP_AT), width=1.4, colour=FAINT_INK, name=f"way/{leg}")
        if gone:
            canvas.line(self._path(leg, gone), width=3.4, name=f"way/gone/{leg}")
        for step in range(SHOP_AT):
            x, y = self.at(leg, step)
            ink = INK if step <= gone and leg <= self.leg else FAINT_INK
            canvas.line([(x, y - 4.0), (x, y + 4.0)], width=1.6, colour=ink, name="way/step")
        if leg == self.leg:
            x, y = self.at(leg, gone)
            draw_fighter_sign(canvas, Sign.CROWN, centred((x, y + 16.0), (22.0, 22.0)))

    def _draw_turn(self, canvas: Canvas, leg: int, *, behind: bool) -> None:
        width, ink = (3.2, INK) if behind else (1.4, FAINT_INK)
        canvas.line(self._turn(leg), width=width, colour=ink, name=f"way/turn/{leg}")

    def _draw_stop(self, canvas: Canvas, stop: Stop) -> None:
        before = max(
            (
                other.steps
                for other in self.stops
                if other.leg == stop.leg and other.steps < stop.steps
            ),
            default=0,
        )
        x, y = self.at(stop.leg, (before + stop.steps) / 2)
        row = self.box.height / SHOPS_BEFORE_BOSS
        side = min(LARGEST_PORTRAIT, 0.62 * row)
        place = Box(x - side / 2, y - side - 5.0, side, side)
        draw_portrait(canvas, Sitter.MONSTER, stop.foe, Mood.HURT, place)

    def _draw_shop(self, canvas: Canvas, leg: int) -> None:
        x, y = self.at(leg, SHOP_AT)
        place = centred((x, y - 12.0), (SHOP_SIDE, SHOP_SIDE))
        draw_fighter_sign(canvas, Sign.STEP, place, faint=leg >= self.leg)
        number = self.texts.number(leg + 1)
        words = Box(place.left - 20.0, place.bottom - 2.0, place.width + 40.0, 40.0)
        canvas.text(number, words, SMALL_LABEL, align=Align.CENTRE)

    def _draw_boss(self, canvas: Canvas) -> None:
        x, y = self.at(SHOPS_BEFORE_BOSS - 1, SHOP_AT)
        place = centred((x + 52.0, y - 14.0), (BOSS_SIDE * 0.8, BOSS_SIDE * 0.8))
        draw_fighter_sign(canvas, Sign.SKULL, place)
