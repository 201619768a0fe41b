"""A picture of any screen, drawn without anybody seeing a window, and always the same."""

from pathlib import Path

from dexterity.session.settings import Settings
from dexterity.ui.draw.png import true_png_from
from dexterity.ui.screens.posing.pose import Pose, strike
from dexterity.ui.scripted.player import ScriptedPlayer
from dexterity.ui.scripted.staged import staged


def portray(pose: Pose, home: Path, settings: Settings, size_px: tuple[int, int]) -> bytes:
    """The game in a pose, as the bytes of a PNG file; the home must be nobody's, and empty."""
    with staged(home, settings, size_px) as app:
        strike(pose, ScriptedPlayer(app))
        return true_png_from(app.window.surface)
