"""The real game played by a script at a table, a frame at a time, for whoever counts its costs."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from dexterity.hand.dare.choice import dare_of
from dexterity.session.folders import folders_in
from dexterity.session.settings import Settings
from dexterity.ui.frame.app import App
from dexterity.ui.frame.clock import StepClock
from dexterity.ui.frame.services import open_services
from dexterity.ui.frame.window import ScreenWindow
from dexterity.ui.input.events import Phase
from dexterity.ui.screens.posing.challenges import practice_under
from dexterity.ui.screens.posing.poses import practice
from dexterity.ui.scripted.player import ScriptedPlayer
from dexterity.ui.scripted.unseen import unseen
from dexterity.ui.sound.sounds import Silence
from dexterity.ui.throwing.hand_plane import HandPlane
from dexterity.values.pointer import PointerSample
from dexterity.values.vectors import Vec2

SETTLED: Final = 120
"""Frames until the table is drawn; those are not play yet."""
BACK, FORTH = (10, 9.0), (7, -24.0)
"""Frames of a swing, and points of the stage that the hand goes in each: a throw of 1.5 m/s."""
LOOKED_AT: Final = 60
"""Frames that a verdict is looked at before the next throw."""
FLOWN: Final = 150
"""Frames of a flight, slow motion and verdict included."""


class Rehearsal:
    """A practice in full swing, maybe under requirements, at the size of the stage."""

    def __init__(self, home: Path, requirements: tuple[str, ...] = ()) -> None:
        services = open_services(folders_in(home), Silence(), StepClock())
        services.change_settings(Settings(first_start_done=True))
        self._window = ScreenWindow("rehearsal")
        self._window.resize((1280, 720))
        self.app = App(self._window, services)
        dare = dare_of(requirements)
        self._plane = HandPlane(dare.stance, dare.rest_mm)
        self._hold_mm = dare.hand_rest_mm
        self._back = -1.0 if dare.stance.turned_away else 1.0
        """Which way on the stage is back: behind one's back it is up."""
        self.app.go((practice_under(requirements) if requirements else practice)(self.app))
        self._player = ScriptedPlayer(self.app)
        self._player.tick(SETTLED)
        self._veil = pygame.Surface(self._window.surface.get_size(), pygame.SRCALPHA, 32)
        self._veil.fill((120, 90, 60, 90))

    def play(self, throws: int) -> Iterator[None]:
        """Aims, throws and looks; each step of the iterator is one frame of it."""
        for number in range(throws):
            yield from self._swing(aside=3.0 * (number % 5 - 2))
            for _ in range(FLOWN + LOOKED_AT):
                self._player.tick()
                yield

    def blit(self) -> None:
        """One full-screen picture with transparency laid over the window: what frames cost in."""
        self._window.surface.blit(self._veil, (0, 0))

    def _swing(self, aside: float) -> Iterator[None]:
        across, down = self._plane.place_of(PointerSample(0.0, *self._hold_mm))
        yield from self._point(Phase.DOWN, (across, down))
        for frames, step in (BACK, FORTH):
            for _ in range(frames):
                across, down = across + aside / frames, down + self._back * step
                yield from self._point(Phase.MOVE, (across, down))
        yield from self._point(Phase.UP, (across, down))

    def _point(self, phase: Phase, place: Vec2) -> Iterator[None]:
        self._player.point(phase, place)
        yield


@contextmanager
def rehearsal(requirements: tuple[str, ...] = ()) -> Iterator[Rehearsal]:
    """A rehearsal that nobody sees, in a home that is gone afterwards."""
    with unseen(), TemporaryDirectory(prefix="dexterity-") as home:
        opened = Rehearsal(Path(home), requirements)
        try:
            yield opened
        finally:
            opened.app.close()
