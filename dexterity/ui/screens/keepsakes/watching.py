"""What all replays have in common: they can be pictured, filmed, and passed on as a file."""

from abc import abstractmethod
from pathlib import Path

import pygame

from dexterity.errors import FileError
from dexterity.session.picture_shelf import keep_picture
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.icons import Icon
from dexterity.ui.draw.gif import GifError, check_gif, gif_from
from dexterity.ui.draw.png import true_png_from
from dexterity.ui.frame.clipboard import Clipboard, SystemClipboard
from dexterity.ui.frame.screen import Frame, Screen
from dexterity.ui.input.events import Event, Intended, KeyPressed
from dexterity.ui.input.intentions import Intention
from dexterity.ui.screens.keepsakes.camera import LINGERS_S, Camera
from dexterity.ui.screens.keepsakes.share import copy_path, share_dialog
from dexterity.ui.widgets.button import Button

LAST_MS = round(1000 * LINGERS_S)


class WatchingScreen(Screen):
    """A replay made of scenes: throws, flicks, or whatever happens at a stroke."""

    scene = "step"
    """What one is called in the catalogue: throw, flick or step."""

    def __init__(self, frame: Frame, path: Path, *, clipboard: Clipboard | None = None) -> None:
        super().__init__(frame, arrows=False, default="play")
        self.path, self.camera = path, Camera()
        self._clipboard = clipboard or SystemClipboard()

    # --- what each replay knows of itself -------------------------------------------------------

    @property
    @abstractmethod
    def opening(self) -> bool:
        """Whether the record is still being read."""

    @property
    @abstractmethod
    def scenes(self) -> int:
        """How many there are, as far as is known."""

    @abstractmethod
    def go_to_scene(self, number: int) -> None:
        """To one of them, counted from 1."""

    @abstractmethod
    def begin_scene(self) -> None:
        """The one in view is played, from its beginning."""

    @abstractmethod
    def end_scene(self) -> None:
        """The one in view is over at once."""

    @property
    @abstractmethod
    def scene_over(self) -> bool:
        """Whether it is all seen."""

    def slow_down(self, speed: float) -> None:
        """To a share of the time it took, where that can be chosen."""

    @property
    def drawn(self) -> bool:
        """Whether all of the page is there to be looked at."""
        return not self.opening

    def tell_physics(self, *, other: bool) -> None:
        """Says, before anything is shown, if any of it is of another version of the physics."""
        if other:
            self.frame.notify(self.say("replay.other_physics"))

    # --- the camera -----------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.camera.looks and self.drawn:
            self.camera.look(canvas, over=self.scene_over)
            # The buttons come back, if it was the last look.
            self.frame.rearrange()

    def handle(self, event: Event) -> bool:
        """While a film is made nothing else is, but for stopping it."""
        if not self.camera.films:
            return super().handle(event)
        if event == Intended(Intention.BACK):
            self.camera.stop()
            self.frame.rearrange()
        # A key has to be given its meaning first.
        return not isinstance(event, KeyPressed)

    def hide(self) -> None:
        super().hide()
        self.camera.stop()

    # --- what is taken away ---------------------------------------------------------------------

    def share_button(self, *, wordless: bool = False) -> Button:
        """Leads to all that can be taken away."""
        words = self.say("keepsakes.share")
        said, hint = ("", words) if wordless else (words, self.say("keepsakes.share_hint"))
        return Button("share", said, self._ask, icon=Icon.SHARE, hint=hint)

    def _ask(self) -> None:
        self.form.open(
            share_dialog(
                self.texts,
                self.path,
                self.scene if self.scenes else None,
                picture=self._take_picture,
                film=self._take_film,
                copy=self._copy,
                close=self.form.close_dialog,
            )
        )

    def _copy(self) -> None:
        self.form.close_dialog()
        copy_path(self.path, self.frame, self._clipboard)

    def _take_picture(self) -> None:
        self.form.close_dialog()
        self.camera.snap(lambda seen: self._keep(".png", true_png_from(seen)))
        self.frame.rearrange()

    def _take_film(self) -> None:
        self.form.close_dialog()
        try:
            check_gif()
        except GifError:
            self.frame.notify(self.say("keepsakes.no_pillow"))
            return
        self.camera.film(self._keep_film)
        self.begin_scene()
        self.frame.rearrange()

    def _keep_film(self, frames: list[pygame.Surface]) -> None:
        self._keep(".gif", gif_from(frames, last_ms=LAST_MS))

    def _keep(self, suffix: str, data: bytes) -> None:
        folder = self.frame.services.folders.pictures
        try:
            kept = keep_picture(folder, self.path.stem, suffix, data)
        except FileError as error:
            reason = self.say(f"record.because_{error.problem}")
            self.frame.notify(self.say("keepsakes.not_kept", folder=str(folder), reason=reason))
            return
        self.frame.notify(self.say("keepsakes.kept", file=str(kept)))
