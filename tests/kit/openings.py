"""Commands that open the window, in tests: a few frames instead of a whole evening."""

from dataclasses import dataclass, field

import pytest

from dexterity.ui.frame.app import App

# Imported first of all that knows pygame: from here on no window is seen.
from tests.kit import screens  # noqa: F401


@dataclass
class Seen:
    """What the player would have seen."""

    names: list[str] = field(default_factory=list)
    """Of the screens, the one on top last."""
    texts: list[str] = field(default_factory=list)


def ticks_instead_of_runs(monkeypatch: pytest.MonkeyPatch, frames: int = 8) -> list[Seen]:
    """From now on `App.run` shows some frames and ends; what was seen is in the list."""
    shown: list[Seen] = []

    def run(app: App) -> None:
        app.canvas.texts = []
        try:
            for _ in range(frames):
                app.tick()
            names = [screen.name for screen in app._stack]
            shown.append(Seen(names, [written.text for written in app.canvas.texts]))
        finally:
            app.close()

    monkeypatch.setattr(App, "run", run)
    return shown
