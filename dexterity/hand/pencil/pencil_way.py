"""A way of throwing, put to flicking a pencil."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from dexterity.errors import LaunchError
from dexterity.hand.error import HandError
from dexterity.hand.feel import LEAST_SENSITIVITY, MOST_SENSITIVITY
from dexterity.hand.gesture import Gesture, read_gesture
from dexterity.hand.pencil.bend import read_bend
from dexterity.hand.pencil.error import PUSH_ERRORS, FixedSheetError, PushError, blur_push
from dexterity.hand.pencil.feel import DEFAULT_POWER
from dexterity.hand.pencil.handicap import Handicap, demands_of, led_hand
from dexterity.hand.pencil.held import HeldPencil, LetBe, PencilAnswer, Pushed
from dexterity.hand.pencil.scales import (
    lean_of,
    push_speed,
    speed_from_power,
    within_lean,
)
from dexterity.hand.pencil.sheet_view import SheetView
from dexterity.hand.ways.choice import way_named
from dexterity.hand.ways.flick import TELLING_SAMPLES
from dexterity.hand.ways.held import Answer, Cancelled, Dropped, Held, Thrown, WayName
from dexterity.hand.ways.onset import CALM, Onset
from dexterity.hand.ways.power import power_from_speed
from dexterity.hand.ways.way import Way, turned_by
from dexterity.values.pointer import PointerSample
from dexterity.values.skill import Skill
from dexterity.values.stroke import Push
from dexterity.values.vectors import Vec2

BESIDE: Final = 3.0
"""How many times as far beside as a throw of a die a flick begins: 33 to 60 degrees."""


@dataclass(frozen=True, slots=True)
class PencilWay:
    """Pure transitions from one `HeldPencil` to the next, or to what came of it.

    Samples are places on the sheet. Directions by keys are the player's, before whom the sheet may
    lie turned; what comes of them, a push, is the sheet's.
    """

    way: Way
    sensitivity: float = 1.0
    """A factor on the hand's speed; a flick's alone."""
    error: PushError = PUSH_ERRORS[Skill.REGULAR]
    """How a steady hand strays."""

    def __post_init__(self) -> None:
        if not LEAST_SENSITIVITY <= self.sensitivity <= MOST_SENSITIVITY:
            limits = f"{LEAST_SENSITIVITY} to {MOST_SENSITIVITY}"
            raise LaunchError(f"sensitivity is {self.sensitivity}, not from {limits}")

    def start(
        self,
        tip_mm: Vec2,
        turned_rad: float = 0.0,
        handicaps: Iterable[Handicap] = (),
        *,
        sheet_fixed: bool = False,
        onset: Onset = CALM,
        towards_rad: float = 0.0,
    ) -> HeldPencil:
        """A pencil that stands there, on a sheet turned so to the right, waiting to be flicked.

        `towards_rad` is about where there is room to go, as the player sees it; a needle or a
        steady hand begins well beside it.
        """
        asked = frozenset(handicaps)
        hand = self.way.start(
            (0.0, 0.0, 0.0),
            loft_rad=0.0,
            power=DEFAULT_POWER,
            onset=onset,
            demands=demands_of(asked),
        )
        beside = turned_by(towards_rad, BESIDE * onset.direction_rad)
        hand = replace(hand, direction_rad=beside)
        view = SheetView(tip_mm, turned_rad)
        return HeldPencil(view, hand, handicaps=asked, sheet_fixed=sheet_fixed)

    def taken_over(self, held: HeldPencil) -> HeldPencil:
        """The same pencil flicked in this way, when ways are changed in play."""
        hand = held.hand
        anew = self.way.start(
            hand.rest_mm,
            loft_rad=0.0,
            power=DEFAULT_POWER,
            onset=hand.onset,
            demands=hand.demands,
        )
        anew = replace(anew, direction_rad=hand.laid_back().direction_rad)
        return replace(held, hand=anew, touched=None, eyes_shut=False)

    def turned(self, held: HeldPencil, turned_rad: float) -> HeldPencil:
        """The sheet was turned before the player; not while the pencil is held."""
        if held.hand.pressing:
            return held
        return replace(held, view=SheetView(held.view.tip_mm, turned_rad))

    def pressed(self, held: HeldPencil, sample: PointerSample) -> PencilAnswer:
        """A button or finger went down; on the pencil, it takes it."""
        if held.lacks_a_hand or held.hand.pressing:
            return held
        touched = held.view.on_plane(sample)
        answer = self.way.pressed(held.hand, led_hand(held.handicaps, touched, touched))
        if isinstance(answer, Held) and answer.pressing:
            return replace(held, hand=answer, touched=touched)
        return self._told(held, held.hand, answer)

    def moved(self, held: HeldPencil, sample: PointerSample) -> HeldPencil:
        """The pointer moved."""
        return replace(held, hand=self.way.moved(held.hand, _led(held, sample)))

    def released(self, held: HeldPencil, sample: PointerSample) -> PencilAnswer:
        """The button or finger went up."""
        if not held.hand.pressing:
            return held
        at = _led(held, sample)
        return self._told(held, self.way.moved(held.hand, at), self.way.released(held.hand, at))

    def other_hand(self, held: HeldPencil, *, down: bool) -> PencilAnswer:
        """The other hand took hold or let go; a flick that needs it is called off without it."""
        now = replace(held, other_down=down)
        return self.cancelled(now) if held.hand.pressing and now.lacks_a_hand else now

    def cancelled(self, held: HeldPencil) -> PencilAnswer:
        """Esc, right click, a tap of a second finger, the window losing the focus."""
        return self._told(held, held.hand, self.way.cancelled(held.hand))

    def aimed(self, held: HeldPencil, by_rad: float) -> HeldPencil:
        """Keys turned the direction; positive to the right, as the player sees it."""
        return replace(held, hand=self.way.aimed(held.hand, by_rad))

    def powered(self, held: HeldPencil, by: float) -> HeldPencil:
        """Keys changed the power, by a share of the scale."""
        return replace(held, hand=self.way.powered(held.hand, by))

    def leaned(self, held: HeldPencil, by_rad: float) -> HeldPencil:
        """Wheel or keys changed how far the pencil leans back."""
        return replace(held, lean_rad=within_lean(held.lean_rad + by_rad))

    def confirmed(self, held: HeldPencil, at_s: float) -> PencilAnswer:
        """The key that flicks, or stops what is moving."""
        if held.lacks_a_hand:
            return held
        return self._told(held, held.hand, self.way.confirmed(held.hand, at_s))

    def meant(self, held: HeldPencil, at_s: float) -> Push:
        """The push that would come of letting go then: what the aim aid shows."""
        if held.hand.pressing and self.way.name is WayName.FLICK:
            gesture = read_gesture(held.hand.stroke[-TELLING_SAMPLES:])
            if not gesture.dropped:
                return self._flicked(held, held.hand, gesture)
        toss = self.way.meant(held.hand, at_s)
        return _chosen(held, toss.direction_rad, power_from_speed(toss.speed_mm_s))

    def _told(self, held: HeldPencil, hand: Held, answer: Answer) -> PencilAnswer:
        """What the way's answer means for a pencil whose top was last held so."""
        match answer:
            case Held():
                return replace(held, hand=answer)
            case Thrown(toss, gesture):
                if gesture is not None:
                    return Pushed(self._flicked(held, hand, gesture), gesture)
                power = power_from_speed(toss.speed_mm_s)
                return Pushed(self._strayed(held, _chosen(held, toss.direction_rad, power)), None)
            case Dropped(laid_back):
                return LetBe(replace(held, hand=laid_back, touched=None), stopped=True)
            case Cancelled(laid_back):
                return LetBe(replace(held, hand=laid_back, touched=None, eyes_shut=False))

    def _strayed(self, held: HeldPencil, push: Push) -> Push:
        """What a steady hand makes of what was chosen; in other ways the player strays."""
        if self.way.name is not WayName.STEADY:
            return push
        strained = self.error.under(held.hand.demands.strain)
        fixed = FixedSheetError(strained, held.view.heading(0.0))
        error = fixed if held.sheet_fixed else strained
        return blur_push(push, error, np.random.default_rng(held.hand.onset.seed), 1)[0]

    def _flicked(self, held: HeldPencil, hand: Held, gesture: Gesture) -> Push:
        bend = read_bend(hand.stroke, gesture.direction_rad)
        direction = gesture.direction_rad - bend.carry_rad
        return Push(
            held.view.tip_mm,
            held.view.heading(direction),
            push_speed(gesture, self.sensitivity),
            bend.rad_mm,
            lean_of(hand.stroke, direction),
        )


def pencil_way_named(
    name: WayName, *, sensitivity: float = 1.0, error: PushError = PUSH_ERRORS[Skill.REGULAR]
) -> PencilWay:
    """The way of this name, for a pencil."""
    # A steady hand strays as one does at a pencil, not as one does with dice.
    return PencilWay(way_named(name, error=HandError(), roams=True), sensitivity, error)


def _chosen(held: HeldPencil, direction_rad: float, power: float) -> Push:
    heading, speed = held.view.heading(direction_rad), speed_from_power(power)
    return Push(held.view.tip_mm, heading, speed, 0.0, held.lean_rad)


def _led(held: HeldPencil, sample: PointerSample) -> PointerSample:
    at = held.view.on_plane(sample)
    return led_hand(held.handicaps, held.touched, at) if held.touched else at
