"""The hand at the table: pointers, wheel, keys and buttons become calls of a way of throwing."""

from collections.abc import Callable
from dataclasses import replace
from math import isfinite

from dexterity.hand.dare.dare import PLAIN_THROW
from dexterity.hand.feel import POWER_STEP
from dexterity.hand.requirements.prayer import TOGETHER_MS
from dexterity.hand.toss import Toss
from dexterity.hand.ways.held import (
    PHASES,
    Answer,
    Cancelled,
    Held,
    Outcome,
    Thrown,
    WayName,
)
from dexterity.hand.ways.loft import SecondFinger, loft_from_notches, put_down
from dexterity.hand.ways.way import Way, grabbed
from dexterity.ui.input.events import (
    RIGHT_BUTTON,
    Pointer,
    PointerKind,
)
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.led_hand import LedHand
from dexterity.ui.throwing.hand_plane import height_on_stage
from dexterity.ui.throwing.strike import Strike
from dexterity.ui.throwing.trick import Trick
from dexterity.values import PointerSample

LOFTS = {Intention.LOFT_UP: 1.0, Intention.LOFT_DOWN: -1.0}
POWERS = {Intention.POWER_UP: POWER_STEP, Intention.POWER_DOWN: -POWER_STEP}


class ThrowingHand(LedHand):
    """One die from where it waits to where it leaves the hand, and so again and again.

    Every outcome, thrown, dropped or called off, goes to `on_outcome`; the die then waits anew.
    """

    def __init__(
        self,
        way: Way,
        held: Held,
        on_outcome: Callable[[Outcome], None],
        *,
        trick: Trick | None = None,
        on_strike: Callable[[Strike], None] = lambda strike: None,
    ) -> None:
        """`trick` is what the dare asks of the hand; `on_strike` hears of a tool that is led."""
        self.way, self.held = way, held
        self.trick = trick or Trick(PLAIN_THROW)
        self._on_strike = on_strike
        self.awake = True
        """While it is not, only second thoughts are heard: a die is still in the air."""
        self._on_outcome = on_outcome
        self._pointer: int | None = None
        self._second: tuple[int, SecondFinger] | None = None
        self.now_s: Callable[[], float] = lambda: 0.0
        """The clock of the pointers, for what keys do."""
        self._waiting: Thrown | None = None

    # --- how it stands ------------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        """Whether there is anything to call off."""
        waits = self.held.phase is PHASES[self.way.name][0] and not self.held.pressing
        return not waits or self.trick.dark_since_s is not None

    def meant(self) -> Toss:
        """The toss that would come of letting go now."""
        return self.way.meant(self.held)

    def use(self, way: Way) -> None:
        """From now on in this way; what a pointer had begun is let go of."""
        self.let_go()
        self.way = way
        self._wait_anew()

    def take_up(self, trick: Trick, loft_rad: float) -> None:
        """Another dare: the die waits where that one has it."""
        self.let_go()
        self.trick = trick
        self.held = self.way.start(trick.dare.rest_mm, loft_rad=trick.dare.loft_rad(loft_rad))

    def let_go(self) -> None:
        """Pointers that are down mean nothing any more."""
        self._pointer = self._second = self._waiting = None
        self.trick.let_go()

    # --- what keys and buttons do -------------------------------------------------------------

    def _adjust(self, intention: Intention) -> bool:
        if intention in LOFTS:
            return self.loft(LOFTS[intention])
        return intention in POWERS and self.power(POWERS[intention])

    def _do_trick(self) -> bool:
        return self.awake and self.trick.do(self.now_s())

    def _roll(self, notches: float) -> bool:
        return self.loft(notches)

    def aim(self, by_rad: float) -> bool:
        return self.awake and (self._shuts_eyes() or self._take(self.way.aimed(self.held, by_rad)))

    def loft(self, notches: float) -> bool:
        """Raises the throw by notches of the wheel."""
        sound = self.awake and isfinite(notches)
        return sound and self._take(self.way.lofted(self.held, loft_from_notches(notches)))

    def power(self, by: float) -> bool:
        """Changes the power by a share of its scale."""
        return self.awake and (self._shuts_eyes() or self._take(self.way.powered(self.held, by)))

    def confirm(self) -> bool:
        return self.awake and (self._shuts_eyes() or self._take(self.way.confirmed(self.held)))

    def _shuts_eyes(self) -> bool:
        """Whether that is all that was done: what is chosen in the dark is chosen after it."""
        return self.trick.shut_eyes(self.now_s())

    def cancel(self) -> bool:
        answer = self.way.cancelled(self.held)
        if answer is self.held:
            if not self.begun:
                return False
            answer = Cancelled(self.held.laid_back())
        self.let_go()
        return self._take(answer)

    def let_be(self) -> None:
        if self.held.pressing:
            self.cancel()

    # --- pointers -----------------------------------------------------------------------------

    def _press(self, pointer: Pointer) -> bool:
        if self.awake and self._is_other_hand(pointer):
            return self.trick.other_hand(down=True, at_s=pointer.at_s)
        if pointer.button == RIGHT_BUTTON:
            return self.cancel()
        if self._pointer is not None:
            return self.awake and self._press_second(pointer)
        return self.awake and self._press_first(pointer, self._sample(pointer))

    def _press_first(self, pointer: Pointer, sample: PointerSample) -> bool:
        if self.held.way is WayName.FLICK:
            return self._take_hold(pointer, sample)
        if self.held.way is WayName.TWO_STEP and self._shuts_eyes():
            return True
        held = self.way.pressed(self.held, sample)
        if held.pressing:
            self.trick.shut_eyes(pointer.at_s)
            self._pointer = pointer.id
        return held.pressing and self._take(held)

    def _take_hold(self, pointer: Pointer, sample: PointerSample) -> bool:
        """Of the die or the tool, if it is there; if it is yet to come, one calls for it."""
        if not self.trick.may_take(self.held, sample):
            return self.trick.do(pointer.at_s) if self.trick.calls_for_die else False
        self._pointer = pointer.id
        self.trick.take(sample)
        return self._take(grabbed(self.held, sample))

    def _is_other_hand(self, pointer: Pointer) -> bool:
        """A second finger, or the right button, where both hands hold the die."""
        other = pointer.button == RIGHT_BUTTON or (
            self._pointer is not None and pointer.id != self._pointer
        )
        return other and self.trick.wants_both_hands

    def _sample(self, pointer: Pointer) -> PointerSample:
        return self.trick.plane.sample_at(pointer.place, pointer.at_s)

    def _press_second(self, pointer: Pointer) -> bool:
        another = pointer.kind is PointerKind.FINGER and pointer.id != self._pointer
        if another and self.trick.do(pointer.at_s):
            return True
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
        return self._swing(self._sample(pointer))

    def _swing(self, sample: PointerSample) -> bool:
        """The pointer leads the hand, and the hand the die or the tool."""
        if self.trick.grasp is None:
            return self._take(self.way.moved(self.held, sample))
        hand = self.trick.lead(sample)
        if self.trick.tool is not None:
            self._lead_tool()
            return True
        if self.trick.slips:
            return self._throw(hand, slipped=True)
        return self._take(self.way.moved(self.held, hand))

    def _lead_tool(self) -> None:
        """The first time that the tool is of any consequence, the flight begins."""
        strike = self.trick.strike(self.held.loft_rad)
        if strike is not None:
            self._on_strike(strike)

    def _throw(self, hand: PointerSample, *, slipped: bool = False) -> bool:
        """The hand lets go; what that comes to, the way says."""
        answer = self.way.released(self.held, hand)
        if isinstance(answer, Cancelled) and self.trick.tapped(hand.at_s):
            return self._take(self.held.laid_back())
        if isinstance(answer, Thrown):
            return self._part_with(answer, slipped=slipped)
        return self._take(answer)

    def _part_with(self, thrown: Thrown, *, slipped: bool) -> bool:
        """The die goes; where the other hand still has hold of it, a moment later."""
        if self.trick.other_holds and not slipped:
            self._waiting = thrown
            return True
        deed = self.trick.deed(thrown.toss, slipped=slipped)
        return self._take(replace(thrown, deed=deed))

    def pass_time(self) -> None:
        """The other hand is not waited for any longer."""
        grasp, waiting = self.trick.grasp, self._waiting
        if waiting is not None and grasp is not None:
            late = self.now_s() - grasp.path[-1].at_s > TOGETHER_MS / 1000.0
            if late or not self.trick.other_holds:
                self._waiting = None
                self._take(replace(waiting, deed=self.trick.deed(waiting.toss, slipped=False)))

    def _lift(self, pointer: Pointer) -> bool:
        if self._is_other_hand(pointer):
            return self.trick.other_hand(down=False, at_s=pointer.at_s)
        if self._second is not None and pointer.id == self._second[0]:
            (_, finger), self._second = self._second, None
            return self.cancel() if finger.calls_off else True
        if pointer.id != self._pointer or self._still_pressed(pointer):
            return False
        self._pointer = self._second = None
        return self._release(self._sample(pointer))

    def _release(self, sample: PointerSample) -> bool:
        if self.trick.grasp is None:
            return self._take(self.way.released(self.held, sample))
        hand = self.trick.lead(sample)
        if self.trick.tool is None:
            return self._throw(hand)
        self.trick.grasp.let_go()
        self._lead_tool()
        return self._take(self.trick.loosed(self.held))

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

    def _hover(self, pointer: Pointer) -> bool:
        return False

    # --- what comes of it ---------------------------------------------------------------------

    def _take(self, answer: Answer) -> bool:
        if isinstance(answer, Held):
            self.held = answer
            if not answer.pressing:
                self.trick.let_go()
            return True
        self.let_go()
        self._wait_anew()
        self._on_outcome(answer)
        return True

    def _wait_anew(self) -> None:
        """The die lies there; it is aimed as before, unless nobody saw how that was."""
        loft_rad = self.held.loft_rad
        if self.trick.dare.stance.lights_out:
            self.held = self.way.start(self.held.rest_mm, loft_rad=loft_rad)
        else:
            self.held = self.way.taken_over(self.held.laid_back())
        self.trick.open_eyes()
