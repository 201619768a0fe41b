"""Mouse and fingers read as one kind of pointer, on the stage's points."""

from collections.abc import Iterator
from typing import Final

import pygame

from dexterity.ui.canvas.stage import Stage
from dexterity.ui.input.events import Phase, Pointer, PointerKind
from dexterity.values.vectors import Vec2

STRAY_MOUSE_S: Final = 0.5
"""For so long after a finger, a mouse is not believed: systems send one after each tap.

Shorter: double presses on slow tablets. Longer: who changes to the mouse waits for it.
"""

MOUSE_ID: Final = 0
AWAY: Final[Vec2] = (-1e4, -1e4)
"""Where a mouse hovers that has left the window."""
BUTTONS: Final = (1, 2, 3)
"""Older systems report the wheel as buttons 4 and 5."""


class PointerReader:
    """Remembers what is down, so that everything that goes down comes up or is cancelled."""

    def __init__(self) -> None:
        self._buttons: list[int] = []
        """Of the mouse, that are down, the first one first."""
        self._fingers: dict[tuple[int, int], int] = {}
        """The ids of fingers that are down, by what the system calls them."""
        self._places: dict[int, Vec2] = {}
        self._last_finger_s = float("-inf")

    def read(self, event: pygame.Event, at_s: float, stage: Stage) -> Iterator[Pointer]:
        """What one event of the system tells about pointers; often nothing."""
        if event.type in {pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP}:
            self._last_finger_s = at_s
            yield from self._finger(event, at_s, stage)
        elif event.type == pygame.WINDOWLEAVE and not self._buttons:
            yield Pointer(MOUSE_ID, PointerKind.MOUSE, Phase.HOVER, at_s, AWAY)
        elif _is_mouse(event) and at_s - self._last_finger_s >= STRAY_MOUSE_S:
            yield from self._mouse(event, at_s, stage.to_points(event.pos))

    def cancel(self, at_s: float) -> list[Pointer]:
        """Everything that is down is cancelled; its later moves and ends are not heard."""
        fingers = [
            Pointer(number, PointerKind.FINGER, Phase.CANCEL, at_s, self._places[number])
            for number in self._fingers.values()
        ]
        mouse = [
            Pointer(MOUSE_ID, PointerKind.MOUSE, Phase.CANCEL, at_s, self._places[MOUSE_ID], button)
            for button in self._buttons
        ]
        self._fingers.clear()
        self._buttons.clear()
        return mouse + fingers

    def _mouse(self, event: pygame.Event, at_s: float, place: Vec2) -> Iterator[Pointer]:
        self._places[MOUSE_ID] = place
        if event.type == pygame.MOUSEMOTION:
            phase = Phase.MOVE if self._buttons else Phase.HOVER
            button = self._buttons[0] if self._buttons else 1
        elif event.button not in BUTTONS:
            return
        elif event.type == pygame.MOUSEBUTTONDOWN:
            phase, button = Phase.DOWN, event.button
            self._buttons = [*(held for held in self._buttons if held != button), button]
        elif event.button in self._buttons:
            phase, button = Phase.UP, event.button
            self._buttons.remove(button)
        else:
            return
        yield Pointer(MOUSE_ID, PointerKind.MOUSE, phase, at_s, place, button)

    def _finger(self, event: pygame.Event, at_s: float, stage: Stage) -> Iterator[Pointer]:
        width, height = stage.window_px
        place = stage.to_points((event.x * width, event.y * height))
        called = (event.touch_id, event.finger_id)
        if event.type == pygame.FINGERDOWN:
            phase = Phase.DOWN
            self._fingers[called] = self._free_id()
        else:
            phase = Phase.MOVE if event.type == pygame.FINGERMOTION else Phase.UP
        if called in self._fingers:
            number = self._fingers[called]
            self._places[number] = place
            if phase is Phase.UP:
                del self._fingers[called]
            yield Pointer(number, PointerKind.FINGER, phase, at_s, place)

    def _free_id(self) -> int:
        taken = {MOUSE_ID, *self._fingers.values()}
        return next(number for number in range(len(taken) + 1) if number not in taken)


def _is_mouse(event: pygame.Event) -> bool:
    kinds = {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}
    return event.type in kinds and not getattr(event, "touch", False)
