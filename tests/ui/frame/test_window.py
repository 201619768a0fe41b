"""A window where there is a screen, a sentence where there is none."""

import os
import subprocess
import sys

import pygame
import pytest

from dexterity.ui.frame.window import ScreenWindow, WindowError, window_icon
from dexterity.ui.scripted.unseen import unseen


def test_no_display_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "no such driver")
    with pytest.raises(WindowError, match="No window can be opened here"):
        ScreenWindow("Dexterity")


def test_a_window_is_resized_and_filled_and_comes_back() -> None:
    with unseen():
        window = ScreenWindow("tests")
    try:
        window.resize((900, 700))
        assert window.surface.get_size() == (900, 700)
        window.set_full_screen(True)
        assert window.full_screen
        window.set_full_screen(False)
        assert window.surface.get_size() == (900, 700)
    finally:
        window.close()


def test_the_icon_is_our_own_and_is_there_without_a_screen() -> None:
    """It stands out on light and on dark title bars, and its corners are let through."""
    icon = window_icon()
    assert icon.get_size() == (128, 128)
    assert icon.get_at((0, 0)).a == 0
    small = pygame.transform.smoothscale(icon, (16, 16))
    red, green, blue, alpha = small.get_at((6, 7))
    assert alpha == 255
    assert red > 2 * max(green, blue)


def test_a_window_has_our_icon_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[pygame.Surface] = []

    class Watched(pygame.Window):
        def set_icon(self, icon: pygame.Surface, /) -> None:
            given.append(icon)
            super().set_icon(icon)

    monkeypatch.setattr(pygame, "Window", Watched)
    with unseen():
        ScreenWindow("tests").close()
    assert [icon.get_size() for icon in given] == [(128, 128)]


def test_touches_and_mice_are_kept_apart_from_the_start() -> None:
    ask = (
        "import os; os.environ['SDL_VIDEODRIVER'] = 'dummy'\n"
        "from dexterity.ui.frame.window import ScreenWindow; ScreenWindow('x')\n"
        "print(os.environ['SDL_TOUCH_MOUSE_EVENTS'], os.environ['SDL_MOUSE_TOUCH_EVENTS'])"
    )
    answer = subprocess.run(
        [sys.executable, "-c", ask], capture_output=True, text=True, check=True, env={**os.environ}
    )
    assert answer.stdout.split() == ["0", "0"]
