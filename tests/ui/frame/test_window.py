"""A window where there is a screen, a sentence where there is none."""

import os
import subprocess
import sys

import pygame
import pytest

from dexterity.ui.frame.window import ScreenWindow, WindowError
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
