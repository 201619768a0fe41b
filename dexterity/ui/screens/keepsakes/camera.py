"""The camera of a replay: it takes what the screen has drawn, once or frame after frame."""

from collections.abc import Callable
from typing import Final

import pygame

from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.draw.gif import FRAMES_PER_S

FRAME_S: Final = 1 / FRAMES_PER_S
LINGERS_S: Final = 1.0
"""How long a film shows its end before it begins again: a verdict wants to be read."""
LONGEST_S: Final = 3.0
"""Of what moves. Longer films are larger than what can be sent."""
MOST_FRAMES: Final = round(LONGEST_S * FRAMES_PER_S)
FILM_PX: Final = (640, 360)
"""As wide as a chat shows it; twice as wide takes four times the bytes."""

TakePicture = Callable[[pygame.Surface], None]
TakeFilm = Callable[[list[pygame.Surface]], None]


class Camera:
    """Waits, or is asked for a picture or a film; then the page is drawn without its buttons."""

    def __init__(self) -> None:
        self._picture: TakePicture | None = None
        self._film: TakeFilm | None = None
        self._frames: list[pygame.Surface] = []
        self._size_px = FILM_PX

    @property
    def looks(self) -> bool:
        """Whether what is drawn is going to be kept."""
        return self.films or self._picture is not None

    @property
    def films(self) -> bool:
        """Whether a film is being made."""
        return self._film is not None

    def snap(self, then: TakePicture) -> None:
        """A picture of what is drawn next."""
        self._picture = then

    def film(self, then: TakeFilm, size_px: tuple[int, int] = FILM_PX) -> None:
        """A film of all that is drawn from now on, until it is over or too long."""
        self._film, self._frames, self._size_px = then, [], size_px

    def stop(self) -> None:
        """Nothing is kept of what was asked for."""
        self._picture = self._film = None
        self._frames = []

    def pace(self, elapsed_s: float) -> float:
        """How much time goes by on the page: in a film every frame takes the same."""
        return FRAME_S if self.films else elapsed_s

    def look(self, canvas: Canvas, *, over: bool) -> None:
        """At the page as it is drawn now; `over`: it is the last of a film."""
        # The stage alone: what is beside it is bare paper.
        seen = canvas.surface
        if self._picture is not None:
            then, self._picture = self._picture, None
            then(seen.copy())
        if self._film is not None:
            self._frames.append(pygame.transform.smoothscale(seen, self._size_px))
            if over or len(self._frames) >= MOST_FRAMES:
                self._finish(self._film)

    def _finish(self, then: TakeFilm) -> None:
        frames = self._frames
        self.stop()
        then(frames)
