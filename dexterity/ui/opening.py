"""Opens the game: folders, settings, window, and the screens to begin with."""

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pygame

from dexterity.content.language import Language
from dexterity.places import assets
from dexterity.session.folders import Folders, find_folders
from dexterity.session.settings import Settings
from dexterity.ui.frame.app import App
from dexterity.ui.frame.clock import Clock, RealClock
from dexterity.ui.frame.services import Services, open_services
from dexterity.ui.frame.window import ScreenWindow, Window, start_gamepads
from dexterity.ui.screens.gallery import SCREENS, Maker
from dexterity.ui.sound.sounds import Silence, open_sounds

Change = Callable[[Settings], Settings]


def open_app(
    folders: Folders | None = None,
    first: Maker | None = None,
    *,
    change: Change | None = None,
    window: Window | None = None,
    clock: Clock | None = None,
    languages: Sequence[str] | None = None,
) -> App:
    """The game, ready to `run`: at the title, on it a first screen, or the guide the first time.

    `change` is made to the settings as if the player had, `languages` are those of the system
    unless given. What is wrong with folders, settings or sounds becomes a notice; a WindowError
    where nothing can be seen.
    """
    services = open_services(folders or find_folders(os.environ), Silence(), clock or RealClock())
    greet(services, preferred_languages() if languages is None else languages)
    if change is not None:
        services.change_settings(change(services.settings))
    seen = window or ScreenWindow(services.texts.say("window.title"))
    app = App(seen, services, after_first_frame=what_can_wait(services))
    for screen in first_screens(services.settings, first):
        app.go(screen(app))
    return app


def speaking(language: Language | None) -> Change:
    """The change to a language; none where none is asked for."""
    return lambda settings: settings if language is None else replace(settings, language=language)


def first_screens(settings: Settings, first: Maker | None = None) -> Sequence[Maker]:
    """The title, and what lies on it: going back always leads there."""
    title, guide = SCREENS["title"], SCREENS["guide"]
    if first is not None:
        return (title, first)
    return (title,) if settings.first_start_done else (title, guide)


def greet(services: Services, languages: Sequence[str]) -> None:
    """Speaks the first of the system's languages that the game knows, until one is chosen."""
    # Not `Path.exists`, which raises where a folder may not be looked into.
    if os.path.lexists(services.folders.settings_file):
        return
    known = [language for language in languages if language in [*Language]]
    if known:
        services.change_settings(replace(services.settings, language=Language(known[0])))
        # Nothing was chosen yet, so there is nothing to keep.
        services.unsaved = False


def preferred_languages() -> list[str]:
    """The languages of the system, such as `fr`, the dearest first."""
    return [locale["language"] for locale in pygame.system.get_pref_locales()]


def what_can_wait(services: Services) -> list[Callable[[], None]]:
    """What is done after the first frame, one a frame: nobody waits for it with a blank window."""

    def start_sounds() -> None:
        folder, clock = assets() / "sounds", services.clock
        # The luck is for show: which of several recordings is heard.
        services.use_sounds(open_sounds(folder, Random(), clock.now_s))

    def import_the_table() -> None:
        from dexterity.ui.screens.practice import practice  # noqa: F401, PLC0415

    return [start_sounds, start_gamepads, import_the_table]
