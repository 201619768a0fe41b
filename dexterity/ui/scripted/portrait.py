"""A picture of any screen, drawn without anybody seeing a window, and always the same."""

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pygame

from dexterity.session.folders import folders_in
from dexterity.session.settings import Settings
from dexterity.session.settings_file import save_settings
from dexterity.ui.frame.app import App
from dexterity.ui.frame.clock import StepClock
from dexterity.ui.frame.services import open_services
from dexterity.ui.frame.window import ScreenWindow
from dexterity.ui.screens.gallery_poses import Pose, strike
from dexterity.ui.scripted.player import ScriptedPlayer
from dexterity.ui.sound.sounds import Silence


def portray(pose: Pose, home: Path, settings: Settings, size_px: tuple[int, int]) -> bytes:
    """The game in a pose, as the bytes of a PNG file.

    The home must be nobody's, and empty. With SDL's dummy driver there is nothing to be seen.
    """
    folders = folders_in(home)
    save_settings(folders.settings_file, replace(settings, first_start_done=True))
    services = open_services(folders, Silence(), StepClock())
    window = ScreenWindow("portrait", size_px)
    # It may have been made smaller, to fit a screen that does not matter here.
    window.resize(size_px)
    app = App(window, services)
    try:
        strike(pose, ScriptedPlayer(app))
        return png_of(window.surface)
    finally:
        app.close()


def png_of(surface: pygame.Surface) -> bytes:
    """In true colours: unlike a heat map, screens have too many for a palette."""
    file = BytesIO()
    pygame.image.save(surface, file, "picture.png")
    return file.getvalue()
