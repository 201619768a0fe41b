"""One pump of the system's events, read into what screens understand."""

from collections.abc import Iterator, Sequence

import pygame

from dexterity.ui.canvas.stage import Stage
from dexterity.ui.input.event_times import EventTimes
from dexterity.ui.input.events import (
    Closed,
    Event,
    FocusLost,
    KeyPressed,
    Pointer,
    Typed,
    Wheel,
)
from dexterity.ui.input.gamepad import GamepadReader
from dexterity.ui.input.keys import key_name
from dexterity.ui.input.pointer import PointerReader
from dexterity.ui.input.stillness import Stillness
from dexterity.values.vectors import Vec2


class Reader:
    """Keeps what has to be remembered between pumps: fingers, held keys, sticks."""

    def __init__(self) -> None:
        self._times = EventTimes()
        self._pointers, self._stillness = PointerReader(), Stillness()
        self._gamepads = GamepadReader()
        self._held_keys: set[int] = set()
        self._mouse: Vec2 = (0.0, 0.0)

    def read(self, pump: Sequence[pygame.Event], now_s: float, stage: Stage) -> list[Event]:
        """All events of a pump, every motion among them, each with a time of its own."""
        times = self._times.of(pump, now_s)
        pairs = zip(pump, times, strict=True)
        events = [found for event, at_s in pairs for found in self._read(event, at_s, stage)]
        pointers = [event for event in events if isinstance(event, Pointer)]
        still = self._stillness.of(pointers, now_s)
        return [*events, *still, *self._gamepads.repeats(now_s)]

    def _read(self, event: pygame.Event, at_s: float, stage: Stage) -> Iterator[Event]:
        yield from self._gamepads.read(event, at_s)
        yield from self._pointers.read(event, at_s, stage)
        match event.type:
            case pygame.QUIT:
                yield Closed()
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED:
                yield from self._lose_focus(at_s)
            case pygame.MOUSEMOTION:
                self._mouse = stage.to_points(event.pos)
            case pygame.MOUSEWHEEL:
                yield Wheel(getattr(event, "precise_y", float(event.y)), self._mouse)
            case pygame.KEYDOWN:
                yield from self._key(event, at_s)
            case pygame.KEYUP:
                self._held_keys.discard(event.key)
            case pygame.TEXTINPUT:
                yield Typed(event.text)
            case _:
                pass

    def _key(self, event: pygame.Event, at_s: float) -> Iterator[KeyPressed]:
        name = key_name(event.key, event.mod)
        if name:
            sign = event.unicode if event.unicode.isprintable() else ""
            yield KeyPressed(name, sign, event.key in self._held_keys, at_s)
        self._held_keys.add(event.key)

    def _lose_focus(self, at_s: float) -> Iterator[Event]:
        self._held_keys.clear()
        self._gamepads.forget()
        yield from self._pointers.cancel(at_s)
        yield FocusLost()
