"""Turning the sheet before the player: by its rim, two fingers, the wheel at the rim, or keys."""

from collections.abc import Callable
from math import atan2, hypot, isfinite, remainder, tau
from typing import Final

from dexterity.ui.input.events import (
    LEFT_BUTTON,
    Event,
    FocusLost,
    Intended,
    Phase,
    Pointer,
    PointerKind,
    Wheel,
)
from dexterity.ui.input.intentions import Intention
from dexterity.units import DEGREE
from dexterity.values.vectors import Vec2

STEP_RAD: Final = 15.0 * DEGREE
"""A key, a button or a notch of the wheel: six of them are a quarter. Smaller: too many presses.
Larger: no fine aim."""
TURNS: Final = {Intention.TURN_SHEET_LEFT: -STEP_RAD, Intention.TURN_SHEET_RIGHT: STEP_RAD}
NEAR_MIDDLE: Final = 24.0
"""Points around the middle from which nobody can tell an angle."""

MayTurn = Callable[[], bool]


class SheetTurning:
    """How far the sheet is turned to the right, and who is turning it."""

    def __init__(self, middle: Vec2, is_rim: Callable[[Vec2], bool], may_turn: MayTurn) -> None:
        """`is_rim`: whether a point of the stage is beside the squares, where paper is held."""
        self.turned_rad = 0.0
        self.refused = False
        """Somebody has tried, though a card forbids it; whoever tells them sets it back."""
        self.middle, self._is_rim, self._may_turn = middle, is_rim, may_turn
        self._down: dict[int, Vec2] = {}
        """Pointers that are down beside the pencil, in the order they came."""
        self._by_rim = False

    @property
    def under_way(self) -> bool:
        """Whether somebody has hold of the sheet."""
        return self._by_rim or len(self._down) > 1

    def turn(self, by_rad: float) -> bool:
        """To the right; False where a card forbids it."""
        if not self._may_turn():
            self.refused = True
            return False
        if isfinite(by_rad):
            self.turned_rad = remainder(self.turned_rad + by_rad, tau)
        return True

    def let_go(self) -> None:
        """Nobody has hold of it any more."""
        self._down, self._by_rim = {}, False

    def handle(self, event: Event) -> bool:
        """True if it was for the sheet."""
        match event:
            case Pointer():
                return self._point(event)
            case Wheel(steps, place) if self._is_rim(place):
                self.turn(steps * STEP_RAD)
                return True
            case Intended(intention) if intention in TURNS:
                self.turn(TURNS[intention])
                return True
            case FocusLost():
                self.let_go()
                return False
            case _:
                return False

    def _point(self, pointer: Pointer) -> bool:
        match pointer.phase:
            case Phase.DOWN if pointer.button == LEFT_BUTTON:
                return self._press(pointer)
            case Phase.MOVE:
                return self._move(pointer)
            case Phase.UP | Phase.CANCEL:
                return self._lift(pointer)
            case _:
                return False

    def _press(self, pointer: Pointer) -> bool:
        rim = self._is_rim(pointer.place)
        if not rim and pointer.kind is not PointerKind.FINGER:
            return False
        self._by_rim = rim and not self._down
        self._down[pointer.id] = pointer.place
        return rim or len(self._down) > 1

    def _move(self, pointer: Pointer) -> bool:
        before = self._down.get(pointer.id)
        if before is None:
            return False
        pivot = self._pivot(pointer.id)
        self._down[pointer.id] = pointer.place
        if pivot is not None:
            self.turn(_turn_about(pivot, before, pointer.place))
        return pivot is not None

    def _pivot(self, moved: int) -> Vec2 | None:
        """What a moving pointer turns about: the middle by the rim, else the other finger."""
        others = [place for id_, place in self._down.items() if id_ != moved]
        if others:
            return others[0]
        return self.middle if self._by_rim else None

    def _lift(self, pointer: Pointer) -> bool:
        was_turning = self.under_way
        if self._down.pop(pointer.id, None) is None:
            return False
        self._by_rim = self._by_rim and bool(self._down)
        return was_turning


def _turn_about(pivot: Vec2, before: Vec2, now: Vec2) -> float:
    """By how much a pointer went round, clockwise as the eye sees it."""
    ways = [(place[0] - pivot[0], place[1] - pivot[1]) for place in (before, now)]
    if any(hypot(*way) < NEAR_MIDDLE for way in ways):
        return 0.0
    start, end = (atan2(down, right) for right, down in ways)
    return remainder(end - start, tau)
