"""The window on the screen."""

import os
from typing import Final, Protocol

import pygame

from dexterity.errors import DexterityError
from dexterity.places import assets
from dexterity.ui.canvas.stage import Stage
from dexterity.ui.frame.heap import share_one_heap

SMALLEST_PX: Final = (640, 360)
"""Half the stage: smaller letters could not be read."""

KEY_REPEAT_MS: Final = (350, 45)
"""Until a held key repeats, and from then on; as desktops have it."""

UNSEEN: Final = "offscreen"
"""SDL's last resort. A program that runs in it can be neither seen nor closed."""


class WindowError(DexterityError):
    """No window can be opened here."""


class Window(Protocol):
    """What the application draws on."""

    @property
    def surface(self) -> pygame.Surface:
        """All of the window; a new one after it was resized."""

    @property
    def full_screen(self) -> bool:
        """Whether it fills the screen."""

    def set_full_screen(self, full: bool) -> None:
        """Fills the screen, or takes the size it had before."""

    def want_text(self, wanted: bool) -> None:
        """Asks the system for typed text, and for a keyboard where there is none."""

    def pump(self) -> list[pygame.Event]:
        """What happened since the last time."""

    def show(self) -> None:
        """Puts what was drawn before the player's eyes."""

    def close(self) -> None:
        """Gives the screen back."""


class ScreenWindow:
    """A real window, which can be resized at any moment."""

    def __init__(self, title: str, size_px: tuple[int, int] = (1280, 720)) -> None:
        share_one_heap()
        try:
            start_video()
            check_seen()
            self._window = pygame.Window(title, fitting(size_px), resizable=True)
            self._window.minimum_size = SMALLEST_PX
            self._window.set_icon(window_icon())
            self._sheet = self._window.get_surface().copy()
        except pygame.error as error:
            raise no_window(str(error)) from error
        pygame.key.set_repeat(*KEY_REPEAT_MS)
        pygame.key.stop_text_input()
        self._full_screen = self._wants_text = False

    @property
    def surface(self) -> pygame.Surface:
        # A sheet of our own: SDL gives the window other pixels whenever its size changes, and who
        # still draws on the old ones, or on a part of them, ends the program.
        if self._sheet.get_size() != self._window.size:
            self._sheet = self._window.get_surface().copy()
        return self._sheet

    @property
    def full_screen(self) -> bool:
        return self._full_screen

    def set_full_screen(self, full: bool) -> None:
        if full != self._full_screen:
            self._full_screen = full
            if full:
                # At the desktop's own resolution: no other program's windows are moved about.
                self._window.set_fullscreen(desktop=True)
            else:
                self._window.set_windowed()

    def resize(self, size_px: tuple[int, int]) -> None:
        """As if the player had pulled at a corner."""
        self._window.size = size_px

    def want_text(self, wanted: bool) -> None:
        if wanted != self._wants_text:
            self._wants_text = wanted
            (pygame.key.start_text_input if wanted else pygame.key.stop_text_input)()

    def pump(self) -> list[pygame.Event]:
        return pygame.event.get()

    def show(self) -> None:
        self._window.get_surface().blit(self._sheet, (0, 0))
        self._window.flip()

    def close(self) -> None:
        self._window.destroy()
        # Not all of pygame: fonts and sounds have owners of their own.
        pygame.joystick.quit()
        pygame.display.quit()


def window_icon() -> pygame.Surface:
    """What stands for the game in title bars, docks and lists of windows."""
    return pygame.image.load(assets() / "images" / "icon.svg")


def start_video() -> None:
    """The screen and its events alone: sound and gamepads can wait until something is seen."""
    # A tap must not come as a finger and as a mouse; SDL reads these when it starts.
    os.environ["SDL_TOUCH_MOUSE_EVENTS"] = "0"
    os.environ["SDL_MOUSE_TOUCH_EVENTS"] = "0"
    pygame.display.init()


def check_seen() -> None:
    """A WindowError where SDL found no screen: it then draws into memory, unless told to."""
    named = os.environ.get("SDL_VIDEODRIVER") or os.environ.get("SDL_VIDEO_DRIVER")
    if pygame.display.get_driver() == UNSEEN and not named:
        pygame.display.quit()
        raise no_window("there is no display")


def no_window(reason: str) -> WindowError:
    """What a player without a screen can do."""
    return WindowError(
        f"No window can be opened here: {reason}. Dexterity needs a screen to play on; "
        "“dexterity play --told”, “dexterity odds” and “dexterity picture” work without one."
    )


def start_gamepads() -> None:
    """Asks for gamepads; those that are plugged in announce themselves as events."""
    if not pygame.joystick.get_init():
        pygame.joystick.init()


def fitting(size_px: tuple[int, int]) -> tuple[int, int]:
    """The size, or what the smallest of the screens has room for, in the stage's proportions."""
    screens = [size for size in pygame.display.get_desktop_sizes() if min(size) > 0]
    if all(size_px[0] <= width and size_px[1] <= height for width, height in screens):
        return size_px
    width, height = min(screens)
    return Stage((round(0.9 * width), round(0.9 * height))).size_px
