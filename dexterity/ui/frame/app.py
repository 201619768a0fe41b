"""The application: a stack of screens, what reaches them, and one frame after the other."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from dexterity.session.settings import Settings
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.frame.caption import Captions
from dexterity.ui.frame.corners import Corners
from dexterity.ui.frame.notice import NoticeStrip
from dexterity.ui.frame.screen import Screen
from dexterity.ui.frame.services import Services
from dexterity.ui.frame.turning import Turning
from dexterity.ui.frame.window import Window
from dexterity.ui.input.events import Closed, Event, Intended, KeyPressed, Resized
from dexterity.ui.input.intentions import Intention
from dexterity.ui.input.keys import keymap_from
from dexterity.ui.input.reader import Reader
from dexterity.ui.sound.cues import Cue

LONGEST_ELAPSED_S: Final = 0.1
"""A machine that slept, or a window that was dragged, must not make everything jump."""
SAVED_AFTER_S: Final = 1.0
"""Without a change. At once would write the file for every step of a slider."""


class App:
    """The frame around the screens. `run` is the program; `tick` is one frame of it."""

    def __init__(
        self,
        window: Window,
        services: Services,
        *,
        after_first_frame: Sequence[Callable[[], None]] = (),
    ) -> None:
        """`after_first_frame` is what can wait until something is seen: sounds, gamepads."""
        self.window, self.services = window, services
        self.canvas = Canvas(window.surface, services.settings.text_size)
        self._reader, self._corners = Reader(), Corners(self)
        self._notices, self._captions = NoticeStrip(), Captions()
        self._stack: list[Screen] = []
        self._turning: Turning | None = None
        self._later = list(after_first_frame)
        self._last_s = services.clock.now_s()
        self._unsaved_s = 0.0
        self._running, self._unarranged, self._seen = True, True, False
        self._window_px = self.canvas.stage.window_px
        window.set_full_screen(services.settings.full_screen)

    # --- screens ------------------------------------------------------------------------------

    @property
    def screen(self) -> Screen:
        """The one on top."""
        return self._stack[-1]

    @property
    def depth(self) -> int:
        """How many screens lie on one another."""
        return len(self._stack)

    @property
    def running(self) -> bool:
        """Whether there are more frames to come."""
        return self._running

    def go(self, screen: Screen) -> None:
        """To a further screen; `back` returns here."""
        self._turn(back=False)
        self._stack.append(screen)
        self._enter()

    def swap(self, screen: Screen) -> None:
        """To another screen instead of this one."""
        self._turn(back=False)
        self._stack.pop().close()
        self._stack.append(screen)
        self._enter()

    def back(self) -> None:
        """To the screen before; from the first one, the program ends."""
        if len(self._stack) == 1:
            self.quit()
            return
        self._turn(back=True)
        self._stack.pop().close()
        self._enter()

    def go_back(self) -> None:
        """What the back button means: the screen is asked first, as with the key for it."""
        self.handle(Intended(Intention.BACK))

    def quit(self) -> None:
        """Ends the program after this frame."""
        self._running = False

    def _turn(self, *, back: bool) -> None:
        if not self._stack:
            return
        self.screen.hide()
        if not self._seen:
            # The program begins here; there is no page that could be turned yet.
            return
        self.services.sounds.play(Cue.PAGE)
        if not self.services.settings.reduced_motion:
            self._turning = Turning(self.window.surface.copy(), back=back)

    def _enter(self) -> None:
        self._corners.close_help()
        self._corners.let_go()
        self.screen.show()
        self._unarranged = True

    # --- what screens ask for -------------------------------------------------------------------

    def change_settings(self, new: Settings) -> None:
        """From now on so: language, text size and all else take effect at once."""
        before = self.services.settings
        self.services.change_settings(new)
        self._unsaved_s, self._unarranged = 0.0, True
        if new.full_screen != before.full_screen:
            self.window.set_full_screen(new.full_screen)

    def rearrange(self) -> None:
        """Asks for `arrange` once more before the next frame."""
        self._unarranged = True

    def notify(self, text: str) -> None:
        """Shows a sentence for a few seconds."""
        self._notices.add(text)

    def caption(self, text: str) -> None:
        """Writes what is heard, for players who asked for it."""
        if self.services.settings.captions:
            self._captions.add(text)

    def show_help(self) -> None:
        """Opens the page of help of the screen on top, or closes it."""
        if self.helps:
            self._corners.close_help()
        else:
            self.screen.hide()
            self._corners.open_help(self.screen)

    @property
    def helps(self) -> bool:
        """Whether the page of help is open."""
        return self._corners.helps

    # --- one frame ------------------------------------------------------------------------------

    def run(self) -> None:
        """Until the player has had enough. Whatever happens, screens close and settings stay."""
        try:
            while self.running:
                self.tick()
                self.listen()
        finally:
            self.close()

    def listen(self) -> None:
        """Hears what comes until the next frame is due, as it comes: the moment at which we hear of
        it is all that tells when a hand did something."""
        while self.services.clock.rest():
            self._hear()

    def tick(self) -> None:
        """Hears, moves on and draws once."""
        now_s = self.services.clock.now_s()
        elapsed_s = min(LONGEST_ELAPSED_S, max(0.0, now_s - self._last_s))
        self._last_s = now_s
        self._hear()
        self._update(elapsed_s)
        self._fit()
        self._draw()
        self.window.show()
        self._seen = True
        self._do_later()

    def _hear(self) -> None:
        """What happened since the last question, for whom it concerns."""
        self._fit()
        pump = self.window.pump()
        for event in self._reader.read(pump, self.services.clock.now_s(), self.canvas.stage):
            self.handle(event)

    def close(self) -> None:
        """Closes screens, saves, and gives everything back."""
        try:
            while self._stack:
                self.screen.hide()
                self._stack.pop().close()
        finally:
            self.services.save()
            self.services.sounds.close()
            # The application and its screens know one another: until the collector comes by, which
            # counts objects and not their pixels, all that they hold stays in memory.
            self.canvas.forget()
            self._turning = None
            self.window.close()

    def _fit(self) -> None:
        """Sizes, texts and places, if any of them has changed."""
        changed = self.canvas.fit(self.window.surface, self.services.settings.text_size)
        if self._unarranged or changed:
            self._unarranged = False
            self.screen.arrange(self.canvas)
            self._corners.arrange(self.screen, can_go_back=self.depth > 1)
        if self._window_px != self.canvas.stage.window_px:
            self._window_px = self.canvas.stage.window_px
            self._turning = None
            self.screen.handle(Resized())

    def _update(self, elapsed_s: float) -> None:
        if not self.helps:
            self.screen.update(elapsed_s)
        for part in (self._corners, self._notices, self._captions, self._turning):
            if part is not None:
                part.update(elapsed_s)
        if self._turning is not None and self._turning.done:
            self._turning = None
        self._save_sometimes(elapsed_s)
        for text in self.services.notices:
            self.notify(text)
        self.services.notices.clear()
        self.window.want_text(self.screen.wants_text and not self.helps)

    def _save_sometimes(self, elapsed_s: float) -> None:
        self._unsaved_s += elapsed_s
        if self._unsaved_s >= SAVED_AFTER_S:
            self.services.save()

    def _draw(self) -> None:
        canvas = self.canvas
        canvas.begin()
        self.screen.draw(canvas)
        for part in (self._captions, self._notices, self._corners):
            part.draw(canvas)
        if self._turning is not None:
            self._turning.draw(self.window.surface)

    def _do_later(self) -> None:
        if self._later:
            self._later.pop(0)()
        else:
            self.services.sounds.prepare_next()

    # --- events -------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """The help page first, then the screen, then what the application does itself."""
        if isinstance(event, Closed):
            self.quit()
            return True
        if self._corners.handle(event) or (not self.helps and self.screen.handle(event)):
            return True
        match event:
            case KeyPressed():
                return self._mean(event)
            case Intended(intention, repeated) if not repeated:
                return self._do(intention)
            case _:
                return False

    def _mean(self, pressed: KeyPressed) -> bool:
        """What a key means, until somebody has a use for it."""
        keymap = keymap_from(self.services.settings.key_bindings)
        meant = keymap.meant_by(pressed.key, pressed.sign)
        return any(
            self.handle(Intended(intention, pressed.repeated, pressed.at_s)) for intention in meant
        )

    def _do(self, intention: Intention) -> bool:
        settings = self.services.settings
        match intention:
            case Intention.HELP:
                self.show_help()
            case Intention.BACK:
                self.back()
            case Intention.MUTE:
                self.change_settings(replace(settings, muted=not settings.muted))
                told = "unmuted" if settings.muted else "muted"
                self._notices.answer(self.services.texts.say(f"notice.{told}"))
            case Intention.FULL_SCREEN:
                self.change_settings(replace(settings, full_screen=not settings.full_screen))
            case _:
                return False
        return True
