"""The hand at the table: pointers, wheel, keys and buttons become calls of a way of throwing."""

from collections.abc import Callable
from dataclasses import replace
from math import isfinite

from dexterity.hand.dare.dare import PLAIN_THROW
from dexterity.hand.feel import DEFAULT_LOFT_RAD, POWER_STEP
from dexterity.hand.requirements.prayer import TOGETHER_MS
from dexterity.hand.toss import Toss
from dexterity.hand.ways.flick import swing_begun
from dexterity.hand.ways.held import (
    Answer,
    Cancelled,
    Held,
    Outcome,
    Phase,
    Thrown,
    WayName,
)
from dexterity.hand.ways.loft import SecondFinger, loft_from_notches, put_down
from dexterity.hand.ways.onset import CALM, Onset
from dexterity.hand.ways.timing import Timing
from dexterity.hand.ways.way import Way, grabbed, grabs
from dexterity.ui.input.events import (
    RIGHT_BUTTON,
    Pointer,
    PointerKind,
)
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.led_hand import LedHand
from dexterity.ui.throwing.hand_plane import height_on_stage
from dexterity.ui.throwing.strike import Strike
from dexterity.ui.throwing.trail import Trail
from dexterity.ui.throwing.trick import Trick
from dexterity.values.pointer import PointerSample

LOFTS = {Intention.LOFT_UP: 1.0, Intention.LOFT_DOWN: -1.0}
POWERS = {Intention.POWER_UP: POWER_STEP, Intention.POWER_DOWN: -POWER_STEP}
BY_POINTER = frozenset({WayName.FLICK, WayName.SLINGSHOT})
"""Ways that need a pointer, which swings or pulls."""


