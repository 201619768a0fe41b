"""The hand at the pencil: pointers, wheel, keys and buttons become calls of a way of flicking."""

from collections.abc import Callable
from math import isfinite
from typing import Final

from dexterity.hand.feel import POWER_STEP
from dexterity.hand.pencil.feel import LEAN_STEP_RAD
from dexterity.hand.pencil.handicap import Handicap
from dexterity.hand.pencil.held import HeldPencil, LetBe, PencilAnswer, Pushed
from dexterity.hand.pencil.pencil_way import PencilWay
from dexterity.hand.ways.held import PHASES, WayName
from dexterity.ui.input.events import (
    LEFT_BUTTON,
    RIGHT_BUTTON,
    Event,
    Pointer,
)
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.led_hand import LedHand
from dexterity.values import PointerSample, Vec2

POWERS: Final = {
    Intention.POWER_UP: POWER_STEP,
    Intention.POWER_DOWN: -POWER_STEP,
    # Where a die is thrown higher, a pencil is pushed harder: keyboards without page keys can too.
    Intention.LOFT_UP: POWER_STEP,
    Intention.LOFT_DOWN: -POWER_STEP,
}

WhereOnSheet = Callable[[Vec2], Vec2]
"""The place of the sheet, in millimetres, that a point of the stage shows."""


