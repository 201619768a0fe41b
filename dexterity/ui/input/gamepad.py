"""Buttons, hat, stick and triggers of a gamepad, read as keys of their own: `pad a`, `pad left`."""

from collections.abc import Iterator
from typing import Final

import pygame

from dexterity.ui.input.events import KeyPressed

BUTTONS: Final = {
    **dict(enumerate(("a", "b", "x", "y", "lb", "rb", "back", "start"))),
    # Where the system knows no hat, the cross comes as four buttons.
    11: "up",
    12: "down",
    13: "left",
    14: "right",
}

PUSHED: Final = 0.6
"""How far a stick goes before it counts, of 1. Less: worn sticks wander by themselves."""
RELEASED: Final = 0.4
"""Below this it counts as let go; the gap keeps a trembling stick from counting twice."""

AT_REST: Final = -0.9
"""An axis that first says no more than this is a trigger: it rests at -1, and a stick at 0. Which
axes those are, every maker decides for himself. Higher: a stick pushed hard is one."""
RIGHT_TRIGGER: Final = 5
"""The right one alone is the same axis on all of them."""

FIRST_REPEAT_S: Final = 0.4
NEXT_REPEAT_S: Final = 0.12
"""A direction that is held repeats, like a key."""


class GamepadReader:
    """Any number of gamepads; they all mean the same."""

    def __init__(self) -> None:
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._held: dict[str, float] = {}
        """Directions being held, and when each says so again."""
        self._stick = (0.0, 0.0)
        self._axes: dict[tuple[int, int], bool] = {}
        """Of which pad and axis it is known whether it is a trigger."""

    def read(self, event: pygame.Event, at_s: float) -> Iterator[KeyPressed]:
        """What one event of the system tells about gamepads; often nothing."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._plug_in(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                self._pads.pop(event.instance_id, None)
                self._axes = {of: known for of, known in self._axes.items()
                              if of[0] != event.instance_id}  # fmt: skip
                self.forget()
            case pygame.JOYBUTTONDOWN if event.button in BUTTONS:
                yield KeyPressed(f"pad {BUTTONS[event.button]}", at_s=at_s)
            case pygame.JOYHATMOTION:
                yield from self._pointed(event.value[0], -event.value[1], at_s)
            case pygame.JOYAXISMOTION if event.axis in {0, 1}:
                right, down = self._stick
                self._stick = (event.value, down) if event.axis == 0 else (right, event.value)
                yield from self._pointed(*self._stick, at_s)
            case pygame.JOYAXISMOTION if self._is_trigger(event):
                name = "pad rt" if event.axis == RIGHT_TRIGGER else "pad lt"
                yield from self._pushed(name, (event.value + 1.0) / 2.0, at_s)
            case _:
                pass

    def _plug_in(self, device: int) -> None:
        try:
            pad = pygame.joystick.Joystick(device)
        except pygame.error:
            # Pulled out again before anybody could say hello.
            return
        self._pads[pad.get_instance_id()] = pad

    def repeats(self, at_s: float) -> Iterator[KeyPressed]:
        """The directions that have been held long enough to count again."""
        for name, due_s in self._held.items():
            if at_s >= due_s:
                self._held[name] = at_s + NEXT_REPEAT_S
                yield KeyPressed(name, repeated=True)

    def forget(self) -> None:
        """Nothing is held any more."""
        self._held.clear()
        self._stick = (0.0, 0.0)

    def _pointed(self, right: float, down: float, at_s: float) -> Iterator[KeyPressed]:
        pushes = {"pad left": -right, "pad right": right, "pad up": -down, "pad down": down}
        for name, push in pushes.items():
            yield from self._pushed(name, push, at_s)

    def _pushed(self, name: str, push: float, at_s: float) -> Iterator[KeyPressed]:
        if push < RELEASED:
            self._held.pop(name, None)
        elif push > PUSHED and name not in self._held:
            self._held[name] = at_s + FIRST_REPEAT_S
            yield KeyPressed(name)

    def _is_trigger(self, event: pygame.Event) -> bool:
        """The first that is heard of an axis is how it rests, which the system tells before it
        tells of any motion."""
        called = (event.instance_id, event.axis)
        return self._axes.setdefault(called, event.value <= AT_REST)