class ThrowingHand(LedHand):
    """One die from where it waits to where it leaves the hand, and so again and again.

    Every outcome, thrown, dropped or called off, goes to `on_outcome`; the die then waits anew.
    Who has chosen a way that needs a pointer throws by keys with the needle: at the key that throws
    it begins to sweep, for this once.
    """

    def __init__(
        self,
        way: Way,
        on_outcome: Callable[[Outcome], None],
        *,
        loft_rad: float = DEFAULT_LOFT_RAD,
        trick: Trick | None = None,
        onset: Onset = CALM,
        on_strike: Callable[[Strike], None] = lambda strike: None,
    ) -> None:
        """`trick` is what the dare asks of the hand; `on_strike` hears of a tool that is led."""
        self.way = way
        self.trick = trick or Trick(PLAIN_THROW)
        self._lent_for: Way | None = None
        """The way that the player has chosen, while keys throw in another."""
        self._onset = onset
        self.held = self._waiting_die(loft_rad)
        self._on_strike = on_strike
        self.awake = True
        """While it is not, only second thoughts are heard: a die is still in the air."""
        self._on_outcome = on_outcome
        self._pointer: int | None = None
        self._second: tuple[int, SecondFinger] | None = None
        self._neighbour: int | None = None
        """The finger of somebody else who has hold of the hand too."""
        self.trail = Trail()
        self._still = False
        """Whether the pointer that leads it was seen to stand still."""
        self.thrown_in = way.name
        """The way in which the last die was thrown; the player may have changed it since."""
        self.now_s: Callable[[], float] = lambda: 0.0
        """The clock of the pointers, for what keys do."""
        self._waiting: Thrown | None = None

    # --- how it stands ------------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        """Whether there is anything to call off."""
        return self.held.begun or self._lent_for is not None or self.trick.dark_since_s is not None

    @property
    def stopped(self) -> bool:
        """Whether a swing that was begun has, so that letting go now throws nothing."""
        return self._still and swing_begun(self.held)

    def meant(self) -> Toss:
        """The toss that would come of letting go now."""
        return self.way.meant(self.held, self.now_s())

    @property
    def alive(self) -> bool:
        """Whether the aim moves by itself."""
        return self.way.name in {WayName.SLINGSHOT, WayName.TIMING}

    @property
    def chosen(self) -> Way:
        """The way that the player has chosen."""
        return self._lent_for or self.way

    def use(self, way: Way) -> None:
        """From now on in this way; what a pointer had begun is let go of."""
        self.let_go()
        self._lent_for, self.way = None, way
        self._wait_anew()

    def take_up(self, trick: Trick, loft_rad: float) -> None:
        """Another dare: the die waits where that one has it."""
        self.let_go()
        self.trick = trick
        self._take_back()
        self.held = self._waiting_die(trick.dare.loft_rad(loft_rad))

    def deal(self, onset: Onset) -> None:
        """The next die, as luck has it."""
        self._onset = onset
        self._wait_anew()

    def set_loft(self, loft_rad: float) -> None:
        """The loft that dice are picked up with."""
        self.held = self._waiting_die(loft_rad)

    def _waiting_die(self, loft_rad: float) -> Held:
        dare = self.trick.dare
        return self.way.start(
            dare.rest_mm, loft_rad=loft_rad, onset=self._onset, demands=dare.demands
        )

    def let_go(self) -> None:
        """Pointers that are down mean nothing any more."""
        self._pointer = self._second = self._waiting = self._neighbour = None
        self.trick.let_go()

    # --- what keys and buttons do -------------------------------------------------------------

    def _adjust(self, intention: Intention) -> bool:
        if intention in LOFTS:
            return self.loft(LOFTS[intention])
        return intention in POWERS and self.power(POWERS[intention])

    def _do_trick(self) -> bool:
        return self.awake and self._swings and self.trick.do(self.now_s())

    @property
    def _swings(self) -> bool:
        """Whether the pointer is the hand itself: what is required besides, it then does itself."""
        return self.way.name is WayName.FLICK

    def _roll(self, notches: float) -> bool:
        return self.loft(notches)

    def aim(self, by_rad: float) -> bool:
        return self._choose(self.way.aimed(self.held, by_rad))

    def loft(self, notches: float) -> bool:
        """Raises the throw by notches of the wheel."""
        sound = self.awake and isfinite(notches)
        return sound and self._take(self.way.lofted(self.held, loft_from_notches(notches)))

    def power(self, by: float) -> bool:
        """Changes the power by a share of its scale."""
        return self._choose(self.way.powered(self.held, by))

    def _choose(self, chosen: Held) -> bool:
        """By keys; in most ways there is nothing to choose."""
        if not self.awake or chosen is self.held:
            return False
        return self._shuts_eyes() or self._take(chosen)

    def confirm(self, at_s: float | None = None) -> bool:
        pressed_s = self.now_s() if at_s is None else at_s
        if not self.awake or self.held.pressing:
            return self.awake
        if self.way.name in BY_POINTER and self.held.phase is not Phase.ACTING:
            return self._lend()
        return self.trick.shut_eyes(pressed_s) or self._take(
            self.way.confirmed(self.held, pressed_s)
        )

    def _lend(self) -> bool:
        """The needle, to who has chosen to throw by pointer and is at the keys."""
        self._lent_for, self.way = self.way, Timing()
        self.held = self._waiting_die(self.held.loft_rad)
        return True

    def _take_back(self) -> None:
        if self._lent_for is not None:
            self.way, self._lent_for = self._lent_for, None

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
        # A moment that is waited for would go by unseen.
        if self.held.pressing or self.held.phase is Phase.ACTING:
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
        if self._lent_for is not None and not self.held.begun and grabs(self.held, sample):
            self._take_back()
            self._wait_anew()
        if self._swings:
            return self._take_hold(pointer, sample)
        if self.way.name not in BY_POINTER and self.trick.shut_eyes(pointer.at_s):
            return True
        answer = self.way.pressed(self.held, sample)
        if answer is self.held:
            return False
        if isinstance(answer, Held) and answer.pressing:
            self.trick.shut_eyes(pointer.at_s)
            self._pointer = pointer.id
            if self.way.name is WayName.SLINGSHOT:
                self.trick.take_sling(sample)
        return self._take(answer)

    def _take_hold(self, pointer: Pointer, sample: PointerSample) -> bool:
        """Of the die or the tool, if it is there; if it is yet to come, one calls for it."""
        if not self.trick.may_take(self.held, sample):
            return self.trick.do(pointer.at_s) if self.trick.calls_for_die else False
        self._pointer, self._still = pointer.id, False
        self.trick.take(sample)
        return self._take(grabbed(self.held, sample))

    def _is_other_hand(self, pointer: Pointer) -> bool:
        """A second finger, or the right button, where both hands hold the die."""
        other = pointer.button == RIGHT_BUTTON or (
            self._pointer is not None and pointer.id != self._pointer
        )
        return other and self._swings and self.trick.wants_both_hands

    def _sample(self, pointer: Pointer) -> PointerSample:
        return self.trick.plane.sample_at(pointer.place, pointer.at_s)

    def _press_second(self, pointer: Pointer) -> bool:
        another = pointer.kind is PointerKind.FINGER and pointer.id != self._pointer
        if another and self._swings and self.trick.do(pointer.at_s):
            return True
        if another and self.trick.share(self._sample(pointer)):
            self._neighbour = pointer.id
            return True
        if another and self._second is None:
            self._second = pointer.id, put_down(height_on_stage(pointer.place))
        return True

    def _move(self, pointer: Pointer) -> bool:
        if self._second is not None and pointer.id == self._second[0]:
            finger, by_rad = self._second[1].moved_to(height_on_stage(pointer.place))
            self._second = pointer.id, finger
            return self._take(self.way.lofted(self.held, by_rad))
        if pointer.id == self._neighbour:
            self.trick.led_along(self._sample(pointer))
            return True
        if pointer.id != self._pointer:
            return False
        return self._swing(self._sample(pointer))

    def _swing(self, sample: PointerSample) -> bool:
        """The pointer leads the hand, and the hand the die or the tool."""
        self._still = False
        right, away = self.held.grip_mm
        led = PointerSample(sample.at_s, sample.x_mm + right, sample.y_mm + away)
        self.trail.leave(self.held.way, led)
        if self.trick.grasp is None:
            return self._take(self.way.moved(self.held, sample))
        hand = self.trick.lead(sample)
        if not self._swings:
            return self._take(self.way.moved(self.held, hand))
        if self.trick.tool is not None:
            # What it comes to is looked at once a frame: it takes all of the path so far.
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
        """A band draws on, a moment goes by, the other hand is not waited for any longer."""
        if not self.awake:
            return
        if self.trick.grasp is not None and self.trick.tool is not None and self.held.pressing:
            self._lead_tool()
        hand = self.trick.drawn_on(self.now_s()) if self.way.name is WayName.SLINGSHOT else None
        held = self.held if hand is None else self.way.moved(self.held, hand)
        answer = self.way.passed(held, self.now_s())
        if answer is not self.held:
            self._take(answer)
        self._part_in_time()

    def _part_in_time(self) -> None:
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
        if pointer.id == self._neighbour:
            return self._leave_alone()
        if pointer.id != self._pointer or self._still_pressed(pointer):
            return False
        self._pointer = self._second = None
        return self._release(self._sample(pointer))

    def _leave_alone(self) -> bool:
        """The neighbour lets go."""
        self._neighbour = None
        self.trick.led_along(None)
        return True

    def _release(self, sample: PointerSample) -> bool:
        if self.trick.grasp is None:
            return self._take(self.way.released(self.held, sample))
        hand = self.trick.lead(sample)
        if not self._swings:
            return self._take(self.way.released(self.held, hand))
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
        if pointer.id == self._neighbour:
            return self._leave_alone()
        if pointer.id != self._pointer:
            return False
        self.let_go()
        return self.cancel()

    def _hover(self, pointer: Pointer) -> bool:
        return False

    def _stay(self, pointer: Pointer) -> bool:
        self._still = pointer.id == self._pointer
        return self._still

    # --- what comes of it ---------------------------------------------------------------------

    def _take(self, answer: Answer) -> bool:
        if isinstance(answer, Held):
            self.held = answer
            if not answer.pressing:
                self.trick.let_go()
            return True
        self.let_go()
        self.thrown_in = self.way.name
        if isinstance(answer, Thrown) or self._lent_for is not None or self.trick.sees_nothing:
            self._wait_anew()
        else:
            self.held = answer.held
        self.trick.open_eyes()
        self._on_outcome(answer)
        return True

    def _wait_anew(self) -> None:
        """The die lies there, as far from aimed as luck has it."""
        self._take_back()
        self.held = self._waiting_die(self.held.loft_rad)
        self.trick.open_eyes()
