"""Whether a hand that holds something has stopped, as far as it was seen to.

That nothing was heard of it tells only as much as was asked: a machine that was late has not seen
a stop.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import dist
from typing import Final

from dexterity.ui.input.events import Phase, Pointer

STILL_S: Final = 0.12
"""A hand that was seen to stand still for so long has stopped. Shorter: a swing that turns back is
said to have stopped."""
BELIEVED_S: Final = 0.05
"""The most that one question tells of the time before it, which is a frame at 20 pictures a second.
Longer: a picture or two that are late say that a hand has stopped. Shorter: on a slow machine it is
told late that one has."""
TREMBLE: Final = 2.0
"""Points of the stage within which a hand stands still. Less: who holds a mouse by a spring is not
told. More: a slow drag has stopped."""


@dataclass(slots=True)
class _Held:
    """A pointer that is down."""

    pointer: Pointer
    """As it was when it began to stand still."""
    still_s: float = 0.0
    """For how long it was seen to."""
    told: bool = False


class Stillness:
    """Told of every question and its answer, it says which pointers that are down stand still."""

    def __init__(self) -> None:
        self._asked_s = float("inf")
        self._held: dict[int, _Held] = {}

    def of(self, pointers: Sequence[Pointer], now_s: float) -> Iterator[Pointer]:
        """What came of one question; a pointer that stands is told once, and after every tremble
        anew."""
        seen_s = min(BELIEVED_S, max(0.0, now_s - self._asked_s))
        self._asked_s = now_s
        for held in self._held.values():
            held.still_s += seen_s
        for pointer in pointers:
            self._heard(pointer)
        for held in self._held.values():
            if held.still_s >= STILL_S and not held.told:
                held.told = True
                yield replace(held.pointer, phase=Phase.STAY, at_s=now_s)

    def _heard(self, pointer: Pointer) -> None:
        held = self._held.get(pointer.id)
        match pointer.phase:
            case Phase.DOWN if held is None:
                self._held[pointer.id] = _Held(pointer)
            case Phase.UP | Phase.CANCEL:
                self._held.pop(pointer.id, None)
            case Phase.MOVE if held is not None:
                held.told = False
                if dist(held.pointer.place, pointer.place) > TREMBLE:
                    held.pointer, held.still_s = pointer, 0.0
            case _:
                pass
