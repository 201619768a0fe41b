"""A picture or a film of a record, drawn by its replay without anybody seeing a window."""

from pathlib import Path
from typing import Final

import pygame

from dexterity.errors import DexterityError
from dexterity.session.settings import Settings
from dexterity.ui.draw.gif import gif_from
from dexterity.ui.draw.png import true_png_from
from dexterity.ui.frame.app import App
from dexterity.ui.screens.gallery import watch
from dexterity.ui.screens.keepsakes.watching import LAST_MS, WatchingScreen
from dexterity.ui.scripted.player import ScriptedPlayer
from dexterity.ui.scripted.staged import staged

FILM_SPEED: Final = 0.5
"""Of throws: half a second of flight is over before anybody has looked."""


class SceneError(DexterityError):
    """A record does not have what is to be shown of it."""


def pictured(
    path: Path, scene: int, home: Path, settings: Settings, size_px: tuple[int, int]
) -> bytes:
    """How a scene ends, as the bytes of a PNG file; scenes are counted from 1."""
    taken: list[pygame.Surface] = []
    with staged(home, settings, size_px) as app:
        screen, player = _opened(app, path, scene)
        screen.end_scene()
        player.tick()
        screen.camera.snap(taken.append)
        _wait(screen, player)
    return true_png_from(taken[0])


def filmed(
    path: Path, scene: int, home: Path, settings: Settings, size_px: tuple[int, int]
) -> bytes:
    """A scene from its beginning to its end, as the bytes of a GIF file."""
    taken: list[pygame.Surface] = []
    with staged(home, settings, size_px) as app:
        screen, player = _opened(app, path, scene)
        screen.slow_down(FILM_SPEED)
        screen.camera.film(taken.extend, size_px)
        screen.begin_scene()
        _wait(screen, player)
    return gif_from(taken, last_ms=LAST_MS)


def _opened(app: App, path: Path, scene: int) -> tuple[WatchingScreen, ScriptedPlayer]:
    """The replay at a scene, with all of it drawn."""
    screen, player = watch(path)(app), ScriptedPlayer(app)
    if not isinstance(screen, WatchingScreen):
        raise LookupError(f"{screen.name} shows no scenes")
    app.go(screen)
    while screen.opening:
        player.tick()
    if not 1 <= scene <= screen.scenes:
        raise SceneError(
            f"There is no {screen.scene} {scene} to be shown: the record has {screen.scenes}."
        )
    screen.go_to_scene(scene)
    while not screen.drawn:
        player.tick()
    return screen, player


def _wait(screen: WatchingScreen, player: ScriptedPlayer) -> None:
    """Until the camera has what it was asked for."""
    screen.frame.rearrange()
    while screen.camera.looks:
        player.tick()
