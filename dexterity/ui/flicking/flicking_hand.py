"""The hand at the pencil: pointers, wheel, keys and buttons become calls of a way of flicking."""

from collections.abc import Callable
from dataclasses import replace
from math import isfinite
from typing import Final

from dexterity.hand.feel import POWER_STEP
from dexterity.hand.pencil.feel import LEAN_STEP_RAD
from dexterity.hand.pencil.handicap import Handicap
from dexterity.hand.pencil.held import HeldPencil, LetBe, PencilAnswer, Pushed
from dexterity.hand.pencil.pencil_way import PencilWay
from dexterity.hand.ways.flick import swing_begun
from dexterity.hand.ways.held import WayName
from dexterity.hand.ways.timing import Timing
from dexterity.ui.input.events import (
    LEFT_BUTTON,
    RIGHT_BUTTON,
    Event,
    Pointer,
    PointerKind,
)
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.led_hand import LedHand
from dexterity.ui.throwing.trail import Trail
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2

POWERS: Final = {
    Intention.POWER_UP: POWER_STEP,
    Intention.POWER_DOWN: -POWER_STEP,
    # Where a die is thrown higher, a pencil is pushed harder: keyboards without page keys can too.
    Intention.LOFT_UP: POWER_STEP,
    Intention.LOFT_DOWN: -POWER_STEP,
}

BY_POINTER: Final = frozenset({WayName.FLICK, WayName.SLINGSHOT})
"""Ways that need a pointer, which flicks or pulls."""

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
        now_s: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """`on_pencil`: whether a point of the stage shows the pencil, which is seen to stand
        above its tip; taken there, it is led as if it had been taken at the tip. `now_s` is the
        clock of the pointers, for what keys do."""
        self.now_s = now_s
        self._lent_for: PencilWay | None = None
        """The way that the player has chosen, while keys flick in another."""
        self.flicked_in = way.way.name
        """The way in which the pencil was last flicked."""
        self.stopped = False
        """The last flick had stopped before it was let go of."""
        self._still = False
        """Whether the pointer that holds the pencil was seen to stand still."""
        self.trail = Trail()
        """On the sheet."""
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
        return self.held.hand.begun or self.held.eyes_shut or self._lent_for is not None

    @property
    def needs_other(self) -> bool:
        """Whether another finger, button or key is the other hand."""
        return Handicap.BOTH_HANDS in self.held.handicaps

    @property
    def hint(self) -> str:
        """The key of the sentence that says what to do next, or what has just come of it."""
        if self._still and swing_begun(self.held.hand):
            return "pencil_hint.still"
        return "pencil_hint.stopped" if self.stopped else self.held.hint

    def stand(self, held: HeldPencil) -> None:
        """The pencil stands somewhere else, or before somebody else."""
        self._pointer = self._other = None
        self.stopped = False
        self.held = held

    def use(self, way: PencilWay) -> None:
        """From now on in this way; what a pointer had begun is let go of."""
        self.let_be()
        self._lent_for, self.stopped = None, False
        self.way, self.held = way, way.taken_over(self.held)

    def take_back(self) -> None:
        """Nobody is at the keys any more: the way that the player has chosen counts again."""
        if self._lent_for is not None:
            self.use(self._lent_for)

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
        return self.awake and (self._shuts_eyes() or self._take(self.way.aimed(self.held, by_rad)))

    def power(self, by: float) -> bool:
        """Changes the power by a share of its scale."""
        return self.awake and (self._shuts_eyes() or self._take(self.way.powered(self.held, by)))

    def lean(self, notches: float) -> bool:
        """Leans the pencil back by notches of the wheel."""
        sound = self.awake and isfinite(notches)
        return sound and self._take(self.way.leaned(self.held, notches * LEAN_STEP_RAD))

    def confirm(self, at_s: float | None = None) -> bool:
        if not self.awake or self.held.hand.pressing:
            return self.awake
        if self.way.way.name in BY_POINTER:
            # Who has chosen to flick by pointer and is at the keys gets the needle, for this once.
            chosen, needle = self.way, replace(self.way, way=Timing(roams=True))
            self.use(needle)
            self._lent_for = chosen
            self._shuts_eyes()
            return True
        pressed_s = self.now_s() if at_s is None else at_s
        return self._shuts_eyes() or self._take(self.way.confirmed(self.held, pressed_s))

    def _shuts_eyes(self) -> bool:
        """Whether that is all that was done: what is aimed with closed eyes is aimed after it."""
        if self.way.way.name in BY_POINTER or not self.held.must_shut_eyes:
            return False
        self.held = replace(self.held, eyes_shut=True)
        return True

    def cancel(self) -> bool:
        if not self.begun:
            return False
        self._pointer = None
        back = self.way.cancelled(self.held)
        # Where nothing is aimed yet, it was the eyes that were shut, or the needle that was lent.
        return self._take(LetBe(replace(self.held, eyes_shut=False)) if back == self.held else back)

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
        self.stopped = False
        if self._lent_for is not None and not self.held.hand.begun:
            self.take_back()
        if self._shuts_eyes():
            return True
        answer = self._pressed(self.held, pointer)
        if answer is self.held:
            return False
        if isinstance(answer, HeldPencil) and answer.hand.pressing:
            self._pointer, self._still = pointer.id, False
        return self._take(answer)

    def _pressed(self, held: HeldPencil, pointer: Pointer) -> PencilAnswer:
        """The pencil taken where it is touched, be it high above its tip."""
        self._shift_mm = (0.0, 0.0)
        if held.hand.way in BY_POINTER and self._on_pencil(pointer.place):
            (x, y), (tip_x, tip_y) = self._where(pointer.place), held.view.tip_mm
            self._shift_mm = (tip_x - x, tip_y - y)
        return self.way.pressed(held, self._sample(pointer))

    def _is_other_hand(self, pointer: Pointer) -> bool:
        """A right button, or the first of two fingers that is not at the pencil."""
        if not self.needs_other or self._other is not None:
            return False
        if pointer.button == RIGHT_BUTTON:
            return True
        if self.way.way.name not in BY_POINTER:
            # At a needle a press is a press, wherever: the first of two fingers only holds.
            return pointer.kind is PointerKind.FINGER and self.held.lacks_a_hand
        # As if the other hand were there already: would this press take the pencil?
        there = self.way.other_hand(self.held, down=True)
        if not isinstance(there, HeldPencil):
            return False
        taken = self._pressed(there, pointer)
        return not (isinstance(taken, HeldPencil) and taken.hand.pressing)

    def _move(self, pointer: Pointer) -> bool:
        if pointer.id != self._pointer:
            return self._other == _hold_of(pointer)
        self._still = False
        sample = self._sample(pointer)
        if self.pointer_mm is not None:
            self.trail.leave(self.held.hand.way, PointerSample(pointer.at_s, *self.pointer_mm))
        return self._take(self.way.moved(self.held, sample))

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

    def _stay(self, pointer: Pointer) -> bool:
        self._still = pointer.id == self._pointer
        return self._still

    # --- what comes of it -----------------------------------------------------------------------

    def _take(self, answer: PencilAnswer) -> bool:
        match answer:
            case HeldPencil():
                self.held = answer
            case LetBe(held, stopped):
                self._pointer, self.held, self.stopped = None, held, stopped
                self.take_back()
            case Pushed():
                self._pointer = self._other = None
                self.flicked_in = self.way.way.name
                self.take_back()
                self._on_push(answer)
        return True


def _hold_of(pointer: Pointer) -> int:
    """A name for what holds: the buttons of a mouse are two hands."""
    return -1 if pointer.button == RIGHT_BUTTON else pointer.id
