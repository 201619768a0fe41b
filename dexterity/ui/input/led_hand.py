"""What a hand hears, sorted: pointers by what they do, keys by what they mean.

A die and a pencil are led alike; what each makes of it is its own.
"""

from abc import ABC, abstractmethod
from types import MappingProxyType
from typing import Final

from dexterity.hand.feel import AIM_FINE_STEP_RAD, AIM_STEP_RAD
from dexterity.ui.input.events import Event, FocusLost, Intended, Phase, Pointer, Wheel
from dexterity.ui.input.intentions import Intention

AIMS: Final = MappingProxyType(
    {
        Intention.AIM_LEFT: -AIM_STEP_RAD,
        Intention.AIM_RIGHT: AIM_STEP_RAD,
        Intention.AIM_LEFT_FINE: -AIM_FINE_STEP_RAD,
        Intention.AIM_RIGHT_FINE: AIM_FINE_STEP_RAD,
    }
)


class LedHand(ABC):
    """Every question is answered with whether that was for the hand."""

    def handle(self, event: Event) -> bool:
        """True if it was for the hand."""
        match event:
            case Pointer():
                return self._point(event)
            case Wheel(steps, _):
                return self._roll(steps)
            case Intended():
                return self._intend(event)
            case FocusLost():
                self.let_be()
                return True
            case _:
                return False

    def _intend(self, event: Intended) -> bool:
        match event.intention:
            case Intention.THROW | Intention.TRICK | Intention.BACK:
                return not event.repeated and self._decide(event)
            case aim if aim in AIMS:
                return self.aim(AIMS[aim])
            case other:
                return self._adjust(other)

    def _decide(self, event: Intended) -> bool:
        if event.intention is Intention.THROW:
            return self.confirm(event.at_s)
        if event.intention is Intention.BACK:
            return self.cancel()
        return self._do_trick()

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
                return self._hover(pointer)
            case Phase.STAY:
                return self._stay(pointer)

    # --- what keys, buttons and the wheel mean --------------------------------------------------

    @abstractmethod
    def aim(self, by_rad: float) -> bool:
        """Turns the direction; positive to the right."""

    @abstractmethod
    def confirm(self, at_s: float | None = None) -> bool:
        """On to the next step, or away with it; now, unless a time is told."""

    @abstractmethod
    def cancel(self) -> bool:
        """Second thoughts; False if there was nothing to call off."""

    @abstractmethod
    def let_be(self) -> None:
        """Puts back what a pointer holds; what was chosen before stays chosen."""

    @abstractmethod
    def _roll(self, notches: float) -> bool:
        """The wheel was turned."""

    @abstractmethod
    def _adjust(self, intention: Intention) -> bool:
        """Whatever else there is to set."""

    @abstractmethod
    def _do_trick(self) -> bool:
        """What a dare or a card asks for besides."""

    # --- what a pointer does --------------------------------------------------------------------

    @abstractmethod
    def _press(self, pointer: Pointer) -> bool: ...

    @abstractmethod
    def _move(self, pointer: Pointer) -> bool: ...

    @abstractmethod
    def _lift(self, pointer: Pointer) -> bool: ...

    @abstractmethod
    def _lose(self, pointer: Pointer) -> bool:
        """The pointer was taken away, by the system or by somebody."""

    @abstractmethod
    def _hover(self, pointer: Pointer) -> bool:
        """It passes by without touching anything."""

    @abstractmethod
    def _stay(self, pointer: Pointer) -> bool:
        """It is down and was seen to have stopped."""
