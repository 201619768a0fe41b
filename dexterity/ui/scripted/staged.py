"""The application of a script: at a size, with settings, in a home that is nobody's."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from dexterity.session.folders import folders_in
from dexterity.session.settings import Settings
from dexterity.session.settings_file import save_settings
from dexterity.ui.frame.app import App
from dexterity.ui.frame.clock import StepClock
from dexterity.ui.frame.services import open_services
from dexterity.ui.frame.window import ScreenWindow
from dexterity.ui.sound.sounds import Silence


@contextmanager
def staged(home: Path, settings: Settings, size_px: tuple[int, int]) -> Iterator[App]:
    """With no screen yet. The home must be nobody's, and empty.

    With SDL's dummy driver there is nothing to be seen.
    """
    folders = folders_in(home)
    save_settings(folders.settings_file, replace(settings, first_start_done=True))
    services = open_services(folders, Silence(), StepClock())
    window = ScreenWindow("script", size_px)
    # It may have been made smaller, to fit a screen that does not matter here.
    window.resize(size_px)
    app = App(window, services)
    try:
        yield app
    finally:
        app.close()
