"""What every screen is, and what it may ask of the application."""

from abc import ABC, abstractmethod
from typing import Protocol

from dexterity.content.texts import Texts
from dexterity.session.settings import Settings
from dexterity.ui.canvas.canvas import Canvas
from dexterity.ui.canvas.letters import Ruler
from dexterity.ui.frame.help import HelpPage
from dexterity.ui.frame.services import Services
from dexterity.ui.input.events import Event
from dexterity.ui.sound.cues import Cue
from dexterity.ui.widgets.form import Form


class Frame(Protocol):
    """The application, as its screens see it."""

    @property
    def services(self) -> Services:
        """Settings, texts, sounds, clock and folders."""

    def go(self, screen: "Screen") -> None:
        """To a further screen; `back` returns here."""

    def swap(self, screen: "Screen") -> None:
        """To another screen instead of this one."""

    def back(self) -> None:
        """To the screen before; from the first one, the program ends."""

    def go_back(self) -> None:
        """What the back button means: the screen on top is asked first."""

    def quit(self) -> None:
        """Ends the program after this frame."""

    def change_settings(self, new: Settings) -> None:
        """From now on so: language, text size and all else take effect at once."""

    def rearrange(self) -> None:
        """Asks for `arrange` once more before the next frame: what is to be shown has changed."""

    def notify(self, text: str) -> None:
        """Shows a sentence for a few seconds."""

    def caption(self, text: str) -> None:
        """Writes what is heard, for players who asked for it."""

    def show_help(self) -> None:
        """Opens this screen's page of help."""


class Screen(ABC):
    """A page with a form. Screens fill the form in `arrange` and add what they are about.

    `arrange` is called before the screen is first drawn and whenever sizes, texts or settings
    have changed, so it makes all its widgets anew; the form keeps focus and scrolling by name.
    The top corners, 76 points wide and 64 high, belong to the back and the help button.
    """

    name = ""
    """As `dexterity picture` calls it."""
    shows_back = True
    rulebook = ""
    """The game whose rules the page of help leads to; empty for none."""
    rulebook_chapter = ""
    """Where they are opened; empty for their first page."""

    def __init__(self, frame: Frame, *, arrows: bool = True, default: str = "") -> None:
        self.frame = frame
        self.form = Form(arrows=arrows, default=default, on_use=self._click)

    @property
    def texts(self) -> Texts:
        return self.frame.services.texts

    @property
    def settings(self) -> Settings:
        return self.frame.services.settings

    def say(self, key: str, /, **words: str | int) -> str:
        """A text in the player's language."""
        return self.texts.say(key, **words)

    def _click(self) -> None:
        self.frame.services.sounds.play(Cue.BUTTON)

    # --- what the application asks --------------------------------------------------------------

    def arrange(self, ruler: Ruler) -> None:
        """Lays out the page: `self.form.refill(placed(Column(...), box, ruler))`."""

    def handle(self, event: Event) -> bool:
        """True if the event has been dealt with."""
        return self.form.handle(event)

    def update(self, elapsed_s: float) -> None:
        """Time goes by; never more than a tenth of a second at once."""
        self.form.update(elapsed_s)

    def draw(self, canvas: Canvas) -> None:
        """Draws all of the page, on bare paper."""
        self.form.draw(canvas)

    @abstractmethod
    def help(self) -> HelpPage:
        """What to do here."""

    def show(self) -> None:
        """It is on top from now on."""

    def hide(self) -> None:
        """Another screen is on top from now on, or the program ends."""
        self.form.let_go()

    def close(self) -> None:
        """It is gone for good: what has to be kept is written now."""

    @property
    def wants_text(self) -> bool:
        return self.form.wants_text