class FlickingHand(LedHand):
    """One pencil from where it stands to where it slips away. What came of it goes to `on_push`."""

    def __init__(
        self,
        way: PencilWay,
        held: HeldPencil,
        where: WhereOnSheet,
        on_push: Callable[[Pushed], None],
        *,
        on_pencil: Callable[[Vec2], bool] = lambda place: False,
    ) -> None:
        """`on_pencil`: whether a point of the stage shows the pencil, which is seen to stand
        above its tip; taken there, it is led as if it had been taken at the tip."""
        self.way, self.held = way, held
        self._on_pencil = on_pencil
        self._shift_mm: Vec2 = (0.0, 0.0)
        self.awake = True
        """While it is not, nothing is heard: somebody else has the pencil, or nobody."""
        self._where, self._on_push = where, on_push
        self._pointer: int | None = None
        self._other: int | None = None
        self.pointer_mm: Vec2 | None = None
        """Where the pointer was last seen; a card in the hand is held there."""

    # --- how it stands --------------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        """Whether there is anything to call off."""
        hand = self.held.hand
        return hand.pressing or hand.phase is not PHASES[hand.way][0]

    @property
    def needs_other(self) -> bool:
        """Whether another finger, button or key is the other hand."""
        return Handicap.BOTH_HANDS in self.held.handicaps

    def stand(self, held: HeldPencil) -> None:
        """The pencil stands somewhere else, or before somebody else."""
        self._pointer = self._other = None
        self.held = held

    def use(self, way: PencilWay) -> None:
        """From now on in this way; what a pointer had begun is let go of."""
        self.let_be()
        self.way, self.held = way, way.taken_over(self.held)

    def turn_sheet(self, turned_rad: float) -> None:
        """The sheet lies otherwise before the player."""
        self.held = self.way.turned(self.held, turned_rad)

    def handle(self, event: Event) -> bool:
        return self.awake and super().handle(event)

    # --- what keys and buttons do -------------------------------------------------------------

    def _adjust(self, intention: Intention) -> bool:
        return intention in POWERS and self.power(POWERS[intention])

    def _do_trick(self) -> bool:
        return self.needs_other and self._hold_other(down=not self.held.other_down)

    def _roll(self, notches: float) -> bool:
        return self.lean(notches)

    def aim(self, by_rad: float) -> bool:
        """To the right, as the player sees it."""
        return self.awake and self._take(self.way.aimed(self.held, by_rad))

    def power(self, by: float) -> bool:
        """Changes the power by a share of its scale."""
        return self.awake and self._take(self.way.powered(self.held, by))

    def lean(self, notches: float) -> bool:
        """Leans the pencil back by notches of the wheel."""
        sound = self.awake and isfinite(notches)
        return sound and self._take(self.way.leaned(self.held, notches * LEAN_STEP_RAD))

    def confirm(self) -> bool:
        return self.awake and self._take(self.way.confirmed(self.held))

    def cancel(self) -> bool:
        if not self.begun:
            return False
        self._pointer = None
        return self._take(self.way.cancelled(self.held))

    def let_be(self) -> None:
        if self.held.hand.pressing:
            self.cancel()
        self._pointer = None
        if self._other is not None:
            self._other = None
            self._hold_other(down=False)

    def _hold_other(self, *, down: bool) -> bool:
        return self._take(self.way.other_hand(self.held, down=down))

    # --- pointers -------------------------------------------------------------------------------

    def _press(self, pointer: Pointer) -> bool:
        if self._is_other_hand(pointer):
            self._other = _hold_of(pointer)
            return self._hold_other(down=True)
        if pointer.button == RIGHT_BUTTON:
            return self.cancel()
        if self._pointer is not None:
            # A second finger on the sheet: the first one did not mean it.
            return self.cancel()
        held = self._pressed(self.held, pointer)
        if not held.hand.pressing:
            return False
        self._pointer = pointer.id
        return self._take(held)

    def _pressed(self, held: HeldPencil, pointer: Pointer) -> HeldPencil:
        """The pencil taken where it is touched, be it high above its tip."""
        self._shift_mm = (0.0, 0.0)
        if held.hand.way is not WayName.TWO_STEP and self._on_pencil(pointer.place):
            (x, y), (tip_x, tip_y) = self._where(pointer.place), held.view.tip_mm
            self._shift_mm = (tip_x - x, tip_y - y)
        return self.way.pressed(held, self._sample(pointer))

    def _is_other_hand(self, pointer: Pointer) -> bool:
        """A right button, or the first of two fingers that is not at the pencil."""
        if not self.needs_other or self._other is not None:
            return False
        if pointer.button == RIGHT_BUTTON:
            return True
        # As if the other hand were there already: would this press take the pencil?
        there = self.way.other_hand(self.held, down=True)
        return isinstance(there, HeldPencil) and not self._pressed(there, pointer).hand.pressing

    def _move(self, pointer: Pointer) -> bool:
        if pointer.id != self._pointer:
            return self._other == _hold_of(pointer)
        return self._take(self.way.moved(self.held, self._sample(pointer)))

    def _lift(self, pointer: Pointer) -> bool:
        if self._other == _hold_of(pointer):
            self._other = None
            return self._hold_other(down=False)
        if pointer.id != self._pointer or pointer.button != LEFT_BUTTON:
            return False
        self._pointer = None
        return self._take(self.way.released(self.held, self._sample(pointer)))

    def _lose(self, pointer: Pointer) -> bool:
        if self._other == _hold_of(pointer):
            self._other = None
            return self._hold_other(down=False)
        return pointer.id == self._pointer and self.cancel()

    def _sample(self, pointer: Pointer) -> PointerSample:
        x, y = self.pointer_mm = self._where(pointer.place)
        return PointerSample(pointer.at_s, x + self._shift_mm[0], y + self._shift_mm[1])

    def _hover(self, pointer: Pointer) -> bool:
        self.pointer_mm = self._where(pointer.place)
        return False

    # --- what comes of it -----------------------------------------------------------------------

    def _take(self, answer: PencilAnswer) -> bool:
        match answer:
            case HeldPencil():
                self.held = answer
            case LetBe(held):
                self._pointer, self.held = None, held
            case Pushed():
                self._pointer = self._other = None
                self._on_push(answer)
        return True


def _hold_of(pointer: Pointer) -> int:
    """A name for what holds: the buttons of a mouse are two hands."""
    return -1 if pointer.button == RIGHT_BUTTON else pointer.id
