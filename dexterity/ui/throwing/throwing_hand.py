"""The hand at the table: pointers, wheel, keys and buttons become calls of a way of throwing."""

from collections.abc import Callable
from math import isfinite

from dexterity.hand.feel import AIM_FINE_STEP_RAD, AIM_STEP_RAD, POWER_STEP
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import PHASES, Answer, Held, Outcome
from dexterity.hand.ways.loft import SecondFinger, loft_from_notches, put_down
from dexterity.hand.ways.way import Way
from dexterity.ui.input.events import (
    RIGHT_BUTTON,
    Event,
    FocusLost,
    Intended,
    Phase,
    Pointer,
    PointerKind,
    Wheel,
)
from dexterity.ui.input.intentions import Intention
from dexterity.ui.throwing.hand_plane import height_on_stage, sample_at

AIMS = {
    Intention.AIM_LEFT: -AIM_STEP_RAD,
    Intention.AIM_RIGHT: AIM_STEP_RAD,
    Intention.AIM_LEFT_FINE: -AIM_FINE_STEP_RAD,
    Intention.AIM_RIGHT_FINE: AIM_FINE_STEP_RAD,
}
LOFTS = {Intention.LOFT_UP: 1.0, Intention.LOFT_DOWN: -1.0}
POWERS = {Intention.POWER_UP: POWER_STEP, Intention.POWER_DOWN: -POWER_STEP}


class ThrowingHand:
    """One die from where it waits to where it leaves the hand, and so again and again.

    Every outcome, thrown, dropped or called off, goes to `on_outcome`; the die then waits anew.
    """

    def __init__(self, way: Way, held: Held, on_outcome: Callable[[Outcome], None]) -> None:
        self.way, self.held = way, held
        self.awake = True
        """While it is not, only second thoughts are heard: a die is still in the air."""
        self._on_outcome = on_outcome
        self._pointer: int | None = None
        self._second: tuple[int, SecondFinger] | None = None

    # --- how it stands ------------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        """Whether there is anything to call off."""
        return self.held.pressing or self.held.phase is not PHASES[self.way.name][0]

    def meant(self) -> Toss:
        """The toss that would come of letting go now."""
        return self.way.meant(self.held)

    def use(self, way: Way) -> None:
        """From now on in this way; what a pointer had begun is let go of."""
        self.let_go()
        self.way, self.held = way, way.taken_over(self.held)

    def let_go(self) -> None:
        """Pointers that are down mean nothing any more."""
        self._pointer = self._second = None

    # --- what is heard ------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """True if it was for the hand."""
        match event:
            case Pointer():
                return self._point(event)
            case Wheel(steps, _):
                return self.loft(steps)
            case Intended():
                return self._intend(event)
            case FocusLost():
                self.let_be()
                return True
            case _:
                return False

    def _intend(self, event: Intended) -> bool:
        match event.intention:
            case Intention.THROW if not event.repeated:
                return self.confirm()
            case Intention.BACK if not event.repeated:
                return self.cancel()
            case aim if aim in AIMS:
                return self.aim(AIMS[aim])
            case loft if loft in LOFTS:
                return self.loft(LOFTS[loft])
            case power if power in POWERS:
                return self.power(POWERS[power])
            case _:
                return False

    # --- what keys and buttons do -------------------------------------------------------------

    def aim(self, by_rad: float) -> bool:
        """Turns the direction; positive to the right."""
        return self.awake and self._take(self.way.aimed(self.held, by_rad))

    def loft(self, notches: float) -> bool:
        """Raises the throw by notches of the wheel."""
        sound = self.awake and isfinite(notches)
        return sound and self._take(self.way.lofted(self.held, loft_from_notches(notches)))

    def power(self, by: float) -> bool:
        """Changes the power by a share of its scale."""
        return self.awake and self._take(self.way.powered(self.held, by))

    def confirm(self) -> bool:
        """On to the next step, or the throw."""
        return self.awake and self._take(self.way.confirmed(self.held))

    def cancel(self) -> bool:
        """Second thoughts; False if there was nothing to call off."""
        answer = self.way.cancelled(self.held)
        if answer is self.held:
            return False
        self.let_go()
        return self._take(answer)

    def let_be(self) -> None:
        """Puts back a die that a pointer holds; what was chosen before stays chosen."""
        if self.held.pressing:
            self.cancel()

    # --- pointers -----------------------------------------------------------------------------

    def _point(self, pointer: Pointer) -> bool:
        match pointer.phase:
            case Phase.DOWN:
                return self._press(pointer)
            case Phase.MOVE:
                return self._move(pointer)
            case Phase.UP:
                return self._lift(pointer)
            case Phase.CANCEL:
                return self._lose(pointer)
            case Phase.HOVER:
                return False

    def _press(self, pointer: Pointer) -> bool:
        if pointer.button == RIGHT_BUTTON:
            return self.cancel()
        if not self.awake:
            return False
        if self._pointer is not None:
            return self._press_second(pointer)
        held = self.way.pressed(self.held, sample_at(pointer.place, pointer.at_s))
        if not held.pressing:
            return False
        self._pointer = pointer.id
        return self._take(held)

    def _press_second(self, pointer: Pointer) -> bool:
        another = pointer.kind is PointerKind.FINGER and pointer.id != self._pointer
        if another and self._second is None:
            self._second = pointer.id, put_down(height_on_stage(pointer.place))
        return True

    def _move(self, pointer: Pointer) -> bool:
        if self._second is not None and pointer.id == self._second[0]:
            finger, by_rad = self._second[1].moved_to(height_on_stage(pointer.place))
            self._second = pointer.id, finger
            return self._take(self.way.lofted(self.held, by_rad))
        if pointer.id != self._pointer:
            return False
        return self._take(self.way.moved(self.held, sample_at(pointer.place, pointer.at_s)))

    def _lift(self, pointer: Pointer) -> bool:
        if self._second is not None and pointer.id == self._second[0]:
            (_, finger), self._second = self._second, None
            return self.cancel() if finger.calls_off else True
        if pointer.id != self._pointer or self._still_pressed(pointer):
            return False
        self.let_go()
        return self._take(self.way.released(self.held, sample_at(pointer.place, pointer.at_s)))

    def _still_pressed(self, pointer: Pointer) -> bool:
        """Another button of the mouse than the one that holds the die."""
        return pointer.button != 1

    def _lose(self, pointer: Pointer) -> bool:
        if self._second is not None and pointer.id == self._second[0]:
            self._second = None
            return True
        if pointer.id != self._pointer:
            return False
        self.let_go()
        return self.cancel()

    # --- what comes of it ---------------------------------------------------------------------

    def _take(self, answer: Answer) -> bool:
        if isinstance(answer, Held):
            self.held = answer
            return True
        self.let_go()
        self.held = self.way.taken_over(self.held.laid_back())
        self._on_outcome(answer)
        return True
