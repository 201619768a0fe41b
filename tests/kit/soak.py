"""A player who does anything at all, in an order drawn from a seed."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pygame

from dexterity.content.language import Language
from dexterity.ui.input.keys import DEFAULT_KEYS
from dexterity.ui.throwing.hand_plane import ON_STAGE, REST_MM
from dexterity.values.vectors import Vec2
from tests.kit.screens import Driver

SIZES_PX = ((640, 360), (900, 700), (640, 900), (1100, 400))
KEYS = tuple(
    sorted(
        {
            key
            for keys in DEFAULT_KEYS.values()
            for key in keys
            if key[:1] != "[" and "pad" not in key
        }
    )
)
"""Those of the keyboard, without its number pad."""
DIE: Vec2 = ON_STAGE.pixel(REST_MM)


class Monkey:
    """Clicks, swings, types, resizes, changes its mind; nothing it does may do any harm."""

    def __init__(self, driver: Driver, luck: Random) -> None:
        self.driver, self.luck = driver, luck
        self.done: list[str] = []
        """What it did, for whoever has to find out what went wrong."""

    def act(self) -> None:
        """Something, and a moment of waiting after it."""
        does = self.luck.choices([*self.habits], [*self.habits.values()])[0]
        self.done.append(f"{self.driver.app.screen.name}: {does.__name__}")
        does()
        self.driver.tick(self.luck.choice((1, 1, 2, 5, 20)))

    @property
    def habits(self) -> dict[Callable[[], None], float]:
        """What it does, and how often."""
        return {
            self.presses_something: 6.0,
            self.taps_something: 3.0,
            self.clicks_anywhere: 1.0,
            self.swings: 4.0,
            self.swipes: 2.0,
            self.begins_and_leaves_it: 1.0,
            self.presses_a_key: 8.0,
            self.holds_a_key: 1.0,
            self.types: 0.5,
            self.turns_the_wheel: 1.5,
            self.resizes: 1.0,
            self.speaks_otherwise: 0.7,
            self.reads_larger: 0.4,
            self.looks_elsewhere: 1.0,
            self.uses_a_gamepad: 1.0,
            self.waits: 1.0,
        }

    # --- pointers ------------------------------------------------------------------------------

    def place(self) -> Vec2:
        return self.luck.uniform(-40.0, 1320.0), self.luck.uniform(-40.0, 760.0)

    def something(self) -> Vec2:
        widgets = [widget for widget in self.driver.app.screen.form.widgets if widget.can_focus]
        return self.luck.choice(widgets).box.middle if widgets else self.place()

    def stroke(self) -> list[Vec2]:
        """About from the die to the target, slow or fast, bent or not."""
        (x, y), steps = DIE, self.luck.randrange(2, 16)
        across, up = self.luck.uniform(-30.0, 30.0), self.luck.uniform(-20.0, 60.0)
        return [(x + across * step, y - up * step) for step in range(steps)]

    def presses_something(self) -> None:
        self.driver.click(self.something())

    def taps_something(self) -> None:
        self.driver.tap(self.something(), self.luck.randrange(3))

    def clicks_anywhere(self) -> None:
        self.driver.click(self.place(), self.luck.choice((1, 1, 2, 3)))

    def swings(self) -> None:
        self.driver.drag(*self.stroke())

    def swipes(self) -> None:
        places = self.stroke()
        self.driver.touch(places[0])
        if self.luck.random() < 0.5:
            self.driver.touch(self.place(), 2)
        for place in places[1:]:
            self.driver.slide(place)
        self.driver.slide(self.place(), 2)
        for finger in self.luck.sample((1, 2), 2):
            self.driver.lift(places[-1], finger)

    def begins_and_leaves_it(self) -> None:
        """Down, on a little, and then something else altogether; the end may never come."""
        self.driver.down(DIE)
        for place in self.stroke()[:3]:
            self.driver.move(place)
        if self.luck.random() < 0.7:
            self.driver.up(self.place(), self.luck.choice((1, 3)))

    def turns_the_wheel(self) -> None:
        self.driver.wheel(self.luck.choice((-3.0, -1.0, -0.3, 0.5, 2.0)), self.place())

    # --- keys ----------------------------------------------------------------------------------

    def presses_a_key(self) -> None:
        self.driver.key(self.luck.choice(KEYS))

    def holds_a_key(self) -> None:
        name = self.luck.choice([key for key in KEYS if "+" not in key and key != "?"])
        self.driver.hold_key(name, self.luck.randrange(2, 9))

    def types(self) -> None:
        self.driver.type(self.luck.choice(("Zoé", "a b", "?", "é\u202f!")))

    def uses_a_gamepad(self) -> None:
        match self.luck.randrange(4):
            case 0:
                self.driver.hat(self.luck.choice((-1, 0, 1)), self.luck.choice((-1, 0, 1)))
            case 1:
                self.driver.post(pygame.JOYDEVICEADDED, device_index=0, guid="")
            case 2:
                self.driver.post(pygame.JOYDEVICEREMOVED, instance_id=0)
            case _:
                self.driver.pad(self.luck.randrange(16))

    # --- all the rest --------------------------------------------------------------------------

    def resizes(self) -> None:
        self.driver.resize(self.luck.choice(SIZES_PX))

    def speaks_otherwise(self) -> None:
        self.change(language=self.luck.choice([*Language]))

    def reads_larger(self) -> None:
        self.change(text_size=self.luck.choice((1.0, 1.25, 1.5, 2.0)))

    def looks_elsewhere(self) -> None:
        self.driver.lose_focus()

    def waits(self) -> None:
        self.driver.wait(self.luck.uniform(0.2, 1.5))

    def change(self, **what: object) -> None:
        app = self.driver.app
        app.change_settings(replace(app.services.settings, **what))  # type: ignore[arg-type]
