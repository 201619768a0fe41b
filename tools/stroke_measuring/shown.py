"""Screens of the real game that tell what they show, for somebody who plays them from outside.

A person sees a needle, a gauge and whether a die waits; so does who plays here, and no more. Each
screen begins again by itself, so that it can be played as often as one likes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import dist
from typing import Final

from dexterity.hand.pencil.scales import power_from_speed as pencil_power
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import Phase, WayName
from dexterity.hand.ways.power import power_from_speed
from dexterity.rules.fighter.actions import Action, LetCount, TakeBackDice, TakeDie
from dexterity.session.aim_aid import AimAid
from dexterity.session.shipped import shipped_library
from dexterity.session.throw import Throw
from dexterity.ui.flicking.meant_line import meant_line
from dexterity.ui.frame.screen import Frame
from dexterity.ui.screens.challenge.book import Book
from dexterity.ui.screens.challenge.level import LevelScreen
from dexterity.ui.screens.fighter.fight import FightScreen
from dexterity.ui.screens.pen.lesson import PenLesson
from dexterity.ui.screens.posing.fights import fight_of
from dexterity.ui.screens.practice.practice import PracticeScreen
from dexterity.ui.throwing.scene import Scene
from dexterity.ui.throwing.throwing_table import ThrowingTable
from dexterity.values.colour import DieColour
from dexterity.values.stroke import Push
from dexterity.values.vectors import Vec2

LEVEL: Final = "1-01-hello-table"
FOE: Final = "owlbear"
MARK_MM: Final[Vec2] = (40.0, 0.0)
"""From the tip of a pencil to where it is to go."""
NEAR_MM: Final = 15.0
"""From the end of a stroke to the mark. Smaller: a regular hand never hits it. Larger: whoever
flicks about there does."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What is to be seen of the hand in one picture."""

    waits: bool
    """It waits for somebody to throw or flick."""
    judged: bool
    """The last die lies there; a press takes up the next."""
    way: WayName
    phase: Phase
    direction_rad: float
    """What letting go now would mean."""
    power: float


@dataclass(frozen=True, slots=True)
class Came:
    """What came of a throw or a flick."""

    hit: bool
    way: WayName
    """As the game has it."""


Told = Seen | Came
TellShown = Callable[[Told], None]


def seen_of(table: ThrowingTable) -> Seen:
    """What a table of dice shows."""
    hand, calm = table.hand, not table.empty_handed
    meant: Toss = hand.meant()
    return Seen(
        table.scene is Scene.HAND and calm,
        table.scene is Scene.VERDICT and calm,
        hand.way.name,
        hand.held.phase,
        meant.direction_rad,
        power_from_speed(meant.speed_mm_s),
    )


class ShownPractice(PracticeScreen):
    """The practice table."""

    def __init__(self, frame: Frame, tell: TellShown) -> None:
        super().__init__(frame, seed=1)
        self._show_to = tell

    def _judged(self, throw: Throw) -> None:
        super()._judged(throw)
        self._show_to(Came(throw.verdict.hit, self.table.thrown_in))

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        self._show_to(seen_of(self.table))


class ShownLevel(LevelScreen):
    """The first level; when it is over, it begins anew."""

    def __init__(self, frame: Frame, tell: TellShown) -> None:
        level = shipped_library().named(LEVEL)
        if level is None:
            raise LookupError(LEVEL)
        super().__init__(frame, Book(frame.services), level, seed=1)
        self._show_to = tell

    def _judged(self, throw: Throw) -> None:
        super()._judged(throw)
        self._show_to(Came(throw.verdict.hit, self.table.thrown_in))

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        if not self.goes_on and self.table.scene is Scene.VERDICT:
            self.restart()
        self._show_to(seen_of(self.table))


class ShownFight(FightScreen):
    """A fight; dice are taken and throws let count as they come, and after it another begins."""

    def __init__(self, frame: Frame, tell: TellShown) -> None:
        super().__init__(frame, fight_of(FOE))
        self._show_to = tell

    def _judged(self, throw: Throw) -> None:
        self._show_to(Came(throw.verdict.hit, self.table.thrown_in))
        super()._judged(throw)

    def hand_on(self) -> None:
        self.frame.swap(ShownFight(self.frame, self._show_to))

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        if self.theatre.busy:
            self.skip()
        elif not self.campaign.game.awaits_throw(self.campaign.state) and self.table.calm:
            self._decide()
        self._show_to(seen_of(self.table))

    def _decide(self) -> None:
        tried: tuple[Action, ...] = (LetCount(), *map(TakeDie, DieColour), TakeBackDice())
        action = next((one for one in tried if self.campaign.why_not(one) is None), None)
        if action is None:
            self.hand_on()
        else:
            self.do(action)


class ShownPencil(PenLesson):
    """The sheet of the guided first match; the pencil stands again where it stood."""

    def __init__(self, frame: Frame, tell: TellShown) -> None:
        super().__init__(frame)
        self._show_to = tell

    def flick(self, push: Push, way: WayName | None) -> None:
        self.table.stand(self.match.state.turn)
        # Walls are another matter: what counts is the hand.
        (x, y), end = push.tip_mm, meant_line(push, AimAid.FULL)[-1]
        near = dist(end, (x + MARK_MM[0], y + MARK_MM[1])) <= NEAR_MM
        self._show_to(Came(near, self.table.hand.flicked_in))

    def update(self, elapsed_s: float) -> None:
        super().update(elapsed_s)
        hand = self.table.hand
        push = hand.way.meant(hand.held, hand.now_s())
        waits = hand.awake and not self.telling.busy
        power = pencil_power(push.speed_mm_s)
        seen = Seen(
            waits, False, hand.way.way.name, hand.held.hand.phase, push.direction_rad, power
        )
        self._show_to(seen)
