"""Drives the real application in a window that nobody sees: mouse, fingers, keys, gamepad."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from dexterity.session.folders import folders_in
from dexterity.session.settings import Settings
from dexterity.ui.canvas.canvas import Written
from dexterity.ui.frame.app import App
from dexterity.ui.frame.clock import FRAME_S, StepClock
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.frame.services import Services
from dexterity.ui.frame.window import ScreenWindow
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import MODIFIERS, keymap_from
from dexterity.ui.sound.cues import Cue
from dexterity.ui.widgets.focus import can_take
from dexterity.ui.widgets.widget import Widget
from dexterity.values.vectors import Vec2
from tests.kit.hands import texts

CLIPPED_BY = 1.5
"""Points that letters may stand out of their box: rounding to pixels at small scales."""


@dataclass
class Listener:
    """Sounds that are only counted."""

    notice: str | None = None
    cues: list[Cue] = field(default_factory=list)
    hits: list[tuple[str, float, float]] = field(default_factory=list)
    levels: dict[str, float] = field(default_factory=dict)
    closed: bool = False

    def set_levels(self, *, master: float, effects: float, muted: bool) -> None:
        self.levels = {"master": master, "effects": effects, "muted": muted}

    def prepare_next(self) -> bool:
        return False

    def hit(self, material: str, speed_mm_s: float, pan: float) -> None:
        self.hits.append((material, speed_mm_s, pan))

    def play(self, cue: Cue, pan: float = 0.0) -> None:
        self.cues.append(cue)

    def hush(self) -> None: ...

    def close(self) -> None:
        self.closed = True


class Room(Screen):
    """Somewhere else: where a screen was opened from, or leads to."""

    def __init__(self, frame: Frame, name: str) -> None:
        super().__init__(frame)
        self.name = name

    def help(self) -> HelpPage:
        return HelpPage(self.name, ())


class Driver:
    """A player made of scripts. Places are points of the stage; every gesture draws frames."""

    def __init__(self, app: App, window: ScreenWindow, clock: StepClock) -> None:
        self.app, self.window, self.clock = app, window, clock
        app.canvas.texts = []

    # --- time ------------------------------------------------------------------------------------

    def tick(self, count: int = 1) -> None:
        """So many frames, a sixtieth of a second each."""
        for _ in range(count):
            self.clock.rest()
            self.app.tick()

    def wait(self, seconds: float) -> None:
        self.tick(max(1, round(seconds / FRAME_S)))

    def comes_to(self, holds: Callable[[], bool], frames: int) -> bool:
        """Whether it holds within so many frames."""
        for _ in range(frames):
            if holds():
                return True
            self.tick()
        return False

    def until(self, holds: Callable[[], bool], frames: int = 1500) -> None:
        assert self.comes_to(holds, frames), f"in vain, at {self.app.screen.name}: {self.texts}"

    def post(self, kind: int, **what: object) -> None:
        """An event as the system would send it; heard with the next frame."""
        pygame.event.post(pygame.Event(kind, what))

    # --- mouse -----------------------------------------------------------------------------------

    def px(self, place: Vec2) -> tuple[int, int]:
        x, y = self.app.canvas.stage.to_px(place)
        return round(x), round(y)

    def move(self, place: Vec2) -> None:
        self.post(pygame.MOUSEMOTION, pos=self.px(place), rel=(0, 0), buttons=(0, 0, 0))
        self.tick()

    def down(self, place: Vec2, button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=self.px(place), button=button)
        self.tick()

    def up(self, place: Vec2, button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=self.px(place), button=button)
        self.tick()

    def click(self, place: Vec2 | str, button: int = 1) -> None:
        """On a place, or on the widget of that name."""
        at = self.place_of(place)
        self.move(at)
        self.down(at, button)
        self.up(at, button)

    def drag(self, *places: Vec2) -> None:
        self.down(places[0])
        for place in places[1:]:
            self.move(place)
        self.up(places[-1])

    def wheel(self, steps: float, place: Vec2) -> None:
        self.move(place)
        self.post(pygame.MOUSEWHEEL, x=0, y=int(steps), precise_x=0.0, precise_y=float(steps))
        self.tick()

    # --- fingers ---------------------------------------------------------------------------------

    def finger(self, kind: int, place: Vec2, finger: int = 1) -> None:
        (x, y), (width, height) = self.app.canvas.stage.to_px(place), self.window.surface.size
        self.post(kind, touch_id=7, finger_id=finger, x=x / width, y=y / height, dx=0.0, dy=0.0)
        self.tick()

    def touch(self, place: Vec2, finger: int = 1) -> None:
        self.finger(pygame.FINGERDOWN, place, finger)

    def slide(self, place: Vec2, finger: int = 1) -> None:
        self.finger(pygame.FINGERMOTION, place, finger)

    def lift(self, place: Vec2, finger: int = 1) -> None:
        self.finger(pygame.FINGERUP, place, finger)

    def tap(self, place: Vec2 | str, finger: int = 1) -> None:
        at = self.place_of(place)
        self.touch(at, finger)
        self.lift(at, finger)

    def swipe(self, *places: Vec2, finger: int = 1) -> None:
        self.touch(places[0], finger)
        for place in places[1:]:
            self.slide(place, finger)
        self.lift(places[-1], finger)

    # --- keys, text, gamepad ---------------------------------------------------------------------

    def key(self, name: str, sign: str = "") -> None:
        """A key by its name, such as `shift+tab`; or by its sign alone, such as `?`."""
        *held, last = name.split("+") if len(name) > 1 else [name]
        masks = dict(MODIFIERS)
        mod = sum(masks[word] & -masks[word] for word in held)
        sign = sign or (last if len(last) == 1 and not held else "")
        sign = " " if last == "space" else sign
        code = pygame.key.key_code(last)
        self.post(pygame.KEYDOWN, key=code, mod=mod, unicode=sign, scancode=0)
        self.post(pygame.KEYUP, key=code, mod=mod, unicode=sign, scancode=0)
        self.tick()

    def hold_key(self, name: str, times: int) -> None:
        """A key that is held and repeats, as the system sends it."""
        code = pygame.key.key_code(name)
        for _ in range(times):
            self.post(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
            self.tick()
        self.post(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)
        self.tick()

    def intend(self, intention: Intention) -> None:
        """The first key that the player has for it."""
        self.key(keymap_from(self.app.services.settings.key_bindings).keys[intention][0])

    def type(self, text: str) -> None:
        """Each letter as a key and then as text, as the system sends it."""
        for letter in text:
            code = pygame.key.key_code(letter.lower()) if letter.isascii() and letter != " " else 0
            self.post(pygame.KEYDOWN, key=code or 32, mod=0, unicode=letter, scancode=0)
            self.post(pygame.TEXTINPUT, text=letter)
            self.post(pygame.KEYUP, key=code or 32, mod=0, unicode=letter, scancode=0)
        self.tick()

    def pad(self, button: int) -> None:
        self.post(pygame.JOYBUTTONDOWN, instance_id=0, button=button)
        self.post(pygame.JOYBUTTONUP, instance_id=0, button=button)
        self.tick()

    def hat(self, right: int, up: int) -> None:
        self.post(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(right, up))
        self.post(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(0, 0))
        self.tick()

    # --- window ----------------------------------------------------------------------------------

    def resize(self, size_px: tuple[int, int]) -> None:
        self.window.resize(size_px)
        self.tick()

    def lose_focus(self) -> None:
        self.post(pygame.WINDOWFOCUSLOST)
        self.tick()

    # --- looking ---------------------------------------------------------------------------------

    def widget(self, name: str) -> Widget:
        """The widget of that name on the screen on top, in its dialog if one is open."""
        found = {widget.name: widget for widget in self.app.screen.form.widgets}
        assert name in found, f"{name} is not among {sorted(found)}"
        return found[name]

    def place_of(self, place: Vec2 | str) -> Vec2:
        return self.widget(place).box.middle if isinstance(place, str) else place

    @property
    def focused(self) -> str:
        """The name of the widget that has the focus; empty for none."""
        found = self.app.screen.form.focused
        return "" if found is None else found.name

    @property
    def reachable(self) -> list[str]:
        """The names of those the keyboard can get to now, in order."""
        return [widget.name for widget in can_take(self.app.screen.form.widgets)]

    def focus(self, name: str) -> None:
        """Goes to a widget by the Tab key alone, so that its ring is seen."""
        for _ in range(len(self.reachable)):
            self.key("tab")
            if self.focused == name:
                return
        raise AssertionError(f"the Tab key never comes to {name}")

    @property
    def texts(self) -> list[str]:
        """All that is written on the stage now."""
        return [written.text for written in self.written]

    @property
    def written(self) -> list[Written]:
        assert self.app.canvas.texts is not None
        return self.app.canvas.texts

    def clipped_texts(self) -> list[str]:
        """What cannot be read to its end: larger than its box, or outside the stage."""
        return [
            written.text
            for written in self.written
            if not written.allowed.holds(written.drawn, CLIPPED_BY)
        ]

    def picture(self, path: Path | str) -> None:
        pygame.image.save(self.window.surface, path)


def services(
    folder: Path, settings: Settings | None = None, sounds: Listener | None = None
) -> Services:
    chosen = settings or Settings()
    words = texts(chosen.language)
    return Services(chosen, words, sounds or Listener(), StepClock(), folders_in(folder))


@contextmanager
def driven(
    folder: Path,
    settings: Settings | None = None,
    size_px: tuple[int, int] = (1280, 720),
    sounds: Listener | None = None,
) -> Iterator[Driver]:
    """The real application, with no screen yet: `driver.app.go(SomeScreen(driver.app))`."""
    shared = services(folder, settings, sounds)
    window = ScreenWindow("tests", size_px)
    window.resize(size_px)
    pygame.event.clear()
    app = App(window, shared)
    assert isinstance(shared.clock, StepClock)
    try:
        yield Driver(app, window, shared.clock)
    finally:
        app.close()
